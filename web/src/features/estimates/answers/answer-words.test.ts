import type { ShareAnswer } from '@dre/core/contract/sharing';
import { expect, test } from 'vitest';
import { answerHeading, isWaiting, proposedFigures } from './answer-words.ts';

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
  hours: [{ type: 'plumbing-lp', billed: 12 }],
  price: 4_000,
  decision: null,
};

test('an answer says who wants what of which line', () => {
  expect(answerHeading(answer)).toBe('Lee Park proposes for line 4');
  expect(proposedFigures(answer)).toBe('plumbing lp 1.2 h, $40.00 for one');
  expect(answerHeading({ ...answer, kind: 'question', line: null })).toBe('Lee Park asks');
});

test('questions and proposals wait until they are decided, approvals never', () => {
  expect(isWaiting(answer)).toBe(true);
  expect(isWaiting({ ...answer, kind: 'line-approval' })).toBe(false);
  const decision = { kind: 'accepted', text: '', at: '', by: '' } as const;
  expect(isWaiting({ ...answer, decision })).toBe(false);
});
