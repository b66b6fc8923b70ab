import { expect, test } from 'vitest';
import { anOrder, orderAfter } from '../../testing/an-order.ts';
import { companyRoles } from '../../companies/roles.ts';
import { thousandths } from '../../units.ts';
import type { ShopChange } from '../model/shop-edit.ts';
import { mayChangeOrder } from './shop-permissions.ts';

const lee = 'lee';
const plan = { people: [lee], location: null, from: null, until: null };
const hold = (on: object) =>
  ({
    kind: 'place-hold',
    hold: { id: 'h', kind: 'people', on, reason: 'Ill', expectedEnd: null, endedBy: '' },
  }) as unknown as ShopChange;
const receipt = { id: 'r', quantity: thousandths(1_000), damaged: thousandths(0) };

/** An order whose body work is Lee's. */
const order = orderAfter(anOrder(), [{ kind: 'assign-step', step: 'body/body', plan }], 30);

const changes: Readonly<Record<string, ShopChange>> = {
  'give a promise': { kind: 'promise', promise: { id: 'p', day: '2026-12-01', reason: '' } },
  'move the unit': { kind: 'move-unit', moveId: 'm', location: null },
  'assign a step': { kind: 'assign-step', step: 'body/body', plan },
  'hold the own step': hold({ of: 'step', step: 'body/body' }),
  'hold the order': hold({ of: 'order' }),
  'tick a task of the own step': { kind: 'tick-task', task: 'wall|body' },
  'tick a task of another step': { kind: 'tick-task', task: 'wall|refinish' },
  'skip a task': { kind: 'skip-task', task: 'wall|body', reason: 'Not needed' },
  'report a finding': {
    kind: 'report-finding',
    finding: { id: 'f', task: null, location: null, description: 'Rot', photos: [] },
  },
  'add a photo': {
    kind: 'add-photo',
    photo: { id: 'n', file: '', width: 1, height: 1, takenAt: null, task: null },
  },
  'release a photo to the owner': { kind: 'release-photo', photo: { id: 'n', file: '' } },
  'receive a part': { kind: 'receive-part', part: 'wall', receipt },
  'withdraw a promise': { kind: 'withdraw-record', record: 'promise', recordId: 'p' },
};

/** Letters in the order of the roles: y where a role may, . where it may not. Everybody is Lee. */
test.each([
  ['give a promise', 'yyy..'],
  ['move the unit', 'yy...'],
  ['assign a step', 'yy...'],
  ['hold the own step', 'yy..y'],
  ['hold the order', 'yy...'],
  ['tick a task of the own step', 'yyy.y'],
  ['tick a task of another step', 'yy...'],
  ['skip a task', 'yy...'],
  ['report a finding', 'yyy.y'],
  ['add a photo', 'yyy.y'],
  ['release a photo to the owner', 'yyy..'],
  ['receive a part', 'yyy.y'],
  ['withdraw a promise', 'yyy..'],
])('owner, foreman, estimator, reviewer and technician may %s: %s', (name, expected) => {
  const change = changes[name];
  if (change === undefined) throw new Error(name);
  const letters = companyRoles.map((role) =>
    mayChangeOrder({ role, name: 'Lee', crewId: lee }, order, change) ? 'y' : '.',
  );
  expect(letters.join('')).toBe(expected);
});

test('a technician withdraws own records alone, and nobody without a place on the crew does work', () => {
  const received = orderAfter(order, [{ kind: 'receive-part', part: 'wall', receipt }], 40);
  const withdrawn: ShopChange = { kind: 'withdraw-record', record: 'receipt', recordId: 'r' };
  const author = { role: 'technician', crewId: lee } as const;
  expect(mayChangeOrder({ ...author, name: 'Dana' }, received, withdrawn)).toBe(true);
  expect(mayChangeOrder({ ...author, name: 'Lee' }, received, withdrawn)).toBe(false);
  const tick: ShopChange = { kind: 'tick-task', task: 'wall|body' };
  expect(mayChangeOrder({ role: 'technician', name: 'Lee', crewId: null }, order, tick)).toBe(false);
});
