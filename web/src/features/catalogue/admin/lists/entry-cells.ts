import { accept, refuse, type Result } from '@dre/core/domain/result';
import { typesText } from '../types-text.ts';
import type { Cells } from '../staged-rows.ts';
import { type ListRow, sortOf } from '../use-book-lists.ts';

/** The form of a new list entry. */
export interface NewListEntry {
  readonly name: string;
  readonly code: string;
  readonly side: string;
  readonly laborType: string;
  readonly vehicleTypes: ReadonlySet<string>;
}

/** The entry as a row after the others, or its errors by field. */
export function entryCells(
  file: 'part-types.csv' | 'sub-sides.csv',
  { name, code, side, laborType, vehicleTypes }: NewListEntry,
  rows: readonly ListRow[],
): Result<Cells, Readonly<Record<string, string>>> {
  const isSubSide = file === 'sub-sides.csv';
  const beside = rows.filter(({ cells }) => !isSubSide || cells['side'] === side);
  const errors = {
    ...(name.trim() === '' && { name: 'It needs a name.' }),
    ...(!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(code.trim()) && {
      code: 'Small letters, digits and dashes, like rear-lower.',
    }),
    ...(beside.some(({ cells }) => cells['code'] === code.trim()) && {
      code: 'There is one with this code.',
    }),
  };
  if (Object.keys(errors).length > 0) return refuse(errors);
  const sort = String(Math.min(9_999, Math.max(0, ...beside.map(sortOf)) + 10));
  const common = { code: code.trim(), name: name.trim(), sort, note: '' };
  return accept(
    isSubSide
      ? { side, ...common, vehicle_types: typesText(vehicleTypes) }
      : { ...common, default_labor_type: laborType },
  );
}
