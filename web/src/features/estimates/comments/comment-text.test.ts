import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { expect, test } from 'vitest';
import { aboutText, countText } from './comment-text.ts';

const estimate = {
  lines: [{ id: 'line-1', number: 3, description: 'Roof membrane' }],
} as unknown as Estimate;

test.each([
  ['the estimate as a whole', null, null],
  ['a line by its number and name', 'line-1', 'Line 3: Roof membrane'],
  ['a line that is gone', 'line-2', 'A line that was removed'],
])('a comment is about %s', (_, lineId, text) => {
  expect(aboutText(estimate, lineId)).toBe(text);
});

test('the comments are counted in words', () => {
  expect([0, 1, 12].map(countText)).toEqual(['Comments', '1 comment', '12 comments']);
});
