import { createHash } from 'node:crypto';
import type { Db } from '../../database/connections/connection.ts';
import * as ads from './ads-queries.ts';

export const clickRules = {
  /** Several clicks of one visitor on one ad within this time count once. */
  windowMs: 30 * 60_000,
  /** Clicks counted per ad and day: more do not come from readers, and the table stays small. */
  perDay: 10_000,
  /** Clicked names that no ad has, as in a link printed elsewhere; more are invented. */
  strangeNames: 200,
} as const;

interface Visit {
  readonly ad: string;
  /** The person if signed in, otherwise the address of the connection. */
  readonly visitor: string;
  readonly at: Date;
  readonly requestId: string;
}

/** Counts a click once; the reply does not reveal whether it counted. */
export async function countClick(trx: Db, { ad, visitor, at, requestId }: Visit): Promise<void> {
  const click = { ad, at, requestId, visitor: createHash('sha256').update(visitor).digest() };
  const since = new Date(at.getTime() - clickRules.windowMs);
  if (!(await ads.isKnownName(trx, ad)) && (await ads.countStrangeNames(trx)) >= clickRules.strangeNames)
    return;
  if ((await ads.clicksOn(trx, ad, at.toISOString().slice(0, 10))) >= clickRules.perDay) return;
  if (!(await ads.isFirstSince(trx, click, since))) return;
  await ads.insertAdClick(trx, click);
  await ads.dropOldNotes(trx, since);
}
