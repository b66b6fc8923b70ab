import { Type } from 'typebox';
import {
  type LaborType,
  laborTypes,
  operationKinds,
  units,
  vehicleTypes,
} from '../../../domain/catalogue/trade-words.ts';
import {
  lineStates,
  paintSystems,
  payers,
  priorDamages,
  refinishModes,
} from '../../../domain/estimates/model/line.ts';
import { ownTimeLevels } from '../../../domain/estimates/model/measured-hours.ts';
import { limits } from '../../../domain/estimates/model/limits.ts';
import { otherCharges, partSources } from '../../../domain/estimates/model/profile.ts';
import type { Cents, Millionths, TenthHours, Thousandths } from '../../../domain/units.ts';
import { orNull } from '../../paging.ts';
import { line } from '../../text-fields.ts';
import { Code, exact, list, measure, NewId, Order, LocationSchema, Text } from './values.ts';

const Betterment = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('percent'),
      percent: measure<Millionths>(),
      basis: Type.Enum(['part', 'part-and-labor']),
    },
    exact,
  ),
  Type.Object({ kind: Type.Literal('flat'), amount: measure<Cents>() }, exact),
]);

/** Defined separately, because the browser build replaces schemas and has none to take a part of. */
const Charge = orNull(Type.Object({ kind: Type.Enum(otherCharges), amount: measure<Cents>() }, exact));

/** A plain object, so lines of exchanged estimates can combine these with their own fields. */
export const lineFields = {
  description: Text,
  operation: orNull(Type.Enum(operationKinds)),
  partNumber: Text,
  partSource: Type.Enum(partSources),
  quantity: measure<Thousandths>(),
  unit: Type.Enum(units),
  price: orNull(measure<Cents>()),
  priceAdjustment: orNull(measure<Millionths>()),
  sublet: measure<Cents>(),
  charge: Charge,
  taxable: Type.Object({ part: Type.Boolean(), labor: Type.Boolean(), misc: Type.Boolean() }, exact),
  betterment: orNull(Betterment),
  payer: Type.Enum(payers),
  priorDamage: Type.Enum(priorDamages),
  state: Type.Enum(lineStates),
  note: Text,
};

/** The insurer's person who agreed, and the date. */
export const agreedBy = { name: line(limits.shortText), on: line(40) };

export const Agreed = orNull(
  list(
    Type.Object(
      {
        ...agreedBy,
        hours: Type.Unsafe<Readonly<Partial<Record<LaborType, TenthHours>>>>(
          Type.Object(
            Object.fromEntries(laborTypes.map((type) => [type, Type.Optional(measure<TenthHours>())])),
            exact,
          ),
        ),
        price: orNull(measure<Cents>()),
      },
      exact,
    ),
    limits.agreedValues,
  ),
);
const Month = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });

/** Hours of the shop's own repairs, as the server sealed them. */
export const MeasuredFigures = Type.Object(
  {
    laborType: Type.Enum(laborTypes),
    part: Code,
    operation: Type.Enum(operationKinds),
    quantity: measure<Thousandths>(),
    vehicleType: orNull(Type.Enum(vehicleTypes)),
    level: Type.Enum(ownTimeLevels),
    hours: measure<TenthHours>(),
    lower: measure<TenthHours>(),
    upper: measure<TenthHours>(),
    fourOfFive: measure<TenthHours>(),
    count: Type.Integer({ minimum: 0, maximum: 1_000 }),
    isFew: Type.Boolean(),
    since: Month,
    until: Month,
    on: line(10),
    seal: line(64),
  },
  exact,
);
export const Measured = orNull(list(MeasuredFigures, limits.agreedValues));
const LineFields = Type.Object({ ...lineFields, agreed: Agreed, measured: Measured }, exact);

export const refinishFields = {
  billed: orNull(measure<TenthHours>()),
  mode: Type.Enum(refinishModes),
  system: Type.Enum(paintSystems),
  isTwoTone: Type.Boolean(),
  edges: measure<TenthHours>(),
  boothCycle: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  isSeparate: Type.Boolean(),
  hasSandAndBuff: Type.Boolean(),

  hasGravelGuard: Type.Boolean(),
};
const RefinishFields = Type.Object(refinishFields, exact);

export const manualWork = {
  operation: orNull(Type.Enum(operationKinds)),
  hours: Type.Unsafe<Readonly<Partial<Record<LaborType, TenthHours | null>>>>(
    Type.Object(
      Object.fromEntries(laborTypes.map((type) => [type, Type.Optional(orNull(measure<TenthHours>()))])),
      exact,
    ),
  ),
  refinish: orNull(RefinishFields),
  charge: Charge,
};
const ManualWork = Type.Object(manualWork, exact);

/** Billed labor types, keyed by the book's. */
export const BilledAs = Type.Unsafe<Readonly<Partial<Record<LaborType, LaborType>>>>(
  Type.Object(
    Object.fromEntries(laborTypes.map((type) => [type, Type.Optional(Type.Enum(laborTypes))])),
    exact,
  ),
);

const newLine = { lineId: NewId, order: Order, place: LocationSchema };

export const lineChanges = [
  {
    kind: Type.Literal('add-book-line'),
    ...newLine,
    part: Code,
    operation: Type.Enum(operationKinds),
    quantity: measure<Thousandths>(),
  },
  {
    kind: Type.Literal('add-line'),
    ...newLine,
    source: Type.Enum(['manual', 'sublet', 'fee', 'comment']),
    fields: Type.Partial(LineFields, exact),
  },
  { kind: Type.Literal('change-line'), lineId: NewId, changes: Type.Partial(LineFields, exact) },
  {
    kind: Type.Literal('set-operation'),
    lineId: NewId,
    operation: Type.Enum(operationKinds),
    byHand: orNull(ManualWork),
  },
  {
    kind: Type.Literal('set-hours'),
    lineId: NewId,
    laborType: Type.Enum(laborTypes),
    billed: orNull(measure<TenthHours>()),
  },
  {
    kind: Type.Literal('set-labor-type'),
    lineId: NewId,
    laborType: Type.Enum(laborTypes),
    billedAs: Type.Enum(laborTypes),
  },
  {
    kind: Type.Literal('change-refinish'),
    lineId: NewId,
    changes: orNull(Type.Partial(RefinishFields, exact)),
  },
  {
    kind: Type.Literal('move-line'),
    lineId: NewId,
    place: LocationSchema,
    asCalculated: Type.Optional(Type.Literal(true)),
  },
  { kind: Type.Literal('reorder-line'), lineId: NewId, order: Order },
  { kind: Type.Literal('duplicate-line'), lineId: NewId, copyId: NewId, order: Order },
  { kind: Type.Literal('remove-line'), lineId: NewId },
  { kind: Type.Literal('restore-line'), lineId: NewId },
] as const;
