import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { noticesOfAgreements } from '@dre/core/domain/shop/notices/payer-notice';
import type { EstimateContext } from '../../estimates/record/access.ts';
import { estimateById } from '../../estimates/record/estimates-queries.ts';
import { factsOfEstimates } from '../edits/estimate-facts-queries.ts';
import { cardOf, mergeShopEdits } from '../edits/merge-shop-edits.ts';
import { serverDevice } from '../edits/server-device.ts';
import { announceShop } from '../edits/shop-announcement.ts';
import { notifyAll, notifyStaff } from '../notices/notify-staff.ts';
import { countOrders } from '../performance/count-shop.ts';
import { lockShop, shopOf } from '../setup/shop-queries.ts';
import { dueEdits } from './due-edits.ts';
import { lockOrders, orderOfEstimate, updateOrder } from './orders-queries.ts';
import { workOfVersion } from './version-work.ts';

/** Brings the order of a changed estimate up to its versions and answers, in the same transaction. */
export async function followEstimate(
  context: EstimateContext,
  { before, after }: { readonly before: Estimate; readonly after: Estimate },
): Promise<void> {
  if (before.versions === after.versions && before.stage === after.stage) return;
  const { trx, identity, company } = context.auth;
  const noticed = { id: after.id, number: after.heading.number };
  const answers = noticesOfAgreements(noticed, before.versions, after.versions);
  // An answer by share link is that of its signer, so it is news to the link's maker too.
  const notify = context.signer === undefined ? notifyStaff : notifyAll;
  if (answers.length > 0 && (await shopOf(trx))?.isOn === true) await notify(context, answers);
  const known = await orderOfEstimate(trx, after.id);
  if (known === undefined) return;
  const shop = await lockShop(trx);
  const record = await estimateById(trx, after.id);
  const [locked] = await lockOrders(trx, [known.order.id]);
  if (shop === undefined || record === undefined || locked === undefined) return;
  const { companyId } = company;
  const signature = { by: context.signer ?? identity.name, at: context.now.toISOString() };
  const edits = await dueEdits(locked.order, after.versions, {
    signature,
    workOf: (version) => workOfVersion(trx, { companyId, settings: shop.settings }, record, version),
  });
  const orderId = locked.order.id;
  if (edits.length > 0) {
    await mergeShopEdits(context, shop, {
      device: serverDevice,
      author: null,
      edits: edits.map((edit) => ({ orderId, edit })),
    });
    return;
  }
  // A void estimate holds its order, and no edit says so.
  const facts = await factsOfEstimates(trx, [after.id]);
  const card = cardOf(locked.order, facts.get(after.id));
  await updateOrder(trx, { ...locked, card, now: context.now });
  await countOrders(trx, companyId, [orderId], context.now);
  await announceShop(trx, { company: companyId, orders: [orderId] });
}
