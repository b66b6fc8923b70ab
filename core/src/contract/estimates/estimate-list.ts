import { type Static, Type } from 'typebox';
import { vehicleTypes } from '../../domain/catalogue/trade-words.ts';
import { stages } from '../../domain/estimates/model/estimate.ts';
import { statuses } from '../../domain/estimates/model/status.ts';
import { endpoint } from '../endpoint.ts';
import { Id, idShape, OneId, orNull } from '../paging.ts';
import { line } from '../text-fields.ts';

const Count = Type.Integer({ minimum: 0 });

export const listLimits = {
  /** Rows of a page, as many as the screen of an office shows. */
  page: 15,
  /** Beyond these, a chosen or searched list is not counted to its end. */
  counted: 1_000,
  /** A page without a row to begin at is looked for no further than this from either end. */
  blindPages: 200,
  find: 100,
  choices: 200,
  /** Estimates one act changes at once. */
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

/** What a period is a period of. */
export const periodFields = ['updated', 'created', 'sent'] as const;
export type PeriodField = (typeof periodFields)[number];

export const Moment = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}Z$' });
const Cursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1200}$' });
/** Several of a few words, with commas between. */
function someOf(words: readonly string[]) {
  const one = `(${words.join('|')})`;
  return Type.String({ pattern: `^${one}(,${one}){0,19}$` });
}
/** Several names, as a JSON list: a name may contain any sign. */
const Names = Type.String({ pattern: '^\\[[^\\u0000\\ud800-\\udfff]*\\]$', maxLength: 6_000 });
const Cents = Type.String({ pattern: '^[0-9]{1,12}$' });

/** Which estimates: everything that is named must hold. */
const choice = {
  /** The beginning of any word of it: number, name, claim, VIN (any piece of four), plate, part. */
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
  /** The version being written, E01 or S01…; null while it is locked. */
  draft: orNull(Type.String()),
  customer: Type.String(),
  claim: Type.String(),
  insurer: Type.String(),
  estimator: Type.String(),
  /** Year, make and model. */
  vehicle: Type.String(),
  /** The last eight characters of the coach's number. */
  vinTail: Type.String(),
  total: Type.Integer(),
  openLines: Count,
  updatedAt: Type.String(),
  sentAt: orNull(Type.String()),
});
export type EstimateRow = Static<typeof EstimateRow>;

/** How many, and what they come to. */
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
  matter: 'estimates',
  scope: 'company',
  summary: "A page of the company's estimates; without an order, those changed last first",
  query: Type.Object(
    {
      ...choice,
      ...order,
      page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
      /** `last` of the page before, or `first` of the page after it: then the page costs the same at any depth. */
      after: Type.Optional(Cursor),
      before: Type.Optional(Cursor),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    items: Type.Array(EstimateRow),
    /** Which page it is: not the one asked for where there are fewer, or where nothing said where it begins. */
    page: Count,
    first: orNull(Type.String()),
    last: orNull(Type.String()),
    hasNext: Type.Boolean(),
    pageTotal: Type.Integer(),
    /** Everything chosen; null where there is more than is counted. */
    all: orNull(Sum),
    /** By status, whichever statuses are chosen; null where there is more than is counted. */
    statuses: orNull(Type.Array(Type.Object({ status: Type.Enum(statuses), ...Sum.properties }))),
    /** The words typed fit more estimates than are looked through: the list has some of them. */
    isFoundInPart: Type.Boolean(),
    /** Where nothing is chosen: how many there would be without each of the choices. */
    without: Type.Array(Type.Object({ choice: Type.Enum(choiceNames), estimates: Count })),
  }),
  refusals: ['forbidden', 'invalid-request'],
});
export type EstimatePage = Static<(typeof listEstimates)['reply']>;

export const listChoices = endpoint({
  method: 'GET',
  path: '/api/estimate-choices',
  matter: 'estimates',
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
  matter: 'estimates',
  scope: 'company',
  summary: 'Put estimates out of the way, or back; the estimates themselves stay as they are',
  body: Type.Object({ ids: Ids, isArchived: Type.Boolean() }, { additionalProperties: false }),
  /** Those that were changed by it. */
  reply: Type.Array(Type.String()),
  refusals: ['forbidden', 'not-found'],
});

export const assignEstimates = endpoint({
  method: 'POST',
  path: '/api/estimates/assign',
  matter: 'estimates',
  scope: 'company',
  summary: 'Give estimates to a colleague: an edit of each, and each has its own answer',
  body: Type.Object({ ids: Ids, colleague: Id }, { additionalProperties: false }),
  reply: Type.Object({
    estimator: Type.String(),
    answers: Type.Array(
      Type.Object({
        id: Type.String(),
        number: Type.String(),
        /** Null where it was done; else why not, as a sentence. */
        refusal: orNull(Type.String()),
      }),
    ),
  }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const copyEstimate = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/copy',
  matter: 'estimates',
  scope: 'company',
  summary: 'A new estimate with the same unit, people and lines, reckoned with the newest book',
  params: OneId,
  body: Type.Object(
    {
      /** Of the new estimate. */
      id: Id,
      today: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    id: Type.String(),
    number: Type.String(),
    /** Lines the newest book does not have: they are copied as lines written by hand. */
    byHand: Count,
  }),
  refusals: ['forbidden', 'not-found', 'conflict', 'unavailable'],
});

export const exportEstimates = endpoint({
  method: 'GET',
  path: '/api/estimate-export',
  matter: 'estimates',
  scope: 'company',
  summary: 'The list as CSV, in its order; cells a spreadsheet would take for formulas are inert',
  query: Type.Object(
    {
      ...choice,
      ...order,
      /** These alone, with commas between. */
      ids: Type.Optional(Type.String({ pattern: `^${idShape}(,${idShape}){0,99}$` })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ csv: Type.String(), rows: Count, isWhole: Type.Boolean() }),
  refusals: ['forbidden', 'invalid-request'],
  limit: { requests: 20, perSeconds: 60 },
});
