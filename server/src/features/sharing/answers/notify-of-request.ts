import { noticeOfRequest } from '@dre/core/domain/shop/notices/payer-notice';
import { notifyAll } from '../../shop/notices/notify-staff.ts';
import { shopOf } from '../../shop/setup/shop-queries.ts';
import { type LinkActor, payerOf, versionOfLink } from '../links/link-edit.ts';
import type { NewAnswer } from './answers-queries.ts';

/** Rings the bell for what a reader asked. What they agreed to or declined is noticed with the estimate's own answers. */
export async function notifyOfRequest(
  { trx, link, found, now }: LinkActor,
  sentId: string,
  given: readonly NewAnswer[],
): Promise<void> {
  const { id, heading } = found.estimate;
  const notice = noticeOfRequest(
    { id, number: heading.number },
    {
      id: sentId,
      label: link.label,
      payer: payerOf(link, versionOfLink({ link, found })),
      kinds: given.map(({ kind }) => kind),
    },
  );
  if (notice === null || (await shopOf(trx))?.isOn !== true) return;
  await notifyAll({ auth: { trx, company: link }, now }, [notice]);
}
