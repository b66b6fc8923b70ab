import { type Static, Type } from 'typebox';
import { vehicleTypes } from '../../domain/catalogue/trade-words.ts';
import { stages } from '../../domain/estimates/model/estimate.ts';
import { statuses } from '../../domain/estimates/model/lifecycle/status.ts';
import { endpoint } from '../endpoint.ts';
import { Id, idShape, OneId, orNull } from '../paging.ts';
import { line } from '../text-fields.ts';

const Count = Type.Integer({ minimum: 0 });

export const listLimits = {
  /** Rows per page, as many as an office screen displays. */
  page: 15,
  /** Filtered lists are counted up to this number. */
  counted: 1_000,
  /** Without a cursor, a page is only reached up to this many pages from either end. */
  blindPages: 200,
  find: 100,
  choices: 200,
  /** Estimates changed by one request. */
  together: 100,
  exported: 5_000,
} as const;

export const sortColumns = [
  'number',
  'customer',
  'vehicle',
  'insurer',
  'status',
  'updated',
  'total',
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Dates a period filter can apply to. */
export const periodFields = ['updated', 'created', 'sent', 'approved'] as const;
export type PeriodField = (typeof periodFields)[number];

export const Moment = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}Z$' });
const Cursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1200}$' });
/** A comma-separated list of the given values. */
function someOf(values: readonly string[]) {
  const one = `(${values.join('|')})`;
  return Type.String({ pattern: `^${one}(,${one}){0,19}$` });
}
/** A JSON list of names, because a name may contain any character. */
const Names = Type.String({ pattern: '^\\[[^\\u0000\\ud800-\\udfff]*\\]$', maxLength: 6_000 });
const Cents = Type.String({ pattern: '^[0-9]{1,12}$' });

/** Filters; all given ones must match. */
const choice = {
  /** Matches the beginning of any word: number, name, claim, VIN (any four characters), plate, part. */
  find: Type.Optional(line(listLimits.find)),
  status: Type.Optional(someOf(statuses)),
  estimators: Type.Optional(Names),
  insurers: Type.Optional(Names),
  vehicleTypes: Type.Optional(someOf(vehicleTypes)),
  period: Type.Optional(Type.Enum(periodFields)),
  from: Type.Optional(Moment),
  until: Type.Optional(Moment),
  totalFrom: Type.Optional(Cents),
  totalBelow: Type.Optional(Cents),
  archived: Type.Optional(Type.Enum(['yes'])),
} as const;

const order = {
  sort: Type.Optional(Type.Enum(sortColumns)),
  direction: Type.Optional(Type.Enum(['ascending', 'descending'])),
} as const;

const Choice = Type.Object(choice);
export type EstimateChoice = Static<typeof Choice>;

const EstimateRow = Type.Object({
  id: Type.String(),
  number: Type.String(),
  stage: Type.Enum(stages),
  /** The version being written, E01 or S01…; null while locked. */
  draft: orNull(Type.String()),
  customer: Type.String(),
  claim: Type.String(),
  insurer: Type.String(),
  estimator: Type.String(),
  /** Year, make and model. */
  vehicle: Type.String(),
  /** The last eight characters of the coach's VIN. */
  vinTail: Type.String(),
  total: Type.Integer(),
  openLines: Count,
  /** Questions and changes asked for by share link, without a reply. */
  toAnswer: Count,
  updatedAt: Type.String(),
  sentAt: orNull(Type.String()),
});
export type EstimateRow = Static<typeof EstimateRow>;

/** Number of estimates and their total. */
export const Sum = Type.Object({ estimates: Count, total: Type.Integer() });
export type Sum = Static<typeof Sum>;

export const choiceNames = [
  'find',
  'status',
  'estimators',
  'insurers',
  'vehicleTypes',
  'period',
  'total',
  'archived',
] as const;
export type ChoiceName = (typeof choiceNames)[number];

export const listEstimates = endpoint({
  method: 'GET',
  path: '/api/estimates',
  feature: 'estimates',
  scope: 'company',
  summary: "A page of the company's estimates; without an order, those changed last first",
  query: Type.Object(
    {
      ...choice,
      ...order,
      page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
      /**
       * `last` of the previous page, or `first` of the next one: with a cursor, every page costs the same at any depth.
       */
      after: Type.Optional(Cursor),
      before: Type.Optional(Cursor),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    items: Type.Array(EstimateRow),
    /** The page returned; differs from the requested one if there are fewer pages or no cursor was given. */
    page: Count,
    first: orNull(Type.String()),
    last: orNull(Type.String()),
    hasNext: Type.Boolean(),
    pageTotal: Type.Integer(),
    /** All matching estimates; null when there are too many to count. */
    all: orNull(Sum),
    /** Per status, ignoring the status filter; null when there are too many to count. */
    statuses: orNull(Type.Array(Type.Object({ status: Type.Enum(statuses), ...Sum.properties }))),
    /** True if the search matches more estimates than are examined, so the list is partial. */
    isFoundInPart: Type.Boolean(),
    /** If nothing matches: the number of matches without each filter. */
    without: Type.Array(Type.Object({ choice: Type.Enum(choiceNames), estimates: Count })),
  }),
  refusals: ['forbidden', 'invalid-request'],
});
export type EstimatePage = Static<(typeof listEstimates)['reply']>;

export const listChoices = endpoint({
  method: 'GET',
  path: '/api/estimate-choices',
  feature: 'estimates',
  scope: 'company',
  summary: 'What the list of estimates can be chosen by, and who an estimate can be given to',
  reply: Type.Object({
    estimators: Type.Array(Type.String()),
    insurers: Type.Array(Type.String()),
    colleagues: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  }),
  refusals: ['forbidden'],
});

const Ids = Type.Array(Id, { minItems: 1, maxItems: listLimits.together });

export const archiveEstimates = endpoint({
  method: 'PUT',
  path: '/api/estimates/archived',
  feature: 'estimates',
  scope: 'company',
  summary: 'Put estimates out of the way, or back; the estimates themselves stay as they are',
  body: Type.Object({ ids: Ids, isArchived: Type.Boolean() }, { additionalProperties: false }),
  /** Ids of the changed estimates. */
  reply: Type.Array(Type.String()),
  refusals: ['forbidden', 'not-found'],
});

export const assignEstimates = endpoint({
  method: 'POST',
  path: '/api/estimates/assign',
  feature: 'estimates',
  scope: 'company',
  summary: 'Give estimates to a colleague: an edit of each, and each has its own answer',
  body: Type.Object({ ids: Ids, colleague: Id }, { additionalProperties: false }),
  reply: Type.Object({
    estimator: Type.String(),
    answers: Type.Array(
      Type.Object({
        id: Type.String(),
        number: Type.String(),
        /** Null on success, otherwise the reason as a sentence. */
        refusal: orNull(Type.String()),
      }),
    ),
  }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const copyEstimate = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/copy',
  feature: 'estimates',
  scope: 'company',
  summary: 'A new estimate with the same unit, people and lines, calculated with the newest book',
  params: OneId,
  body: Type.Object(
    {
      /** The new estimate's id. */
      id: Id,
      today: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    id: Type.String(),
    number: Type.String(),
    /** Lines the newest book does not have; they are copied as manual lines. */
    byHand: Count,
  }),
  refusals: ['forbidden', 'not-found', 'conflict', 'unavailable'],
});

export const exportEstimates = endpoint({
  method: 'GET',
  path: '/api/estimate-export',
  feature: 'estimates',
  scope: 'company',
  summary: 'The list as CSV, in its order; cells a spreadsheet would take for formulas are inert',
  query: Type.Object(
    {
      ...choice,
      ...order,
      /** Only these, comma-separated. */
      ids: Type.Optional(Type.String({ pattern: `^${idShape}(,${idShape}){0,99}$` })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ csv: Type.String(), rows: Count, isWhole: Type.Boolean() }),
  refusals: ['forbidden', 'invalid-request'],
  limit: { requests: 20, perSeconds: 60 },
});
