import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import type { PartRow } from '@dre/core/contract/shop/parts';
import { queuedParts } from '@dre/core/domain/shop/parts/part-queues';
import { anOrder, orderAfter } from '@dre/core/domain/testing/an-order';
import { cents, thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { orderReplica } from '../../../../offline/shop/order-replica.ts';
import { aShopCard, promisedFor } from '../../../../testing/a-shop-card.ts';
import { countForCondition, countChanges, countAfterStep, countSentence } from './counting.ts';
import { partFilters, partsSearchOf } from './parts-address.ts';
import { expectedDays, openText, stopsText } from './part-text.ts';
import { queueRows, partsView, rowsBetween } from './parts-view.ts';
import { orderButtonText, promisesBefore } from './purchases.ts';
import { scannedRow } from './scanned-part.ts';

const today = '2026-11-18';
const { estimate } = aShopCard('order-1', { estimate: { customer: 'Ruth Okafor' } });
const wanted = anOrder();
const ordered = orderAfter(wanted, [
  {
    kind: 'order-part',
    part: 'wall',
    order: {
      id: 'o',
      quantity: thousandths(2_000),
      vendor: 'Lakeshore',
      purchaseOrder: 'PO-1',
      cost: cents(9_900),
    },
  },
  { kind: 'expect-part', part: 'wall', expected: { id: 'e1', day: '2026-11-16', reason: '' } },
  { kind: 'expect-part', part: 'wall', expected: { id: 'e2', day: '2026-11-18', reason: '' } },
]);
const served = (order = ordered): PartRow[] => queuedParts([order], today).map((row) => ({ row, estimate }));
const rowOf = (order = ordered) => {
  const [row] = queueRows(served(order), new Map(), today);
  if (row === undefined) throw new Error('The order has no open part.');
  return row;
};

test('the desk survives its address, and an unreadable one shows everything', () => {
  const address = partFilters({ queue: 'overdue', vendor: '["Lakeshore"]', find: 'wall', part: 'a b' });
  expect(partFilters(partsSearchOf(address))).toEqual(address);
  expect(partFilters({ queue: 'gone', order: '[' })).toMatchObject({ queue: null, order: [] });
});

test('a change made on this device moves its part to another queue before the server answers', () => {
  const replica = orderReplica({ confirmed: ordered, revision: 1, estimate }, []);
  const rows = queueRows(served(wanted), new Map([[ordered.id, replica]]), today);
  expect(rows.map(({ queue, vendor }) => [queue, vendor])).toEqual([['due-today', 'Lakeshore']]);
});

test('find and filters leave the rows that fit, and each queue says how many', () => {
  const rows = [rowOf(), { ...rowOf(wanted), id: 'other', order: 'order-2', number: 'RO-2', vendor: '' }];
  const none = { queue: null, find: '', vendor: [], order: [] };
  expect(partsView(rows, none).counts).toMatchObject({ 'due-today': 1, 'to-order': 1, overdue: 0 });
  expect(partsView(rows, { ...none, find: 'okafor sw-1 lakes' }).rows.map(({ id }) => id)).toEqual([
    rows[0]?.id,
  ]);
  expect(partsView(rows, { ...none, vendor: ['Lakeshore'] }).all).toBe(1);
  expect(partsView(rows, { ...none, order: ['RO-2'], queue: 'overdue' })).toMatchObject({ all: 1, rows: [] });
  expect(rowsBetween(rows, 'other', rows[0]?.id ?? '')).toHaveLength(2);
});

test('earlier expected days are struck, and the one in force stands last', () => {
  expect(expectedDays(rowOf())).toEqual({ earlier: ['2026-11-16'], day: '2026-11-18' });
  expect(expectedDays(rowOf(wanted))).toEqual({ earlier: [], day: null });
  expect(stopsText(rowOf())).toBe('Body, 1.0 h');
  expect([partCountText(1_000, 'each'), partCountText(36_000, 'ft')]).toEqual(['1 piece', '36 ft']);
});

test('less than ordered is short and stays on order without its old day; wrong parts are not usable', () => {
  const row = rowOf();
  const open = thousandths(2_000);
  const short = countAfterStep(thousandths(1_000), open, 'good');
  expect(short).toEqual({ quantity: 1_000, condition: 'short' });
  expect(countSentence(row, short)).toBe('1 piece here. 1 piece stays on order, no date yet.');
  const written = countChanges(row, short, true).map(({ change }) => change);
  const after = orderAfter(ordered, written, 50);
  expect(queuedParts([after], today)).toMatchObject([
    { queue: 'no-date', quantities: { onTheWay: 1_000, inUse: 1_000 } },
  ]);
  expect(countChanges(row, short, false)).toHaveLength(1);
  expect(countForCondition('good', open, thousandths(1_000)).quantity).toBe(2_000);
  expect(queueRows(served(after), new Map(), today).map(openText)).toEqual(['1 of 2 pieces']);
  const wrong = countChanges(row, countForCondition('wrong', open, open), true).map(({ change }) => change);
  expect(queuedParts([orderAfter(ordered, wrong, 50)], today)).toMatchObject([
    { quantities: { damagedHere: 2_000, toOrder: 2_000 } },
  ]);
});

test('a new day names the promises before it', () => {
  const cards = new Map([
    ['order-1', aShopCard('order-1', { card: { promise: promisedFor('2026-12-10') } })],
  ]);
  const rows = [{ order: 'order-1' }, { order: 'order-1' }];
  expect(promisesBefore(rows, '2026-12-15', cards)).toMatchObject([
    { number: 'RO-order-1', day: '2026-12-10' },
  ]);
  expect(promisesBefore(rows, '2026-12-10', cards)).toEqual([]);
  expect(promisesBefore(rows, null, cards)).toEqual([]);
});

test('the button says from how many vendors is ordered', () => {
  expect(orderButtonText([{ vendor: 'A' }, { vendor: ' a' }])).toBe('Order 2');
  expect(orderButtonText([{ vendor: 'A' }, { vendor: 'B' }, { vendor: '' }])).toBe('Order from 3 vendors');
});

test('a scanned code finds its part whatever its dashes and letter case', () => {
  expect(scannedRow([rowOf()], 'sw1')?.part.work.key).toBe('wall');
  expect(scannedRow([rowOf(wanted)], 'SW-1')).toBeUndefined();
  expect(scannedRow([rowOf()], '--')).toBeUndefined();
});
