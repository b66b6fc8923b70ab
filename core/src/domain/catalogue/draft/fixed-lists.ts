import type { TableFile } from '../book/columns.ts';

type Cells = Readonly<Record<string, string>>;

interface FixedList {
  /** Columns that may be edited; the rest is built into the product. */
  readonly editable: readonly string[];
  readonly reason: string;
}

/** Lists whose entries are trade words the product depends on: entries are neither added nor removed. */
const fixedLists: Readonly<Partial<Record<TableFile, FixedList>>> = {
  'sides.csv': {
    editable: ['name', 'name_alt', 'sort'],
    reason:
      'The sides of a vehicle are fixed, because the pictures are drawn for them. Its name, its other names and its place in the order can be changed.',
  },
  'vehicle-types.csv': {
    editable: ['name', 'default_wall', 'default_roof', 'clear_coat_cap_default', 'booth_note', 'note'],
    reason:
      'The vehicle types are fixed, because the pictures are drawn for them. Names, usual constructions, the clear coat cap and notes can be changed.',
  },
  'labor-types.csv': {
    editable: ['name', 'ems_code', 'ems_also', 'ems_description', 'starter_rate', 'note'],
    reason:
      'The labor types are fixed, because rates are kept for them. Their names and rates can be changed.',
  },
  'operations-kinds.csv': {
    editable: ['name', 'print', 'ems_lbr_op', 'bills_part_price', 'default_labor_type', 'meaning'],
    reason:
      'The kinds of operations are fixed, because estimates are calculated by them. Their names can be changed.',
  },
};

/** The reason a fixed list refuses a change; null if it is allowed or the list is open. */
export function fixedListRefusal(
  file: TableFile,
  published: Cells | null,
  cells: Cells | null,
): string | null {
  const fixed = fixedLists[file];
  if (fixed === undefined) return null;
  if (published === null || cells === null) return fixed.reason;
  const isAllowed = Object.keys(cells).every(
    (column) => fixed.editable.includes(column) || (cells[column] ?? '') === (published[column] ?? ''),
  );
  return isAllowed ? null : fixed.reason;
}
