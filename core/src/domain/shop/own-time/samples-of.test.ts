import { expect, test } from 'vitest';
import { aWorkTask, signedAfter } from '../../testing/an-order.ts';
import { minutes, thousandths, utcMinute } from '../../units.ts';
import type { ClockTarget } from '../model/clock-entry.ts';
import { blankOrder, type RepairOrder } from '../model/repair-order.ts';
import { newTask, type RepairTask } from '../model/repair-task.ts';
import type { WorkTask } from '../model/version-work.ts';
import { type DeliveredWork, type PersonStretch, samplesOf } from './samples-of.ts';

const start = Math.floor(Date.parse('2026-11-15T08:00:00Z') / 60_000);

function aTask(work: Partial<WorkTask> = {}, fields: Partial<RepairTask> = {}): RepairTask {
  const done = { state: 'done', ...signedAfter(100) } as const;
  return { ...newTask(aWorkTask(work), 'version'), progress: done, ...fields };
}

function on(target: ClockTarget, from: number, until: number | null, fields: Partial<PersonStretch> = {}) {
  const ends = until === null ? null : utcMinute(start + until);
  const stretch = { punch: `${from}`, target, from: utcMinute(start + from), until: ends, isAssumed: false };
  return { ...stretch, person: 'dana', ...fields };
}

const wall: ClockTarget = { on: 'task', order: 'order', task: 'line-00001|body' };
const step: ClockTarget = { on: 'step', order: 'order', step: 'body/body' };
const facts = { part: 'WALL', partType: 'WALLS', quantity: thousandths(2_000) };

function work(
  tasks: readonly RepairTask[],
  stretches: readonly PersonStretch[],
  fields: Partial<RepairOrder> = {},
): DeliveredWork {
  const unit = { type: 'fifth-wheel', length: null, height: null, width: null } as const;
  const order = { ...blankOrder('order'), state: 'delivered', unit, tasks, ...fields } as const;
  const items = new Map(['line-00001', 'line-00002', 'window'].map((key) => [key, facts]));
  return { order, items, stretches, edition: 7, month: '2026-11' };
}

test('a finished task clocked by two people is one sample of the minutes of both, and names neither', () => {
  const stretches = [on(wall, 0, 50), on(wall, 10, 40, { person: 'lee' })];
  const [found, ...others] = samplesOf(work([aTask()], stretches));
  expect(others).toEqual([]);
  expect(found).toEqual({
    sample: {
      task: 'line-00001|body',
      laborType: 'body',
      operation: 'replace',
      vehicleType: 'fifth-wheel',
      ...facts,
      soldMinutes: 60,
      actualMinutes: 80,
      isShared: false,
      edition: 7,
      month: '2026-11',
    },
    people: ['dana', 'lee'],
  });
});

test('minutes of a step are shared by its tasks without time of their own, in proportion to the sold ones', () => {
  const second = aTask({ key: 'line-00002|body', soldMinutes: minutes(120) });
  const third = aTask({ key: 'window|body', soldMinutes: minutes(60) });
  const stretches = [on(wall, 0, 50), on(step, 50, 140)];
  const found = samplesOf(work([aTask(), second, third], stretches));
  expect(found.map(({ sample }) => [sample.actualMinutes, sample.isShared])).toEqual([
    [50, false],
    [60, true],
    [30, true],
  ]);
});

test('both halves of R&I are one sample', () => {
  const halves = (['off', 'on'] as const).map((half) =>
    aTask({ key: `window|glass|${half}`, half, laborType: 'glass', operation: 'ri' }),
  );
  const clock = halves.map((half, index) =>
    on({ on: 'task', order: 'order', task: half.work.key }, index * 40, index * 40 + 35),
  );
  expect(samplesOf(work(halves, clock))).toMatchObject([
    { sample: { task: 'window|glass', soldMinutes: 120, actualMinutes: 70 } },
  ]);
  expect(samplesOf(work(halves, clock.slice(1)))).toEqual([]);
});

const clocked = [on(wall, 0, 50)];
const reopened = { reopenings: [{ reason: 'Leak', deliveredAt: '', ...signedAfter(80) }] };
const leftOut: readonly (readonly [string, DeliveredWork])[] = [
  ['of an open order', work([aTask()], clocked, { state: 'open' })],
  ['that was withdrawn', work([aTask({}, { isWithdrawn: true })], clocked)],
  ['that is redo', work([aTask({}, { origin: 'redo' })], clocked)],
  ['that was skipped', work([aTask({}, { progress: { state: 'open' } })], clocked)],
  ['that is included in other work', work([aTask({ isIncluded: true })], clocked)],
  ['that is paint', work([aTask({ laborType: 'refinish' })], clocked)],
  ['with an assumed end', work([aTask()], [on(wall, 0, 50, { isAssumed: true })])],
  ['whose clock still runs', work([aTask()], [on(wall, 0, null)])],
  ['nobody clocked', work([aTask()], [])],
  ['done again after the order was reopened', work([aTask()], clocked, reopened)],
  [
    'whose part is not known',
    work([aTask({ key: 'other|body' })], [on({ ...wall, task: 'other|body' }, 0, 9)]),
  ],
];
test.each(leftOut)('a task %s is no sample', (_, delivered) => {
  expect(samplesOf(delivered)).toEqual([]);
});

test('work finished before the order was reopened stays a sample, unless it is clocked again', () => {
  const before = aTask({}, { progress: { state: 'done', ...signedAfter(60) } });
  expect(samplesOf(work([before], clocked, reopened))).toHaveLength(1);
  expect(samplesOf(work([before], [...clocked, on(wall, 90, 120)], reopened))).toEqual([]);
});
