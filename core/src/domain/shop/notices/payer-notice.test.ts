import { expect, test } from 'vitest';
import type { VersionRecord } from '../../estimates/model/lifecycle/version.ts';
import { noticeOfRequest, noticesOfAgreements } from './payer-notice.ts';

const estimate = { id: 'estimate-1', number: 'E-10482' };

test('each new answer of a payer is told once, and old ones are not told again', () => {
  const answer = { id: 'a-1', answer: 'agreed', payer: 'insurer', name: 'Priya Raman' };
  const before = [{ label: 'E01', agreements: [] }] as unknown as readonly VersionRecord[];
  const after = [{ label: 'E01', agreements: [answer] }] as unknown as readonly VersionRecord[];
  expect(noticesOfAgreements(estimate, before, after)).toMatchObject([
    {
      kind: 'answered',
      estimateId: 'estimate-1',
      orderNumber: 'E-10482',
      text: 'E01 was agreed by the insurer',
    },
  ]);
  expect(noticesOfAgreements(estimate, after, after)).toEqual([]);
});

test('what a payer asks is one notice that says what is to answer, and an approval of lines asks nothing', () => {
  const told = (payer: 'customer' | 'insurer', ...kinds: readonly string[]) =>
    noticeOfRequest(estimate, { id: 's-1', label: 'E01', payer, kinds });
  expect(told('customer', 'question')).toEqual({
    kind: 'answered',
    topic: 'request s-1',
    orderId: null,
    estimateId: 'estimate-1',
    orderNumber: 'E-10482',
    text: 'the owner asks a question on E01',
  });
  expect(told('insurer', 'comment', 'line-question', 'proposal', 'line-denial')?.text).toBe(
    'the insurer asks about 1 line, asks for a change of 2 lines, comments on E01',
  );
  expect(told('insurer', 'line-approval', 'line-approval')).toBeNull();
  expect(told('customer', 'approval')).toBeNull();
});
