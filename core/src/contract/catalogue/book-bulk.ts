import { type Static, Type } from 'typebox';
import { sides } from '../../domain/catalogue/trade-words.ts';
import {
  draftLimits,
  exact,
  File,
  forAdministrators,
  Key,
  Revision,
  RowFilter,
  staged,
  TableChanges,
} from './book-fields.ts';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../paging.ts';
import { text } from '../text-fields.ts';

// Calls that change many rows of the draft at once.

/** Numbers are sent as text so no digit is lost; the column decides the decimals of a result. */
const Decimal = Type.String({ pattern: '^-?[0-9]{1,9}(\\.[0-9]{1,3})?$' });
const Column = Type.String({ pattern: '^[a-z_]{1,40}$' });
const Cell = text(draftLimits.cell);

const BulkAction = Type.Union([
  Type.Object(
    { kind: Type.Literal('set'), columns: Type.Array(Column, { minItems: 1, maxItems: 10 }), to: Cell },
    exact,
  ),
  Type.Object(
    {
      kind: Type.Literal('add'),
      columns: Type.Array(Column, { minItems: 1, maxItems: 10 }),
      amount: Decimal,
    },
    exact,
  ),
  /** 110 adds a tenth. */
  Type.Object(
    {
      kind: Type.Literal('percent'),
      columns: Type.Array(Column, { minItems: 1, maxItems: 10 }),
      percent: Decimal,
    },
    exact,
  ),
  /** Rounds to the nearest multiple, such as `0.05`, `1` or `5`. */
  Type.Object(
    {
      kind: Type.Literal('round'),
      columns: Type.Array(Column, { minItems: 1, maxItems: 10 }),
      step: Decimal,
    },
    exact,
  ),
  Type.Object(
    {
      kind: Type.Literal('replace'),
      columns: Type.Array(Column, { minItems: 1, maxItems: 10 }),
      find: Cell,
      with: Cell,
    },
    exact,
  ),
  /** parts.csv: replaces every place of the parts; regions stay. */
  Type.Object({ kind: Type.Literal('move'), side: Type.Enum(sides), subSide: text(60) }, exact),
  /**
   * parts.csv: removes the parts and their rows in all tables; parts named by others are refused, with the references.
   */
  Type.Object({ kind: Type.Literal('retire') }, exact),
]);
export type BulkAction = Static<typeof BulkAction>;

const bulkBody = {
  revision: Revision,
  file: File,
  /** Applies to all matching rows; `keys` narrows it to a selection. */
  filter: RowFilter,
  keys: orNull(Type.Array(Key, { minItems: 1, maxItems: 5_000 })),
  action: BulkAction,
};

const Spread = Type.Object({
  column: Type.String(),
  before: Type.Object({ least: Type.String(), most: Type.String(), average: Type.String() }),
  after: Type.Object({ least: Type.String(), most: Type.String(), average: Type.String() }),
});

export const previewBulkEdit = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/bulk/preview',
  summary: 'What a bulk edit would do: the first 20 rows, and least, most and average before and after',
  body: Type.Object(bulkBody, exact),
  reply: Type.Object({
    revision: Revision,
    matches: Type.Integer(),
    /** Rows that would change, in all tables. */
    changes: Type.Integer(),
    first: Type.Array(
      Type.Object({
        file: File,
        key: Type.String(),
        name: Type.String(),
        fields: Type.Array(
          Type.Object({ column: Type.String(), before: Type.String(), after: Type.String() }),
        ),
      }),
    ),
    spreads: Type.Array(Spread),
    /** Rows whose price changes by more than half; these must be confirmed. */
    large: Type.Integer(),
  }),
  refusals: ['conflict', 'invalid-request'],
  bodyBytes: 2_500_000,
});

export const stageBulkEdit = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/bulk',
  summary: 'Stage a bulk edit; price changes above half only when confirmed',
  body: Type.Object({ ...bulkBody, isConfirmed: Type.Boolean() }, exact),
  reply: Type.Object({ ...staged.properties, changed: Type.Integer() }),
  refusals: ['conflict', 'invalid-request'],
  bodyBytes: 2_500_000,
});

export const mergedFiles = ['part-types.csv', 'sides.csv', 'sub-sides.csv', 'parts.csv'] as const;

export const mergeDraftRows = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/merge',
  summary:
    'Put one row in the place of another: everything that named it names the other, and it leaves the book',
  body: Type.Object(
    {
      revision: Revision,
      file: Type.Enum(mergedFiles),
      from: Key,
      into: Key,
      /** Reports the changes without making them. */
      isPreview: Type.Boolean(),
    },
    exact,
  ),
  reply: Type.Object({ ...staged.properties, tables: Type.Array(TableChanges) }),
  refusals: ['conflict', 'not-found'],
});
