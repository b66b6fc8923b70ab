import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLog } from '../../../testing/arbitrary-shop.ts';
import type { ClockEntry, ClockTarget } from '../model/clock-entry.ts';
import { correctionTraces } from './correction-trace.ts';
import { neighborsOf } from './press-neighbors.ts';
import { effectivePresses } from './timeline.ts';

const meal: ClockTarget = { on: 'activity', activity: 'meal', order: null };
const wall: ClockTarget = { on: 'task', order: 'order-1', task: 'wall|body' };
const punch = (id: string, at: number, target: ClockTarget): ClockEntry => ({
  kind: 'punch',
  id,
  person: 'lee',
  device: 'd',
  at,
  offset: 0,
  target,
});
const correction = (id: string, at: number, change: Partial<Extract<ClockEntry, { kind: 'correction' }>>) =>
  ({
    kind: 'correction',
    id,
    person: 'lee',
    by: 'Rosa Delgado',
    at,
    punch: 'p',
    newAt: null,
    newTarget: null,
    why: 'Ate earlier.',
    ...change,
  }) satisfies ClockEntry;

test('every correction keeps what it replaced, who made it and why', () => {
  const log = [
    correction('second', 3_000, { newTarget: wall, why: 'No meal.' }),
    punch('p', 1_000, meal),
    correction('first', 2_000, { newAt: 500 }),
  ];
  expect(correctionTraces(log)).toMatchObject([
    {
      id: 'first',
      by: 'Rosa Delgado',
      why: 'Ate earlier.',
      time: { before: 1_000, after: 500 },
      target: null,
    },
    { id: 'second', why: 'No meal.', time: null, target: { before: meal, after: wall } },
  ]);
});

test('the last value of each trace is what counts, whatever log is written in whatever order', () => {
  fc.assert(
    fc.property(arbitraryLog, (log) => {
      for (const { punch: pressed, at, target } of effectivePresses(log)) {
        const own = correctionTraces(log).filter((trace) => trace.punch === pressed.id);
        expect(own.findLast(({ time }) => time !== null)?.time?.after ?? pressed.at + pressed.offset).toBe(
          at,
        );
        expect(own.findLast((trace) => trace.target !== null)?.target?.after ?? pressed.target).toEqual(
          target,
        );
      }
    }),
    { numRuns: 200 },
  );
});

test('a press has the presses beside it as neighbors, by their corrected times', () => {
  const log = [
    punch('in', 100, wall),
    punch('p', 300, meal),
    punch('out', 200, { on: 'off' }),
    correction('c', 400, { punch: 'out', newAt: 350 }),
  ];
  const { before, after } = neighborsOf(log, 'p');
  expect([before?.punch.id, after?.punch.id]).toEqual(['in', 'out']);
  expect(neighborsOf(log, 'in').before).toBeNull();
  expect(neighborsOf(log, 'nobody’s')).toEqual({ before: null, after: null });
});
