import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import type { PartRow } from '@dre/core/contract/shop/parts';
import type { PurchaseOrderReply } from '@dre/core/contract/shop/purchase-orders';
import { queuedParts } from '@dre/core/domain/shop/parts/part-queues';
import { anOrder, orderAfter } from '@dre/core/domain/testing/an-order';
import { cents, minutes, thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { orderReplica } from '../../../../offline/shop/order-replica.ts';
import { aShopCard, promisedFor } from '../../../../testing/a-shop-card.ts';
import { countForCondition, countChanges, countAfterStep, countSentence } from './counting.ts';
import { partFilters, partsSearchOf } from './parts-address.ts';
import { draftText, givenDays, openText, stopsText, waitedDays } from './part-text.ts';
import { openParts, partsView, rowIn, rowsBetween } from './parts-view.ts';
import {
  foundPurchases,
  orderButtonText,
  panelLines,
  promisesBefore,
  purchaseSummary,
  receivedText,
  sendWays,
} from './purchases.ts';
import { purchaseDraft, sharedVendor, withVendor } from '../dialogs/purchase-draft.ts';
import { isToOrder } from '../list/tool-row.tsx';
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
const known = { today, purchases: [] };
const rowsOf = (order = ordered, purchases: readonly PurchaseOrderReply[] = []) =>
  openParts(served(order), new Map(), { today, purchases }).flatMap((part) =>
    part.queues.map((queue) => rowIn(queue, part)),
  );
const rowOf = (order = ordered) => {
  const [row] = rowsOf(order);
  if (row === undefined) throw new Error('The order has no open part.');
  return row;
};
const none = { queue: null, find: '', vendor: [], order: [] };

test('the desk survives its address, and an unreadable one shows everything', () => {
  const address = partFilters({ queue: 'overdue', vendor: '["Lakeshore"]', find: 'wall', part: 'a b' });
  expect(partFilters(partsSearchOf(address))).toEqual(address);
  expect(partFilters({ queue: 'gone', order: '[' })).toMatchObject({ queue: null, order: [] });
});

test('a change made on this device moves its part to another queue before the server answers', () => {
  const replica = orderReplica({ confirmed: ordered, revision: 1, estimate }, []);
  const rows = openParts(served(wanted), new Map([[ordered.id, replica]]), known);
  expect(rows.map(({ queues, vendor }) => [queues, vendor])).toEqual([[['due-today'], 'Lakeshore']]);
});

test('find and filters leave the rows that fit, and each queue says how many', () => {
  const rows = [rowOf(), { ...rowOf(wanted), id: 'other', order: 'order-2', number: 'RO-2', vendor: '' }];
  expect(partsView(rows, none).counts).toMatchObject({ 'due-today': 1, 'to-order': 1, overdue: 0 });
  expect(partsView(rows, { ...none, find: 'okafor sw-1 lakes' }).rows.map(({ id }) => id)).toEqual([
    rows[0]?.id,
  ]);
  expect(partsView(rows, { ...none, vendor: ['Lakeshore'] }).all).toBe(1);
  expect(partsView(rows, { ...none, order: ['RO-2'], queue: 'overdue' })).toMatchObject({ all: 1, rows: [] });
  const shown = partsView(rows, none).rows;
  expect(rowsBetween(shown, shown[1]?.key ?? '', shown[0]?.key ?? '')).toHaveLength(2);
});

test('earlier expected days are struck, and the one in force stands last', () => {
  expect(givenDays(rowOf())).toEqual({ earlier: ['2026-11-16'], day: '2026-11-18' });
  expect(givenDays(rowOf(wanted))).toEqual({ earlier: [], day: null });
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
    { queues: ['no-date'], quantities: { onTheWay: 1_000, inUse: 1_000 } },
  ]);
  expect(countChanges(row, short, false)).toHaveLength(1);
  expect(countForCondition('good', open, thousandths(1_000)).quantity).toBe(2_000);
  expect(rowsOf(after).map(openText)).toEqual(['1 of 2 pieces to come']);
  const wrong = countChanges(row, countForCondition('wrong', open, open), true).map(({ change }) => change);
  expect(queuedParts([orderAfter(ordered, wrong, 50)], today)).toMatchObject([
    { quantities: { damagedHere: 2_000, toOrder: 2_000 } },
  ]);
});

/** One of the two arrived damaged three days ago. */
const broken = orderAfter(
  ordered,
  [
    {
      kind: 'receive-part',
      part: 'wall',
      receipt: { id: 'r', quantity: thousandths(2_000), damaged: thousandths(1_000), condition: 'damaged' },
    },
  ],
  40,
);

/** A purchase order of the wall from Lakeshore, written on the 15th. */
function aPurchase(fields: Partial<PurchaseOrderReply>, sent: 'sent' | null = null): PurchaseOrderReply {
  const at = '2026-11-15T15:00:00.000Z';
  const line = {
    order: ordered.id,
    number: ordered.number,
    part: 'wall',
    record: 'o',
    lineNumber: 1,
    description: 'Side wall',
    partNumber: 'SW-1',
    unit: 'each',
    quantity: thousandths(2_000),
    cost: null,
  } as const;
  const vendor = { id: 'v', name: 'Lakeshore', contact: '', phone: '', email: '', account: '' };
  return {
    purchase: {
      id: 'p',
      number: 'PO-1',
      vendor,
      note: '',
      lines: [line],
      written: { by: 'Dana', at },
      sent: sent === null ? null : { by: 'Dana', at, how: 'other', to: '' },
    },
    lines: [
      {
        received: thousandths(0),
        damaged: thousandths(0),
        receivedAt: [],
        defect: 'damaged or wrong',
        returned: thousandths(0),
        isWithdrawn: false,
      },
    ],
    state: 'draft',
    cost: null,
    mail: null,
    ...fields,
  };
}

test('a part that came damaged stands under to order and to return, is counted in both and has no day left', () => {
  const rows = rowsOf(broken);
  expect(rows.map((row) => [row.queue, openText(row), stopsText(row), waitedDays(row, today)])).toEqual([
    ['to-order', '1 of 2 pieces to order', 'Body, 1.0 h', 3],
    ['to-return', '1 of 2 pieces to return', '', 3],
  ]);
  expect(rows.map(givenDays)).toEqual([
    { earlier: [], day: null },
    { earlier: [], day: null },
  ]);
  const parts = openParts(served(broken), new Map(), known);
  const all = partsView(parts, none);
  expect([all.counts['to-order'], all.counts['to-return'], all.all, all.rows.length, all.total]).toEqual([
    1, 1, 2, 2, 1,
  ]);
});

test('a part in a draft stays to order, says so, and is ordered by sending the draft', () => {
  const [row] = rowsOf(wanted, [aPurchase({})]);
  if (row === undefined) throw new Error('The order has no open part.');
  expect([row.queue, row.vendor, draftText(row), isToOrder(row)]).toEqual([
    'to-order',
    'Lakeshore',
    'in draft PO-1, not sent',
    false,
  ]);
  expect(draftText(rowOf(wanted))).toBe('');
  expect(rowsOf(wanted, [aPurchase({ state: 'discarded' })]).map(draftText)).toEqual(['']);
  expect(partsView([row], { ...none, find: 'po-1' }).rows).toHaveLength(1);
});

test('a line of a purchase order says when it came, and no day once everything came', () => {
  const [line] = panelLines(aPurchase({ state: 'closed' }, 'sent'), rowsOf(broken));
  expect(line && receivedText(line, 'America/New_York')).toBe('Received Nov 15, 1 piece damaged');
});

test('work without sold hours is named without hours', () => {
  const row = rowOf(wanted);
  const stops = row.stops.map((one) => ({ ...one, soldMinutes: minutes(0) }));
  expect(stopsText({ ...row, stops })).toBe('Body');
});

test('a purchase order says its day once, and is found by number, vendor, part and repair order', () => {
  const zone = 'America/New_York';
  expect([
    purchaseSummary(aPurchase({}), zone),
    purchaseSummary(aPurchase({ state: 'sent' }, 'sent'), zone),
    purchaseSummary(aPurchase({ state: 'closed' }, 'sent'), zone),
    purchaseSummary(aPurchase({ state: 'sent', mail: 'failed' }, 'sent'), zone),
  ]).toEqual([
    'Draft, 1 line, written Nov 15',
    'Sent Nov 15, 1 line',
    'Closed, 1 line, sent Nov 15',
    'Mail failed, 1 line, sent Nov 15',
  ]);
  const all = [aPurchase({})];
  for (const text of ['po-1', 'lakeshore wall', 'sw-1', ordered.number]) {
    expect(foundPurchases(all, text), text).toEqual(all);
  }
  expect(foundPurchases(all, 'po-2')).toEqual([]);
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

test('a way to send that is not open says why before it is pressed', () => {
  const labels = (email: string, canMail: boolean) =>
    sendWays(email, canMail).map(({ label, isDisabled = false }) => [label, isDisabled]);
  const another = ['Sent another way', false];
  expect(labels('a@b.example', true)).toEqual([['E-mail to a@b.example', false], another]);
  expect(labels('a@b.example', false)).toEqual([['E-mail: no mail server is set up here', true], another]);
  expect(labels('', true)).toEqual([['E-mail: the vendor has no address', true], another]);
});

test('all parts of an order are given one vendor at once', () => {
  const parts = openParts(
    [wanted, { ...wanted, id: 'order-2' }].flatMap((order) => served(order)),
    new Map(),
    known,
  );
  const draft = purchaseDraft(parts, [{ vendor: { id: 'v-1', name: 'Lakeshore' } as never }]);
  expect([draft.lines.length, sharedVendor(draft)]).toEqual([2, null]);
  const given = withVendor(draft, 'v-1');
  expect(sharedVendor(given)).toBe('v-1');
  expect(given.lines.map(({ vendor }) => vendor)).toEqual(['v-1', 'v-1']);
});
