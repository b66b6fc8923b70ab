import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedRun, arbitraryRun } from '../../../testing/arbitrary-shop.ts';
import {
  anOrder,
  authorization,
  finishing,
  firstWork,
  opening,
  orderAfter,
  secondWork,
  signedAfter,
} from '../../testing/an-order.ts';
import { thousandths } from '../../units.ts';
import { applyShopEdit } from '../edits/apply-shop-edit.ts';
import type { HoldTarget } from '../model/hold.ts';
import { blankOrder, type RepairOrder } from '../model/repair-order.ts';
import { shopRefusalMessage } from '../wording/shop-refusal-messages.ts';
import { boardColumns, type BoardColumn, columnOf } from './column.ts';
import { editsOfDrag } from '../edits/dragged-card.ts';
import { activeHolds, holdsOfTask, partsWaitedFor, workHolds } from './holds.ts';
import { stepsOf } from './steps.ts';

const here = anOrder();
const facts = { estimateStage: 'in-repair', voidSince: null } as const;

function dragged(order: RepairOrder, to: BoardColumn) {
  return editsOfDrag(order, to, () => 'dragged');
}

test('an order goes through the columns as its work is ticked', () => {
  const columns = finishing.map((_, count) => columnOf(anOrder(finishing.slice(0, count))));
  expect(columns).toEqual(['checked-in', 'teardown', 'structure-and-body', 'paint', 'reassembly', 'quality']);
  expect(columnOf(anOrder(finishing))).toBe('ready');
});

test('steps follow from tasks in the order of the route', () => {
  expect(stepsOf(here).map(({ key, soldMinutes }) => [key, soldMinutes])).toEqual([
    ['check-in/detail', 0],
    ['teardown/glass', 60],
    ['body/body', 60],
    ['paint/paint', 60],
    ['reassembly/glass', 60],
  ]);
});

test('dragging a card to Paint means ticking what is not ticked before it', () => {
  expect(dragged(here, 'paint')).toEqual({
    ok: true,
    value: ['shop:check-in', 'window|glass|off', 'wall|body'].map((task) => ({ kind: 'tick-task', task })),
  });
});

test('a drag is refused with a sentence, or its edits bring the card exactly there', () => {
  fc.assert(
    fc.property(arbitraryRun, fc.constantFrom(...boardColumns), (run, to) => {
      const order = appliedRun(here, run).at(-1)?.after ?? here;
      const meant = dragged(order, to);
      if (!meant.ok) return shopRefusalMessage(meant.refusal).endsWith('.');
      let present = order;
      for (const change of meant.value) {
        const outcome = applyShopEdit(present, { ...change, id: 'd', ...signedAfter(500) });
        if (!outcome.ok) return false;
        present = outcome.value;
      }
      return columnOf(present) === to;
    }),
    { numRuns: 200 },
  );
});

test('a card is not dragged to Delivered, which is signed', () => {
  expect(dragged(here, 'delivered')).toMatchObject({ refusal: { kind: 'column-has-own-step' } });
});

test('a card is not dragged to a column it has no work in', () => {
  const unpainted = orderAfter(blankOrder('o'), [
    opening,
    authorization({ ...firstWork, tasks: firstWork.tasks.slice(0, 2) }),
  ]);
  expect(dragged(unpainted, 'paint')).toMatchObject({ refusal: { kind: 'column-without-work' } });
});

test('a missing part holds the task that needs it, and nothing else, until it is here', () => {
  expect(activeHolds(here, facts)).toMatchObject([
    { kind: 'parts', on: { of: 'task', task: 'wall|body' }, reason: 'Side wall', since: signedAfter(1).at },
  ]);
  const receipt = { id: 'r', quantity: thousandths(2_000), damaged: thousandths(0) };
  const received = orderAfter(here, [{ kind: 'receive-part', part: 'wall', receipt }], 30);
  expect(activeHolds(received, facts)).toEqual([]);
});

test('approval, sublet and placed holds stand beside it, oldest first', () => {
  const hold = {
    id: 'h',
    kind: 'weather',
    on: { of: 'step', step: 'body/body' },
    reason: 'Rain',
    expectedEnd: '2026-11-20',
    endedBy: '',
  } as const;
  const outing = { id: 'o', step: null, vendor: 'Axle shop', expectedBack: '2026-11-21' };
  const held = orderAfter(
    here,
    [{ kind: 'place-hold', hold }, { kind: 'send-out', outing }, authorization(secondWork, 'awaiting')],
    30,
  );
  const kinds = (order: RepairOrder) => activeHolds(order, facts).map(({ kind }) => kind);
  expect(kinds(held)).toEqual(['parts', 'weather', 'sublet', 'approval']);
  const freed = orderAfter(
    held,
    [{ kind: 'release-hold', holdId: 'h' }, { kind: 'take-back', outingId: 'o' }, authorization(secondWork)],
    40,
  );
  expect(kinds(freed)).toEqual(['parts']);
});

test('a hold on the whole order stops each of its tasks, one on a step stops those of the step, approval none', () => {
  const hold = (id: string, on: HoldTarget) =>
    ({ id, kind: 'customer', on, reason: id, expectedEnd: null, endedBy: '' }) as const;
  const held = orderAfter(
    here,
    [
      { kind: 'place-hold', hold: hold('Color', { of: 'order' }) },
      { kind: 'place-hold', hold: hold('Rain', { of: 'step', step: 'body/body' }) },
      authorization(secondWork, 'awaiting'),
    ],
    30,
  );
  const reasons = (key: string) =>
    held.tasks
      .filter(({ work }) => work.key === key)
      .flatMap((task) => holdsOfTask(activeHolds(held, facts), task).map(({ reason }) => reason));
  expect(reasons('wall|body')).toEqual(['Side wall', 'Color', 'Rain']);
  expect(reasons('window|glass|off')).toEqual(['Color']);
  expect(workHolds(held).map(({ kind }) => kind)).not.toContain('approval');
});

test('a part is waited for until the work that needs it is finished', () => {
  expect(partsWaitedFor(here).map(({ work }) => work.key)).toEqual(['wall']);
  expect(partsWaitedFor(anOrder([{ kind: 'tick-task', task: 'wall|body' }]))).toEqual([]);
});

test('an order whose estimate became void waits for approval until it is void or delivered', () => {
  const since = '2026-11-16T08:00:00.000Z';
  const isVoid = { estimateStage: 'void', voidSince: since } as const;
  expect(activeHolds(here, isVoid)).toContainEqual(expect.objectContaining({ kind: 'approval', since }));
  expect(activeHolds(orderAfter(here, [{ kind: 'void-order', reason: 'x' }], 30), isVoid)).toEqual([]);
});
