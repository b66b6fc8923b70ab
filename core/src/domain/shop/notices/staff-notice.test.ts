import { expect, test } from 'vitest';
import {
  anOrder,
  authorization,
  firstWork,
  orderAfter,
  secondWork,
  signedAfter,
} from '../../testing/an-order.ts';
import { thousandths } from '../../units.ts';
import { boardCard } from '../board/board-card.ts';
import type { GivenReceipt } from '../model/repair-part.ts';
import type { ShopChange, ShopEdit } from '../model/shop-edit.ts';
import { noticeOfEdit, noticesOfDay } from './staff-notice.ts';

function edit(change: ShopChange): ShopEdit {
  return { ...change, id: 'edit-1', ...signedAfter(60) };
}

test('a finding, a part that arrived and an answer give one notice each; other edits give none', () => {
  const order = anOrder();
  const finding = { id: 'f', task: null, location: null, description: 'Wet luan', photos: [] };
  expect(noticeOfEdit(order, edit({ kind: 'report-finding', finding }))).toMatchObject({
    kind: 'finding-reported',
    orderNumber: '2001',
    text: 'Dana found: Wet luan',
  });
  const receipt = { id: 'r', quantity: thousandths(1_000), damaged: thousandths(0) };
  expect(
    noticeOfEdit(order, edit({ kind: 'receive-part', part: 'wall', receipt } as ShopChange)),
  ).toMatchObject({
    kind: 'part-arrived',
    text: 'Side wall arrived',
  });
  expect(noticeOfEdit(order, edit(authorization(secondWork)))?.kind).toBe('supplement-approved');
  expect(noticeOfEdit(order, edit(authorization(firstWork)))).toBeNull();
  expect(noticeOfEdit(order, edit(authorization(secondWork, 'awaiting')))).toBeNull();
  expect(noticeOfEdit(order, edit({ kind: 'tick-task', task: 'wall|body' }))).toBeNull();
});

test('the notice of a delivery says what is damaged, unchecked or still to come', () => {
  const ordered = { id: 'o', quantity: thousandths(2_000), vendor: 'Lippert', purchaseOrder: '', cost: null };
  const order = orderAfter(anOrder(), [{ kind: 'order-part', part: 'wall', order: ordered }], 10);
  const textOf = (receipt: Omit<GivenReceipt, 'id'>) => {
    const change = { kind: 'receive-part', part: 'wall', receipt: { id: 'r', ...receipt } } as const;
    return noticeOfEdit(orderAfter(order, [change], 20), edit(change))?.text;
  };
  const [none, one, both] = [thousandths(0), thousandths(1_000), thousandths(2_000)];
  expect(textOf({ quantity: both, damaged: none })).toBe('Side wall arrived');
  expect(textOf({ quantity: one, damaged: none, condition: 'short' })).toBe(
    'Side wall: 1 piece of 2 pieces arrived, 1 piece still to come',
  );
  expect(textOf({ quantity: both, damaged: one, condition: 'damaged' })).toBe(
    'Side wall arrived, 1 piece damaged',
  );
  expect(textOf({ quantity: both, damaged: none, condition: 'unchecked' })).toBe(
    'Side wall arrived, not checked yet',
  );
});

test('a notice about an answer names nobody: technicians and vendors may read over a shoulder', () => {
  const text = JSON.stringify(noticeOfEdit(anOrder(), edit(authorization(secondWork))));
  expect(text).not.toContain('Ruth');
});

test('a promise is named on its day and once more when it is past, and not once the unit is ready', () => {
  const facts = { estimateStage: 'in-repair', voidSince: null } as const;
  const promise = { id: 'p', day: '2026-11-20', reason: '' };
  const card = boardCard(orderAfter(anOrder(), [{ kind: 'promise', promise }], 10), facts);
  const topics = (day: string) => noticesOfDay([card], day).map(({ topic }) => topic);
  expect(topics('2026-11-19')).toEqual([]);
  expect(new Set([...topics('2026-11-20'), ...topics('2026-11-21'), ...topics('2026-11-25')]).size).toBe(2);
  expect(noticesOfDay([{ ...card, column: 'ready' }], '2026-11-25')).toEqual([]);
});

test('a promise is named before its day when something the order waits for ends no sooner', () => {
  const facts = { estimateStage: 'in-repair', voidSince: null } as const;
  const promise = { id: 'p', day: '2026-11-20', reason: '' };
  const card = boardCard(orderAfter(anOrder(), [{ kind: 'promise', promise }], 10), facts);
  const wait = { kind: 'parts', reason: 'Vent', since: '', endedBy: '' } as const;
  const told = (expectedEnd: string | null) =>
    noticesOfDay([{ ...card, holds: [{ ...wait, expectedEnd }] }], '2026-11-12').map(({ text }) => text);
  expect(told('2026-11-24')).toEqual(['is promised for Nov 20 and waits until Nov 24']);
  expect([told('2026-11-19'), told(null)]).toEqual([[], []]);
});

test('late parts of an order are one notice, told again when another becomes late and not when one arrives', () => {
  const facts = { estimateStage: 'in-repair', voidSince: null } as const;
  const card = boardCard(anOrder(), facts);
  const told = (...expected: readonly (string | null)[]) =>
    noticesOfDay([{ ...card, parts: { ...card.parts, expected } }], '2026-11-20').map(({ topic, text }) => ({
      topic,
      text,
    }));
  const [two] = told('2026-11-14', '2026-11-16', '2026-11-25', null);
  const [three] = told('2026-11-12', '2026-11-14', '2026-11-16');
  expect([two?.text, three?.text]).toEqual([
    'waits for 2 parts that are late',
    'waits for 3 parts that are late',
  ]);
  expect(two?.topic).toBe(three?.topic);
  expect(told('2026-11-14', '2026-11-19')[0]?.topic).not.toBe(two?.topic);
  expect(told('2026-11-20', null)).toEqual([]);
});
