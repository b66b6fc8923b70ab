import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedRun, arbitraryLog, arbitraryRun } from '../../../testing/arbitrary-shop.ts';
import { anOrder, aWorkTask } from '../../testing/an-order.ts';
import { type Minutes, minutes } from '../../units.ts';
import { effectivePresses, lengthOf, timeline } from '../clock/timeline.ts';
import { newTask, type RepairTask, stepKey } from '../model/repair-task.ts';
import { sumsOfPresses } from './clock-sums.ts';
import { performanceOf, type Ratio, type WorkSum } from './performance.ts';
import { quantile, spreadOf } from './spread.ts';
import { type ClockedWork, taskResults } from './task-results.ts';

const runs = { numRuns: 200 };
const zone = 'America/Detroit';
const clocksBack = Date.parse('2026-11-01T06:00:00Z') / 60_000;

const doneTask = fc
  .record({
    sold: fc.integer({ min: -30, max: 600 }),
    department: fc.constantFrom('body', 'paint', 'roof'),
    isDone: fc.boolean(),
    isWithdrawn: fc.boolean(),
  } as const)
  .map(({ sold, department, isDone, isWithdrawn }) => (index: number): RepairTask => ({
    ...newTask(
      aWorkTask({ key: `task-${index}`, department, phase: 'body', soldMinutes: minutes(sold) }),
      'version',
    ),
    isWithdrawn,
    progress: isDone ? { state: 'done', by: 'Lee', at: '2026-11-15T12:00:00Z' } : { state: 'open' },
  }));
const someTasks = fc
  .array(doneTask, { minLength: 1, maxLength: 8 })
  .map((tasks) => tasks.map((task, index) => task(index)));

const someClocked: fc.Arbitrary<readonly ClockedWork[]> = fc.array(
  fc.oneof(
    fc.record({
      work: fc.nat({ max: 8 }).map((index) => `task-${index}`),
      isStep: fc.constant(false),
      person: fc.constantFrom('lee', 'kim', 'ray'),
      minutes: fc.integer({ min: 0, max: 500 }).map(minutes),
    }),
    fc.record({
      work: fc.constantFrom('body/body', 'body/paint', 'body/roof'),
      isStep: fc.constant(true),
      person: fc.constantFrom('lee', 'kim', 'ray'),
      minutes: fc.integer({ min: 0, max: 500 }).map(minutes),
    }),
  ),
  { maxLength: 12 },
);

function value({ part, whole }: Ratio): number {
  return part / whole;
}

test('where every clocked task is finished, efficiency × productivity = proficiency, to rounding', () => {
  const clockedRow = fc.record({ sold: fc.nat({ max: 9_000 }), clocked: fc.integer({ min: 1, max: 9_000 }) });
  fc.assert(
    fc.property(
      fc.array(clockedRow, { minLength: 1, maxLength: 30 }),
      fc.nat({ max: 9_000 }),
      (rows, idle) => {
        const work = rows.map((row): WorkSum => ({
          ...row,
          department: 'body',
          operation: 'repair',
          vehicleType: null,
          isRedo: false,
          tasks: 1,
        }));
        const onOrders = rows.reduce((sum, { clocked }) => sum + clocked, 0);
        const clock = [
          { kind: 'order', minutes: onOrders },
          { kind: 'cleaning', minutes: idle },
          { kind: 'meal', minutes: 30 },
        ] as const;
        const { efficiency, productivity, proficiency } = performanceOf({
          clock,
          clockDays: 5,
          work,
          stays: [],
        });
        if (productivity === null || proficiency === null) throw new Error('The shop has a clock.');
        expect(value(efficiency) * value(productivity)).toBeCloseTo(value(proficiency), 9);
      },
    ),
    runs,
  );
});

test('sold minutes shared by several are cut in proportion to clocked ones; persons add up to the shop', () => {
  fc.assert(
    fc.property(someTasks, someClocked, (tasks, clocked) => {
      const results = taskResults({ state: 'open', tasks }, clocked, zone);
      for (const { sold, clocked: all, people } of results) {
        const shares = Object.values(people);
        expect(shares.reduce((sum, share) => sum + share.sold, 0)).toBe(shares.length === 0 ? 0 : sold);
        expect(shares.reduce((sum, share) => sum + share.clocked, 0)).toBe(all);
        for (const share of all === 0 ? [] : shares) {
          expect(Math.abs(share.sold - (sold * share.clocked) / all)).toBeLessThanOrEqual(1);
        }
      }
    }),
    runs,
  );
});

test('time on a step is divided among its tasks without a minute lost', () => {
  fc.assert(
    fc.property(someTasks, someClocked, (tasks, clocked) => {
      const all = tasks.map((task): RepairTask => ({
        ...task,
        isWithdrawn: false,
        progress: { state: 'done', by: 'Lee', at: '2026-11-15T12:00:00Z' },
      }));
      const present = new Set([...all.map(stepKey), ...all.map(({ work }) => work.key)]);
      const expected = clocked
        .filter(({ work }) => present.has(work))
        .reduce((sum, one) => sum + one.minutes, 0);
      const results = taskResults({ state: 'open', tasks: all }, clocked, zone);
      expect(results.reduce((sum, result) => sum + result.clocked, 0)).toBe(expected);
    }),
    runs,
  );
});

test('quantiles equal those of the sorted list; adding the median changes no median', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 200 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 100 }),
      (values, percent) => {
        const sorted = values.toSorted((one, other) => one - other);
        const found = quantile(sorted, percent);
        // The slow way: the first number that enough of the others do not exceed.
        const naive = sorted.find(
          (one) => sorted.filter((other) => other <= one).length * 100 >= percent * sorted.length,
        );
        expect(found).toBe(naive);
        const median = spreadOf(values)?.median ?? NaN;
        expect(values).toContain(median);
        expect(spreadOf([...values, median])?.median).toBe(median);
      },
    ),
    runs,
  );
});

test('the minutes of presses by kind and day are those of the timeline, counted one after the other', () => {
  const source = { calendar: null, holidays: [], zone };
  fc.assert(
    fc.property(arbitraryLog, (log) => {
      const presses = effectivePresses(log).map(({ punch, at, target }) => ({ id: punch.id, at, target }));
      const expected: Record<string, number> = {};
      for (const stretch of timeline(log)) {
        const { target, from, until } = stretch;
        if (target.on === 'off' || until === null) continue;
        const kind = target.on === 'activity' ? target.activity : 'order';
        for (let minute: number = from; minute < until; minute++) {
          // Clocks are set back at six in this night.
          const ahead = minute < clocksBack ? 4 : 5;
          const day = new Date((minute - ahead * 60) * 60_000).toISOString().slice(0, 10);
          expected[`${day} ${kind}`] = (expected[`${day} ${kind}`] ?? 0) + 1;
        }
      }
      const found: Record<string, number> = {};
      for (const { kind, days, minutes: whole } of sumsOfPresses(presses, source).values()) {
        const parts = Object.entries(days);
        expect(parts.reduce<number>((sum, [, part]) => sum + part, 0)).toBe(whole);
        for (const [day, part] of parts) found[`${day} ${kind}`] = (found[`${day} ${kind}`] ?? 0) + part;
      }
      expect(found).toEqual(expected);
      for (const stretch of timeline(log).slice(0, -1))
        expect(lengthOf(stretch, stretch.from)).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('the results of an order are those of its ticked tasks, whatever was done to it', () => {
  fc.assert(
    fc.property(arbitraryRun, (run) => {
      const order = appliedRun(anOrder(), run).at(-1)?.after ?? anOrder();
      const one: Minutes = minutes(30);
      const clocked = order.tasks.map(({ work }) => ({
        work: work.key,
        isStep: false,
        person: 'lee',
        minutes: one,
      }));
      const ticked = order.tasks.filter(
        ({ progress, isWithdrawn }) => progress.state === 'done' && !isWithdrawn,
      );
      const expected =
        order.state === 'void' ? [] : ticked.map(({ work }) => [work.key, work.soldMinutes, 30]);
      const found = taskResults(order, clocked, zone).map((result) => [
        result.task,
        result.sold,
        result.clocked,
      ]);
      expect(found).toEqual(expected);
    }),
    runs,
  );
});
