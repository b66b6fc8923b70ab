import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fittedView,
  inPane,
  clampedView,
  pinchedView,
  visibleExtent,
  steppedView,
  viewOf,
  viewWith,
  zoomedAt,
} from './view-math.ts';

const box = { x: -14, y: -8, width: 452, height: 176 };
const pane = { width: 580, height: 400 };
const fit = fittedView(box, pane);

test('a drawing that fits is shown whole, in the middle of its pane', () => {
  expect(fit.scale).toBeCloseTo((580 - 28) / 452);
  expect(fit.x).toBeCloseTo(14);
  expect(fit.y * 2 + box.height * fit.scale).toBeCloseTo(pane.height);
  expect(visibleExtent(fit, box, pane)).toEqual({
    x: expect.closeTo(-14) as number,
    y: expect.closeTo(-8) as number,
    width: expect.closeTo(452) as number,
    height: expect.closeTo(176) as number,
  });
});

test('the point under the pointer stays under it while the picture grows', () => {
  const point = { x: 200, y: 90 };
  const close = viewOf({ ...point, width: 120, height: 60 }, box, pane);
  const panePoint = inPane(point, box, close);
  const closer = zoomedAt(close, 1.4, panePoint, box, pane);
  const { x, y } = inPane(point, box, closer);
  expect(closer.scale).toBeCloseTo(close.scale * 1.4);
  expect([x, y]).toEqual([expect.closeTo(panePoint.x), expect.closeTo(panePoint.y)]);
});

test('zooming out ends where all is shown, zooming in at eight times that', () => {
  expect(zoomedAt(fit, 0.1, { x: 10, y: 10 }, box, pane)).toEqual(fit);
  expect(zoomedAt(fit, 100, { x: 10, y: 10 }, box, pane).scale).toBeCloseTo(fit.scale * 8);
  const there = steppedView(fit, 1, box, pane);
  expect(steppedView(there, -1, box, pane).scale).toBeCloseTo(fit.scale);
});

test('two fingers move the point between them', () => {
  const start = {
    view: zoomedAt(fit, 3, { x: 290, y: 200 }, box, pane),
    middle: { x: 290, y: 200 },
    apart: 100,
  };
  const moved = pinchedView(start, { middle: { x: 310, y: 190 }, apart: 100 }, box, pane);
  expect(moved.x - start.view.x).toBeCloseTo(20);
  expect(moved.y - start.view.y).toBeCloseTo(-10);
});

test('however a picture is pushed, its pane never shows emptiness it could fill', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 8, noNaN: true }),
      fc.double({ min: -5000, max: 5000, noNaN: true }),
      fc.double({ min: -5000, max: 5000, noNaN: true }),
      (zoom, x, y) => {
        const view = clampedView({ scale: fit.scale * zoom, x, y }, box, pane);
        const width = box.width * view.scale;
        if (width <= pane.width - 27.5) return Math.abs(view.x * 2 + width - pane.width) < 0.001;
        return view.x <= 14.001 && view.x + width >= pane.width - 14.001;
      },
    ),
  );
});

test('an extent is shown large with its surroundings, and a move to it is as small as can be', () => {
  const wheel = { x: 250, y: 110, width: 40, height: 30 };
  const view = viewOf(wheel, box, pane);
  const corner = inPane(wheel, box, view);
  expect(corner.x).toBeGreaterThan(0);
  expect(corner.x + wheel.width * view.scale).toBeLessThan(pane.width);
  expect(viewWith(wheel, view, box, pane)).toEqual(view);
  const far = viewWith({ x: 10, y: 20, width: 20, height: 20 }, view, box, pane);
  expect(inPane({ x: 10, y: 20 }, box, far).x).toBeGreaterThanOrEqual(0);
});
