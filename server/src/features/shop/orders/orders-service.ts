import { randomUUID } from 'node:crypto';
import type { RepairOrderReply } from '@dre/core/contract/shop/shop';
import { inchesOfFeet } from '@dre/core/domain/rounding';
import { accept, refuse } from '@dre/core/domain/result';
import { openingRefusal } from '@dre/core/domain/shop/edits/opening-edits';
import { applyShopEdit } from '@dre/core/domain/shop/edits/apply-shop-edit';
import { blankOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { Inches, Thousandths } from '@dre/core/domain/units';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { notHere } from '../../estimates/record/access.ts';
import { type EstimateRecord, lockEstimate, progressOf } from '../../estimates/record/estimates-queries.ts';
import { mergeShopEdits } from '../edits/merge-shop-edits.ts';
import { countOrders, lockShop, shopOf, type ShopRow } from '../setup/shop-queries.ts';
import { noSuchOrder, refusedUnless, shopIsOff, type ShopReply } from '../shop-access.ts';
import { dueEdits } from './due-edits.ts';
import { orderReply, readerOf } from './order-views.ts';
import { lockOrders, orderById, orderOfEstimate } from './orders-queries.ts';
import { workOfVersion } from './version-work.ts';

export async function readRepairOrder(
  context: CompanyContext,
  id: string,
): ShopReply<RepairOrderReply, 'forbidden' | 'not-found'> {
  const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  // The count is read first: an edit stored in between is then applied twice at most, never missed.
  const place = (await shopOf(trx))?.edits ?? 0;
  const found = await orderById(trx, id);
  if (found === undefined) return noSuchOrder(context, id);
  const reply = await orderReply(context, await readerOf(context), found, place);
  return reply === undefined ? refuse({ kind: 'not-found' }) : accept(reply);
}

/** Names the order, so that the estimate can lead to it. */
export async function readOrderOfEstimate(
  context: CompanyContext,
  estimateId: string,
): ShopReply<{ id: string; number: string } | null, 'forbidden' | 'not-found'> {
  const forbidden = refusedUnless(context, 'read-shop');
  if (forbidden !== undefined) return refuse(forbidden);
  const found = await orderOfEstimate(context.auth.trx, estimateId);
  if (found !== undefined) return accept({ id: found.order.id, number: found.order.number });
  if ((await progressOf(context.auth.trx, estimateId)) === undefined) return notHere(context, estimateId);
  return accept(null);
}

export interface OrderStart {
  readonly id: string;
  readonly estimateId: string;
  readonly device: string;
}

/** Opens the order of an approved estimate with its agreed work; the order an estimate has already is returned. */
export async function openRepairOrder(
  context: CompanyContext,
  { id, estimateId, device }: OrderStart,
): ShopReply<RepairOrderReply, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedUnless(context, 'manage-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  // Estimates are locked before the shop everywhere, so that two calls never wait for each other.
  const record = await lockEstimate(trx, estimateId);
  if (record === undefined) return notHere(context, estimateId);
  const shop = await lockShop(trx);
  if (shop?.isOn !== true) return refuse(shopIsOff);
  const known = await orderOfEstimate(trx, estimateId);
  if (known === undefined) {
    const notApproved = openingRefusal(record.estimate.stage);
    if (notApproved !== null) return refuse({ kind: 'conflict', detail: shopRefusalMessage(notApproved) });
    if ((await orderById(trx, id)) !== undefined) return refuse(idInUse);
    const number = shop.lastOrder + 1;
    await countOrders(trx, company.companyId, number);
    const edits = await openingEditsOf(context, record, { id, number: `RO-${String(number)}`, shop });
    await mergeShopEdits(context, shop, {
      device,
      author: null,
      edits: edits.map((edit) => ({ orderId: id, edit })),
    });
  }
  return readRepairOrder(context, known?.order.id ?? id);
}

const idInUse = { kind: 'conflict', detail: 'This id belongs to another repair order.' } as const;

function inInches(feet: Thousandths | null | undefined): Inches | null {
  return feet === null || feet === undefined ? null : inchesOfFeet(feet);
}

async function openingEditsOf(
  { auth: { trx, identity, company }, now }: CompanyContext,
  record: EstimateRecord,
  { id, number, shop }: { readonly id: string; readonly number: string; readonly shop: ShopRow },
): Promise<readonly ShopEdit[]> {
  const { unit, versions } = record.estimate;
  const signature = { by: identity.name, at: now.toISOString() };
  const open: ShopEdit = {
    kind: 'open-order',
    id: randomUUID(),
    ...signature,
    number,
    estimateId: record.estimate.id,
    unit: {
      type: unit.vehicleType,
      length: inInches(unit.length),
      height: inInches(unit.height),
      width: inInches(unit.width),
    },
  };
  const opened = applyShopEdit(blankOrder(id), open);
  if (!opened.ok) throw new Error(`The order could not be opened: ${opened.refusal.kind}`);
  const { companyId } = company;
  const due = await dueEdits(opened.value, versions, {
    signature,
    workOf: (version) => workOfVersion(trx, { companyId, settings: shop.settings }, record, version),
  });
  return [open, ...due];
}

export interface OwnRisk {
  readonly editId: string;
  readonly device: string;
  readonly version: string;
  readonly reason: string;
}

/** Authorizes a version nobody agreed to yet, with the shop's own reason. */
export async function authorizeAtOwnRisk(
  context: CompanyContext,
  id: string,
  { editId, device, version: label, reason }: OwnRisk,
): ShopReply<RepairOrderReply, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedUnless(context, 'manage-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const found = await orderById(trx, id);
  if (found === undefined) return noSuchOrder(context, id);
  const record = await lockEstimate(trx, found.order.estimateId);
  const shop = await lockShop(trx);
  const version = record?.estimate.versions.find((one) => one.label === label);
  if (record === undefined || shop === undefined || version === undefined) {
    return refuse({ kind: 'conflict', detail: `The estimate has no locked version ${label}.` });
  }
  const [before] = await lockOrders(trx, [id]);
  if (before === undefined) return noSuchOrder(context, id);
  const { companyId } = company;
  const edit: ShopEdit = {
    kind: 'authorize-version',
    id: editId,
    by: identity.name,
    at: context.now.toISOString(),
    version: version.label,
    how: 'own-risk',
    name: identity.name,
    reason,
    work: await workOfVersion(trx, { companyId, settings: shop.settings }, record, version),
  };
  const applied = applyShopEdit(before.order, edit);
  if (!applied.ok) {
    const isSentAgain = applied.refusal.kind === 'version-authorized-already';
    if (!isSentAgain) return refuse({ kind: 'conflict', detail: shopRefusalMessage(applied.refusal) });
  } else {
    await mergeShopEdits(context, shop, { device, author: null, edits: [{ orderId: id, edit }] });
  }
  return readRepairOrder(context, id);
}
