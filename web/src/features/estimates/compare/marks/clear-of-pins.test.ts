import { expect, test } from 'vitest';
import { clearOfPins } from './clear-of-pins.ts';

test('the length of a measure is written beside the pins on it, not below them', () => {
  const at = { x: 100, y: 50 };
  expect(clearOfPins(at, '11 ft', [])).toEqual(at);
  expect(clearOfPins(at, '11 ft', [{ x: 160, y: 50 }])).toEqual(at);
  expect(clearOfPins(at, '11 ft', [{ x: 90, y: 50 }])).toEqual({ x: 100, y: 75 });
  const row = [90, 114].flatMap((x) => [45, 60].map((y) => ({ x, y })));
  expect(clearOfPins(at, '11 ft', row)).toEqual({ x: 100, y: 100 });
});
