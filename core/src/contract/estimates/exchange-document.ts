import { type Static, Type } from 'typebox';
import { laborTypes, operationKinds, type LaborType } from '../../domain/catalogue/trade-words.ts';
import {
  type Calculation,
  partyRoles,
  type Override,
  type PartyRole,
  type Party,
} from '../../domain/estimates/model/estimate.ts';
import { limits } from '../../domain/estimates/model/limits.ts';
import type { LaborEntry } from '../../domain/estimates/model/line.ts';
import { exchangeFormat, exchangeVersion, type ExchangeDocument } from '../../domain/exchange/document.ts';
import type { Cents, TenthHours, ThousandthHours } from '../../domain/units.ts';
import { AutomaticKey, Override as OverrideSchema } from './edits/automatic.ts';
import { Inputs } from './edits/calculations.ts';
import { Agreed, BilledAs, lineFields, Measured, refinishFields } from './edits/lines.ts';
import { noteFields } from './edits/notes.ts';
import { claimFields, Heading, Loss, Party as PartySchema, Unit } from './edits/particulars.ts';
import { copiedProfile } from './edits/profile.ts';
import { Code, exact, list, measure, NewId, Order, LocationSchema, Text } from './edits/values.ts';
import { orNull } from '../paging.ts';

const Hours = orNull(
  Type.Object(
    {
      fixed: measure<TenthHours>(),
      perUnit: orNull(measure<ThousandthHours>()),
      minimum: measure<TenthHours>(),
    },
    exact,
  ),
);

const Source = Type.Union([
  Type.Object({ kind: Type.Literal('book'), part: Code }, exact),
  Type.Object(
    { kind: Type.Literal('calculator'), calculation: NewId, piece: Code, part: orNull(Code) },
    exact,
  ),
  Type.Object({ kind: Type.Enum(['manual', 'sublet', 'fee', 'comment']) }, exact),
]);

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

const Book = Type.Object(
  {
    edition: Count,
    operation: Type.Optional(Type.Enum(operationKinds)),
    price: measure<Cents>(),
    technicians: Type.Union([Type.Literal(1), Type.Literal(2)]),
    included: Text,
    notIncluded: Text,
    source: Text,
    pin: Type.Optional(Type.Object({ edition: Count, houseRevision: orNull(Count) }, exact)),
  },
  exact,
);

const LaborEntrySchema = Type.Object({ book: Hours, billed: orNull(measure<TenthHours>()) }, exact);

const LineSchema = Type.Object(
  {
    id: NewId,
    number: Count,
    order: Order,
    source: Source,
    book: orNull(Book),
    place: LocationSchema,
    ...lineFields,
    labor: Type.Unsafe<Readonly<Partial<Record<LaborType, LaborEntry>>>>(
      Type.Object(
        Object.fromEntries(laborTypes.map((type) => [type, Type.Optional(LaborEntrySchema)])),
        exact,
      ),
    ),
    billedAs: Type.Optional(BilledAs),
    agreed: Type.Optional(Agreed),
    measured: Type.Optional(Measured),
    refinish: orNull(Type.Object({ book: Hours, ...refinishFields }, exact)),
  },
  exact,
);

const Content = Type.Object(
  {
    heading: Heading,
    parties: Type.Unsafe<Readonly<Record<PartyRole, Party>>>(
      Type.Object(Object.fromEntries(partyRoles.map((role) => [role, PartySchema])), exact),
    ),
    claim: Type.Object(claimFields, exact),
    loss: Loss,
    unit: Unit,
    profile: Type.Object(copiedProfile, exact),
    lines: list(LineSchema, limits.lines),
    calculations: Type.Unsafe<Readonly<Record<string, Calculation>>>(
      Type.Record(NewId, Type.Object({ id: NewId, inputs: Inputs }, exact), { maxProperties: 1_000 }),
    ),
    overrides: Type.Unsafe<Readonly<Record<string, Override>>>(
      Type.Record(AutomaticKey, OverrideSchema, { maxProperties: limits.lines }),
    ),
    notes: list(Type.Object({ id: NewId, ...noteFields }, exact), 1_000),
  },
  exact,
);

const Document = Type.Object(
  {
    format: Type.Literal(exchangeFormat),
    version: Type.Literal(exchangeVersion),
    of: Text,
    edition: Count,
    estimate: Content,
    totals: Type.Object(
      {
        subtotal: measure<Cents>(),
        tax: measure<Cents>(),
        gross: measure<Cents>(),
        net: measure<Cents>(),
      },
      exact,
    ),
  },
  exact,
);

type Fits<Left extends Right, Right> = Left;
/** Fails to compile unless the schema accepts exactly the parts of an estimate. */
type Proven = [
  Fits<Static<typeof Document>, ExchangeDocument>,
  Fits<ExchangeDocument, Static<typeof Document>>,
];

/** Checked field by field; undeclared fields are refused, so nothing is lost silently. */
export const exchangeDocumentSchema = Type.Unsafe<Proven[1]>(Document);
