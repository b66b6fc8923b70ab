import { type Static, Type } from 'typebox';
import { tableFiles } from '../../domain/catalogue/book/columns.ts';
import { sides, vehicleTypes } from '../../domain/catalogue/trade-words.ts';
import { text } from '../text-fields.ts';

// Schemas shared by the calls on the draft. A row consists of text cells in the columns of the book's tables, with the
// key given by `rowKey`.

export const forAdministrators = { feature: 'catalogue', scope: 'admin' } as const;
export const exact = { additionalProperties: false } as const;

/** Rows staged per call, rows read per call, and the length of a cell. */
export const draftLimits = { stagedRows: 500, page: 200, cell: 2_000 } as const;

export const File = Type.Enum(tableFiles);
/** The calculators' coefficients are stored as a table of one row. */
export const AnyFile = Type.Union([File, Type.Literal('calculators.json')]);
export const Key = text(400);
export const Cells = Type.Record(text(40), text(draftLimits.cell));
export const Revision = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const Whole = Type.String({ pattern: '^[0-9]{1,7}$' });
const Yes = Type.Literal('yes');

export const rowStates = ['same', 'changed', 'new', 'removed'] as const;
export const RowState = Type.Enum(rowStates);

/** Row filters. Filters on parts apply to every table that refers to one. */
export const filterFields = {
  /** Words that must all occur in the row, in any cell. */
  find: Type.Optional(text(100)),
  state: Type.Optional(RowState),
  /** Only rows that differ from the published ones. */
  changed: Type.Optional(Yes),
  part: Type.Optional(text(40)),
  partType: Type.Optional(text(60)),
  vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
  side: Type.Optional(Type.Enum(sides)),
  subSide: Type.Optional(text(60)),
  withoutPrice: Type.Optional(Yes),
  /** Only parts without a region in the illustrations. */
  withoutRegion: Type.Optional(Yes),
};
export const RowFilter = Type.Object(filterFields, exact);
export type RowFilter = Static<typeof RowFilter>;

export const TableChanges = Type.Object({
  file: AnyFile,
  added: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
});

export const staged = Type.Object({ revision: Revision, changes: Type.Integer() });
