import { activeHolds } from '@dre/core/domain/shop/board/holds';
import { minutes } from '@dre/core/domain/units';
import { anOrder, authorization, orderAfter, secondWork } from '@dre/core/domain/testing/an-order';
import { expect, test } from 'vitest';
import { workRows, workSums } from './work-rows.ts';

const nothing = { byTask: {}, byStep: {}, hasAssumedEnd: false };

test('work nobody agreed to stands in its step and in no sum', () => {
  const order = anOrder();
  const waiting = orderAfter(order, [authorization(secondWork, 'awaiting')], 10);
  const [before, after] = [order, waiting].map((one) =>
    workRows({ order: one, clocked: nothing, onClock: [], holds: [] }),
  );
  expect(workSums(after ?? [])).toEqual(workSums(before ?? []));
  expect(workSums(before ?? []).sold).toBe(240);
  const pending = (after ?? []).flatMap((step) =>
    step.pending.map(({ change, sold, work }) => ({ step: step.name, key: work.key, change, sold })),
  );
  expect(pending).toEqual([
    { step: 'Body', key: 'wall|body', change: 'changed', sold: 30 },
    { step: 'Paint', key: 'wall|refinish', change: 'withdrawn', sold: -60 },
    { step: 'Reassembly, electrical and diagnosis', key: 'lamp|electrical', change: 'added', sold: 60 },
  ]);
});

test('what is left of an open task is what was sold less what was clocked, and nothing of a finished one', () => {
  const order = anOrder([{ kind: 'tick-task', task: 'window|glass|off' }]);
  const clocked = { ...nothing, byTask: { 'wall|body': minutes(48), 'window|glass|off': minutes(70) } };
  const steps = workRows({ order, clocked, onClock: [], holds: [] });
  expect(
    steps.map(({ name, state, sold, clocked: spent, left }) => [name, state, sold, spent, left]),
  ).toEqual([
    ['Check-in and wash', 'open', 0, 0, 0],
    ['Teardown, glass', 'done', 60, 70, 0],
    ['Body', 'open', 60, 48, 12],
    ['Paint', 'open', 60, 0, 60],
    ['Reassembly, glass', 'open', 60, 0, 60],
  ]);
});

test('clocked minutes of a step are those of its tasks and of the step, and a finished row keeps its own', () => {
  const order = anOrder([{ kind: 'tick-task', task: 'window|glass|off' }]);
  const rows = [21, 22, 25, 52].map((running) => {
    const byTask = { 'wall|body': minutes(running), 'window|glass|off': minutes(23) };
    const clocked = { ...nothing, byTask, byStep: { 'body/body': minutes(9) } };
    const steps = workRows({ order, clocked, onClock: [], holds: [] });
    const clockedOf = (key: string) => steps.find((step) => step.key === key)?.clocked;
    return [clockedOf('teardown/glass'), clockedOf('body/body'), workSums(steps).clocked];
  });
  expect(rows).toEqual([
    [23, 30, 53],
    [23, 31, 54],
    [23, 34, 57],
    [23, 61, 84],
  ]);
});

test('a person on the clock makes their task and its step run', () => {
  const target = { on: 'task', order: 'order-1', task: 'wall|body' } as const;
  const steps = workRows({
    order: anOrder(),
    clocked: nothing,
    onClock: [{ crew: 'lee', target, since: 0 }],
    holds: [],
  });
  const body = steps.find(({ key }) => key === 'body/body');
  expect(body).toMatchObject({
    state: 'running',
    tasks: [{ running: ['lee'], missing: { work: { key: 'wall' } } }],
  });
});

test('a hold stands on the step or the task that waits, and one on the whole order on every open step', () => {
  const hold = { kind: 'weather', reason: 'Rain', expectedEnd: null, endedBy: '' } as const;
  const order = anOrder([
    { kind: 'place-hold', hold: { ...hold, id: 'order', on: { of: 'order' } } },
    { kind: 'place-hold', hold: { ...hold, id: 'step', on: { of: 'step', step: 'body/body' } } },
    { kind: 'place-hold', hold: { ...hold, id: 'task', on: { of: 'task', task: 'wall|refinish' } } },
    { kind: 'tick-task', task: 'shop:check-in' },
  ]);
  const holds = activeHolds(order, { estimateStage: 'in-repair', voidSince: null });
  const steps = workRows({ order, clocked: nothing, onClock: [], holds });
  expect(
    steps.map((step) => [step.name, step.holds.length, step.tasks.map((task) => task.holds.length)]),
  ).toEqual([
    ['Check-in and wash', 0, [0]],
    ['Teardown, glass', 1, [0]],
    ['Body', 2, [0]],
    ['Paint', 1, [1]],
    ['Reassembly, glass', 1, [0]],
  ]);
});
