import type { BookImport } from '@dre/core/contract/catalogue/book-import';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { planOf } from '@dre/core/domain/catalogue/import/guess-plan';
import type { SheetPlan } from '@dre/core/domain/catalogue/import/import-plan';

/** The columns of a sheet, guessed again for another table. */
export function planFor(
  { name, headings }: BookImport['sheets'][number],
  table: TableFile | null,
): SheetPlan {
  return planOf({ name, rows: [headings], formulas: [] }, table, {});
}

/** True if the columns need a check before the rows: a sheet has issues, or a heading differs from its column's name. */
export function needsColumns({ sheets, plan, sheetFaults }: BookImport): boolean {
  if (sheetFaults.length > 0 || plan.sheets.every(({ table }) => table === null)) return true;
  return plan.sheets.some(({ sheet, table, columns }) => {
    const headings = sheets.find(({ name }) => name === sheet)?.headings ?? [];
    return (
      table !== null &&
      columns.some((column, at) => (column ?? '') !== headings[at] && headings[at] !== 'error')
    );
  });
}
