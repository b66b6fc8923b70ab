import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisMarks } from './axis.ts';

test('an axis begins at zero, holds the greatest value and has three or four steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 5_000_000 }), (greatest) => {
      const marks = axisMarks(greatest);
      expect(marks[0]).toBe(0);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(marks.length).toBeLessThanOrEqual(4);
      expect(marks.at(-2)).toBeLessThan(greatest);
    }),
  );
  expect(axisMarks(0)).toEqual([0, 1]);
  expect(axisMarks(148)).toEqual([0, 50, 100, 150]);
});
