import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placePins } from './place-pins.ts';

const box = { x: 0, y: 0, width: 400, height: 120 };
const spots = fc.array(fc.tuple(fc.integer({ min: -20, max: 420 }), fc.integer({ min: -20, max: 140 })), {
  maxLength: 60,
});

test('no pin covers another or leaves the picture, wherever their parts are', () => {
  fc.assert(
    fc.property(spots, (anchors) => {
      const radius = 5;
      const pins = placePins(
        anchors.map((anchor, at) => ({ number: at + 1, anchor })),
        radius,
        box,
      );
      for (const [index, { at }] of pins.entries()) {
        const [x, y] = at;
        expect(x >= radius && x <= box.width - radius && y >= radius && y <= box.height - radius).toBe(true);
        for (const other of pins.slice(index + 1)) {
          expect(Math.hypot(other.at[0] - x, other.at[1] - y)).toBeGreaterThan(2 * radius);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('a pin with room stands on its part', () => {
  const [first, second] = placePins(
    [
      { number: 1, anchor: [100, 60] },
      { number: 2, anchor: [200, 60] },
    ],
    5,
    box,
  );
  expect([first?.at, second?.at]).toEqual([
    [100, 60],
    [200, 60],
  ]);
});
