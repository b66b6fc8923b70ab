import { reportPresence } from '@dre/core/contract/estimates/estimates';
import type { Problem } from '@dre/core/contract/problem';
import { pinsOf } from '@dre/core/domain/estimates/model/book-pin';
import type { UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Api } from '../../../lib/calls/api.ts';
import { isId, newId } from '../../../lib/new-id.ts';
import { pinsOfMoves } from '../../../offline/sync/local-books.ts';
import { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { openEditStorage } from '../../../offline/storage/open-edit-storage.ts';
import type { StoredEstimate } from '../../../offline/storage/edit-storage.ts';
import { isNoSuchEstimate, type WholeEstimate } from '../../../offline/sync/estimate-transport.ts';
import { estimateBooks, type EstimateBooks } from './estimate-books.ts';
import { estimateTransport } from './estimate-api.ts';

/** The caller that opens an estimate. */
export interface EstimateSession {
  readonly api: Api;
  readonly person: string;
  readonly company: string;
}

export interface OpenedEstimate {
  readonly store: EstimateStore;
  readonly contentsOf: EstimateBooks['contentsOf'];
  /** Reports the user's position to the other people who have it open; null on leaving. */
  readonly report: (where: string | null) => void;
}

/** Loads the estimate from the server, or without a connection from this device, with the pending edits on top. */
export async function openEstimate(
  { api, person, company }: EstimateSession,
  id: string,
): Promise<Result<OpenedEstimate, Problem>> {
  // No estimate has such an id, so the server is not asked.
  if (!isId(id)) return refuse(noSuchEstimate);
  const storage = await openEditStorage(person);
  const transport = estimateTransport(api, id, storage.device);
  const [{ stored, ...work }, read] = await Promise.all([storage.open(id), transport.read()]);
  const isGone = !read.ok && isNoSuchEstimate(read.refusal) && stored?.company === company;
  if (isGone) await (await import('../../../offline/forget-estimate.ts')).forgetEstimate(person, id);
  const found = read.ok ? asStored(read.value, company) : stored;
  if (!read.ok && (found === undefined || read.refusal.status !== 0)) return read;
  const opened = found as StoredEstimate;
  const books = estimateBooks(api, opened.houseRevision, opened.sideNaming ?? 'road-curb');
  const loaded = await books.load([...pinsOf(opened.confirmed), ...pinsOfMoves(work.pending)]);
  if (!loaded.ok) return loaded;
  // If these are missing, only undoing a move has to wait.
  await books.load(pinsOfMoves(undoEdits(work.undo)));
  const deps = { storage, transport, books, newId, now: () => Date.now() };
  const report = (where: string | null) =>
    void api.call(reportPresence, { params: { id }, body: { device: storage.device, where } });
  return accept({
    store: new EstimateStore(opened, work, deps),
    contentsOf: books.contentsOf,
    report,
  });
}

function undoEdits({ undo, redo }: UndoStack) {
  return [...undo, ...redo].flatMap(({ inverses }) => inverses.map((edit) => ({ edit })));
}

function asStored({ estimate, ...whole }: WholeEstimate, company: string): StoredEstimate {
  return { ...whole, id: estimate.id, company, confirmed: estimate };
}

const noSuchEstimate: Problem = { type: 'about:blank', title: 'There is no such estimate.', status: 404 };
