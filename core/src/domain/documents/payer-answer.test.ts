import { expect, test } from 'vitest';
import type { AgreementRecord } from '../estimates/model/lifecycle/agreement.ts';
import type { VersionRecord } from '../estimates/model/lifecycle/version.ts';
import { payerAnswer } from './payer-answer.ts';

function answered(...agreements: readonly Partial<AgreementRecord>[]): VersionRecord {
  return { label: 'E01', payers: ['customer', 'insurer'], agreements } as unknown as VersionRecord;
}

const agreed = { answer: 'agreed', payer: 'customer', name: 'Ruth Okafor' } as const;
const declined = { answer: 'declined', payer: 'insurer', name: 'Priya Raman' } as const;

test('a document shows the agreement of the payer it is for, and leaves the box of the other open', () => {
  expect(payerAnswer({ kind: 'customer' }, answered(agreed))).toMatchObject(agreed);
  expect(payerAnswer({ kind: 'supplement', reader: 'owner' }, answered(agreed))).toMatchObject(agreed);
  expect(payerAnswer({ kind: 'insurer' }, answered(agreed))).toBeNull();
  expect(payerAnswer({ kind: 'work-order' }, answered(agreed))).toBeNull();
  expect(payerAnswer({ kind: 'customer' }, undefined)).toBeNull();
});

test('a decline in force stands on the document of every payer who has not agreed', () => {
  expect(payerAnswer({ kind: 'customer' }, answered(declined))).toMatchObject(declined);
  expect(payerAnswer({ kind: 'insurer' }, answered(agreed, declined))).toMatchObject(declined);
  expect(payerAnswer({ kind: 'customer' }, answered(agreed, declined))).toMatchObject(agreed);
  expect(
    payerAnswer({ kind: 'insurer' }, answered(declined, { ...declined, answer: 'agreed' }))?.answer,
  ).toBe('agreed');
});
