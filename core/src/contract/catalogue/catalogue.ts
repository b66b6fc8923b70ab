import { type Static, Type } from 'typebox';
import {
  laborTypes,
  operationKinds,
  sides,
  units,
  vehicleTypes,
} from '../../domain/catalogue/trade-words.ts';
import type { ContentsChanges, EditionPayload } from '../../domain/catalogue/editions/edition-payload.ts';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../paging.ts';
import { line } from '../text-fields.ts';

const Edition = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  publishedAt: Type.String(),
  note: Type.String(),
});

const EditionNumber = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });

/** Version of the reply's format; a browser that requests another one must be reloaded. */
const Form = Type.String({ pattern: '^[1-9][0-9]{0,3}$' });

export const editionReply = Type.Object({
  edition: Edition,
  contents: Type.Unsafe<EditionPayload>(Type.Unknown()),
});
export type EditionReply = Static<typeof editionReply>;

export const listEditions = endpoint({
  method: 'GET',
  path: '/api/catalogue/editions',
  feature: 'catalogue',
  scope: 'signed-in',
  summary: 'The editions of the book that are or were in effect, the newest first',
  reply: Type.Array(Edition),
  refusals: [],
});

export const readNewestBook = endpoint({
  method: 'GET',
  path: '/api/catalogue/newest',
  feature: 'catalogue',
  scope: 'company',
  summary:
    'What an estimate started now is calculated with: the newest edition and the company’s newest values',
  reply: Type.Object({ edition: Edition, houseRevision: Type.Integer({ minimum: 0 }) }),
  refusals: ['forbidden', 'not-found'],
});

export const readEdition = endpoint({
  method: 'GET',
  path: '/api/catalogue/editions/:edition',
  feature: 'catalogue',
  scope: 'signed-in',
  summary: 'One edition of the book, whole; it never changes',
  params: Type.Object({ edition: EditionNumber }, { additionalProperties: false }),
  query: Type.Object({ form: Form }, { additionalProperties: false }),
  reply: editionReply,
  refusals: ['not-found'],
  cache: 'for-ever',
});

export const readEditionChanges = endpoint({
  method: 'GET',
  path: '/api/catalogue/editions/:edition/changes',
  feature: 'catalogue',
  scope: 'signed-in',
  summary: 'What an edition changed since an earlier one',
  params: Type.Object({ edition: EditionNumber }, { additionalProperties: false }),
  query: Type.Object({ since: EditionNumber, form: Form }, { additionalProperties: false }),
  reply: Type.Object({
    edition: Edition,
    changes: Type.Unsafe<ContentsChanges>(Type.Unknown()),
  }),
  refusals: ['not-found'],
  cache: 'for-ever',
});

const Code = line(40);
/** Bounds only against nonsense; excessive values are reported row by row. */
const Count = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });
const OperationKind = Type.Enum(operationKinds);
const exact = { additionalProperties: false } as const;

const hoursRule = {
  /** Tenths of an hour. */
  fixed: Count,
  /** Thousandths of an hour per foot or square foot; null if the part is counted. */
  perUnit: orNull(Count),
  minimum: Count,
};

/** A company's replacements of book values. Prices in cents. */
const HouseValues = Type.Object(
  {
    hours: Type.Array(Type.Object({ part: Code, operation: OperationKind, ...hoursRule }, exact), {
      maxItems: 5_000,
    }),
    prices: Type.Array(Type.Object({ part: Code, price: Count }, exact), { maxItems: 5_000 }),
    parts: Type.Array(
      Type.Object(
        {
          code: Code,
          name: line(200),
          partType: Code,
          unit: Type.Enum(units),
          price: Count,
          vehicleTypes: Type.Array(Type.Enum(vehicleTypes), { maxItems: vehicleTypes.length }),
          places: Type.Array(Type.Object({ side: Type.Enum(sides), subSide: Code }, exact), { maxItems: 50 }),
          operations: Type.Array(
            Type.Object({ operation: OperationKind, laborType: Type.Enum(laborTypes), ...hoursRule }, exact),
            { maxItems: operationKinds.length },
          ),
        },
        exact,
      ),
      { maxItems: 500 },
    ),
  },
  exact,
);

/** The house values of a revision; revision 0 is the book alone. */
const houseRevisionReply = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  madeAt: orNull(Type.String()),
  madeBy: orNull(Type.String()),
  values: HouseValues,
});
export type HouseRevisionReply = Static<typeof houseRevisionReply>;

export const readHouseValues = endpoint({
  method: 'GET',
  path: '/api/catalogue/house-values',
  feature: 'catalogue',
  scope: 'company',
  summary: "The company's own values over the book, as they stand now",
  reply: houseRevisionReply,
  refusals: ['forbidden'],
});

export const readHouseRevision = endpoint({
  method: 'GET',
  path: '/api/catalogue/house-values/:revision',
  feature: 'catalogue',
  scope: 'company',
  summary: "The company's own values as an estimate was started with; they never change",
  params: Type.Object({ revision: EditionNumber }, exact),
  reply: houseRevisionReply,
  refusals: ['forbidden', 'not-found'],
  cache: 'for-ever',
});

export const changeHouseValues = endpoint({
  method: 'PUT',
  path: '/api/catalogue/house-values',
  feature: 'catalogue',
  scope: 'company',
  summary: 'Make the next revision of the values; `since` is the one that was changed',
  body: Type.Object(
    { since: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), values: HouseValues },
    exact,
  ),
  reply: houseRevisionReply,
  refusals: ['forbidden', 'conflict', 'invalid-request'],
  bodyBytes: 2_000_000,
});

export const readHouseUse = endpoint({
  method: 'GET',
  path: '/api/catalogue/house-use',
  feature: 'catalogue',
  scope: 'company',
  summary: 'How many of the open estimates started with house values use each part that has one',
  reply: Type.Array(Type.Object({ part: Type.String(), estimates: Type.Integer() })),
  refusals: ['forbidden'],
});
