import { dayIn } from '@dre/core/domain/companies/time-zone';
import { findingOfTopic, type NoticeKind, noticesOfDay } from '@dre/core/domain/shop/notices/staff-notice';
import { accept, refuse } from '@dre/core/domain/result';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { boardCards } from '../orders/orders-queries.ts';
import { crewIdOf, shopOf } from '../setup/shop-queries.ts';
import { refusedUnless, shopIsOff } from '../shop-access.ts';
import {
  dayNotices,
  mailedKinds,
  noticesTo,
  readUntil,
  removeNotices,
  rewordNotice,
  storeMailedKinds,
  unreadNotices,
} from './notices-queries.ts';
import { notifyAll, notifyStaff } from './notify-staff.ts';

const shownNotices = 50;
const hourMs = 3_600_000;

export async function readNotices(context: CompanyContext) {
  const forbidden = refusedUnless(context, 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { companyId } = company;
  await notifyOfDay(context);
  const items = await noticesTo(trx, companyId, identity.personId, shownNotices);
  return accept({
    items: items.map(({ topic, note, at, readAt, ...notice }) => ({
      ...notice,
      findingId: findingOfTopic(topic),
      text: note,
      at: at.toISOString(),
      isRead: readAt !== null,
    })),
    unread: await unreadNotices(trx, companyId, identity.personId),
    mailed: [...(await mailedKinds(trx, companyId, identity.personId))],
  });
}

/**
 * Late parts and promises follow from the day. The first person who looks causes their notices, each once; those that are
 * so no longer, because the part came or the promise was moved, leave the bell.
 */
async function notifyOfDay(context: CompanyContext): Promise<void> {
  const { trx, company, identity } = context.auth;
  if ((await shopOf(trx))?.isOn !== true) return;
  const cards = await boardCards(trx, context.now, undefined);
  const today = dayIn(await timeZoneOf(trx, company.companyId), context.now.getTime());
  const present = noticesOfDay(
    cards.map(({ card }) => card),
    today,
  );
  const stored = await dayNotices(trx, company.companyId);
  const topics = new Set(present.map(({ topic }) => topic));
  const settled = stored.map(({ topic }) => topic).filter((topic) => !topics.has(topic));
  await removeNotices(trx, company.companyId, [...new Set(settled)]);
  for (const notice of present) {
    const known = stored.filter(({ topic }) => topic === notice.topic);
    if (known.some(({ note }) => note !== notice.text)) await rewordNotice(trx, company.companyId, notice);
  }
  const own = new Set(
    stored.filter(({ personId }) => personId === identity.personId).map(({ topic }) => topic),
  );
  await notifyAll(
    context,
    present.filter(({ topic }) => !own.has(topic)),
  );
}

export async function markNoticesRead(context: CompanyContext, until: string) {
  const forbidden = refusedUnless(context, 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { personId } = identity;
  await readUntil(trx, company.companyId, { personId, until: new Date(until), now: context.now });
  return accept({ unread: await unreadNotices(trx, company.companyId, personId) });
}

export async function chooseMailedNotices(context: CompanyContext, mailed: readonly NoticeKind[]) {
  const forbidden = refusedUnless(context, 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  await storeMailedKinds(trx, company.companyId, identity.personId, mailed);
  return accept({ mailed: [...mailed] });
}

/** Told once an hour, however often it is pressed. */
export async function requestWork(context: CompanyContext) {
  const forbidden = refusedUnless(context, 'work-on-own-steps');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity } = context.auth;
  if ((await shopOf(trx))?.isOn !== true) return refuse(shopIsOff);
  const crewId = await crewIdOf(trx, identity.personId);
  const hour = Math.floor(context.now.getTime() / hourMs);
  const told = await notifyStaff(context, [
    {
      kind: 'work-asked-for',
      topic: `work ${crewId ?? identity.personId} ${String(hour)}`,
      orderId: null,
      estimateId: null,
      orderNumber: '',
      text: `${identity.name} has nothing to do and asks for work`,
    },
  ]);
  return accept({ told });
}
