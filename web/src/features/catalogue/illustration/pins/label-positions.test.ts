import { expect, test } from 'vitest';
import { fittingLabels } from './label-positions.ts';

const labels = [
  { region: 'a', text: 'Entry door', x: 100, y: 50 },
  { region: 'b', text: 'Entry door handle', x: 108, y: 54 },
  { region: 'c', text: 'Tail lamp', x: 300, y: 50 },
];

test('names that would cover one another wait until the picture is larger', () => {
  expect(fittingLabels(labels, 1).map(({ region }) => region)).toEqual(['a', 'c']);
  expect(fittingLabels(labels, 6)).toHaveLength(3);
});
