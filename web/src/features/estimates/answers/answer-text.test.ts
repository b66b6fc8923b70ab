import type { ShareAnswer } from '@dre/core/contract/sharing/sharing';
import { expect, test } from 'vitest';
import { answerHeading, answerMarksOf, isWaiting, requestedDollars, requestedRows } from './answer-text.ts';

const answer: ShareAnswer = {
  id: '',
  link: '',
  audience: 'insurer',
  label: 'E01',
  at: '',
  name: 'Lee Park',
  kind: 'proposal',
  text: '',
  lineId: '',
  line: 4,
  request: {
    hours: [{ name: 'Plumbing and LP', from: 20, to: 12 }],
    price: { from: 4_500, to: 4_000 },
    change: -14_500,
    total: -15_370,
  },
  decision: null,
};

test('an answer names the person, the request and the line', () => {
  expect(answerHeading(answer)).toBe('Lee Park asks for a change of line 4');
  expect(answerHeading({ ...answer, kind: 'question', line: null })).toBe('Lee Park asks');
});

test('a request shows the old value, the new one and the dollars between them', () => {
  expect(requestedRows(answer)).toEqual([
    { name: 'Plumbing and LP', from: '2.0 h', to: '1.2 h' },
    { name: 'Price for one', from: '$45.00', to: '$40.00' },
  ]);
  expect(requestedDollars(answer)).toBe('−$153.70');
  const request = { hours: [], price: null, change: -9_000, total: -9_540 };
  const denial: ShareAnswer = { ...answer, kind: 'line-denial', request };
  expect(requestedRows(denial)).toEqual([{ name: 'Line', from: '$90.00', to: 'not paid' }]);
});

test('questions, requests and denials wait until they are decided, approvals never', () => {
  expect(isWaiting(answer)).toBe(true);
  expect(isWaiting({ ...answer, kind: 'line-denial' })).toBe(true);
  expect(isWaiting({ ...answer, kind: 'line-approval' })).toBe(false);
  const decision = { kind: 'accepted', text: '', at: '', by: '' } as const;
  expect(isWaiting({ ...answer, decision })).toBe(false);
});

test('a line is marked with its latest answer until the shop has decided', () => {
  const anAnswer = (lineId: string, kind: ShareAnswer['kind'], label = 'E01'): ShareAnswer => ({
    ...answer,
    lineId,
    kind,
    label,
  });
  const decision = { kind: 'replied', text: '', at: '', by: '' } as const;
  const answers = [
    anAnswer('a', 'line-question'),
    anAnswer('a', 'line-approval'),
    anAnswer('b', 'line-denial'),
    { ...anAnswer('c', 'proposal'), decision },
    anAnswer('d', 'line-approval'),
    anAnswer('e', 'line-approval', 'S01'),
  ];
  expect([...answerMarksOf({ answers, agreedLines: [] }, 'E01')]).toEqual([
    ['a', 'Question'],
    ['b', 'Denied'],
    ['d', 'Approved'],
  ]);
});

test('a line approved with an earlier version keeps its tick until it is answered in this one', () => {
  const anAnswer = (lineId: string, kind: ShareAnswer['kind'], label: string): ShareAnswer => ({
    ...answer,
    decision: { kind: 'rejected', text: '', at: '', by: '' },
    lineId,
    kind,
    label,
  });
  const answers = [anAnswer('b', 'line-denial', 'S01'), anAnswer('a', 'line-approval', 'E01')];
  const agreedLines = ['a', 'b', 'c'];
  expect([...answerMarksOf({ answers, agreedLines }, 'S01')]).toEqual([
    ['a', 'Approved'],
    ['c', 'Approved'],
  ]);
});
