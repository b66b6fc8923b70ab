import { expect, test } from 'vitest';
import {
  anOrder,
  authorization,
  delivery,
  finishing,
  orderAfter,
  secondWork,
} from '../../testing/an-order.ts';
import { boardCard } from '../board/board-card.ts';
import { type RepairStatus, repairStatus, showsStatus, statusChangeText } from './repair-status.ts';

const facts = { estimateStage: 'in-repair', voidSince: null } as const;

test('an owner reads the stage, the day and each kind of wait once, without people, hours or costs', () => {
  const promise = { id: 'p', day: '2026-12-10', reason: 'Fascia on back order' };
  const hold = {
    id: 'h',
    kind: 'customer',
    on: { of: 'order' },
    reason: 'Color to be chosen by Ruth',
    expectedEnd: null,
    endedBy: 'Ruth Okafor',
  } as const;
  const order = orderAfter(
    anOrder(),
    [{ kind: 'promise', promise }, { kind: 'place-hold', hold }, authorization(secondWork, 'awaiting')],
    10,
  );
  const status = repairStatus(boardCard(order, facts));
  expect(status).toEqual({
    stage: 'checked-in',
    promisedDay: '2026-12-10',
    waits: [
      'We wait for parts',
      'We wait for an answer from you',
      'We wait for an agreement to the changed work',
    ],
    deliveredAt: null,
  });
  expect(JSON.stringify(status)).not.toMatch(/Ruth|Fascia|Dana/);
});

test('the status is shown until 30 days after the hand-over', () => {
  const out = orderAfter(anOrder(finishing), [{ kind: 'deliver', delivery }], 60);
  const status = repairStatus(boardCard(out, facts));
  const at = Date.parse(status?.deliveredAt ?? '');
  expect(status?.stage).toBe('delivered');
  expect([29, 31].map((days) => status !== null && showsStatus(status, at + days * 86_400_000))).toEqual([
    true,
    false,
  ]);
});

test('a mail to the owner says the new stage and day, and nothing is mailed for what they do not see', () => {
  const before: RepairStatus = { stage: 'checked-in', promisedDay: null, waits: [], deliveredAt: null };
  expect(statusChangeText(before, { ...before, waits: ['We wait for parts'] })).toEqual([]);
  expect(statusChangeText(before, { ...before, stage: 'teardown' })).toEqual([
    'It is now at this stage: Taken apart.',
  ]);
  const promised = { ...before, promisedDay: '2026-12-10' };
  expect(statusChangeText(before, promised)).toEqual(['It is promised for December 10, 2026.']);
  const later = {
    ...promised,
    stage: 'paint',
    promisedDay: '2026-12-12',
    waits: ['We wait for parts'],
  } as const;
  expect(statusChangeText(promised, later)).toEqual([
    'It is now at this stage: Paint.',
    'It is now promised for December 12, 2026, before it was December 10, 2026.',
    'We wait for parts.',
  ]);
  expect(statusChangeText(promised, before)).toEqual([
    'The day it was promised for no longer holds. The shop will name another.',
  ]);
});
