import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AppliedShopEdit,
  appliedRun,
  arbitraryLog,
  arbitraryRun,
  logStart,
  type ShopRun,
} from '../../../testing/arbitrary-shop.ts';
import type { Dice } from '../../testing/some-change.ts';
import { anOrder, authorization, firstWork, opening, orderAfter } from '../../testing/an-order.ts';
import { minuteOf, utcMinute } from '../../units.ts';
import { columnOf } from '../board/column.ts';
import { locationOf, locationStretches } from '../board/unit-location.ts';
import { clockedMinutes } from '../clock/clocked-minutes.ts';
import { timeline } from '../clock/timeline.ts';
import { blankOrder, type RepairOrder } from '../model/repair-order.ts';
import type { ShopEdit, ShopEditKind } from '../model/shop-edit.ts';
import { partQuantities } from '../parts/part-quantities.ts';
import { technicianEdit, technicianOrder } from '../roles/technician-view.ts';
import { applyShopEdit, invertShopEdit, shopEditKinds } from './apply-shop-edit.ts';

const runs = { numRuns: 200 };
const start = anOrder();
const expected = orderAfter(blankOrder('order-1'), [opening, authorization(firstWork)]);
/** The accepted edits of an order whose unit is here, or not yet. */
const life = fc
  .tuple(fc.boolean(), arbitraryRun)
  .map(([isHere, run]) => appliedRun(isHere ? start : expected, run));

/** An order without authors and times, with its location instead of its moves, and records by id. */
function content(order: RepairOrder): unknown {
  const { moves: _, ...rest } = order;
  return plain({ ...rest, location: locationOf(order)?.id ?? null });
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(plain);
    return items.toSorted((one, other) => (recordId(one) < recordId(other) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !['by', 'at', 'since', 'placedBy'].includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, plain(field)]));
}

function recordId(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if ('id' in value) return String(value.id);
  return 'work' in value ? recordId({ id: JSON.stringify(value.work) }) : '';
}

function undone(before: RepairOrder, edit: ShopEdit, after: RepairOrder): RepairOrder | null {
  const inverse = invertShopEdit({ before, after }, edit, () => `undo of ${edit.id}`);
  if (!inverse.ok) return null;
  const outcome = applyShopEdit(after, inverse.value);
  if (!outcome.ok) throw new Error(`${edit.kind}: ${outcome.refusal.kind}`);
  return outcome.value;
}

/** Throws unless the edit, its undo and the undo of that lead there and back. */
function checkUndo({ before, edit, after }: AppliedShopEdit): void {
  const inverse = invertShopEdit({ before, after }, edit, () => 'undo');
  if (!inverse.ok || after === before) return;
  const back = undone(before, edit, after) ?? after;
  if (!isDeepStrictEqual(content(back), content(before))) {
    expect({ kind: edit.kind, order: content(back) }).toEqual({ kind: edit.kind, order: content(before) });
  }
  const again = undone(after, inverse.value, back);
  if (again !== null) expect(isDeepStrictEqual(content(again), content(after)), edit.kind).toBe(true);
}

test('an edit and its undo give the order before, and undoing the undo gives the order after', () => {
  fc.assert(
    fc.property(life, (applied) => applied.forEach(checkUndo)),
    runs,
  );
});

const zero: Dice = { a: 0, b: 0, c: 0 };
const preparations: Partial<Record<ShopEditKind, ShopRun>> = {
  'release-hold': [['place-hold', zero]],
  'unpin-step': [['pin-step', zero]],
  'check-part': [['receive-part', { ...zero, c: 2 }]],
  'return-part': [['receive-part', zero]],
  'take-back': [['send-out', zero]],
  'release-photo': [['add-photo', zero]],
  'withhold-photo': [
    ['add-photo', zero],
    ['release-photo', zero],
  ],
  'withdraw-record': [['promise', zero]],
  reopen: [['void-order', zero]],
};
const oneKind: Partial<Record<ShopEditKind, Dice>> = {
  'authorize-version': { ...zero, a: 1 },
  'return-part': { ...zero, b: 1 },
  deliver: { ...zero, a: 1 },
};

test.each(shopEditKinds.filter((kind) => kind !== 'open-order'))('%s is applied and taken back', (kind) => {
  const from = kind === 'check-in' ? expected : start;
  const run = [...(preparations[kind] ?? []), [kind, oneKind[kind] ?? zero] as const];
  const applied = appliedRun(from, run);
  expect(applied.map(({ edit }) => edit.kind)).toEqual(run.map(([of]) => of));
  applied.forEach(checkUndo);
});

test('at no minute is one unit in two places, whatever is written in whatever order', () => {
  const times = fc.array(fc.nat({ max: 60 }), { minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(life, times, (applied, minutesAfter) => {
      const last = applied.at(-1)?.after ?? start;
      const at = (index: number) =>
        new Date(logStart + (minutesAfter[index % 24] ?? 0) * 60_000).toISOString();
      const scrambled = { ...last, moves: last.moves.map((move, index) => ({ ...move, at: at(index) })) };
      for (const order of [last, scrambled]) {
        const stretches = locationStretches(order);
        stretches.slice(1).forEach(({ from }, index) => {
          expect(stretches[index]?.until ?? Infinity).toBeLessThanOrEqual(from);
        });
      }
    }),
    runs,
  );
});

test('of every part, wanted is what is here and good plus what is still to come; returns never exceed receipts', () => {
  fc.assert(
    fc.property(life, (applied) => {
      const parts = applied.flatMap(({ after }) => after.parts);
      return parts.every((part) => {
        const counts = partQuantities(part);
        const { inUse, surplus, damagedHere, returned, received } = counts;
        return (
          inUse + counts.onTheWay + counts.toOrder === counts.wanted &&
          inUse + surplus + damagedHere + returned === received &&
          returned <= received &&
          Object.values(counts).every((count) => count >= 0)
        );
      });
    }),
    runs,
  );
});

/** The column once more, from nothing but tasks, checks and whether the unit is here. */
function naiveColumn({ state, visits, tasks, checks }: RepairOrder): string | null {
  if (state === 'void') return null;
  if (state === 'delivered') return 'delivered';
  if (visits.length === 0 || visits.at(-1)?.out !== null) return 'expected';
  const open = tasks
    .filter(({ isWithdrawn, progress }) => !isWithdrawn && progress.state === 'open')
    .map(({ moved, work }) => (moved ?? work).phase);
  const has = (...of: readonly string[]) => open.some((phase) => of.includes(phase));
  if (has('check-in')) return 'checked-in';
  if (has('teardown')) return 'teardown';
  if (has('frame', 'body')) return 'structure-and-body';
  if (has('paint', 'cure')) return 'paint';
  if (has('reassembly')) return 'reassembly';
  const hasFailed = checks.some(({ isWithdrawn, results }) => !isWithdrawn && !results.at(-1)?.hasPassed);
  return has('tests', 'detail', 'quality') || hasFailed ? 'quality' : 'ready';
}

test("an order's column follows from its tasks; no edit sets it", () => {
  fc.assert(
    fc.property(life, (applied) => applied.every(({ after }) => columnOf(after) === naiveColumn(after))),
    runs,
  );
});

test("a technician's replies contain no cent and no contact", () => {
  fc.assert(
    fc.property(life, (applied) => {
      const replies = [
        ...applied.flatMap(({ edit, after }) => [technicianEdit(edit), technicianOrder(after)]),
        technicianOrder(start),
      ];
      // The cost, the person and the signature that the random edits use.
      const text = JSON.stringify(replies);
      expect(/98765|Okafor|signature-1|"cost":\d/.exec(text)).toBeNull();
      for (const { before, edit, after } of applied) {
        const own = applyShopEdit(technicianOrder(before), technicianEdit(edit));
        const isSame = own.ok && isDeepStrictEqual(own.value, technicianOrder(after));
        if (!isSame) throw new Error(`${edit.kind} is another for a technician`);
      }
    }),
    runs,
  );
});

test('the pin of a step whose tasks were moved away is cleared for good', () => {
  const kinds = appliedRun(start, [
    ['pin-step', { a: 139, b: 0, c: 0 }],
    ['move-task', { a: 261, b: 0, c: 231 }],
    ['unpin-step', { a: 153, b: 0, c: 0 }],
  ]).map(({ before, edit, after }) => [edit.kind, undone(before, edit, after) !== null]);
  expect(kinds).toEqual([
    ['pin-step', true],
    ['move-task', true],
    ['unpin-step', false],
  ]);
});

test('void, reopen and undo leave the punches', () => {
  const now = utcMinute(minuteOf(logStart) + 700);
  fc.assert(
    fc.property(arbitraryRun, arbitraryLog, (run, log) => {
      const clocked = clockedMinutes(start.id, timeline(log), now);
      let order = start;
      for (const { before, edit, after } of appliedRun(start, run))
        order = undone(before, edit, after) ?? after;
      for (const kind of ['void-order', 'reopen'] as const) {
        const outcome = applyShopEdit(order, { kind, reason: 'Twice', id: kind, by: 'Dana', at: '' });
        if (outcome.ok) order = outcome.value;
      }
      // The clocked work is still on the order, and its minutes are what they were.
      const keys = new Set(order.tasks.map(({ work }) => work.key));
      for (const task of Object.keys(clocked.byTask)) expect(keys.has(task)).toBe(true);
      expect(clockedMinutes(order.id, timeline(log), now)).toEqual(clocked);
    }),
    runs,
  );
});
