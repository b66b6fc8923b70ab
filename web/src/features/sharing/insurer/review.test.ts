import type { SentLineAnswer } from '@dre/core/contract/sharing/shared-estimate';
import { expect, test } from 'vitest';
import { answersOf, confirmationOf, missingIn, whyNotAgreed } from './review.ts';

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
  expect(missingIn({ ...draft, answer: 'deny', text: '' })).toBe('Write why it is not paid.');
  expect(missingIn({ ...draft, answer: 'approve', text: '' })).toBeUndefined();
});

test('the confirmation lists everything that was sent', () => {
  const drafts = {
    a: { ...draft, answer: 'approve' },
    b: { ...draft, answer: 'approve' },
    c: { ...draft, answer: 'deny' },
    d: { ...draft, answer: 'propose' },
  } as const;
  expect(confirmationOf(drafts, 'Thanks', false)).toBe(
    'Lines: 2 approved, 1 change asked for, 1 denied. Your comment went along.',
  );
  expect(confirmationOf({}, '', true)).toBe('You agreed to the estimate.');
});

test('asking for changes rules out agreeing to the whole, until the line is answered otherwise', () => {
  const lineAnswer: SentLineAnswer = {
    lineId: 'a',
    at: '',
    answer: 'deny',
    text: 'no',
    hours: [],
    price: null,
    reply: null,
  };
  const sent = new Map([['a', lineAnswer]]);
  expect(whyNotAgreed({ drafts: {}, sent })).toContain('You asked for changes');
  expect(whyNotAgreed({ drafts: { a: { ...draft, answer: 'approve' } }, sent })).toBeUndefined();
  const drafts = { b: { ...draft, answer: 'deny' } } as const;
  expect(whyNotAgreed({ drafts, sent: new Map() })).toContain('You asked for changes');
});

test('a change the shop has answered no longer keeps an insurer from agreeing to the whole', () => {
  const refused: SentLineAnswer = {
    lineId: 'a',
    at: '',
    answer: 'propose',
    text: '',
    hours: [],
    price: 500,
    reply: { outcome: 'Not taken', text: 'See photo 4', at: '' },
  };
  expect(whyNotAgreed({ drafts: {}, sent: new Map([['a', refused]]) })).toBeUndefined();
  expect(whyNotAgreed({ drafts: {}, sent: new Map([['b', { ...refused, reply: null }]]) })).toContain(
    'You asked for changes',
  );
});

test('a question is no change: the form states so, and once it was sent the whole can be agreed to', () => {
  const lineAnswer: SentLineAnswer = {
    lineId: 'a',
    at: '',
    answer: 'question',
    text: 'Why?',
    hours: [],
    price: null,
    reply: null,
  };
  const drafts = { a: { ...draft, answer: 'question' } } as const;
  expect(whyNotAgreed({ drafts, sent: new Map() })).toContain('You are asking a question');
  expect(whyNotAgreed({ drafts: {}, sent: new Map([['a', lineAnswer]]) })).toBeUndefined();
});
