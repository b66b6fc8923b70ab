import { describe, expect, test } from 'vitest';
import { neighborOf, readingOrder, type Direction } from './reading-order.ts';
import { regionsOf, type Scene } from './scene.ts';
import { rect } from '../geometry/shapes.ts';
import { View } from '../drawing/view.ts';
import { plateIds, sceneOf } from '../../testing/scene-of.ts';

const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];

/** Parts as squares of four inches, by name and place on a page whose y points down. */
function page(places: Readonly<Record<string, readonly [number, number]>>): Scene {
  const view = new View({
    id: 't.roof',
    title: 'Test',
    vehicle: 'test',
    side: 'roof',
    width: 200,
    height: 90,
  });
  for (const [name, [x, down]] of Object.entries(places)) {
    const y = 90 - down;
    view.region(`roof.${name}`, name, (pen) => pen.hitArea(rect(x - 2, y - 2, x + 2, y + 2)));
  }
  return view.scene();
}

const threeRows = page({
  e: [100, 50],
  a: [10, 8],
  f: [190, 52],
  b: [100, 4],
  d: [10, 53],
  c: [190, 6],
  g: [20, 84],
  h: [90, 88],
  i: [120, 82],
});

test('parts are read in rows from the top, each row from the left', () => {
  expect(readingOrder(threeRows).map(({ title }) => title)).toEqual([...'abcdefghi']);
});

test('arrows go to the nearest part of that direction and stop at the edge', () => {
  const go = (name: string, direction: Direction) => neighborOf(threeRows, `roof.${name}`, direction)?.title;
  expect([go('e', 'left'), go('e', 'right'), go('e', 'up'), go('e', 'down')]).toEqual(['d', 'f', 'b', 'h']);
  expect([go('a', 'left'), go('a', 'up'), go('f', 'right'), go('i', 'down')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(go('i', 'right')).toBe('f');
  expect(neighborOf(threeRows, 'roof.unknown', 'left')).toBeUndefined();
});

describe.each(plateIds)('%s', (plate) => {
  test('the reading order holds every part once and is the same each time', async () => {
    const scene = await sceneOf(plate);
    const order = readingOrder(scene).map(({ id }) => id);
    expect(order.toSorted()).toEqual(
      regionsOf(scene)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(readingOrder(scene).map(({ id }) => id)).toEqual(order);
  });

  test('arrows never lead against their direction', async () => {
    const scene = await sceneOf(plate);
    const wrong = regionsOf(scene).flatMap(({ id, anchor: [x, y] }) =>
      directions.filter((direction) => {
        const [nx, ny] = neighborOf(scene, id, direction)?.anchor ?? [x, y];
        return { left: nx > x, right: nx < x, up: ny > y, down: ny < y }[direction];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('arrows lead from every part to every other', async () => {
    const scene = await sceneOf(plate);
    const ids = regionsOf(scene).map(({ id }) => id);
    const steps = new Map(
      ids.map((id) => [id, directions.flatMap((direction) => neighborOf(scene, id, direction)?.id ?? [])]),
    );
    expect(ids.filter((id) => reachedFrom(id, steps).size < ids.length)).toEqual([]);
  });
});

function reachedFrom(start: string, steps: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([start]);
  // A set's iteration includes entries added meanwhile.
  for (const id of found) for (const next of steps.get(id) ?? []) found.add(next);
  return found;
}
