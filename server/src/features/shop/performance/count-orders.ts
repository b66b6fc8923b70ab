import { isDeepStrictEqual } from 'node:util';
import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import { type Stay, staysOf, type Wait, waitsAfter } from '@dre/core/domain/shop/performance/stays';
import { taskResults } from '@dre/core/domain/shop/performance/task-results';
import { minutes } from '@dre/core/domain/units';
import type { Db } from '../../../database/connections/connection.ts';
import type { StoredMoney } from '../../../database/tables/shop-tables.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { clockedOnOrders } from './clock-stretch-queries.ts';
import {
  type OrderToCount,
  ordersToCount,
  ordersWithResults,
  removeResults,
  removeStays,
  type ResultOwner,
  resultsOf,
  stayId,
  staysOfOrders,
  storeResults,
  storeStay,
  storeWaits,
} from './count-orders-queries.ts';
import { moneyOfOrder } from './order-money.ts';
import { waitsOfLog } from './wait-log.ts';

/** Counts the orders again whose finished work depends on changed clock entries. */
export async function countOrdersOfClock(trx: Db, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await countResults(trx, companyId, await ordersWithResults(trx, ids), null);
}

/** `writtenAt` is the time the orders were written; null if only their clock entries changed. */
export async function countResults(
  trx: Db,
  companyId: string,
  ids: readonly string[],
  writtenAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  const zone = await timeZoneOf(trx, companyId);
  const clocked = await clockedOnOrders(trx, ids);
  const results = await resultsOf(trx, ids);
  const stays = await staysOfOrders(trx, ids);
  for (const record of await ordersToCount(trx, ids)) {
    const { id } = record.order;
    const owner = { companyId, orderId: id, estimator: record.estimator };
    const own = clocked.filter(({ order }) => order === id);
    const waits = await countWaits(trx, record, writtenAt);
    await countTasks(trx, owner, {
      record,
      zone,
      clocked: own,
      stored: results.filter(({ order }) => order === id),
    });
    const workedFrom = own.map(({ first }) => first.toISOString()).toSorted()[0] ?? null;
    const counted = staysOf(record.order, { waits, workedFrom, zone });
    await countStays(trx, owner, { record, counted, stored: stays.filter(({ order }) => order === id) });
  }
}

async function countWaits(
  trx: Db,
  { order, card, waits }: OrderToCount,
  writtenAt: Date | null,
): Promise<readonly Wait[]> {
  if (waits !== null && writtenAt === null) return waits;
  const kinds = card.holds.map(({ kind }) => kind);
  const after =
    waits === null
      ? await waitsOfLog(trx, order)
      : waitsAfter(waits, kinds, (writtenAt ?? new Date(0)).toISOString());
  if (!isDeepStrictEqual(waits, after)) await storeWaits(trx, order.id, after);
  return after;
}

interface CountedTasks {
  readonly record: OrderToCount;
  readonly zone: TimeZone;
  readonly clocked: Awaited<ReturnType<typeof clockedOnOrders>>;
  readonly stored: Awaited<ReturnType<typeof resultsOf>>;
}

async function countTasks(
  trx: Db,
  owner: ResultOwner,
  { record: { order }, zone, clocked, stored }: CountedTasks,
): Promise<void> {
  const ofWork = clocked.flatMap(({ work, isStep, person, minutes: time }) =>
    work === null ? [] : [{ work, isStep, person, minutes: minutes(time) }],
  );
  const counted = taskResults(order, ofWork, zone);
  const before = new Map(stored.map((row) => [row.task, row]));
  const changed = counted
    .map((result) => ({ ...result, vehicleType: order.unit.type }))
    .filter((result) => {
      const same = { ...result, order: order.id, estimator: owner.estimator };
      return !isDeepStrictEqual(before.get(result.task), same);
    });
  const present = new Set(counted.map(({ task }) => task));
  await removeResults(
    trx,
    owner.orderId,
    stored.map(({ task }) => task).filter((task) => !present.has(task)),
  );
  await storeResults(trx, owner, changed);
}

interface CountedStays {
  readonly record: OrderToCount;
  readonly counted: readonly Stay[];
  readonly stored: Awaited<ReturnType<typeof staysOfOrders>>;
}

async function countStays(
  trx: Db,
  owner: ResultOwner,
  { record, counted, stored }: CountedStays,
): Promise<void> {
  const before = new Map(stored.map((row) => [row.id, row]));
  for (const stay of counted) {
    const row = before.get(stayId(owner.orderId, stay.visit));
    const money = await moneyOf(trx, record, stay, { owner, stored: row?.money ?? null });
    const isSame =
      row !== undefined &&
      row.estimator === owner.estimator &&
      isDeepStrictEqual(row.stay, stay) &&
      isDeepStrictEqual(row.money, money);
    if (!isSame) await storeStay(trx, owner, { stay, money });
  }
  const present = new Set(counted.map(({ visit }) => stayId(owner.orderId, visit)));
  await removeStays(
    trx,
    stored.map(({ id }) => id).filter((id) => !present.has(id)),
  );
}

/** Priced once for each version an order was delivered with. A unit that came back was sold before. */
async function moneyOf(
  trx: Db,
  { order }: OrderToCount,
  { out, isReturn }: Stay,
  { owner, stored }: { readonly owner: ResultOwner; readonly stored: StoredMoney | null },
): Promise<StoredMoney | null> {
  const version = order.authorized.at(-1)?.inForce;
  if (out === null || isReturn || version === undefined) return null;
  return stored?.version === version ? stored : moneyOfOrder(trx, owner.companyId, order, version);
}
