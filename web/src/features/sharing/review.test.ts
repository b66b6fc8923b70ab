import { expect, test } from 'vitest';
import { answersOf, missingIn } from './review.ts';

const draft = { text: ' why ', hours: { body: 12, glass: null }, price: 500 } as const;

test('only a proposal is sent with figures, and only with those that were changed', () => {
  expect(
    answersOf({
      a: { ...draft, answer: 'propose' },
      b: { ...draft, answer: 'question' },
      c: { ...draft, answer: 'approve' },
    }),
  ).toEqual([
    { lineId: 'a', answer: 'propose', text: ' why ', hours: [{ type: 'body', billed: 12 }], price: 500 },
    { lineId: 'b', answer: 'question', text: ' why ', hours: [], price: null },
    { lineId: 'c', answer: 'approve', text: '', hours: [], price: null },
  ]);
});

test('a question needs words and a proposal a figure', () => {
  expect(missingIn({ ...draft, answer: 'question', text: ' ' })).toBe('Write your question.');
  expect(missingIn({ answer: 'propose', text: '', hours: { body: null }, price: null })).toBe(
    'Propose hours or a price.',
  );
  expect(missingIn({ answer: 'propose', text: '', hours: {}, price: 0 })).toBeUndefined();
  expect(missingIn({ ...draft, answer: 'approve', text: '' })).toBeUndefined();
});
