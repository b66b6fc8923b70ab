import type { Change, Edit } from '../model/edit.ts';

/** An applied edit with the revision its author had received. */
export interface LoggedEdit {
  readonly revision: number;
  /** Null when it was not recorded. */
  readonly seen: number | null;
  readonly device: string;
  readonly edit: Edit;
}

/** One value of a line's field, as an edit that writes it. */
export interface ConflictingValue<L extends LoggedEdit> {
  readonly entry: L;
  readonly change: Change;
}

/** A field two devices changed without having received each other's edit. */
export interface EditConflict<L extends LoggedEdit> {
  readonly lineId: string;
  readonly field: string;
  /** The value acknowledged last, which applies. */
  readonly current: ConflictingValue<L>;
  /** The last value of each other device, in order of acknowledgment. */
  readonly others: readonly ConflictingValue<L>[];
}

/**
 * Open conflicts after these edits, oldest first. A conflict ends when a user who received all values writes the field;
 * repeating the current value also counts as a choice.
 */
export function conflictsOf<L extends LoggedEdit>(log: readonly L[]): readonly EditConflict<L>[] {
  const written = new Map<string, Write<L>[]>();
  for (const entry of log) {
    for (const write of writesOf(entry)) {
      const key = `${write.lineId} ${write.field}`;
      const before = written.get(key);
      if (before === undefined) written.set(key, [write]);
      else before.push(write);
    }
  }
  return [...written.values()].flatMap(conflictAmong);
}

interface Write<L extends LoggedEdit> extends ConflictingValue<L> {
  readonly lineId: string;
  readonly field: string;
}

function conflictAmong<L extends LoggedEdit>(writes: readonly Write<L>[]): readonly EditConflict<L>[] {
  const current = writes.at(-1);
  if (current === undefined || current.entry.seen === null) return [];
  const { seen, device } = current.entry;
  const byDevice = new Map<string, Write<L>>();
  for (const write of writes) {
    const isUnseen = write.entry.revision > seen && write.entry.device !== device;
    if (isUnseen) byDevice.set(write.entry.device, write);
  }
  const others = [...byDevice.values()].filter(({ change }) => !isSame(change, current.change));
  const { lineId, field } = current;
  return others.length === 0 ? [] : [{ lineId, field, current, others }];
}

function isSame(one: Change, other: Change): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of existing lines an edit writes, each as an edit of its own. */
function writesOf<L extends LoggedEdit>(entry: L): Write<L>[] {
  const { id: _, ...change } = entry.edit;
  switch (change.kind) {
    case 'change-line': {
      const { lineId, changes } = change;
      return Object.entries(changes).map(([field, value]) => ({
        entry,
        lineId,
        field,
        change: { kind: 'change-line', lineId, changes: { [field]: value } },
      }));
    }
    case 'change-refinish': {
      const { lineId, changes } = change;
      if (changes === null) return [{ entry, lineId, field: 'refinish', change }];
      return Object.entries(changes).map(([field, value]) => ({
        entry,
        lineId,
        field: `refinish ${field}`,
        change: { kind: 'change-refinish', lineId, changes: { [field]: value } },
      }));
    }
    case 'set-operation':
      return [{ entry, lineId: change.lineId, field: 'operation', change }];
    case 'set-hours':
      return [{ entry, lineId: change.lineId, field: `hours ${change.laborType}`, change }];
    case 'set-labor-type':
      return [{ entry, lineId: change.lineId, field: `labor type ${change.laborType}`, change }];
    case 'move-line':
      return [{ entry, lineId: change.lineId, field: 'place', change }];
    default:
      return [];
  }
}
