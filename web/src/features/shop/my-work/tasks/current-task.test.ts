import type { OrderEstimate } from '@dre/core/contract/shop/shop';
import { anOrder, orderAfter } from '@dre/core/domain/testing/an-order';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { expect, test } from 'vitest';
import { currentTask } from './current-task.ts';
import { myTasks, nextTask, openTasks, waitsOfTarget } from './my-tasks.ts';

const estimate = { vehicle: '' } as OrderEstimate;
const plan = { people: ['lee'], location: null, from: null, until: null };
const order = anOrder([
  { kind: 'assign-step', step: 'body/body', plan },
  { kind: 'assign-step', step: 'paint/paint', plan },
]);
const tasks = myTasks([{ shown: order, estimate }], 'lee');

function press(id: string, at: number, target: ClockTarget): ClockEntry {
  return { id, kind: 'punch', person: 'lee', device: 'phone', at, offset: 0, target } as ClockEntry;
}

test('work whose part is missing comes after work that can be begun', () => {
  expect(tasks.map(({ task }) => task.work.key)).toEqual(['wall|refinish', 'wall|body']);
});

test('work on hold comes last, says why, and asks before the clock runs on it', () => {
  const hold = {
    id: 'h',
    kind: 'customer',
    on: { of: 'order' },
    reason: 'Color',
    expectedEnd: null,
    endedBy: '',
  } as const;
  const held = orderAfter(order, [{ kind: 'place-hold', hold }], 20);
  const other = { ...order, id: 'order-2' };
  const all = myTasks(
    [held, other].map((shown) => ({ shown, estimate })),
    'lee',
  );
  expect(all.map((mine) => mine.order.id)).toEqual(['order-2', 'order-1', 'order-1', 'order-2']);
  const kinds = (target: ClockTarget) => waitsOfTarget(all, target).map(({ kind }) => kind);
  expect(kinds({ on: 'task', order: 'order-1', task: 'wall|body' })).toEqual(['customer']);
  expect(kinds({ on: 'step', order: 'order-1', step: 'paint/paint' })).toEqual(['customer']);
  // The missing wall stops no preparation.
  expect(kinds({ on: 'task', order: 'order-2', task: 'wall|body' })).toEqual([]);
});

test('a break leaves the work in hand as it was', () => {
  const onBody: ClockTarget = { on: 'task', order: order.id, task: 'wall|body' };
  const pause: ClockTarget = { on: 'activity', activity: 'paid-break', order: null };
  const log = [press('one', 60_000, onBody), press('two', 120_000, pause)];
  expect(currentTask(tasks, { running: pause, log }, undefined)?.task.work.key).toBe('wall|body');
  expect(currentTask(tasks, { running: pause, log: [] }, undefined)?.task.work.key).toBe('wall|refinish');
});

test('a ticked task stays in hand, on its unit, until the person leaves it', () => {
  const other = anOrder([{ kind: 'assign-step', step: 'body/body', plan }]);
  const ticked = orderAfter(order, [{ kind: 'tick-task', task: 'wall|refinish' }], 20);
  const shown = (one: typeof order) => ({ shown: one, estimate });
  const all = myTasks([shown(ticked), shown({ ...other, id: 'order-2' })], 'lee');
  const off = { running: null, log: [] };
  const hand = currentTask(all, off, 'order-1 wall|refinish');
  expect([hand?.order.id, hand?.task.work.key]).toEqual(['order-1', 'wall|refinish']);
  expect(openTasks(all).map(({ task }) => task.work.key)).not.toContain('wall|refinish');
  // Opened anew, the page begins with open work.
  expect(currentTask(all, off, undefined)?.task.work.key).toBe('wall|body');
});

test('a task that was ticked while its clock runs stays beside the clock', () => {
  const onPaint: ClockTarget = { on: 'task', order: order.id, task: 'wall|refinish' };
  const ticked = orderAfter(order, [{ kind: 'tick-task', task: 'wall|refinish' }], 20);
  const all = myTasks([{ shown: ticked, estimate }], 'lee');
  expect(currentTask(all, { running: onPaint, log: [] }, undefined)?.task.work.key).toBe('wall|refinish');
  const onStep: ClockTarget = { on: 'step', order: order.id, step: 'paint/paint' };
  expect(currentTask(all, { running: onStep, log: [] }, undefined)?.task.work.key).toBe('wall|refinish');
});

test('after a task comes the rest of its step, then other units', () => {
  const paint = tasks[0];
  if (paint === undefined) throw new Error('The order has no paint.');
  const task = (id: string, key: string) => ({
    ...paint,
    order: { ...order, id },
    task: { ...paint.task, work: { ...paint.task.work, key } },
  });
  const [other, hand, same] = [task('order-2', 'a'), task('order-1', 'b'), task('order-1', 'c')];
  expect(nextTask(hand, [other, same])).toBe(same);
  expect(nextTask(hand, [other])).toBe(other);
  expect(nextTask(hand, [])).toBeUndefined();
});
