import { describe, expect, test } from 'vitest';
import { calloutCategories, mostCallouts, numberedRegions } from './callout-choice.ts';
import { placeCallouts, type Callout } from './callouts.ts';
import type { Point } from '../geometry/points.ts';
import { svgOf } from '../svg/svg.ts';
import { plateIds, sceneOf } from '../../testing/scene-of.ts';

describe.each(plateIds)('%s', (plate) => {
  test('every part with a callout has one number, the same with and without the others', async () => {
    const scene = await sceneOf(plate);
    const categories = calloutCategories(scene);
    const plans = categories.length > 0 ? categories : [undefined];
    const shown = plans.flatMap((category) => placeCallouts(scene, { category }).callouts);
    const wanted = numberedRegions(scene).map(({ id }) => id);
    expect(shown.map(({ regionId }) => regionId).toSorted()).toEqual(wanted.toSorted());
    const numbers = shown.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(wanted.map((_id, index) => index + 1));
    const numberOf = new Map(shown.map(({ regionId, number }) => [regionId, number]));
    const together = placeCallouts(scene).callouts;
    expect(together.filter(({ regionId, number }) => numberOf.get(regionId) !== number)).toEqual([]);
  });

  test('without a choice a plate shows no more numbers than it has room for', async () => {
    const scene = await sceneOf(plate);
    const [main] = calloutCategories(scene);
    const { callouts } = placeCallouts(scene);
    const ofMain = main === undefined ? 0 : placeCallouts(scene, { category: main }).callouts.length;
    expect(callouts.length).toBeLessThanOrEqual(Math.max(mostCallouts, ofMain));
    expect(callouts.length).toBeGreaterThan(0);
  });

  test('leaders do not cross', async () => {
    const scene = await sceneOf(plate);
    for (const category of [undefined, ...calloutCategories(scene)]) {
      expect(crossings(placeCallouts(scene, { category }).callouts)).toEqual([]);
    }
  });
});

test('a crowded plate starts with what it is about, an uncrowded one has nothing to choose', async () => {
  const [side, under, front] = await Promise.all(
    (['fw35.road', 'fw35.under', 'fw35.front'] as const).map((id) => sceneOf(id)),
  );
  expect(side && calloutCategories(side).slice(0, 3)).toEqual(['body', 'glass', 'door']);
  expect(under && calloutCategories(under)[0]).toBe('chassis');
  expect(front && calloutCategories(front)).toEqual([]);
});

test('a picture carries the numbers of the category it is asked for', async () => {
  const svg = svgOf(await sceneOf('fw35.road'), { callouts: { category: 'glass' } });
  const numbered = [...svg.matchAll(/data-callout-for="([^".]+)/g)].map(([, zone]) => zone);
  expect(numbered.length).toBeGreaterThan(3);
  expect(new Set(numbered)).toEqual(new Set(['glass']));
});

function crossings(callouts: readonly Callout[]): string[] {
  return callouts.flatMap(({ number, leader: [, knee, anchor] }, index) =>
    callouts
      .slice(index + 1)
      .filter(({ leader: [, other, end] }) => cross(knee, anchor, other, end))
      .map((other) => `${number} and ${other.number}`),
  );
}

function cross(p: Point, q: Point, r: Point, s: Point): boolean {
  const side = (a: Point, b: Point, d: Point) =>
    (b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0]);
  const apart = (a: number, b: number) => a * b < -1e-6;
  return apart(side(p, q, r), side(p, q, s)) && apart(side(r, s, p), side(r, s, q));
}
