import { Type } from 'typebox';
import { vehicleTypes } from '../../../domain/catalogue/trade-words.ts';
import { partyRoles } from '../../../domain/estimates/model/estimate.ts';
import { limits } from '../../../domain/estimates/model/limits.ts';
import type { Cents, Thousandths } from '../../../domain/units.ts';
import { orNull } from '../../paging.ts';
import { ExactInteger } from '../../numbers.ts';
import { copiedProfile, RateValuesSchema } from './profile.ts';
import { Code, exact, list, measure, Text, ZoneSchema } from './values.ts';

export const claimFields = {
  number: Text,
  policy: Text,
  payer: Type.Enum(['insurance', 'customer', 'warranty']),
  deductible: measure<Cents>(),
  isDeductibleWaived: Type.Boolean(),
  appearanceAllowance: measure<Cents>(),
};

export const Heading = Type.Object(
  {
    number: Text,
    estimator: Text,
    writtenOn: orNull(Text),
    inspectedOn: orNull(Text),
    inspectedAt: Text,
  },
  exact,
);

export const Party = Type.Object(
  {
    name: Text,
    company: Text,
    phone: Text,
    email: Text,
    address: Text,
    city: Text,
    state: Text,
    postalCode: Text,
    reference: Text,
  },
  exact,
);

export const Loss = Type.Object(
  {
    date: orNull(Text),
    kind: Text,
    cause: Text,
    state: Text,
    description: Text,
    pointsOfImpact: list(ZoneSchema, limits.count),
  },
  exact,
);

export const Unit = Type.Object(
  {
    vehicleType: orNull(Type.Enum(vehicleTypes)),
    wall: Code,
    roof: Code,
    year: orNull(ExactInteger),
    make: Text,
    model: Text,
    length: orNull(measure<Thousandths>()),
    height: Type.Optional(orNull(measure<Thousandths>())),
    width: Type.Optional(orNull(measure<Thousandths>())),
    coachVin: Text,
    chassisVin: Text,
    checkedVins: Type.Optional(list(Text, limits.count)),
    plate: Text,
    plateState: Text,
    mileage: orNull(ExactInteger),
    color: Text,
    paintCodes: list(Text, limits.count),
    actualCashValue: orNull(measure<Cents>()),
    salvageValue: orNull(measure<Cents>()),
    priorDamage: Text,
    fitted: list(Code, limits.count),
    accessories: Text,
  },
  exact,
);

export const setHeading = {
  kind: Type.Literal('set-heading'),
  changes: Type.Partial(Heading, exact),
};
export const setParty = {
  kind: Type.Literal('set-party'),
  role: Type.Enum(partyRoles),
  changes: Type.Partial(Party, exact),
};
export const setLoss = { kind: Type.Literal('set-loss'), changes: Type.Partial(Loss, exact) };
export const setUnit = { kind: Type.Literal('set-unit'), changes: Type.Partial(Unit, exact) };

/** Claim fields that may change after locking. */
export const correctClaim = {
  kind: Type.Literal('set-claim'),
  changes: Type.Partial(
    Type.Object({ number: claimFields.number, policy: claimFields.policy }, exact),
    exact,
  ),
};

const setClaim = {
  kind: Type.Literal('set-claim'),
  changes: Type.Partial(Type.Object(claimFields, exact), exact),
};
const setProfile = {
  kind: Type.Literal('set-profile'),
  changes: Type.Partial(Type.Object(copiedProfile, exact), exact),
};
const setRates = { kind: Type.Literal('set-rates'), changes: RateValuesSchema };

export const particularsChanges = [
  setHeading,
  setParty,
  setClaim,
  setLoss,
  setUnit,
  setProfile,
  setRates,
] as const;
