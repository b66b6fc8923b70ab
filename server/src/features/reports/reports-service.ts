import {
  type AdClicks,
  type AllAds,
  type EstimateCounts,
  reportLimits,
} from '@dre/core/contract/reports/reports';
import { acrossCompanies, type Db } from '../../database/connections/connection.ts';
import {
  adsWithClicks,
  clicksByDay,
  clicksSince,
  companiesWithUsers,
  estimateMonths,
  lastPlace,
} from './reports-queries.ts';

export async function estimateCounts(trx: Db, now: Date): Promise<EstimateCounts> {
  const [companies, months] = await acrossCompanies(
    trx,
    async () => [await companiesWithUsers(trx), await estimateMonths(trx)] as const,
  );
  return {
    now: now.toISOString().slice(0, 'YYYY-MM'.length),
    companies: companies.map((company) => ({ ...company, users: Number(company.users) })),
    months: months.map(({ company_id, id, started, sent, value }) => ({
      company: company_id,
      month: id,
      estimates: Number(started),
      sent: Number(sent),
      value: Number(value),
    })),
  };
}

/** The page of a list, as in the address. */
export interface PageRequest {
  readonly page?: string | undefined;
  readonly pageSize?: string | undefined;
}

export async function adClicks(trx: Db, asked: PageRequest, now: Date): Promise<AdClicks> {
  const found = pageOf(asked, await lastPlace(trx, 'ad_click_day'));
  const items = found.last < 1 ? [] : await clicksByDay(trx, found);
  const days = await clicksSince(trx, dayOf(now, reportLimits.days - 1));
  return {
    ...found.answer,
    items: items.map(({ clicks, ...row }) => ({ ...row, clicks: Number(clicks) })),
    days: days.map(({ day, clicks }) => ({ day, clicks: Number(clicks) })),
    today: dayOf(now, 0),
  };
}

export async function allAds(trx: Db, asked: PageRequest, now: Date): Promise<AllAds> {
  const found = pageOf(asked, await lastPlace(trx, 'ad'));
  const items = found.last < 1 ? [] : await adsWithClicks(trx, found);
  return {
    ...found.answer,
    items: items.map((ad) => ({
      id: ad.id,
      title: ad.title,
      shownFrom: ad.shown_from.toISOString(),
      shownUntil: ad.shown_until?.toISOString() ?? null,
      isShown: ad.shown_from <= now && (ad.shown_until === null || ad.shown_until > now),
      clicks: Number(ad.clicks ?? 0),
      lastClickedAt: ad.last_clicked_at?.toISOString() ?? null,
    })),
  };
}

/** The newest have the highest positions, so a page is a range counted from the last. */
function pageOf({ page = '1', pageSize }: PageRequest, total: number) {
  const size = Number(pageSize ?? reportLimits.defaultPageSize);
  const last = total - (Number(page) - 1) * size;
  return { first: last - size + 1, last, answer: { page: Number(page), pageSize: size, total } };
}

const dayMs = 86_400_000;

function dayOf(now: Date, before: number): string {
  return new Date(now.getTime() - before * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
