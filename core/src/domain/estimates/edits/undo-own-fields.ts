import { plainRefinish } from '../model/line-from-book.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { Change, Edit, Fingerprints, ManualWork } from '../model/edit.ts';
import { sha256 } from '../../hashing/sha256.ts';

/**
 * Limits an undo to fields that still hold what its author wrote. `current` is the edit that would write the current
 * values. Null when nothing is left.
 */
export function unchangedPart(change: Change, wrote: Fingerprints, current: Change): Change | null {
  const present = fingerprintsOf(current);
  const isOwn = (part: string) => present[part] === wrote[part];
  if (hasFields(change)) {
    const own = Object.entries(change.changes).filter(([field]) => isOwn(field));
    return own.length === 0 ? null : ({ ...change, changes: Object.fromEntries(own) } as Change);
  }
  if (change.kind === 'set-operation' && current.kind === 'set-operation') {
    return isOwn('book') ? { ...change, byHand: ownWork(change.byHand, current.byHand, isOwn) } : null;
  }
  if (change.kind === 'calculate' && current.kind === 'calculate') {
    return isOwn('inputs') ? { ...change, leftOut: ownLeftOut(change.leftOut, current, isOwn) } : null;
  }
  if (whole(wrote).every(isOwn)) return change;
  return change.kind === 'change-refinish' ? ownPaint(change, wrote, isOwn) : null;
}

/** Paint work another user changed since stays, without the values written by the undone edit. */
function ownPaint(
  change: Extract<Change, { kind: 'change-refinish' }>,
  wrote: Fingerprints,
  isOwn: (part: string) => boolean,
): Change | null {
  const own = Object.entries(plainRefinish).filter(([field]) => field in wrote && isOwn(field));
  return own.length === 0 ? null : { ...change, changes: Object.fromEntries(own) };
}

/** A calculation is identified by its inputs; the presence of each piece is decided separately. */
function whole(wrote: Fingerprints): readonly string[] {
  return 'inputs' in wrote ? ['inputs'] : Object.keys(wrote);
}

/** Pieces to leave out: the undo's own choice, or another user's later removal or restoration. */
function ownLeftOut(
  back: readonly string[],
  { leftOut, byHand }: Extract<Change, { kind: 'calculate' }>,
  isOwn: (part: string) => boolean,
): readonly string[] {
  const pieces = [...new Set([...back, ...Object.keys(byHand ?? {})])];
  return pieces.filter((piece) => (isOwn(`piece.${piece}`) ? back : leftOut).includes(piece));
}

function ownWork(
  back: ManualWork | null,
  present: ManualWork | null,
  isOwn: (part: string) => boolean,
): ManualWork | null {
  if (back === null || present === null) return back;
  const types = Object.keys({ ...back.hours, ...present.hours }) as (keyof ManualWork['hours'])[];
  return {
    operation: (isOwn('operation') ? back : present).operation,
    hours: Object.fromEntries(
      types
        .map((type) => [type, (isOwn(`hours.${type}`) ? back : present).hours[type]] as const)
        .filter(([, hours]) => hours !== undefined),
    ),
    refinish: (isOwn('refinish') ? back : present).refinish,
    charge: (isOwn('charge') ? back : present).charge,
  };
}

/** The values an undo expects to find, by field. */
export function fingerprintsOf(change: Change): Fingerprints {
  return Object.fromEntries(
    Object.entries(partsOf(change)).map(([part, value]) => [part, fingerprint(value)]),
  );
}

function fingerprint(value: unknown): string {
  return sha256(canonicalJson(value ?? null)).slice(0, 16);
}

function partsOf(change: Change): Readonly<Record<string, unknown>> {
  if (hasFields(change)) return change.changes;
  switch (change.kind) {
    case 'calculate':
      return { inputs: [change.calculationId, change.inputs], ...pieceParts(change) };
    case 'remove-calculation':
      return { inputs: [change.calculationId, null] };
    case 'move-to-edition':
      return { edition: [change.edition, change.houseRevision] };
    case 'set-operation':
      return { book: [change.lineId, change.operation], ...workParts(change.byHand) };
    case 'move-line':
      return { all: change.asCalculated ? { ...withoutMarks(change), place: null } : withoutMarks(change) };
    default:
      return { all: withoutMarks(change) };
  }
}

function pieceParts({ leftOut, byHand }: Extract<Change, { kind: 'calculate' }>) {
  const pieces = Object.keys(byHand ?? {});
  return Object.fromEntries(pieces.map((piece) => [`piece.${piece}`, !leftOut.includes(piece)]));
}

function workParts(byHand: ManualWork | null): Readonly<Record<string, unknown>> {
  if (byHand === null) return {};
  const { operation, hours, refinish, charge } = byHand;
  const typed = Object.entries(hours).map(([type, billed]) => [`hours.${type}`, billed] as const);
  return { operation, refinish, charge, ...Object.fromEntries(typed) };
}

type FieldChange = Extract<Change, { readonly changes: object | null }> & {
  readonly changes: Readonly<Record<string, unknown>>;
};

function hasFields(change: Change): change is FieldChange {
  return 'changes' in change && change.changes !== null && change.kind !== 'correct';
}

/**
 * Adjusts an own undo that would restore a value another user has undone meanwhile: it restores the value before that
 * one.
 */
export function skipUndoneValue<Own extends Edit>(own: Own, received: Edit): Own {
  const wrote = writtenBefore(own, received);
  if (wrote === null) return own;
  const would = fingerprintsOf(own);
  if (hasFields(own) && hasFields(received)) {
    if (!isSameTarget(own, received)) return own;
    const fields = Object.keys(own.changes).filter(
      (field) => field in wrote && would[field] === wrote[field],
    );
    if (fields.length === 0) return own;
    const theirs: Readonly<Record<string, unknown>> = received.changes;
    const put = Object.fromEntries(fields.map((field) => [field, theirs[field]]));
    return { ...own, changes: { ...own.changes, ...put } };
  }
  const parts = whole(wrote);
  const isTheirs =
    own.kind === 'set-operation'
      ? would['book'] === wrote['book']
      : parts.length > 0 && parts.every((part) => would[part] === wrote[part]);
  if (!isTheirs) return own;
  const { id, takesBack } = own;
  return { ...withoutMarks(received), id, takesBack } as Own;
}

/** Adjusts an own redo likewise: it expects the value from before the other user's undone edit. */
export function expectUndoneValue<Own extends Edit>(own: Own, received: Edit): Own {
  const wrote = writtenBefore(own, received);
  const { takesBack } = own;
  if (wrote === null || takesBack === undefined) return own;
  if (hasFields(own) && !isSameTarget(own, received)) return own;
  const now = fingerprintsOf(received);
  const next = Object.entries(takesBack.wrote).map(
    ([part, print]) => [part, print === wrote[part] ? (now[part] ?? print) : print] as const,
  );
  return { ...own, takesBack: { ...takesBack, wrote: Object.fromEntries(next) } };
}

/**
 * Fingerprints of the edit another user undid, if it is older than one's own: only then can one's own undo lead back to
 * it. Ids sort by time.
 */
function writtenBefore(own: Edit, { takesBack }: Edit): Fingerprints | null {
  if (takesBack === undefined || own.takesBack === undefined) return null;
  return takesBack.edit < own.takesBack.edit ? takesBack.wrote : null;
}

function isSameTarget(one: Change, other: Change): boolean {
  const target = (change: Change) => canonicalJson({ ...withoutMarks(change), changes: null });
  return one.kind === other.kind && target(one) === target(other);
}

function withoutMarks(change: Change | Edit): Change {
  const { id: _, takesBack: __, ...plain } = change as Edit;
  return plain as Change;
}
