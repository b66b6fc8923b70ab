import { expect, test } from 'vitest';
import { anOrder } from '../../testing/an-order.ts';
import { editsOfDrag } from '../edits/dragged-card.ts';
import { describeDrag, dragRefusalMessage, waitsOfDrag } from './describe-drag.ts';

test('a drag forward lists the steps it finishes with their open tasks', () => {
  const order = anOrder();
  const edits = editsOfDrag(order, 'paint', () => 'visit');
  const listed = edits.ok ? describeDrag(order, edits.value) : [];
  expect(listed.map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "Finish Check-in and wash: 1 task not ticked",
      "Finish Teardown, glass: 1 task not ticked",
      "Finish Body: 1 task not ticked",
    ]
  `);
  expect(listed.every(({ tasks }) => tasks.length > 0)).toBe(true);
});

test('a drag that finishes held work names its missing parts and its holds, each once', () => {
  const hold = {
    id: 'h',
    kind: 'customer',
    on: { of: 'order' },
    reason: 'Color not chosen.',
    expectedEnd: '2026-11-23',
    endedBy: 'Ruth Okafor',
  } as const;
  const order = anOrder([{ kind: 'place-hold', hold }]);
  const waitsBefore = (column: 'teardown' | 'paint') => {
    const edits = editsOfDrag(order, column, () => 'visit');
    return edits.ok && waitsOfDrag(order, edits.value);
  };
  const customer = 'Waiting for the customer: Color not chosen, until Nov 23. Ruth Okafor can end this.';
  expect(waitsBefore('teardown')).toEqual([customer]);
  expect(waitsBefore('paint')).toEqual([customer, 'Side wall is not here.']);
});

test('a drag of an expected unit begins with its check-in', () => {
  const order = { ...anOrder(), visits: [], moves: [] };
  const edits = editsOfDrag(order, 'checked-in', () => 'visit');
  expect(edits.ok && describeDrag(order, edits.value)).toEqual([{ text: 'Check the unit in', tasks: [] }]);
});

test('a card that cannot be ready yet names its checks, and no delivery', () => {
  const message = dragRefusalMessage({ kind: 'checks-open', names: ['Lights', 'Water test'] });
  expect(message).toContain('2 checks are open (Lights, Water test)');
  expect(message).not.toContain('deliver');
});
