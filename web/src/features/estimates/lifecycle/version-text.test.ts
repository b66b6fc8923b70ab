import type { AgreementRecord } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import { expect, test } from 'vitest';
import { versionText } from './version-text.ts';

const agreed = (payer: AgreementRecord['payer'], name: string) =>
  ({ payer, name, answer: 'agreed', how: 'phone' }) as AgreementRecord;

const version = (agreements: readonly AgreementRecord[]) =>
  ({ label: 'S01', payers: ['insurer', 'customer'], sendings: [], agreements }) as unknown as VersionRecord;

test('a version one of two payers agreed to names both, even if it was not sent from here', () => {
  expect(versionText(version([agreed('insurer', 'Nora Adjust')]), false)).toEqual([
    'Nora Adjust agreed for the insurer, by phone',
    'waiting for customer',
  ]);
});

test('a version without records is not sent yet, and one that all agreed to names them', () => {
  expect(versionText(version([]), false)).toEqual(['not sent yet']);
  const both = [agreed('insurer', 'Nora Adjust'), agreed('customer', 'Walter Branch')];
  expect(versionText(version(both), false)).toEqual([
    'Nora Adjust agreed for the insurer, by phone',
    'Walter Branch agreed for the customer, by phone',
  ]);
});

test('payers who answered, or were sent nothing, are not waited for', () => {
  const sent = { ...version([]), sendings: [{ to: 'insurer' }] } as unknown as VersionRecord;
  expect(versionText(sent, false)).toEqual(['waiting for insurer', 'not sent yet to customer']);
  expect(versionText(sent, false, new Set(['insurer']))).toEqual([
    'the insurer waits for your answer',
    'not sent yet to customer',
  ]);
});
