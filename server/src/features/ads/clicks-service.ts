import { createHash } from 'node:crypto';
import type { Db } from '../../database/connections/connection.ts';
import * as ads from './ads-queries.ts';

export const clickRules = {
  /** Within this time one visitor's clicks on one ad are one. */
  windowMs: 30 * 60_000,
  /** Of one ad in one day, whoever clicks: beyond it is no reader's work, and the table stays small. */
  perDay: 10_000,
  /** Names no ad has, as in a link printed elsewhere; more of them are made up. */
  strangeNames: 200,
} as const;

interface Visit {
  readonly ad: string;
  /** A person where somebody is signed in, otherwise where the connection comes from. */
  readonly visitor: string;
  readonly at: Date;
  readonly requestId: string;
}

/** Counts a click once, and says nothing about whether it did. */
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
