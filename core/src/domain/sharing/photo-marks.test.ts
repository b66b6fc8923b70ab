import { expect, test } from 'vitest';
import { markHeight, sharedMarks } from './photo-marks.ts';

const photo = {
  width: 4_000,
  height: 3_000,
  alignment: null,
  knownLength: null,
  marks: [
    {
      id: 'a',
      kind: 'arrow',
      points: [
        [100_000, 200_000],
        [500_000, 600_000],
      ],
      text: ' Crack ',
    },
    { id: 't', kind: 'text', points: [[500_000, 500_000]], text: 'Here' },
  ],
} as const;

test('an arrow drawn on a photo appears with its label for the customer and the insurer', () => {
  expect(markHeight(photo)).toBe(750);
  const [arrow, text] = sharedMarks(photo);
  expect(arrow).toMatchObject({ label: 'Crack', x: 100, y: 150 });
  expect(arrow?.path).toMatch(/^M100 150L500 450/);
  expect(text).toEqual({ path: '', label: 'Here', x: 500, y: 375 });
});
