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
import type { WholeEstimate } from '../../../offline/sync/estimate-transport.ts';
import { estimateBooks, type EstimateBooks } from './estimate-books.ts';
import { estimateTransport } from './estimate-api.ts';

/** The caller that opens an estimate. */
export interface EstimateSession {
  readonly api: Api;
  readonly person: string;
  readonly company: string;
}

export interface OpenedEstimate {
  readonly keeper: EstimateStore;
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
  const shelf = await openEditStorage(person);
  const wire = estimateTransport(api, id, shelf.device);
  const [{ kept, ...shelved }, read] = await Promise.all([shelf.open(id), wire.read()]);
  const found = read.ok ? asKept(read.value, company) : kept;
  if (!read.ok && (found === undefined || read.refusal.status !== 0)) return read;
  const opened = found as StoredEstimate;
  const books = estimateBooks(api, opened.houseRevision, opened.sideNaming ?? 'road-curb');
  const brought = await books.bring([...pinsOf(opened.confirmed), ...pinsOfMoves(shelved.pending)]);
  if (!brought.ok) return brought;
  // If these are missing, only undoing a move has to wait.
  await books.bring(pinsOfMoves(turnsOf(shelved.undo)));
  const around = { shelf, wire, books, newId, now: () => Date.now() };
  const report = (where: string | null) =>
    void api.call(reportPresence, { params: { id }, body: { device: shelf.device, where } });
  return accept({
    keeper: new EstimateStore(opened, shelved, around),
    contentsOf: books.contentsOf,
    report,
  });
}

function turnsOf({ undo, redo }: UndoStack) {
  return [...undo, ...redo].flatMap(({ inverses }) => inverses.map((edit) => ({ edit })));
}

function asKept({ estimate, ...whole }: WholeEstimate, company: string): StoredEstimate {
  return { ...whole, id: estimate.id, company, confirmed: estimate };
}

const noSuchEstimate: Problem = { type: 'about:blank', title: 'There is no such estimate.', status: 404 };
