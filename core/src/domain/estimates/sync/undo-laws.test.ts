import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { threeEditions as books } from '../../../testing/three-editions.ts';
import { type Dice, someChange } from '../../testing/some-change.ts';
import { cents, tenthHours } from '../../units.ts';
import { applyEdit, editKinds } from '../edits/apply-edit.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import { defaultProfile } from '../model/default-profile.ts';
import { applyLocally } from './apply-locally.ts';
import type { Change, Edit, EditKind } from '../model/edit.ts';
import { agreementEdits } from '../edits/agreement-edits.ts';
import { lifecycleEdits } from '../edits/lifecycle-edits.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { changedTarget, removedTarget } from './merge-edits.ts';
import { newEstimate } from '../model/new-estimate.ts';
import { openReplica } from './replica.ts';
import { afterReceiving } from './undo-among-others.ts';
import { nothingToUndo, remember, takeStep, type UndoStack } from './undo-stack.ts';

const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const zero: Dice = { a: 0, b: 0, c: 0 };

function afterKinds(kinds: readonly EditKind[]): Estimate {
  return kinds.reduce((present, kind) => {
    const outcome = applyEdit(present, someChange(present, kind, zero), books);
    if (!outcome.ok) throw new Error(`${kind}: ${outcome.refusal.kind}`);
    return outcome.value;
  }, blank);
}

const written = afterKinds(['add-book-line', 'add-line', 'add-photo', 'add-note', 'calculate']);
const locked = afterKinds(['add-book-line', 'add-photo', 'add-note', 'lock']);
const supplement = afterKinds([
  'add-book-line',
  'add-photo',
  'add-note',
  'calculate',
  'lock',
  'start-supplement',
]);

let ids = 0;

/** Users with the same estimate open, each with an own undo stack; every edit reaches everyone at once. */
class Room {
  readonly stacks = new Map<number, UndoStack>();
  estimate: Estimate;
  refusals = 0;

  constructor(start: Estimate) {
    this.estimate = start;
  }

  write(author: number, change: Change): boolean {
    const inverses = this.#done(author, [change]);
    if (inverses !== null) this.stacks.set(author, remember(this.stackOf(author), { label: '', inverses }));
    return inverses !== null;
  }

  /** True if the whole step was reversed; values others overwrote cannot be redone. */
  takeStep(author: number, side: 'undo' | 'redo'): boolean {
    const step = this.stackOf(author)[side].at(-1);
    if (step === undefined) return false;
    const inverses = this.#done(author, step.inverses);
    if (inverses === null) this.refusals += 1;
    this.stacks.set(author, takeStep(this.stackOf(author), side, inverses ?? []));
    return inverses !== null && fieldsIn(inverses) === fieldsIn(step.inverses);
  }

  stackOf(author: number): UndoStack {
    return this.stacks.get(author) ?? nothingToUndo;
  }

  #done(author: number, changes: readonly Change[]): readonly Edit[] | null {
    const replica = openReplica({ confirmed: this.estimate, revision: 0 }, [], books);
    const done = applyLocally(replica, changes, books, () => `made-${String((ids += 1)).padStart(9, '0')}`);
    if (!done.ok) return null;
    this.estimate = done.value.replica.shown;
    for (const [other, stack] of this.stacks) {
      if (other !== author) this.stacks.set(other, done.value.edits.reduce(afterReceiving, stack));
    }
    return done.value.inverses;
  }
}

function fieldsIn(edits: readonly Edit[]): number {
  const fields = (edit: Edit) =>
    'changes' in edit && edit.changes !== null ? Object.keys(edit.changes) : [edit];
  return edits.flatMap<unknown>(fields).length;
}

/** Everything a reader sees. A calculated line is identified by its calculation and piece, not by its id. */
function visible(estimate: Estimate): unknown {
  const named = (line: Line) =>
    line.source.kind === 'calculator'
      ? { ...line, id: `${line.source.calculation}/${line.source.piece}`, order: '', number: 0 }
      : { ...line, number: 0 };
  const lines = estimate.lines.map(named).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { ...estimate, lines, removed: null, lastLineNumber: null };
}

function isSame(one: Estimate, other: Estimate): boolean {
  return isDeepStrictEqual(visible(one), visible(other));
}

/** Signed steps are records: repeating one after undoing it is another signed step. */
const signed = { ...agreementEdits, ...lifecycleEdits };
const undoable = editKinds.filter((kind) => !(kind in signed) || kind.endsWith('-supplement'));
const dice = fc.record({ a: fc.nat(9_999), b: fc.nat(9_999), c: fc.nat(9_999) });
const starts = { blank, written, locked, supplement };
const anyStart = fc.constantFrom(...(Object.keys(starts) as (keyof typeof starts)[]));

test('undo goes back through every state of one user’s edits, and redo forward again', () => {
  fc.assert(
    fc.property(
      anyStart,
      fc.array(fc.tuple(fc.constantFrom(...undoable), dice), { maxLength: 12 }),
      (from, steps) => {
        const room = new Room(starts[from]);
        const states = [room.estimate];
        for (const [kind, roll] of steps) {
          if (room.write(0, someChange(room.estimate, kind, roll))) states.push(room.estimate);
        }
        const backwards = states.slice(0, -1).toReversed();
        const leadsTo = (side: 'undo' | 'redo') => (state: Estimate) => {
          room.takeStep(0, side);
          return isSame(room.estimate, state);
        };
        const isBack = backwards.every(leadsTo('undo'));
        const isForth = states.slice(1).every(leadsTo('redo'));
        return isBack && isForth;
      },
    ),
    { numRuns: 300 },
  );
});

const someAction = fc.record({
  author: fc.nat(1),
  what: fc.constantFrom('write', 'write', 'write', 'undo', 'redo'),
  kind: fc.constantFrom(...undoable),
  dice,
});
type Action = typeof someAction extends fc.Arbitrary<infer Each> ? Each : never;

interface AppliedAction {
  readonly author: number;
  /** Null for undo and redo. */
  readonly change: Change | null;
  /** The changes written, including those of an undo or redo. */
  readonly wrote: readonly Change[];
  readonly side: 'undo' | 'redo';
  readonly isDone: boolean;
}

/** Every change is made after receiving all earlier ones. */
function applyTogether(room: Room, actions: readonly Action[]): readonly AppliedAction[] {
  return actions.map(({ author, what, kind, dice: roll }, at) => {
    if (what !== 'write')
      return {
        author,
        change: null,
        wrote: room.stackOf(author)[what].at(-1)?.inverses ?? [],
        side: what,
        isDone: room.takeStep(author, what),
      } as const;
    // Ids are created on the device and never equal those of another user.
    const text = JSON.stringify(someChange(room.estimate, kind, roll)).replaceAll(
      '"id-',
      `"${author}-${at}-`,
    );
    const change = JSON.parse(text) as Change;
    const wrote = [change];
    return { author, change, wrote, side: 'undo', isDone: room.write(author, change) } as const;
  });
}

/** The result without one user; null when undefined, because others built on that user's edits. */
function without(author: number, start: Estimate, applied: readonly AppliedAction[]): Estimate | null {
  const room = new Room(start);
  const others = applied.filter((action) => action.author !== author);
  const isAsBefore = others.every(({ author: other, change, side, isDone }) =>
    change === null ? room.takeStep(other, side) === isDone : room.write(other, change) === isDone,
  );
  return isAsBefore ? room.estimate : null;
}

/**
 * Kinds that copy current values, so their result depends on earlier edits of others: own rates, for example, store the
 * profile's values beside them.
 */
const reading = new Set<EditKind>([
  'duplicate-line',
  'move-to-edition',
  'set-operation',
  'set-rates',
  'discard-supplement',
]);

/**
 * True if another user's edit copied what the author wrote, so the others' result alone is undefined. After the author
 * moves the edition, any new line copies its values.
 */
function tookOver(author: number, applied: readonly AppliedAction[]): boolean {
  let wrote = false;
  let movedEdition = false;
  return applied.some(({ author: by, change, isDone }) => {
    const kind = change?.kind;
    if (by !== author) return isDone && kind !== undefined && (movedEdition || (wrote && reading.has(kind)));
    wrote ||= isDone;
    movedEdition ||= isDone && kind === 'move-to-edition';
    return false;
  });
}

/**
 * True if two users wrote the same value into the same field, or removed or restored the same item, even by an undo:
 * they cannot be distinguished afterwards.
 */
function coincide(applied: readonly AppliedAction[]): boolean {
  const removed = new Set(applied.flatMap(({ wrote }) => wrote.map(removedTarget)));
  const writers = new Map<string, number>();
  return applied.some(({ author, wrote }) =>
    wrote
      .flatMap((change) => {
        const target = changedTarget(change);
        return [...cellsOf(change), ...(target !== null && removed.has(target) ? [`on ${target}`] : [])];
      })
      .some((cell) => {
        const first = writers.get(cell) ?? author;
        writers.set(cell, first);
        return first !== author;
      }),
  );
}

function cellsOf(change: Change): readonly string[] {
  const { kind } = change;
  // An estimate's rates are part of its profile.
  const wrote = kind === 'set-rates' ? 'set-profile' : kind;
  const target = canonicalJson({ ...change, kind: wrote, changes: null });
  const fields = 'changes' in change && change.changes !== null ? Object.entries(change.changes) : [];
  const values = fields.map(([field, value]) => `${target} ${field} ${canonicalJson(value)}`);
  const own = fields.length === 0 ? [canonicalJson(change)] : values;
  // Removing an item, or restoring it by a change, has the same effect for every user.
  const there = kind.startsWith('remove-') ? 'off' : 'on';
  const things = (['lineId', 'photoId', 'noteId', 'calculationId', 'rule', 'key'] as const).flatMap((name) =>
    name in change ? [`${there} ${String((change as unknown as Record<string, unknown>)[name])}`] : [],
  );
  return [...own, ...answers(change), ...calculatedLines(change), ...(changesPresence(kind) ? things : [])];
}

/** Inputs of a calculation decide which lines exist, and so does removing one of them. */
function calculatedLines(change: Change): readonly string[] {
  const isPiece = 'lineId' in change && /^[a-z]+-\d-\d+$/.test(change.lineId ?? '');
  const isPresence =
    changesPresence(change.kind) || ['recall-suggestion', 'reorder-line'].includes(change.kind);
  return 'calculationId' in change || (isPiece && isPresence) ? ['lines of a calculation'] : [];
}

/** Three kinds of edits answer a suggestion; one of them also removes a line. */
function answers(change: Change): readonly string[] {
  switch (change.kind) {
    case 'accept-suggestion':
      return [`accepted ${change.rule}`];
    case 'dismiss-suggestion':
      return [`dismissed ${change.rule}`];
    case 'recall-suggestion':
      return [`${change.answer ?? 'open'} ${change.rule}`, `off ${change.lineId ?? ''}`];
    default:
      return [];
  }
}

function changesPresence(kind: EditKind): boolean {
  return /^(remove|restore)-(line|photo|note)$/.test(kind);
}

test('undoing all edits of one user leaves the result of the others’ edits, wherever that is defined', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyStart, fc.array(someAction, { minLength: 2, maxLength: 12 }), (from, actions) => {
      const room = new Room(starts[from]);
      const applied = applyTogether(room, actions);
      const alone = tookOver(0, applied) || coincide(applied) ? null : without(0, starts[from], applied);
      if (alone === null || room.stackOf(0).undo.length === 0) return true;
      while (room.stackOf(0).undo.length > 0) room.takeStep(0, 'undo');
      // Undos that are no longer possible are refused.
      if (room.refusals > 0) return true;
      compared += 1;
      return isSame(room.estimate, alone);
    }),
    { numRuns: 500 },
  );
  expect(compared).toBeGreaterThan(100);
});

const line = (id: string): Change => ({
  kind: 'add-line',
  lineId: id,
  order: 'V',
  source: 'manual',
  place: { side: 'whole', subSide: 'fees', region: null },
  fields: { price: cents(10_00) },
});
const priced = (price: number): Change => ({
  kind: 'change-line',
  lineId: 'a',
  changes: { price: cents(price) },
});
const [dana, ruth] = [1, 2];

function roomWithLine(): Room {
  const room = new Room(blank);
  room.write(0, line('a'));
  return room;
}

test('a line removed by one user and changed by another returns without the change, once both are undone', () => {
  const room = roomWithLine();
  room.write(dana, { kind: 'remove-line', lineId: 'a' });
  room.write(ruth, priced(99_00));
  expect(room.estimate.lines).toMatchObject([{ price: 99_00 }]);
  room.takeStep(ruth, 'undo');
  expect(room.estimate.lines).toEqual([]);
  room.takeStep(dana, 'undo');
  expect(room.estimate.lines).toMatchObject([{ id: 'a', price: 10_00 }]);
});

test('two users who changed one field each undo their own value, in either order', () => {
  for (const [first, second, between] of [
    [dana, ruth, 30_00],
    [ruth, dana, 20_00],
  ] as const) {
    const room = roomWithLine();
    room.write(dana, priced(20_00));
    room.write(ruth, priced(30_00));
    room.takeStep(first, 'undo');
    expect(room.estimate.lines[0]?.price).toBe(between);
    room.takeStep(second, 'undo');
    expect(room.estimate.lines[0]?.price).toBe(10_00);
    // Redo makes it theirs again.
    room.takeStep(second, 'redo');
    expect(room.estimate.lines[0]?.price).toBe(second === dana ? 20_00 : 30_00);
  }
});

test('paint work started by one user and changed by another stays without the first user’s values', () => {
  const room = roomWithLine();
  room.write(dana, { kind: 'change-refinish', lineId: 'a', changes: { billed: tenthHours(49) } });
  room.write(ruth, { kind: 'change-refinish', lineId: 'a', changes: { boothCycle: 2 } });
  room.takeStep(dana, 'undo');
  expect(room.estimate.lines[0]?.refinish).toMatchObject({ billed: null, boothCycle: 2 });
});

test('an undo on a removed line does not restore it', () => {
  const room = roomWithLine();
  room.write(ruth, priced(30_00));
  room.write(dana, { kind: 'remove-line', lineId: 'a' });
  room.takeStep(ruth, 'undo');
  expect(room.estimate.lines).toEqual([]);
  room.takeStep(dana, 'undo');
  expect(room.estimate.lines).toMatchObject([{ price: 10_00 }]);
});

test('a removed calculated line stays removed when another user undoes a change of its calculation', () => {
  const room = new Room(written);
  const [piece] = written.lines.filter(({ source }) => source.kind === 'calculator').map(({ id }) => id);
  room.write(dana, someChange(written, 'calculate', { a: 0, b: 7, c: 0 }));
  room.write(ruth, { kind: 'remove-line', lineId: piece ?? '' });
  room.takeStep(dana, 'undo');
  expect(room.estimate.lines).toHaveLength(written.lines.length - 1);
  room.takeStep(ruth, 'undo');
  expect(isSame(room.estimate, written)).toBe(true);
});

test('a calculated line moved by one user and recalculated elsewhere by another is back in place, once both are undone', () => {
  const piece = written.lines.find(({ source }) => source.kind === 'calculator');
  if (piece?.source.kind !== 'calculator') throw new Error('There is a calculated line.');
  const { calculation } = piece.source;
  const { inputs } = written.calculations[calculation] ?? {};
  if (inputs === undefined) throw new Error('It has its calculation.');
  const place = { side: 'rear', subSide: 'upper', region: null } as const;
  const elsewhere = { side: 'front', subSide: 'upper', region: null } as const;
  const moved: Change = { kind: 'move-line', lineId: piece.id, place };
  const again: Change = {
    kind: 'calculate',
    calculationId: calculation,
    inputs: { ...inputs, place: elsewhere },
    lines: {},
    leftOut: [],
  };
  const locationNow = (room: Room) => room.estimate.lines.find(({ id }) => id === piece.id)?.place;
  for (const order of [
    [moved, again],
    [again, moved],
  ]) {
    for (const first of [dana, ruth]) {
      const room = new Room(written);
      for (const change of order) room.write(change === moved ? dana : ruth, change);
      expect(locationNow(room)).toEqual(place);
      room.takeStep(first, 'undo');
      expect(locationNow(room)).toEqual(first === dana ? elsewhere : place);
      room.takeStep(first === dana ? ruth : dana, 'undo');
      expect(isSame(room.estimate, written)).toBe(true);
      // Redo applies it again.
      room.takeStep(dana, 'redo');
      expect(locationNow(room)).toEqual(place);
    }
  }
});

test('undoing the recall of a suggestion restores another user’s line and the answer', () => {
  const room = roomWithLine();
  const { estimate: before } = room;
  room.write(dana, { kind: 'recall-suggestion', rule: 'S001', answer: 'dismissed', lineId: 'a' });
  expect(room.estimate.lines).toEqual([]);
  room.takeStep(dana, 'undo');
  expect(isSame(room.estimate, before)).toBe(true);
});
