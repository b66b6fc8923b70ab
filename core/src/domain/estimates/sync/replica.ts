import { accept, type Result } from '../../result.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import type { AvailableBooks } from '../model/book-pin.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { Edit } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import type { EditOutcome } from './merge-edits.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';

/** One device's copy of an estimate: the confirmed state and its own pending edits. */
export interface Replica {
  readonly confirmed: Estimate;
  readonly revision: number;
  /** Local edits not yet acknowledged, oldest first. */
  readonly pending: readonly PendingEdit[];
  /** Confirmed with pending edits applied: the state displayed. */
  readonly shown: Estimate;
}

export interface PendingEdit {
  readonly edit: Edit;
  /** The revision its author had received; decides whether a removal is overtaken. */
  readonly seen: number;
}

/** An applied edit and its revision. */
export interface AppliedEdit {
  readonly revision: number;
  readonly edit: Edit;
}

/** An own edit and its outcome on the server. */
export interface AcknowledgedEdit {
  readonly edit: Edit;
  readonly fate: EditOutcome;
}

export function openReplica(
  { confirmed, revision }: Pick<Replica, 'confirmed' | 'revision'>,
  pending: readonly PendingEdit[],
  books: AvailableBooks,
): Replica {
  return { confirmed, revision, pending, shown: withPending(confirmed, pending, books) };
}

/** Applies an edit locally at once; it is sent later. */
export function addPendingEdit(
  replica: Replica,
  edit: Edit,
  books: AvailableBooks,
): Result<Replica, EditRefusal> {
  const outcome = applyEdit(replica.shown, edit, books);
  if (!outcome.ok) return outcome;
  const pending = [...replica.pending, { edit, seen: replica.revision }];
  return accept({ ...replica, pending, shown: outcome.value });
}

/**
 * Applies newer server edits in order and removes acknowledged ones from `pending`. Null if revisions are missing: the
 * estimate must be reloaded.
 */
export function receiveEdits(
  replica: Replica,
  applied: readonly AppliedEdit[],
  answered: readonly AcknowledgedEdit[],
  books: AvailableBooks,
): Replica | null {
  const news = applied
    .filter(({ revision }) => revision > replica.revision)
    .toSorted((left, right) => left.revision - right.revision);
  if (news.some(({ revision }, index) => revision !== replica.revision + index + 1)) return null;
  const acknowledged = new Set([...news, ...answered].map(({ edit }) => edit.id));
  const pending = replica.pending.filter(({ edit }) => !acknowledged.has(edit.id));
  if (news.length === 0 && pending.length === replica.pending.length) return replica;
  const confirmed = news.reduce((present, { edit }) => after(present, edit, books), replica.confirmed);
  const revision = replica.revision + news.length;
  if (isOnlyOurs(replica, news, pending)) return { confirmed, revision, pending, shown: replica.shown };
  return openReplica({ confirmed, revision }, pending, books);
}

/** True if only own edits were confirmed, in order: the displayed state is already right. */
function isOnlyOurs(
  replica: Replica,
  news: readonly AppliedEdit[],
  pending: readonly PendingEdit[],
): boolean {
  return (
    replica.pending.length === news.length + pending.length &&
    news.every(({ edit }, index) => isSameEdit(edit, replica.pending[index]?.edit))
  );
}

/** The server may have changed an own edit; an unchanged one comes back as an equal object. */
function isSameEdit(received: Edit, own: Edit | undefined): boolean {
  return received === own || (received.id === own?.id && canonicalJson(received) === canonicalJson(own));
}

function withPending(confirmed: Estimate, pending: readonly PendingEdit[], books: AvailableBooks): Estimate {
  return pending.reduce((present, { edit }) => after(present, edit, books), confirmed);
}

/** An edit that no longer applies is skipped until the server reports the reason. */
function after(estimate: Estimate, edit: Edit, books: AvailableBooks): Estimate {
  const outcome = applyEdit(estimate, edit, books);
  return outcome.ok ? outcome.value : estimate;
}
