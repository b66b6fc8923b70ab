import { accept, type Result } from '../../result.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import type { BookAtHand } from '../model/book-pin.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { Edit } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import type { EditOutcome } from './merge-edits.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';

/** What one device knows of an estimate: what the server confirmed, and what was written here since. */
export interface Replica {
  readonly confirmed: Estimate;
  readonly revision: number;
  /** Written here and not yet answered, in the order they were written. */
  readonly pending: readonly PendingEdit[];
  /** Confirmed and pending together: what the screen shows. */
  readonly shown: Estimate;
}

export interface PendingEdit {
  readonly edit: Edit;
  /** The revision its author had seen when writing it: what a removal is judged by. */
  readonly seen: number;
}

/** An edit that became part of the estimate, and as which one. */
export interface AppliedEdit {
  readonly revision: number;
  readonly edit: Edit;
}

/** What the server did with an edit of ours. */
export interface AnsweredEdit {
  readonly edit: Edit;
  readonly fate: EditOutcome;
}

export function openReplica(
  { confirmed, revision }: Pick<Replica, 'confirmed' | 'revision'>,
  pending: readonly PendingEdit[],
  books: BookAtHand,
): Replica {
  return { confirmed, revision, pending, shown: withPending(confirmed, pending, books) };
}

/** Writes an edit here, at once; whoever sends it does so later. */
export function addPendingEdit(
  replica: Replica,
  edit: Edit,
  books: BookAtHand,
): Result<Replica, EditRefusal> {
  const outcome = applyEdit(replica.shown, edit, books);
  if (!outcome.ok) return outcome;
  const pending = [...replica.pending, { edit, seen: replica.revision }];
  return accept({ ...replica, pending, shown: outcome.value });
}

/**
 * Takes in what the server applied since, in its order, and strikes out what it answered. Null where something in
 * between is missing: then the estimate is read whole again.
 */
export function receiveEdits(
  replica: Replica,
  applied: readonly AppliedEdit[],
  answered: readonly AnsweredEdit[],
  books: BookAtHand,
): Replica | null {
  const news = applied
    .filter(({ revision }) => revision > replica.revision)
    .toSorted((left, right) => left.revision - right.revision);
  if (news.some(({ revision }, index) => revision !== replica.revision + index + 1)) return null;
  const struck = new Set([...news, ...answered].map(({ edit }) => edit.id));
  const pending = replica.pending.filter(({ edit }) => !struck.has(edit.id));
  if (news.length === 0 && pending.length === replica.pending.length) return replica;
  const confirmed = news.reduce((present, { edit }) => after(present, edit, books), replica.confirmed);
  const revision = replica.revision + news.length;
  if (isOnlyOurs(replica, news, pending)) return { confirmed, revision, pending, shown: replica.shown };
  return openReplica({ confirmed, revision }, pending, books);
}

/** Nothing came in between: what is shown already is what the server now has, with the rest still pending on it. */
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

/** The server may have settled ours otherwise; what it only repeats comes as another object with the same words. */
function isSameEdit(heard: Edit, own: Edit | undefined): boolean {
  return heard === own || (heard.id === own?.id && canonicalJson(heard) === canonicalJson(own));
}

function withPending(confirmed: Estimate, pending: readonly PendingEdit[], books: BookAtHand): Estimate {
  return pending.reduce((present, { edit }) => after(present, edit, books), confirmed);
}

/** What no longer applies is shown as if it were not there, until the server says why. */
function after(estimate: Estimate, edit: Edit, books: BookAtHand): Estimate {
  const outcome = applyEdit(estimate, edit, books);
  return outcome.ok ? outcome.value : estimate;
}
