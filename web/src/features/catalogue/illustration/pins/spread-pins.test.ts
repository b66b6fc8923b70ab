import { expect, test } from 'vitest';
import { spreadPins } from './spread-pins.ts';

test('numbers on one part stand beside each other, and away from the edge', () => {
  const pins = [1, 2, 3].map((number) => ({ number, x: 100, y: 50 }));
  expect(spreadPins(pins, 20, 400).map(({ x }) => x)).toEqual([100, 120, 140]);
  const atEdge = pins.map((pin) => ({ ...pin, x: 395 }));
  expect(spreadPins(atEdge, 20, 400).map(({ x }) => x)).toEqual([395, 375, 355]);
});

test('numbers that do not touch stay where their parts are', () => {
  const pins = [
    { number: 1, x: 10, y: 10 },
    { number: 2, x: 10, y: 40 },
  ];
  expect(spreadPins(pins, 20, 400)).toEqual(pins);
});
