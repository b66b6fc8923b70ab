import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadPins } from './spread-pins.ts';

test('numbers on one part stand beside each other, and away from the edge', () => {
  const pins = [1, 2, 3].map((number) => ({ number, x: 100, y: 50 }));
  expect(spreadPins(pins, 20, 400).map(({ x }) => x)).toEqual([100, 120, 140]);
  const atEdge = pins.map((pin) => ({ ...pin, x: 395 }));
  expect(spreadPins(atEdge, 20, 400).map(({ x }) => x)).toEqual([390, 370, 350]);
});

test('numbers that do not touch stay where their parts are', () => {
  const pins = [
    { number: 1, x: 10, y: 10 },
    { number: 2, x: 10, y: 40 },
  ];
  expect(spreadPins(pins, 20, 400)).toEqual(pins);
});

test('any number of pins stays inside the width of the picture, and no two overlap', () => {
  const position = fc.record({ x: fc.integer({ min: -20, max: 360 }), y: fc.integer({ min: 0, max: 200 }) });
  fc.assert(
    fc.property(fc.array(position, { maxLength: 40 }), (positions) => {
      const spread = spreadPins(
        positions.map((at, index) => ({ ...at, number: index + 1 })),
        26,
        340,
      );
      expect(spread.filter(({ x }) => x < 13 || x > 340 - 13)).toEqual([]);
      const overlapping = spread.flatMap((one, index) =>
        spread.slice(index + 1).filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < 26 - 1e-9),
      );
      expect(overlapping).toEqual([]);
    }),
  );
});
