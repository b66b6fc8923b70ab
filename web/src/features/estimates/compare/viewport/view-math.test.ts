import { mapped } from '@dre/core/domain/estimates/photos/plane-map';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cursorAfter } from './key-cursor.ts';
import {
  extentOf,
  fitMap,
  fitted,
  clampedView,
  panned,
  planePointAt,
  showing,
  pointOf,
  zoomedAt,
} from './view-math.ts';

const box = { x: 0, y: 0, width: 400, height: 150 };
const pane = { width: 600, height: 700 };
const views = fc.record({
  center: fc.record({
    x: fc.double({ min: 0, max: 400, noNaN: true }),
    y: fc.double({ min: 0, max: 150, noNaN: true }),
  }),
  zoom: fc.double({ min: 0.5, max: 40, noNaN: true }),
});
const spots = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 700 }) });

test('the point under the pointer stays under it while zooming', () => {
  fc.assert(
    fc.property(views, spots, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, panePoint, factor) => {
      const [before, now] = [
        planePointAt(view, panePoint, pane),
        planePointAt(zoomedAt(view, factor, panePoint, pane), panePoint, pane),
      ];
      expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(1e-6);
    }),
  );
});

test('converting a point of the drawing to the pane and back gives the same point', () => {
  fc.assert(
    fc.property(views, spots, (view, panePoint) => {
      const back = pointOf(view, planePointAt(view, panePoint, pane), pane);
      expect(Math.hypot(back.x - panePoint.x, back.y - panePoint.y)).toBeLessThan(1e-6);
    }),
  );
});

test('panning moves by the pixels of the finger, however near one is', () => {
  const view = { center: { x: 100, y: 50 }, zoom: 8 };
  const point = { x: 110, y: 60 };
  const [before, now] = [pointOf(view, point, pane), pointOf(panned(view, 24, -16), point, pane)];
  expect([now.x - before.x, now.y - before.y]).toEqual([24, -16]);
});

test('the center stays near the drawing and the zoom within its limits', () => {
  const fit = fitted(box, pane).zoom;
  const lost = clampedView({ center: { x: 9_999, y: -9_999 }, zoom: 9_999 }, box, fit);
  expect(lost.center).toEqual({ x: 520, y: -75 });
  expect(lost.zoom).toBeCloseTo(fit * 24);
});

test('an unaligned photo is shown whole in the middle of the drawing', () => {
  const photo = { width: 4_000, height: 3_000 };
  const map = fitMap(photo, box);
  expect(mapped(map, { x: 2_000, y: 1_500 })).toEqual({ x: 200, y: 75 });
  expect(extentOf(photo, map, box)).toEqual({ x: 100, y: 0, width: 200, height: 150 });
});

test('of a straightened photo the part on the drawing is shown, of a close one all of it', () => {
  const size = { width: 100, height: 100 };
  expect(extentOf(size, [5, 0, -50, 0, 6, -200, 0, 0, 1], box)).toEqual(box);
  expect(extentOf(size, [2, 0, -50, 0, 1, 20, 0, 0, 1], box)).toEqual({
    x: 0,
    y: 20,
    width: 150,
    height: 100,
  });
  expect(extentOf(size, [0.5, 0, 60, 0, 0.5, 40, 0, 0, 1], box)).toEqual({
    x: 60,
    y: 40,
    width: 50,
    height: 50,
  });
});

test('the cross goes by pixels of the screen, with Shift by one, and stays in sight', () => {
  expect(cursorAfter({ x: 10, y: 10 }, { key: 'ArrowRight', shiftKey: false }, 6)).toEqual({ x: 12, y: 10 });
  expect(cursorAfter({ x: 10, y: 10 }, { key: 'ArrowUp', shiftKey: true }, 4)).toEqual({ x: 10, y: 9.75 });
  expect(cursorAfter({ x: 10, y: 10 }, { key: 'Enter', shiftKey: false }, 4)).toBeNull();
  const view = showing({ center: { x: 100, y: 50 }, zoom: 10 }, { x: 140, y: 50 }, pane);
  expect(pointOf(view, { x: 140, y: 50 }, pane)).toEqual({ x: 560, y: 350 });
});
