import { expect, test } from 'vitest';
import type { AgreementRecord } from '../estimates/model/lifecycle/agreement.ts';
import type { VersionRecord } from '../estimates/model/lifecycle/version.ts';
import { printedAgreement } from './printed-agreement.ts';

function answered(...agreements: readonly Partial<AgreementRecord>[]): VersionRecord {
  return { label: 'E01', payers: ['customer', 'insurer'], agreements } as unknown as VersionRecord;
}

const agreed = { answer: 'agreed', payer: 'customer', name: 'Ruth Okafor' } as const;
const declined = { answer: 'declined', payer: 'insurer', name: 'Priya Raman' } as const;

test('a document shows the agreement of the payer it is for, and leaves the box of the other open', () => {
  expect(printedAgreement({ kind: 'customer' }, answered(agreed))).toMatchObject(agreed);
  expect(printedAgreement({ kind: 'supplement', reader: 'owner' }, answered(agreed))).toMatchObject(agreed);
  expect(printedAgreement({ kind: 'insurer' }, answered(agreed))).toBeNull();
  expect(printedAgreement({ kind: 'work-order' }, answered(agreed))).toBeNull();
  expect(printedAgreement({ kind: 'customer' }, undefined)).toBeNull();
});

test('a decline in force stands on the document of every payer who has not agreed', () => {
  expect(printedAgreement({ kind: 'customer' }, answered(declined))).toMatchObject(declined);
  expect(printedAgreement({ kind: 'insurer' }, answered(agreed, declined))).toMatchObject(declined);
  expect(printedAgreement({ kind: 'customer' }, answered(agreed, declined))).toMatchObject(agreed);
  expect(
    printedAgreement({ kind: 'insurer' }, answered(declined, { ...declined, answer: 'agreed' }))?.answer,
  ).toBe('agreed');
});
