import { partAt } from '@dre/illustrations/kit/scene/hit-test';
import { regionsOf } from '@dre/illustrations/kit/scene/scene';
import { plates } from '@dre/illustrations/plates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PinnedPart, pinnedParts, visiblePins } from './pin-clusters.ts';

const part = (x: number, y: number, ...numbers: number[]): PinnedPart => ({
  x,
  y,
  width: 40,
  height: 20,
  pins: numbers.map((number) => ({ number, region: `r.${x}.${y}`, label: '' })),
});
const parts = [part(100, 100, 1), part(108, 100, 2), part(112, 104, 3), part(300, 40, 4)];

function summary(at: readonly PinnedPart[], scale: number) {
  const { pins, counts } = visiblePins(at, scale, 24);
  return { numbers: pins.map(({ pin }) => pin.number), counts: counts.map(({ count }) => count) };
}

test('pins that would overlap are counted together and come apart as the picture grows', () => {
  expect(summary(parts, 1)).toEqual({ numbers: [4], counts: [3] });
  expect(summary(parts, 4)).toEqual({ numbers: [1, 4], counts: [2] });
  expect(summary(parts, 8)).toEqual({ numbers: [1, 2, 3, 4], counts: [] });
});

test('numbers stand on the spot of their part that no other part covers', async () => {
  const scene = await plates['fw35.roof'].load();
  const pins = [1, 2].map((number) => ({ number, region: 'roof.membrane', label: '' }));
  const [membrane] = pinnedParts(scene, pins);
  expect(membrane?.pins.map(({ number }) => number)).toEqual([1, 2]);
  expect(membrane && partAt(regionsOf(scene), [membrane.x, membrane.y])?.id).toBe('roof.membrane');
});

test('a count stands in the middle of what it counts', () => {
  const { counts } = visiblePins(parts.slice(0, 2), 1, 24);
  expect(counts).toMatchObject([{ x: 104, y: 100 }]);
});

test('the lines of one part stand beside each other, each with its own number', () => {
  const { pins, counts } = visiblePins([part(100, 100, 3, 7)], 1, 24);
  expect(counts).toEqual([]);
  expect(pins.map(({ pin, aside }) => [pin.number, aside.x])).toEqual([
    [3, -12],
    [7, 12],
  ]);
});

test('on a tall part its lines stand above each other', () => {
  const { pins } = visiblePins([{ ...part(100, 100, 9, 10), width: 12, height: 110 }], 1, 24);
  expect(pins.map(({ aside }) => aside)).toEqual([
    { x: 0, y: -12 },
    { x: 0, y: 12 },
  ]);
});

test('more lines than a part has room for are counted until the picture is larger', () => {
  const many = [part(100, 100, 1, 2, 3, 4, 5, 6)];
  expect(summary(many, 1)).toEqual({ numbers: [], counts: [6] });
  expect(summary(many, 8)).toEqual({ numbers: [1, 2, 3, 4, 5, 6], counts: [] });
});

test('every line is shown once or counted once, and no two numbers cover each other', () => {
  const place = fc.integer({ min: 0, max: 300 });
  const some = fc.array(fc.tuple(place, place, fc.integer({ min: 1, max: 9 })), { maxLength: 12 });
  fc.assert(
    fc.property(some, fc.constantFrom(0.5, 1, 3, 8), (found, scale) => {
      const pinned = found.map(([x, y, lines], index) =>
        part(x, y, ...Array.from({ length: lines }, (_, at) => index * 10 + at)),
      );
      const { pins, counts } = visiblePins(pinned, scale, 24);
      const all = pins.length + counts.reduce((sum, { count }) => sum + count, 0);
      expect(all).toBe(pinned.flatMap((one) => one.pins).length);
      const spots = pins.map(({ x, y, aside }) => [x * scale + aside.x, y * scale + aside.y] as const);
      spots.forEach(([x, y], index) => {
        for (const [otherX, otherY] of spots.slice(index + 1)) {
          expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThan(23.9);
        }
      });
    }),
    { numRuns: 60 },
  );
});
