import { expect, test } from 'vitest';
import { anOrder, authorization, finishing, orderAfter, secondWork } from '../../testing/an-order.ts';
import { boardCard, crewOf } from './board-card.ts';

const facts = { estimateStage: 'in-repair', voidSince: null } as const;

test('a card has the hours done of those sold, what is missing and what is waited for', () => {
  const card = boardCard(orderAfter(anOrder(), [authorization(secondWork, 'awaiting')], 20), facts);
  expect(card).toMatchObject({
    column: 'checked-in',
    soldMinutes: 240,
    doneMinutes: 0,
    openTasks: 5,
    openChecks: 1,
    parts: { missing: 1, toOrder: 1, expected: [] },
    pending: 'S01',
  });
  expect(card.holds.map(({ kind }) => kind).toSorted()).toEqual(['approval', 'parts']);
  expect(boardCard(anOrder(finishing), facts)).toMatchObject({ column: 'ready', doneMinutes: 240 });
});

test('a card names the first promise beside the last, and the crew follows from the plans', () => {
  const promise = (id: string, day: string) =>
    ({ kind: 'promise', promise: { id, day, reason: 'Part late' } }) as const;
  const plan = { people: ['lee', 'kim'], location: null, from: null, until: null };
  const order = orderAfter(
    anOrder(),
    [
      promise('p1', '2026-12-01'),
      promise('p2', '2026-12-08'),
      { kind: 'assign-step', step: 'body/body', plan },
      { kind: 'assign-step', step: 'paint/paint', plan: { ...plan, people: ['kim'] } },
    ],
    20,
  );
  expect(boardCard(order, facts).promise).toEqual({ day: '2026-12-08', first: '2026-12-01', count: 2 });
  expect(crewOf(order)).toEqual(['kim', 'lee']);
});

test('a card shows the first photo of the estimate, otherwise the first one taken in the shop', () => {
  const photo = { id: 'p', file: 'shop', width: 4, height: 3, takenAt: null, task: null };
  const order = anOrder([{ kind: 'add-photo', photo }]);
  expect(boardCard(order, { ...facts, photo: 'estimate' }).photo).toBe('estimate');
  expect(boardCard(order, facts).photo).toBe('shop');
  expect(boardCard(anOrder(), facts)).not.toHaveProperty('photo');
});
