import { repairStatus, statusChangeText } from '@dre/core/domain/shop/status/repair-status';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { unitName } from '@dre/core/domain/sharing/unit-name';
import type { EnqueueMail } from '../../../mail/mail.ts';
import { currentSettings } from '../../account/current-settings.ts';
import { estimateById } from '../../estimates/record/estimates-queries.ts';
import { type CardChange, followOrders, type OrderFollower } from '../../shop/orders/order-followers.ts';
import { shareAddress } from '../links/share-token.ts';
import { sealFollower } from './follower-address.ts';
import { confirmedFollowers } from './followers-queries.ts';
import { statusMail } from './follow-mail.ts';

export interface FollowerMailDependencies {
  readonly enqueueMail: EnqueueMail;
  readonly addressSecret: () => Promise<string>;
  readonly publicUrl: URL;
}

let mail: FollowerMailDependencies | undefined;

/** The process names its mail road once. */
export function mailFollowers(given: FollowerMailDependencies): void {
  mail = given;
  followOrders(tellFollowers);
}

/** Mails those who follow a repair once its owner would see another stage or day. */
const tellFollowers: OrderFollower = async ({ auth: { trx, company } }, changes) => {
  const news = new Map(changes.flatMap((change) => newsOf(change)));
  if (mail === undefined || news.size === 0) return;
  const followers = await confirmedFollowers(trx, [...news.keys()]);
  if (followers.length === 0) return;
  const { companyId } = company;
  const { letterhead } = (await currentSettings(trx, companyId)).settings;
  const secret = await mail.addressSecret();
  const vehicles = new Map<string, string>();
  for (const { id: followerId, linkId, email: to, estimateId } of followers) {
    const vehicle = vehicles.get(estimateId) ?? vehicleOf((await estimateById(trx, estimateId))?.estimate);
    vehicles.set(estimateId, vehicle);
    const sealed = sealFollower(secret, { companyId, linkId, followerId });
    const address = new URL(shareAddress(sealed), mail.publicUrl).href;
    const about = { to, shop: letterhead.name, replyTo: letterhead.email, vehicle, address };
    await mail.enqueueMail(trx, statusMail(about, news.get(estimateId) ?? []));
  }
};

function newsOf({ before, after }: CardChange): [string, readonly string[]][] {
  const status = repairStatus(after);
  const text = status === null ? [] : statusChangeText(repairStatus(before), status);
  return text.length === 0 ? [] : [[after.estimateId, text]];
}

function vehicleOf(estimate: Estimate | undefined): string {
  return estimate === undefined ? '' : unitName(estimate.unit);
}
