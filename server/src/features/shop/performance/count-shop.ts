import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { Db } from '../../../database/connections/connection.ts';
import { everyOrderId } from '../orders/orders-queries.ts';
import { everyCrewMember, takePerformanceStale } from '../setup/shop-queries.ts';
import { countAround, countEntries, countPerson } from './count-clock.ts';
import { countResults } from './count-orders.ts';

// Performance is counted with everything that is written, in its transaction. The shop is locked by the caller, so two
// calls never count the same thing at once.

/** Counts added entries. `about` has them, their punches, and all corrections of those punches. */
export async function countClock(
  trx: Db,
  companyId: string,
  entries: { readonly added: readonly ClockEntry[]; readonly about: readonly ClockEntry[] },
): Promise<void> {
  if (entries.added.length === 0 || (await recountIfStale(trx, companyId))) return;
  await countEntries(trx, companyId, entries);
}

export async function countOrders(
  trx: Db,
  companyId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0 || (await recountIfStale(trx, companyId))) return;
  await countResults(trx, companyId, ids, now);
}

/** Counts a person's log again: with their hours, the end of shifts nobody clocked out of has changed. */
export async function countCrewHours(trx: Db, companyId: string, crew: string): Promise<void> {
  if (!(await recountIfStale(trx, companyId))) await countPerson(trx, companyId, crew);
}

const dayMs = 86_400_000;

/** Counts the time around days that became holidays, or are none any more. */
export async function countHolidays(
  trx: Db,
  companyId: string,
  before: ShopSettings['holidays'],
  after: ShopSettings['holidays'],
): Promise<void> {
  const [former, present] = [before, after].map((holidays) => new Set(holidays.map(({ day }) => day)));
  const changed = [...(former ?? []), ...(present ?? [])].filter(
    (day) => former?.has(day) !== present?.has(day),
  );
  if (changed.length === 0 || (await recountIfStale(trx, companyId))) return;
  const crew = [...(await everyCrewMember(trx)).keys()];
  for (const day of changed) {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const times = { from: new Date(midnight - dayMs), until: new Date(midnight + 2 * dayMs) };
    for (const person of crew) await countAround(trx, companyId, person, times);
  }
}

/** Counts a company's whole shop again where what is stored does not fit any more; false if it does. */
async function recountIfStale(trx: Db, companyId: string): Promise<boolean> {
  if (!(await takePerformanceStale(trx, companyId))) return false;
  for (const crew of (await everyCrewMember(trx)).keys()) await countPerson(trx, companyId, crew);
  for (const id of await everyOrderId(trx)) await countResults(trx, companyId, [id], null);
  return true;
}
