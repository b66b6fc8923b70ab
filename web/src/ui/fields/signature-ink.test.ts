import { expect, test } from 'vitest';
import { defaultPen, strokesFitting } from './signature-ink.ts';

test('the pen is the one of the specification', () => {
  expect(defaultPen).toEqual({
    minWidth: 0.5,
    maxWidth: 2.5,
    velocityFilterWeight: 0.7,
    throttle: 16,
    minDistance: 5,
    penColor: 'black',
  });
});

const stroke = {
  ...defaultPen,
  dotSize: 0,
  compositeOperation: 'source-over' as const,
  points: [{ x: 400, y: 100, time: 1, pressure: 0.5 }],
};

test('a signature shrinks onto narrower paper instead of losing its end', () => {
  const [shrunk] = strokesFitting([stroke], { width: 500, height: 150 }, { width: 250, height: 150 });
  expect(shrunk?.points).toEqual([{ x: 200, y: 50, time: 1, pressure: 0.5 }]);
});

test('a signature keeps its size on wider paper', () => {
  const [kept] = strokesFitting([stroke], { width: 500, height: 150 }, { width: 900, height: 300 });
  expect(kept?.points).toEqual(stroke.points);
});
