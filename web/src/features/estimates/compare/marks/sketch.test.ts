import type { PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finished, moved, nudged, pressed, released, setByKey, type Sketch } from './sketch.ts';
import { mostPoints, simplified } from './simplify.ts';

const [here, there, beyond]: PhotoPoint[] = [
  [100_000, 100_000],
  [400_000, 300_000],
  [700_000, 200_000],
];
if (!here || !there || !beyond) throw new Error('three points');

function tap(sketch: Sketch | null, kind: Sketch['kind'], at: PhotoPoint) {
  return released(pressed(sketch, kind, at), at);
}

test('a box is drawn by dragging from corner to corner', () => {
  const held = moved(pressed(null, 'box', here), there);
  expect(released(held, there)).toEqual({ sketch: null, done: [here, there] });
});

test('an arrow is drawn without dragging by tapping its two ends', () => {
  const first = tap(null, 'arrow', here);
  expect(first.done).toBeNull();
  expect(tap(first.sketch, 'arrow', there)).toEqual({ sketch: null, done: [here, there] });
});

test('a measure is drawn without a pointer by setting its ends with Enter', () => {
  const first = setByKey(null, 'measure', here);
  expect(setByKey(first.sketch, 'measure', here).done).toBeNull();
  expect(setByKey(first.sketch, 'measure', there).done).toEqual([here, there]);
});

test('a freehand line can be tapped point by point', () => {
  const second = tap(tap(null, 'freehand', here).sketch, 'freehand', there);
  const third = tap(second.sketch, 'freehand', beyond);
  expect(third.done).toBeNull();
  expect(third.sketch && finished(third.sketch).done).toEqual([here, there, beyond]);
});

test('a freehand line set by key ends where it is set twice', () => {
  const two = setByKey(setByKey(null, 'freehand', here).sketch, 'freehand', there);
  expect(setByKey(two.sketch, 'freehand', there).done).toEqual([here, there]);
});

test('taking another tool begins anew', () => {
  const arrow = tap(null, 'arrow', here);
  expect(tap(arrow.sketch, 'box', there).done).toBeNull();
});

test('a mark is nudged by pixels of the photo and stops at its edge', () => {
  const size = { width: 4_000, height: 2_000 };
  expect(nudged([here, there], { x: 1, y: -1 }, size)).toEqual([
    [100_250, 99_500],
    [400_250, 299_500],
  ]);
  expect(nudged([here, there], { x: -9_999, y: 0 }, size)[0]).toEqual([0, 100_000]);
});

test('a line drawn by hand keeps its ends and its shape in at most 200 points', () => {
  const points = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)), { minLength: 2, maxLength: 900 });
  fc.assert(
    fc.property(points, (drawn) => {
      const simple = simplified(drawn);
      expect(simple.length).toBeLessThanOrEqual(mostPoints);
      expect([simple[0], simple.at(-1)]).toEqual([drawn[0], drawn.at(-1)]);
    }),
    { numRuns: 50 },
  );
});

test('points on a straight line are left out', () => {
  const drawn = Array.from({ length: 300 }, (_, at): PhotoPoint => [at * 1_000, at * 2_000]);
  expect(simplified(drawn)).toEqual([drawn[0], drawn.at(-1)]);
});
