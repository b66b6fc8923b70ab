import { randomUUID } from 'node:crypto';
import type { SentShopEdit } from '@dre/core/contract/shop/shop-edits';
import {
  type SentShopOutcome,
  shopCallLimits,
  type ShopCard,
  type ShopEntry,
  type ShopHistoryEntry,
} from '@dre/core/contract/shop/shop';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { accept, refuse } from '@dre/core/domain/result';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import { technicianEdit } from '@dre/core/domain/shop/roles/technician-view';
import type { Db } from '../../../database/connections/connection.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { storeEdits } from '../../estimates/edits/edits-service.ts';
import { lockEstimate } from '../../estimates/record/estimates-queries.ts';
import { withStoredPhoto } from '../photos/released-photo.ts';
import { cardFor, maySee, readerOf, type ShopReader } from '../orders/order-views.ts';
import { cardsOf, orderById } from '../orders/orders-queries.ts';
import { lockShop, locationById, ownCrewId, shopOf } from '../setup/shop-queries.ts';
import { noSuchOrder, refusedUnless, shopIsOff, type ShopReply } from '../shop-access.ts';
import { type OrderEdit, type MergedOrder, mergeShopEdits } from './merge-shop-edits.ts';
import {
  appliedShopEdits,
  type AppliedShopEditRow,
  type ShopEditRow,
  shopHistory,
  storedShopEdits,
} from './shop-edits-queries.ts';

export interface SentToShop {
  readonly device: string;
  readonly edits: readonly { readonly order: string; readonly edit: SentShopEdit }[];
}

interface ShopAcknowledged {
  place: number;
  outcomes: SentShopOutcome[];
  cards: ShopCard[];
}

/** Stores a batch: every edit gets an outcome and is in the log once, or nothing is changed. */
export async function sendShopEdits(
  context: CompanyContext,
  { device, edits }: SentToShop,
): ShopReply<ShopAcknowledged, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedUnless(context, 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const ids = [...new Set(edits.map(({ order }) => order))];
  const rows = await cardsOf(trx, ids);
  const missing = ids.find((id) => !rows.some(({ card }) => card.id === id));
  if (missing !== undefined) return noSuchOrder(context, missing);
  // Estimates are locked before the shop everywhere, so that two calls never wait for each other.
  const estimateIds = [...new Set(rows.map(({ card }) => card.estimateId))].toSorted();
  if (edits.some(({ edit }) => movesEstimate(edit))) {
    for (const id of estimateIds) await lockEstimate(trx, id);
  }
  const shop = await lockShop(trx);
  if (shop?.isOn !== true) return refuse(shopIsOff);
  const known = await storedShopEdits(
    trx,
    edits.map(({ edit }) => edit.id),
  );
  if (known.some(({ id, orderId }) => !edits.some((one) => one.edit.id === id && one.order === orderId))) {
    return refuse(sentElsewhere);
  }
  const fresh = await signedEdits(context, edits, known);
  const crewId = await ownCrewId(context);
  const author = { role: company.role, name: identity.name, crewId };
  const merged =
    fresh.length === 0
      ? { rows: [], orders: new Map<string, MergedOrder>(), place: shop.edits }
      : await mergeShopEdits(context, shop, { device, edits: fresh, author });
  await moveEstimates(context, device, [...merged.orders.values()]);
  const reader = await readerOf(context);
  const stored = new Map([...known, ...merged.rows].map((row) => [row.id, row]));
  return accept({
    place: merged.place,
    outcomes: edits.flatMap(({ edit }) => outcomeOf(reader, stored.get(edit.id))),
    cards: await cardsFor(trx, reader, ids),
  });
}

const sentElsewhere = {
  kind: 'conflict',
  detail: 'An edit with one of these ids belongs to another repair order.',
} as const;

/** New edits of a batch, each once, signed by the caller and with the server's own values. */
async function signedEdits(
  context: CompanyContext,
  edits: SentToShop['edits'],
  known: readonly ShopEditRow[],
): Promise<readonly OrderEdit[]> {
  const { trx, identity } = context.auth;
  const there = new Set(known.map(({ id }) => id));
  const fresh: OrderEdit[] = [];
  for (const { order, edit } of edits) {
    if (there.has(edit.id)) continue;
    there.add(edit.id);
    const signed: ShopEdit = { ...edit, by: identity.name, at: context.now.toISOString() };
    fresh.push({ orderId: order, ...(await withStoredValues(trx, order, signed)) });
  }
  return fresh;
}

/** Values the server knows better than a device: a bay's measures, and the file of a released photo. */
function withStoredValues(trx: Db, order: string, edit: ShopEdit): Promise<Omit<OrderEdit, 'orderId'>> {
  return edit.kind === 'release-photo' ? withStoredPhoto(trx, order, edit) : withStoredLocation(trx, edit);
}

/** The measures of a location are the shop's own, whatever was sent. */
async function withStoredLocation(trx: Db, edit: ShopEdit): Promise<Omit<OrderEdit, 'orderId'>> {
  if (edit.kind !== 'check-in' && edit.kind !== 'move-unit') return { edit };
  if (edit.location === null) return { edit };
  const location = await locationById(trx, edit.location.id);
  return location === undefined
    ? { edit, refusal: { kind: 'location-not-found', location: edit.location.name } }
    : { edit: { ...edit, location } };
}

function movesEstimate(edit: ShopEdit): boolean {
  if (edit.kind === 'withdraw-record') return edit.record === 'visit';
  return edit.kind === 'check-in' || edit.kind === 'deliver';
}

/**
 * Check-in brings the estimate to in repair, delivery to completed, and a first check-in that is taken back to
 * approved again. A stage it does not fit is left as it is.
 */
async function moveEstimates(
  context: CompanyContext,
  device: string,
  orders: readonly MergedOrder[],
): Promise<void> {
  const signature = { by: context.auth.identity.name, at: context.now.toISOString() };
  for (const { before, after } of orders) {
    const steps: Change[] = [
      ...(after.visits.length > before.visits.length
        ? [{ kind: 'start-repair', ...signature } as const]
        : []),
      ...(after.visits.length === 0 && before.visits.length > 0
        ? [{ kind: 'return-to-stage', stage: 'approved', ...signature } as const]
        : []),
      ...(after.state === 'delivered' && before.state === 'open' && isFinished(after)
        ? [{ kind: 'complete', ...signature } as const]
        : []),
    ];
    if (steps.length === 0) continue;
    const edits = steps.map((step) => ({ id: randomUUID(), ...step }));
    const stored = await storeEdits(context, after.estimateId, { device, since: 0, edits });
    if (!stored.ok)
      throw new Error(`The estimate of ${after.number} could not follow: ${stored.refusal.kind}`);
  }
}

function isFinished({ visits }: MergedOrder['after']): boolean {
  return visits.at(-1)?.out?.unfinished === null;
}

function outcomeOf(reader: ShopReader, stored: ShopEditRow | undefined): SentShopOutcome[] {
  if (stored === undefined) return [];
  const { id, revision, outcome, edit } = stored;
  return [{ id, revision, outcome, edit: editFor(reader, edit) }];
}

function editFor(reader: ShopReader, edit: ShopEdit): ShopEdit {
  return reader.sees === 'all' ? edit : technicianEdit(edit);
}

async function cardsFor(trx: Db, reader: ShopReader, ids: readonly string[]): Promise<ShopCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsOf(trx, ids);
  return rows.filter(({ crew }) => maySee(reader, crew)).map((row) => cardFor(reader, row));
}

/** A page of applied edits as one reader may see them. */
export function entriesFor(reader: ShopReader, rows: readonly AppliedShopEditRow[]): ShopEntry[] {
  return rows
    .filter(({ crew }) => maySee(reader, crew))
    .map(({ place, order, revision, edit, device }) => ({
      place,
      order,
      revision: revision ?? 0,
      edit: editFor(reader, edit),
      device,
    }));
}

export async function readShopEdits(context: CompanyContext, since: number) {
  const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const all = (await shopOf(trx))?.edits ?? 0;
  const rows = await appliedShopEdits(trx, since, shopCallLimits.edits);
  const reader = await readerOf(context);
  const isWhole = rows.length < shopCallLimits.edits;
  return accept({
    entries: entriesFor(reader, rows),
    cards: await cardsFor(trx, reader, [...new Set(rows.map(({ order }) => order))]),
    place: isWhole ? all : (rows.at(-1)?.place ?? all),
    hasMore: !isWhole,
  });
}

export async function readShopHistory(
  context: CompanyContext,
  id: string,
  before: number | undefined,
): ShopReply<{ items: ShopHistoryEntry[]; next: number | null }, 'forbidden' | 'not-found'> {
  const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const found = await orderById(trx, id);
  if (found === undefined) return noSuchOrder(context, id);
  const reader = await readerOf(context);
  if (!maySee(reader, found.crew)) return refuse({ kind: 'not-found' });
  const limit = shopCallLimits.historyPage;
  const rows = await shopHistory(trx, id, { before, limit: limit + 1 });
  const items = rows.slice(0, limit).map(({ edit, ...row }) => ({ ...row, edit: editFor(reader, edit) }));
  return accept({ items, next: rows.length > limit ? (items.at(-1)?.place ?? null) : null });
}
