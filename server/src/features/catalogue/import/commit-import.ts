import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { plain } from '@dre/core/domain/catalogue/import/guess-plan';
import type { ImportedRow } from '@dre/core/domain/catalogue/import/import-outcome';
import { record } from '../../../audit/audit-queries.ts';
import type { Db } from '../../../database/connections/connection.ts';
import { type RowToStage, stageRows } from '../draft/draft-service.ts';
import type { BookWork } from './book-work.ts';
import { changeImport, importById, type ImportRow, keepProfile, takenRows } from './import-queries.ts';

type Commit = Extract<BookWork, { kind: 'commit' }>;

/** Steps shown as progress: rows collected, staged, recorded. */
const steps = 3;

/** Rolls back the transaction; the message is the reason. */
class NotStaged extends Error {
  override readonly name = 'NotStaged';
}

/** Stages every addition and change of an import in the draft it was checked against, or nothing. */
export async function commitImport(db: Db, commit: Commit, now: () => Date): Promise<void> {
  const row = await importById(db, commit.id, now());
  if (row?.state !== 'committing' || row.version !== commit.version) return;
  const hear = (done: number) => changeImport(db, row, { done, of: steps, worked_at: now() });
  await hear(0);
  const rows = await takenRows(db, row.id);
  await hear(1);
  try {
    await db.transaction().execute((trx) => stage(trx, row, rows, { commit, at: now() }));
  } catch (cause) {
    if (!(cause instanceof NotStaged)) throw cause;
    await changeImport(db, row, { state: 'checked', sentence: cause.message, worked_at: now() });
  }
}

async function stage(
  trx: Db,
  row: ImportRow,
  rows: readonly ImportedRow[],
  { commit, at }: { readonly commit: Commit; readonly at: Date },
): Promise<void> {
  const { person, requestId } = commit;
  const hand = { personId: person.id, name: person.name, at };
  const staged = await stageRows(trx, hand, rows.map(rowToStage), Number(row.draft_revision));
  if (!staged.ok) throw new NotStaged(staged.refusal.detail);
  for (const [table, headings] of profilesOf(row)) await keepProfile(trx, table, headings);
  await record(trx, {
    kind: 'book-imported',
    at,
    personId: person.id,
    requestId,
    detail: { rows: String(rows.length), revision: String(staged.value.revision) },
  });
  await changeImport(trx, row, { state: 'committed', sentence: null, done: steps, of: steps, worked_at: at });
}

function rowToStage({ table, key, cells }: ImportedRow): RowToStage {
  return { file: table, key, cells };
}

/** The meaning of this file's headings, remembered for similar files. */
function profilesOf({ plan, outcome }: ImportRow): readonly (readonly [TableFile, [string, string][]])[] {
  return plan.sheets.flatMap(({ sheet, table, columns }) => {
    const headings = outcome?.sheets.find(({ name }) => name === sheet)?.headings ?? [];
    if (table === null) return [];
    const told = new Map<string, string>();
    for (const [at, column] of columns.entries()) {
      const heading = plain(headings[at] ?? '');
      if (column !== null && heading !== '') told.set(heading, column);
    }
    return [[table, [...told]] as const];
  });
}
