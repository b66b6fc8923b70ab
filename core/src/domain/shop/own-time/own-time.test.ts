import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutes, thousandths } from '../../units.ts';
import { nearestRank } from './nearest-rank.ts';
import { levelPath, levelPathsOf, workPath } from './own-time-sample.ts';
import { type AskedWork, ownTime, type OwnTimeTally, type TalliedSample } from './own-time.ts';

const door: AskedWork = {
  laborType: 'body',
  operation: 'replace',
  partType: 'DOORS',
  part: 'BAG-DOOR',
  vehicleType: 'fifth-wheel',
  quantity: thousandths(1_000),
  bookMinutes: minutes(168),
};

function taking(actual: number, fields: Partial<TalliedSample> = {}): TalliedSample {
  const [quantity, soldMinutes] = [thousandths(1_000), minutes(100)];
  return {
    quantity,
    soldMinutes,
    actualMinutes: minutes(actual),
    isShared: false,
    month: '2026-03',
    ...fields,
  };
}

function tallies(
  byLevel: Partial<Record<'vehicle' | 'operation' | 'kind' | 'labor', readonly TalliedSample[]>>,
) {
  const found = new Map<string, OwnTimeTally>();
  for (const [level, samples] of Object.entries(byLevel)) {
    found.set(levelPath(door, level as 'labor') ?? '', { samples, people: 3 });
  }
  return (path: string) => found.get(path);
}

const five = [200, 180, 240, 210, 300].map((actual) => taking(actual));
const nine = [...five, ...[220, 230, 250, 260].map((actual) => taking(actual))];

test('the narrowest level with five samples clocked alone speaks', () => {
  expect(ownTime(door, tallies({ vehicle: five, labor: nine }))).toMatchObject({
    level: 'vehicle',
    repairs: [180, 200, 210, 240, 300],
    median: 210,
    lower: 200,
    upper: 240,
    fourOfFive: 240,
    isFew: true,
  });
  expect(ownTime(door, tallies({ vehicle: five.slice(1), operation: nine }))?.level).toBe('operation');
  expect(ownTime(door, tallies({ vehicle: five.slice(1) }))).toBeNull();
});

test('twenty samples are no longer few', () => {
  const many = Array.from({ length: 20 }, (_, index) => taking(150 + index));
  expect(ownTime(door, tallies({ vehicle: many.slice(1) }))?.isFew).toBe(true);
  expect(ownTime(door, tallies({ vehicle: many }))?.isFew).toBe(false);
});

test('shared samples count only at the two widest levels, beside five clocked alone', () => {
  const shared = Array.from({ length: 30 }, () => taking(90, { isShared: true }));
  expect(ownTime(door, tallies({ operation: shared }))).toBeNull();
  expect(ownTime(door, tallies({ kind: shared }))).toBeNull();
  const found = ownTime(door, tallies({ operation: [...five, ...shared], kind: [...five, ...shared] }));
  expect(found).toMatchObject({ level: 'operation', repairs: { length: 5 } });
  expect(ownTime(door, tallies({ kind: [...five, ...shared] }))).toMatchObject({
    level: 'kind',
    repairs: { length: 35 },
    isFew: true,
  });
});

test('the same operation takes its time for each piece, other work as much as against what was sold', () => {
  const two = { ...door, quantity: thousandths(2_000) };
  expect(ownTime(two, tallies({ vehicle: five }))?.median).toBe(420);
  expect(ownTime(door, tallies({ kind: five }))?.median).toBe(353);
  expect(ownTime({ ...door, bookMinutes: minutes(0) }, tallies({ kind: five }))).toBeNull();
});

test('a line without a part is compared by its labor type alone', () => {
  expect(levelPathsOf(workPath({ ...door, part: '', partType: '', operation: null }))).toEqual(['body/']);
  expect(levelPathsOf(workPath({ ...door, vehicleType: null }))).toEqual([
    'body/replace/DOORS/BAG-DOOR/',
    'body/replace/DOORS/',
    'body/',
  ]);
});

test('the paths of all levels begin the path of the work', () => {
  for (const path of levelPathsOf(workPath(door))) expect(workPath(door).startsWith(path)).toBe(true);
  expect(workPath(door)).toBe('body/replace/DOORS/BAG-DOOR/fifth-wheel/');
});

const values = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 200 });
const percents = fc.integer({ min: 1, max: 100 });
const byRank = (list: readonly number[], percent: number) =>
  list.toSorted((one, other) => one - other)[nearestRank(list.length, percent) - 1] ?? 0;

test('quantiles equal those of the sorted list', () => {
  fc.assert(
    fc.property(values, percents, (list, percent) => {
      const found = byRank(list, percent);
      const upTo = list.filter((value) => value <= found).length;
      const below = list.filter((value) => value < found).length;
      expect(list).toContain(found);
      expect(upTo * 100).toBeGreaterThanOrEqual(percent * list.length);
      expect(below * 100).toBeLessThan(percent * list.length);
    }),
  );
});

test('adding the median changes no median', () => {
  fc.assert(
    fc.property(values, (list) => {
      const median = byRank(list, 50);
      expect(byRank([...list, median], 50)).toBe(median);
    }),
  );
});

const samples = fc.array(fc.record({ actual: fc.integer({ min: 1, max: 900 }), isShared: fc.boolean() }), {
  minLength: 5,
  maxLength: 60,
});

test('figures are the same whatever the order of the samples', () => {
  fc.assert(
    fc.property(samples, (list) => {
      const all = list.map(({ actual, isShared }) => taking(actual, { isShared }));
      const found = ownTime(door, tallies({ labor: all }));
      expect(ownTime(door, tallies({ labor: all.toReversed() }))).toEqual(found);
      if (found === null) return;
      expect([...found.repairs]).toEqual(found.repairs.toSorted((one, other) => one - other));
      const order = [found.lower, found.median, found.upper, found.fourOfFive];
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
  );
});
