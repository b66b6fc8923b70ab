import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PointPair } from '../model/estimate.ts';
import { alignPhoto, photoPixel, photoPoint, alignRefusalText } from './align-photo.ts';
import { after, cssMatrix, mapped, type PlaneMap, type PlanePoint, wayBack } from './plane-map.ts';

const size = { width: 4_032, height: 3_024 };

/** A camera looking at the unit's wall from the side and from above; inches in, pixels out. */
function camera(turnDegrees: number, tiltDegrees: number, away = 180): (point: PlanePoint) => PlanePoint {
  const [turn, tilt] = [(turnDegrees * Math.PI) / 180, (tiltDegrees * Math.PI) / 180];
  return ({ x, y }) => {
    const [right, down] = [x - 200, y - 70];
    const [across, deep] = [right * Math.cos(turn), right * Math.sin(turn)];
    const [low, far] = [
      down * Math.cos(tilt) - deep * Math.sin(tilt),
      down * Math.sin(tilt) + deep * Math.cos(tilt),
    ];
    return { x: 2_016 + (3_000 * across) / (away + far), y: 1_512 + (3_000 * low) / (away + far) };
  };
}

const corners = [
  { x: 150, y: 40 },
  { x: 255, y: 42 },
  { x: 250, y: 100 },
  { x: 148, y: 96 },
];

/** Not rounded to millionths, to test the arithmetic alone. */
function pair(point: PlanePoint, see: (point: PlanePoint) => PlanePoint): PointPair {
  const { x, y } = see(point);
  return {
    onPhoto: [(x / size.width) * 1_000_000, (y / size.height) * 1_000_000],
    onDrawing: [point.x * 1_000, point.y * 1_000],
  };
}

function aligned(pairs: readonly PointPair[]): PlaneMap {
  const result = alignPhoto(pairs, size);
  if (!result.ok) throw new Error(alignRefusalText(result.refusal));
  return result.value;
}

test('four corners of a panel correct the perspective of the whole photo', () => {
  const see = camera(28, 9);
  const map = aligned(corners.map((corner) => pair(corner, see)));
  for (const point of [...corners, { x: 200, y: 70 }, { x: 120, y: 20 }, { x: 290, y: 130 }]) {
    const found = mapped(map, see(point));
    expect(Math.hypot((found?.x ?? 0) - point.x, (found?.y ?? 0) - point.y)).toBeLessThan(1e-6);
  }
});

test('two points align a photo without perspective, at any rotation and scale', () => {
  const see = ({ x, y }: PlanePoint) => ({ x: 900 + 7 * x - 2 * y, y: 400 + 2 * x + 7 * y });
  const map = aligned([corners[0], corners[2]].flatMap((corner) => (corner ? [pair(corner, see)] : [])));
  for (const point of [...corners, { x: 0, y: 0 }]) {
    const found = mapped(map, see(point));
    expect(Math.hypot((found?.x ?? 0) - point.x, (found?.y ?? 0) - point.y)).toBeLessThan(1e-6);
  }
});

const cameras = fc
  .record({
    turn: fc.double({ min: -45, max: 45, noNaN: true }),
    tilt: fc.double({ min: -25, max: 25, noNaN: true }),
    away: fc.double({ min: 140, max: 600, noNaN: true }),
  })
  .map(({ turn, tilt, away }) => camera(turn, tilt, away));
const somePoints = fc.record({
  x: fc.double({ min: 130, max: 270, noNaN: true }),
  y: fc.double({ min: 30, max: 110, noNaN: true }),
});

test('for any camera, mapping there and back returns the same point', () => {
  fc.assert(
    fc.property(cameras, somePoints, (see, point) => {
      const map = aligned(corners.map((corner) => pair(corner, see)));
      const there = mapped(map, see(point));
      const back = there && mapped(wayBack(map), there);
      expect(Math.hypot((there?.x ?? 0) - point.x, (there?.y ?? 0) - point.y)).toBeLessThan(1e-6);
      const seen = see(point);
      expect(Math.hypot((back?.x ?? 0) - seen.x, (back?.y ?? 0) - seen.y)).toBeLessThan(1e-5);
    }),
  );
});

test('two maps in a row equal their composition', () => {
  fc.assert(
    fc.property(cameras, cameras, somePoints, (one, other, point) => {
      const [first, second] = [one, other].map((see) => aligned(corners.map((corner) => pair(corner, see))));
      if (!first || !second) return;
      const step = mapped(wayBack(second), point);
      const both = mapped(after(first, wayBack(second)), point);
      const inTurn = step && mapped(first, step);
      expect(Math.hypot((inTurn?.x ?? 0) - (both?.x ?? 0), (inTurn?.y ?? 0) - (both?.y ?? 0))).toBeLessThan(
        1e-6,
      );
    }),
  );
});

const straight = (point: PlanePoint) => ({ x: point.x * 9, y: point.y * 9 });

test.each([
  [
    'two at the same place',
    [
      { x: 10, y: 10 },
      { x: 10, y: 10 },
    ],
    'same-place',
  ],
  [
    'four of which two are the same',
    [
      { x: 9, y: 9 },
      { x: 99, y: 9 },
      { x: 99, y: 90 },
      { x: 99, y: 90 },
    ],
    'same-place',
  ],
  [
    'four of which three lie in a line',
    [
      { x: 9, y: 9 },
      { x: 50, y: 9 },
      { x: 99, y: 9 },
      { x: 99, y: 90 },
    ],
    'in-line',
  ],
] as const)('points are refused: %s', (_, points, kind) => {
  const result = alignPhoto(
    points.map((point) => pair(point, straight)),
    size,
  );
  expect(result).toMatchObject({ ok: false, refusal: { kind, on: 'photo' } });
  expect(result.ok ? '' : alignRefusalText(result.refusal)).toMatch(/^(Two|Three) points .*\.$/);
});

test('pairs that mix up the corners are refused, because no camera sees a wall like that', () => {
  const [a, b, c, d] = corners.map((corner) => pair(corner, straight));
  if (!a || !b || !c || !d) throw new Error('four corners');
  const crossed = [a, { ...b, onPhoto: c.onPhoto }, { ...c, onPhoto: b.onPhoto }, d];
  expect(alignPhoto(crossed, size)).toMatchObject({ ok: false, refusal: { kind: 'crossed' } });
});

test('a point behind the photo’s horizon has no image on the drawing', () => {
  const map = aligned(corners.map((corner) => pair(corner, camera(40, 0))));
  expect(mapped(map, { x: -200_000, y: 0 }) === null || mapped(map, { x: 200_000, y: 0 }) === null).toBe(
    true,
  );
});

test('the CSS matrix equals the map', () => {
  const map = aligned(corners.map((corner) => pair(corner, camera(20, 5))));
  const numbers = cssMatrix(map)
    .replace(/^matrix3d\(|\)$/g, '')
    .split(', ')
    .map(Number);
  const row = (index: number, { x, y }: PlanePoint) =>
    (numbers[index] ?? 0) * x + (numbers[index + 4] ?? 0) * y + (numbers[index + 12] ?? 0);
  const point = { x: 1_500, y: 900 };
  const found = mapped(map, point);
  expect(row(0, point) / row(3, point)).toBeCloseTo(found?.x ?? 0, 5);
  expect(row(1, point) / row(3, point)).toBeCloseTo(found?.y ?? 0, 5);
});

test('a point of a photo is stored in millionths and clamped to it', () => {
  expect(photoPoint({ x: 2_016, y: 756 }, size)).toEqual([500_000, 250_000]);
  expect(photoPoint({ x: -5, y: 9_999 }, size)).toEqual([0, 1_000_000]);
  expect(photoPixel([500_000, 250_000], size)).toEqual({ x: 2_016, y: 756 });
});
