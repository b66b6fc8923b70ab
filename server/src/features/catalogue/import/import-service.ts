import { type BookImport, importLimits } from '@dre/core/contract/catalogue/book-import';
import type { ImportResult } from '@dre/core/domain/catalogue/import/import-outcome';
import type { ImportPlan } from '@dre/core/domain/catalogue/import/import-plan';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../../database/connections/connection.ts';
import {
  changeImport,
  clearImports,
  deleteImport,
  importById,
  type ImportRow,
  importsOf,
  insertImport,
  lockImport,
  pageOf,
} from './import-queries.ts';

/** The database, person and time of an import request. */
export interface ImportRequest {
  readonly trx: Db;
  readonly personId: string;
  readonly now: Date;
}

type Conflict = { readonly kind: 'conflict'; readonly detail: string };
const notFound = {
  kind: 'not-found',
  detail: 'This file is not kept any more. Choose it again to import it.',
} as const;
type NotFound = typeof notFound;

const keptMs = 24 * 3_600_000;
/** Open imports per administrator. */
const keptFiles = 5;
/** A living thread reports progress more often than this. */
const silenceMs = 300_000;

const noPlan: ImportPlan = { sheets: [], answers: {}, fixes: [], leftOut: [] };

export async function startImport(
  { trx, personId, now }: ImportRequest,
  fileName: string,
  bytes: Uint8Array,
): Promise<Result<BookImport, { kind: 'invalid-request'; detail: string }>> {
  if (bytes.length === 0) return refuse({ kind: 'invalid-request', detail: 'The file is empty.' });
  await clearImports(trx, personId, keptFiles - 1, now);
  const id = await insertImport(trx, {
    made_by: personId,
    made_at: now,
    expires_at: new Date(now.getTime() + keptMs),
    file_name: fileName,
    file: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    plan: noPlan,
  });
  const row = await importById(trx, id, now);
  if (row === undefined) throw new Error('The import that was just kept is not there.');
  return accept(shown(row, now));
}

export async function listImports({ trx, personId, now }: ImportRequest) {
  const rows = await importsOf(trx, personId, now);
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: stateOf(row, now),
  }));
}

export async function readImport(asking: ImportRequest, id: string): Promise<Result<BookImport, NotFound>> {
  const row = await ownImport(asking, id);
  return row === undefined ? refuse(notFound) : accept(shown(row, asking.now));
}

/** A new plan restarts the check. */
export async function planImport(
  asking: ImportRequest,
  id: string,
  { version, plan }: { readonly version: number; readonly plan: ImportPlan },
): Promise<Result<BookImport, NotFound | Conflict>> {
  const row = await ownImport(asking, id, lockImport);
  if (row === undefined) return refuse(notFound);
  const busy = busyRefusal(row, version, asking.now);
  if (busy !== undefined) return refuse(busy);
  await changeImport(asking.trx, row, {
    version: version + 1,
    plan,
    state: 'checking',
    sentence: null,
    done: 0,
    of: 0,
    worked_at: asking.now,
  });
  return readImport(asking, id);
}

export interface CommitOptions {
  readonly version: number;
  readonly leaveOutRejected: boolean;
  readonly largePriceChanges: number;
}

/** Refuses to commit rows that were not reviewed, and large price changes that were not confirmed. */
export async function askToCommit(
  asking: ImportRequest,
  id: string,
  options: CommitOptions,
): Promise<Result<BookImport, NotFound | Conflict>> {
  const row = await ownImport(asking, id, lockImport);
  if (row === undefined) return refuse(notFound);
  const refusal = busyRefusal(row, options.version, asking.now) ?? commitRefusal(row, options);
  if (refusal !== undefined) return refuse(refusal);
  await changeImport(asking.trx, row, {
    state: 'committing',
    sentence: null,
    done: 0,
    of: 0,
    worked_at: asking.now,
  });
  return readImport(asking, id);
}

export async function dropImport(asking: ImportRequest, id: string): Promise<Result<true, NotFound>> {
  const row = await ownImport(asking, id);
  if (row === undefined) return refuse(notFound);
  await deleteImport(asking.trx, id);
  return accept(true);
}

export async function readImportRows(asking: ImportRequest, id: string, result: ImportResult, page: number) {
  const row = await ownImport(asking, id);
  if (row === undefined) return refuse(notFound);
  const count = row.outcome?.counts[result] ?? 0;
  const rows = await pageOf(asking.trx, id, result, page);
  return accept({ page, pages: Math.max(1, Math.ceil(count / importLimits.pageRows)), rows: [...rows] });
}

/** Records a failure that left no message; the import can be tried again. */
export async function noteFailure(db: Db, id: string, now: Date): Promise<void> {
  const row = await importById(db, id, now);
  if (row?.state === 'checking') {
    const sentence = 'The file could not be checked: it takes more memory or time than a file may.';
    await changeImport(db, row, { state: 'refused', sentence, worked_at: now });
  } else if (row?.state === 'committing') {
    const sentence = 'Nothing was put into the draft. Please try it again.';
    await changeImport(db, row, { state: 'checked', sentence, worked_at: now });
  }
}

/** Imports are visible to their creator only: they are not in the draft yet. */
async function ownImport(
  { trx, personId, now }: ImportRequest,
  id: string,
  read = importById,
): Promise<ImportRow | undefined> {
  const row = await read(trx, id, now);
  return row?.made_by === personId ? row : undefined;
}

function busyRefusal(row: ImportRow, version: number, now: Date): Conflict | undefined {
  const state = stateOf(row, now);
  if (state === 'committed') return conflict('This file is in the draft already.');
  if (state === 'checking' || state === 'committing') {
    return conflict('The file is being worked on. Wait until that is over.');
  }
  return row.version === version
    ? undefined
    : conflict('This import was changed in another window meanwhile. Look at it again.');
}

function commitRefusal({ state, outcome }: ImportRow, options: CommitOptions): Conflict | undefined {
  if (state !== 'checked' || outcome === null) return conflict('The file was not checked yet.');
  const { counts, largePriceChanges, sheetFaults } = outcome;
  if (sheetFaults.length > 0) return conflict('Say first which columns of the file are which.');
  if (counts.rejected > 0 && !options.leaveOutRejected) {
    return conflict(`${rowsWord(counts.rejected)} a fix. Put them right or leave them out.`);
  }
  if (counts.new + counts.changed === 0) return conflict('The file changes nothing.');
  if (largePriceChanges !== options.largePriceChanges) {
    return conflict('Prices change by more than 25%. Look at them, and say that they are right.');
  }
  return undefined;
}

function rowsWord(count: number): string {
  return count === 1 ? '1 row needs' : `${String(count)} rows need`;
}

function conflict(detail: string): Conflict {
  return { kind: 'conflict', detail };
}

function stateOf(row: Pick<ImportRow, 'state' | 'worked_at'>, now: Date): BookImport['state'] {
  const isWorkedOn = row.state === 'checking' || row.state === 'committing';
  const isSilent = now.getTime() - row.worked_at.getTime() > silenceMs;
  return isWorkedOn && isSilent ? 'interrupted' : row.state;
}

const noOutcome = {
  sheets: [],
  counts: { read: 0, rejected: 0, new: 0, changed: 0, unchanged: 0, 'left-out': 0, missing: 0 },
  questions: [],
  sheetFaults: [],
  largePriceChanges: 0,
};

function shown(row: ImportRow, now: Date): BookImport {
  const { id, sentence, version, done, of, plan } = row;
  return {
    id,
    fileName: row.file_name,
    bytes: row.bytes,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: stateOf(row, now),
    sentence,
    version,
    done,
    of,
    plan,
    ...(row.outcome ?? noOutcome),
  };
}
