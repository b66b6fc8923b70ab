import type { DraftIssue } from '@dre/core/contract/catalogue/book-draft';
import type { BookIssue } from '@dre/core/domain/catalogue/book/book-issue';
import { calculatorsFile } from '@dre/core/domain/catalogue/draft/references';
import { readBook } from '@dre/core/domain/catalogue/reading/read-book';
import { bookIssueLabels } from '@dre/core/domain/catalogue/reading/book-issue-text';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import { newestEditionNumber } from '../catalogue-queries.ts';
import { bookRows, countBook, draftState } from './draft-queries.ts';

/** The issues of the draft, and the state of the draft they were found in. */
export interface CheckedDraft {
  readonly edition: number;
  readonly revision: number;
  readonly changedAt: number;
  readonly faults: readonly DraftIssue[];
}

/** Checks the committed draft in another thread, so that the server keeps serving requests. */
export type CheckAway = () => Promise<CheckedDraft>;

/** A book longer than this is checked in a thread of its own. */
const longBook = 20_000;

/** The last result: pages request it again and again between two changes. */
let checked: CheckedDraft | undefined;

/** Everything that prevents publishing the draft. */
export async function issuesOfDraft(trx: Db, checkAway: CheckAway): Promise<CheckedDraft> {
  const standing = await standingDraft(trx);
  const isKnown = (of: CheckedDraft | undefined) =>
    of?.edition === standing.edition &&
    of.revision === standing.revision &&
    of.changedAt === standing.changedAt;
  if (checked !== undefined && isKnown(checked)) return checked;
  const isLong = (await countBook(trx)) > longBook;
  // Raises the idle timeout, because the transaction waits for the other thread.
  if (isLong) await sql`set local idle_in_transaction_session_timeout = '240s'`.execute(trx);
  const away = isLong ? await checkAway() : undefined;
  // The draft may have changed in between; then it is checked here, in this transaction.
  checked = away !== undefined && isKnown(away) ? away : await checkDraft(trx);
  return checked;
}

export async function checkDraft(trx: Db): Promise<CheckedDraft> {
  const standing = await standingDraft(trx);
  return { ...standing, faults: await check(trx, standing.edition) };
}

async function standingDraft(trx: Db): Promise<Omit<CheckedDraft, 'faults'>> {
  const { revision, changedAt } = await draftState(trx);
  return { edition: (await newestEditionNumber(trx)) ?? 0, revision, changedAt: changedAt?.getTime() ?? 0 };
}

async function check(trx: Db, edition: number): Promise<readonly DraftIssue[]> {
  const rows = await bookRows(trx);
  const tables: Record<string, Row[]> = {};
  const keys: Record<string, string[]> = {};
  for (const { table_file, row_key, cells } of rows) {
    if (table_file === calculatorsFile) continue;
    const table = (tables[table_file] ??= []);
    table.push({ row: table.length + 2, cells: cells as Row['cells'] });
    (keys[table_file] ??= []).push(row_key);
  }
  const calculators = rows.find(({ table_file }) => table_file === calculatorsFile)?.cells ?? null;
  const read = readBook(tables, calculators, edition + 1);
  if (read.ok) return [];
  return read.refusal.map((fault) => draftFault(fault, tables, keys));
}

function draftFault(
  fault: BookIssue,
  tables: Readonly<Record<string, readonly Row[]>>,
  keys: Readonly<Record<string, readonly string[]>>,
): DraftIssue {
  const { file, row, column, reason, value } = fault;
  const cells = tables[file]?.[row - 2]?.cells;
  return {
    file,
    key: keys[file]?.[row - 2] ?? '',
    part: cells?.['part_code'] ?? (file === 'parts.csv' ? (cells?.['code'] ?? '') : ''),
    column,
    reason,
    value,
    sentence: bookIssueLabels[reason],
  };
}
