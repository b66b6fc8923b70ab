import { checkImport } from '@dre/core/domain/catalogue/import/check-import';
import { guessPlan } from '@dre/core/domain/catalogue/import/guess-plan';
import type { ImportPlan, ParsedSheet } from '@dre/core/domain/catalogue/import/import-plan';
import type { Db } from '../../../database/connections/connection.ts';
import {
  changeImport,
  draftTables,
  fileOf,
  importById,
  type ImportRow,
  profiles,
  writePages,
} from './import-queries.ts';
import { readFile } from './read-file.ts';

/** Steps of a check, shown as progress: read, matched, stored. */
const steps = 3;

/** Reads a file and stores its effects on the current draft. */
export async function checkFile(db: Db, id: string, now: () => Date): Promise<void> {
  const row = await importById(db, id, now());
  if (row?.state !== 'checking') return;
  const hear = (done: number) => changeImport(db, row, { done, of: steps, worked_at: now() });
  await hear(0);
  const read = await readFile(await fileOf(db, id), row.file_name);
  if (!read.ok) {
    await changeImport(db, row, { state: 'refused', sentence: read.refusal, worked_at: now() });
    return;
  }
  await hear(1);
  const sheets = distinctNames(read.value);
  const plan = await planFor(db, row, sheets);
  const { revision, tables } = await draftTables(db);
  const outcome = checkImport(sheets, plan, tables);
  await hear(2);
  const { counts, questions, sheetFaults, largePriceChanges } = outcome;
  await db.transaction().execute(async (trx) => {
    const isStill = await changeImport(trx, row, {
      state: 'checked',
      sentence: null,
      done: steps,
      of: steps,
      worked_at: now(),
      plan,
      outcome: { sheets: sheets.map(shownSheet), counts, questions, sheetFaults, largePriceChanges },
      draft_revision: revision,
    });
    if (isStill) await writePages(trx, id, outcome.rows);
  });
}

/** The first check has no plan yet, so it guesses the columns. */
async function planFor(db: Db, row: ImportRow, sheets: readonly ParsedSheet[]): Promise<ImportPlan> {
  return row.plan.sheets.length > 0 ? row.plan : guessPlan(sheets, row.file_name, await profiles(db));
}

/** A plan identifies sheets by name, and a workbook may have several of equal names. */
function distinctNames(sheets: readonly ParsedSheet[]): readonly ParsedSheet[] {
  return sheets.map((sheet, at) => {
    const isTaken = sheets.slice(0, at).some(({ name }) => name === sheet.name);
    return isTaken ? { ...sheet, name: `${sheet.name} (${String(at + 1)})` } : sheet;
  });
}

const sampleRows = 3;
const sampleLength = 80;

function shownSheet({ name, rows }: ParsedSheet) {
  const [headings = [], ...more] = rows;
  return {
    name,
    rows: more.length,
    headings: headings.map((heading) => heading.slice(0, sampleLength)),
    samples: more
      .slice(0, sampleRows)
      .map((cells) => headings.map((_, at) => (cells[at] ?? '').slice(0, sampleLength))),
  };
}
