import { expect, test } from 'vitest';
import type { VersionLabel, VersionRecord } from '../../estimates/model/lifecycle/version.ts';
import { anOrder, authorization, firstWork, orderAfter, secondWork } from '../../testing/an-order.ts';
import { cents } from '../../units.ts';
import type { ShopChange } from '../model/shop-edit.ts';
import { dueAuthorization } from './due-authorization.ts';

type Answer = 'agreed' | 'declined' | 'authorized';

function version(label: VersionLabel, hash: string, answer: Answer | null): VersionRecord {
  const recorded = { by: 'Dana', at: '2026-11-15T08:00:00Z' };
  const agreement = {
    id: `${label}-answer`,
    payer: answer === 'authorized' ? null : 'customer',
    name: 'Ruth Okafor',
    how: null,
    on: '2026-11-15',
    note: 'By phone',
    correction: '',
    hash,
    recorded,
  } as const;
  return {
    label,
    corrections: [],
    lockedAt: recorded.at,
    lockedBy: recorded.by,
    hash,
    gross: cents(0),
    net: cents(0),
    agreements: answer === null ? [] : [{ ...agreement, answer }],
  };
}

const agreed = version('E01', firstWork.hash, 'agreed');
const supplement = (answer: Answer | null) => version('S01', secondWork.hash, answer);
const order = anOrder();
const atRisk = orderAfter(order, [authorization(secondWork, 'own-risk', 'Rain')], 20);
const waiting = orderAfter(order, [authorization(secondWork, 'awaiting')], 20);

test('an order that has the agreed version is up to date', () => {
  expect(dueAuthorization(order, [agreed])).toBeNull();
});

test('a locked supplement is waited for once, and authorized when it is agreed to', () => {
  expect(dueAuthorization(order, [agreed, supplement(null)])).toMatchObject({
    version: 'S01',
    how: 'awaiting',
  });
  expect(dueAuthorization(waiting, [agreed, supplement(null)])).toBeNull();
  expect(dueAuthorization(waiting, [agreed, supplement('agreed')])).toMatchObject({
    version: 'S01',
    how: 'agreed',
    name: 'Ruth Okafor',
  });
});

test('work at own risk stays until the version is agreed to or declined', () => {
  expect(dueAuthorization(atRisk, [agreed, supplement(null)])).toBeNull();
  expect(dueAuthorization(atRisk, [agreed, supplement('declined')])).toMatchObject({
    version: 'S01',
    how: 'declined',
    workOf: { label: 'E01' },
    reason: 'By phone',
  });
});

test('a declined supplement nobody waited for changes nothing', () => {
  expect(dueAuthorization(order, [agreed, supplement('declined')])).toBeNull();
});

test('the answer of one of two payers is known on the order, and begins no new wait', () => {
  const both = (answer: Answer | null) =>
    ({ ...supplement(answer), payers: ['customer', 'insurer'] }) as VersionRecord;
  const first = dueAuthorization(waiting, [agreed, both('agreed')]);
  const replies = { agreed: ['customer'], awaited: ['insurer'] } as const;
  expect(first).toMatchObject({ version: 'S01', how: 'awaiting', replies });
  const told = orderAfter(waiting, [{ ...authorization(secondWork, 'awaiting'), replies } as ShopChange], 90);
  expect(told.pending).toMatchObject({ replies, since: waiting.pending?.since });
  expect(dueAuthorization(told, [agreed, both('agreed')])).toBeNull();
  // An answer that is taken back is news too.
  expect(dueAuthorization(told, [agreed, both(null)])?.replies?.agreed).toEqual([]);
});
