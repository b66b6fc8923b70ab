import { expect, test } from 'vitest';
import { leftViewOf, viewAsLeft } from './left-view.ts';

const box = { x: -4, y: -6, width: 400, height: 150 };
const pane = { width: 580, height: 400 };
const current = { box, pane, zoom: 3, view: { scale: 4.14, x: -700, y: -90 } };

test('a zoomed picture opens where it was left, in a pane of another size too', () => {
  const left = leftViewOf(current);
  expect(left.zoom).toBe(3);
  expect(viewAsLeft(left, current)).toMatchObject({ scale: expect.closeTo(4.14), x: expect.closeTo(-700) });
  const narrow = { ...current, pane: { width: 390, height: 200 } };
  const again = viewAsLeft(left, narrow);
  expect((195 - again.x) / again.scale).toBeCloseTo(left.middle.x);
});
