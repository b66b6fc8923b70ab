import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@dre/core/contract/endpoint';
import {
  purchaseLimits,
  type PurchaseOrderReply,
  type writePurchaseOrder,
} from '@dre/core/contract/shop/purchase-orders';
import { unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import { csvOf } from '@dre/core/domain/exchange/csv';
import { quantity } from '@dre/core/domain/number-text';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { extension } from '@dre/core/domain/rounding';
import type { PurchaseLine, PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { partQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import { purchaseCost, purchaseLineState, purchaseState } from '@dre/core/domain/shop/parts/purchase-state';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { Db } from '../../../database/connections/connection.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { ordersById } from '../orders/orders-queries.ts';
import { vendorRows } from '../parts/vendors-queries.ts';
import { lockShop } from '../setup/shop-queries.ts';
import { noSuchOrder, refusedUnless, shopIsOff, type ShopReply } from '../shop-access.ts';
import { conflict, todayOf } from './order-parts.ts';
import {
  countPurchases,
  draftPurchases,
  insertPurchase,
  lastPurchases,
  purchaseById,
  type PurchaseRow,
  storePurchase,
} from './purchase-queries.ts';

type Given = BodyOf<typeof writePurchaseOrder>;

/** Stores a draft. Its parts stay to be ordered until it is sent. */
export async function writePurchase(
  context: CompanyContext,
  given: Given,
): ShopReply<PurchaseOrderReply, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedUnless(context, 'handle-parts');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company, identity } = context.auth;
  // Locked first, so that nobody orders the same part meanwhile and numbers have no gaps.
  const shop = await lockShop(trx);
  if (shop?.isOn !== true) return refuse(shopIsOff);
  const known = await purchaseById(trx, given.id);
  if (known !== undefined) return accept(await replyOf(trx, known));
  const row = (await vendorRows(trx)).find(({ vendor }) => vendor.id === given.vendorId);
  if (row === undefined) return refuse(vendorRemoved);
  const ids = [...new Set(given.lines.map(({ order }) => order))];
  const orders = new Map((await ordersById(trx, ids)).map((order) => [order.id, order]));
  const missing = ids.find((id) => !orders.has(id));
  if (missing !== undefined) return noSuchOrder(context, missing);
  const lines = linesOf(given, orders, await draftPurchases(trx));
  if (!lines.ok) return lines;
  const { expected } = given;
  if (expected !== null && expected < (await todayOf(context))) {
    return conflict(shopRefusalMessage({ kind: 'day-is-over', day: expected }));
  }
  const { companyId } = company;
  const last = shop.lastPurchase + 1;
  await countPurchases(trx, companyId, last);
  const purchase: PurchaseOrder = {
    id: given.id,
    number: `PO-${String(last)}`,
    vendor: row.vendor,
    note: given.note,
    lines: lines.value,
    written: { by: identity.name, at: context.now.toISOString() },
    ...(expected !== null && { expected }),
    sent: null,
  };
  const { personId } = identity;
  await insertPurchase(trx, { companyId, personId, vendorId: row.vendor.id, purchase, now: context.now });
  const stored = await purchaseById(trx, given.id);
  if (stored === undefined) throw new Error('A purchase order was stored and is not there.');
  return accept(await replyOf(trx, stored));
}

const vendorRemoved = {
  kind: 'conflict',
  detail: 'This vendor is not among your vendors any more. Choose another one.',
} as const;

/** The lines with the words of their orders; refused if a part is not there, needs no order or waits in a draft. */
function linesOf(
  { lines }: Given,
  orders: ReadonlyMap<string, RepairOrder>,
  drafts: readonly PurchaseOrder[],
): Result<readonly PurchaseLine[], { kind: 'conflict'; detail: string }> {
  const written: PurchaseLine[] = [];
  for (const { order: id, part: key, quantity: asked, cost } of lines) {
    const order = orders.get(id);
    const part = order?.parts.find(({ work }) => work.key === key);
    if (order === undefined || part === undefined) {
      return conflict(
        `A part is not on ${order?.number ?? 'its repair order'} any more. Read the parts again.`,
      );
    }
    const { description, lineNumber, partNumber, unit = 'each' } = part.work;
    const isTwice = written.some((line) => line.order === id && line.part === key);
    if (isTwice) return conflict(`${description} of ${order.number} is on this purchase order twice.`);
    if (partQuantities(part).toOrder <= 0) {
      return conflict(`${description} of ${order.number} is ordered already.`);
    }
    const draft = drafts.find((one) => one.lines.some((line) => line.order === id && line.part === key));
    if (draft !== undefined) {
      return conflict(`${description} of ${order.number} is in draft ${draft.number}, not sent.`);
    }
    const head = { order: id, number: order.number, part: key, record: randomUUID() };
    written.push({ ...head, lineNumber, description, partNumber, unit, quantity: asked, cost });
  }
  return accept(written);
}

export async function readPurchases(context: CompanyContext, { canMail }: { readonly canMail: boolean }) {
  const forbidden = refusedUnless(context, 'handle-parts');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const rows = await lastPurchases(trx, purchaseLimits.listed);
  return accept({ items: await repliesOf(trx, rows), canMail });
}

export async function readPurchase(
  context: CompanyContext,
  id: string,
): ShopReply<PurchaseOrderReply, 'forbidden' | 'not-found'> {
  const found = await purchaseFor(context, id);
  return found.ok ? accept(await replyOf(context.auth.trx, found.value)) : found;
}

/** The purchase order, if the caller orders parts and the company has it. */
export async function purchaseFor(
  context: CompanyContext,
  id: string,
): ShopReply<PurchaseRow, 'forbidden' | 'not-found'> {
  const forbidden = refusedUnless(context, 'handle-parts');
  if (forbidden !== undefined) return refuse(forbidden);
  const found = await purchaseById(context.auth.trx, id);
  return found === undefined ? refuse(await notFoundHere(context, 'purchase_order', id)) : accept(found);
}

export async function replyOf(trx: Db, row: PurchaseRow): Promise<PurchaseOrderReply> {
  const [reply] = await repliesOf(trx, [row]);
  if (reply === undefined) throw new Error('A purchase order has no reply.');
  return reply;
}

async function repliesOf(trx: Db, rows: readonly PurchaseRow[]): Promise<PurchaseOrderReply[]> {
  const ids = [...new Set(rows.flatMap(({ orders }) => orders))];
  const orders = new Map((await ordersById(trx, ids)).map((order) => [order.id, order]));
  return rows.map(({ purchase, mail }) => {
    const lines = purchase.lines.map((line) => {
      const state = purchaseLineState(purchase, line, orders.get(line.order));
      return { ...state, receivedAt: [...state.receivedAt] };
    });
    const counted = purchase.lines.map((line, at) => ({ ...line, ...lines[at] }));
    return {
      purchase,
      lines,
      state: purchaseState(purchase, counted as Parameters<typeof purchaseState>[1]),
      cost: purchaseCost(purchase.lines),
      mail,
    };
  });
}

/** A draft that was not sent is discarded; what was sent is an order, and stays. */
export async function discardPurchase(
  context: CompanyContext,
  id: string,
): ShopReply<PurchaseOrderReply, 'forbidden' | 'not-found' | 'conflict'> {
  const found = await purchaseFor(context, id);
  if (!found.ok) return found;
  const { trx, identity } = context.auth;
  const shop = await lockShop(trx);
  if (shop?.isOn !== true) return refuse(shopIsOff);
  const present = (await purchaseById(trx, id)) ?? found.value;
  const { purchase } = present;
  const { state } = await replyOf(trx, present);
  if (state === 'discarded') return accept(await replyOf(trx, present));
  if (state !== 'draft') return conflict(`${purchase.number} was sent, so it cannot be discarded.`);
  const discarded = { by: identity.name, at: context.now.toISOString() };
  await storePurchase(trx, { ...purchase, discarded });
  return accept(await replyOf(trx, { ...present, purchase: { ...purchase, discarded } }));
}

export async function exportPurchase(
  context: CompanyContext,
  id: string,
): ShopReply<{ csv: string; fileName: string }, 'forbidden' | 'not-found'> {
  const found = await purchaseFor(context, id);
  if (!found.ok) return found;
  const { number, lines } = found.value.purchase;
  const decimal = (cents: number) => (cents / 100).toFixed(2);
  const rows = lines.map((line, at) => [
    number,
    String(at + 1),
    line.description,
    line.partNumber,
    quantity(line.quantity).replaceAll(',', ''),
    unitLabels[line.unit],
    line.cost === null ? '' : decimal(line.cost),
    line.cost === null ? '' : decimal(extension(line.cost, line.quantity)),
    line.number,
  ]);
  return accept({ csv: csvOf([headings, ...rows]), fileName: `${number}.csv` });
}

const headings = [
  'Purchase order',
  'Line',
  'Part',
  'Part number',
  'Quantity',
  'Unit',
  'Unit cost',
  'Cost',
  'Repair order',
];
