import { dayIn } from '@dre/core/domain/companies/time-zone';
import { stretchesWithAssumedEnd } from '@dre/core/domain/shop/clock/shifts';
import { pressedAt, timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, Punch } from '@dre/core/domain/shop/model/clock-entry';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { type ItemFacts, type PersonStretch, samplesOf } from '@dre/core/domain/shop/own-time/samples-of';
import { minuteOf } from '@dre/core/domain/units';
import type { Db } from '../../../database/connections/connection.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { exportedVersion } from '../../estimates/exchange/exported-version.ts';
import { estimateById } from '../../estimates/record/estimates-queries.ts';
import { bookFor } from '../../catalogue/open-books.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { entriesOfWorkers } from '../clock/clock-queries.ts';
import { crewShifts } from '../clock/crew-shifts.ts';
import { ordersById } from '../orders/orders-queries.ts';
import { deliveredOrdersAround, type LogMoment, replaceSamples } from './own-time-queries.ts';

type OwnTimeContext = Pick<CompanyContext, 'now'> & {
  readonly auth: Pick<CompanyContext['auth'], 'trx' | 'company'>;
};

/** Presses of a device whose clock is behind may lie before the order was opened. */
const dayMs = 24 * 3_600_000;

/** Stores the samples of a delivered order, or takes them back while it is open. The caller has locked the shop. */
export async function refreshOwnTime(context: OwnTimeContext, order: RepairOrder): Promise<void> {
  const { trx, company } = context.auth;
  const worked = order.state === 'delivered' ? await samplesOfDelivered(context, order) : [];
  await replaceSamples(trx, { companyId: company.companyId, orderId: order.id }, worked);
}

async function samplesOfDelivered({ auth: { trx, company }, now }: OwnTimeContext, order: RepairOrder) {
  const { companyId } = company;
  const version = await versionFacts(trx, companyId, order);
  if (version === null) return [];
  const stretches = await stretchesOn(trx, { companyId, now }, order);
  const deliveredAt = Date.parse(order.visits.at(-1)?.out?.at ?? '');
  const month = dayIn(await timeZoneOf(trx, companyId), deliveredAt).slice(0, 7);
  return samplesOf({ order, ...version, stretches, month });
}

/** The book's part behind every item of the version in force. */
async function versionFacts(trx: Db, companyId: string, order: RepairOrder) {
  const record = await estimateById(trx, order.estimateId);
  const label = order.authorized.at(-1)?.inForce;
  const version = record?.estimate.versions.find((one) => one.label === label);
  if (record === undefined || version === undefined) return null;
  const correction = version.corrections.at(-1)?.label ?? '';
  const found = await exportedVersion(trx, companyId, record, { label: version.label, correction });
  if (found === undefined) return null;
  const houseRevision = version.book?.houseRevision ?? record.houseRevision;
  const book = await bookFor(trx, { companyId, edition: found.edition, houseRevision });
  const items = new Map<string, ItemFacts>();
  for (const { key, line } of found.priced.items) {
    const part = line.source.kind === 'book' ? line.source.part : '';
    items.set(key, { part, partType: book.part(part)?.partType ?? '', quantity: line.quantity });
  }
  return { items, edition: found.edition };
}

async function stretchesOn(
  trx: Db,
  { companyId, now }: { readonly companyId: string; readonly now: Date },
  { id, opened }: RepairOrder,
): Promise<readonly PersonStretch[]> {
  const since = new Date(Date.parse(opened?.at ?? '') - dayMs);
  const entries = await entriesOfWorkers(trx, { id, since }, undefined);
  const { shiftsOf } = await crewShifts(trx, companyId);
  const until = minuteOf(now.getTime());
  return [...new Set(entries.map(({ person }) => person))].flatMap((person) => {
    const own = timeline(entries.filter((entry) => entry.person === person));
    return stretchesWithAssumedEnd(own, shiftsOf(person), until)
      .filter(({ target }) => 'order' in target && target.order === id)
      .map((stretch) => ({ ...stretch, person }));
  });
}

/** Entries that came late or correct others change the samples of orders that are delivered already. */
export async function refreshClocked(
  context: OwnTimeContext,
  added: readonly ClockEntry[],
  known: readonly ClockEntry[],
): Promise<void> {
  const { trx } = context.auth;
  const punches = new Map(
    [...known, ...added].flatMap((entry) => (entry.kind === 'punch' ? [[entry.id, entry] as const] : [])),
  );
  const moments = added.flatMap((entry) => momentsOf(entry, punches));
  if (moments.length === 0) return;
  const ids = await deliveredOrdersAround(trx, moments);
  for (const order of await ordersById(trx, ids)) await refreshOwnTime(context, order);
}

/** A correction changes the time around the press and around the new time. */
function momentsOf(entry: ClockEntry, punches: ReadonlyMap<string, Punch>): readonly LogMoment[] {
  const crewId = entry.person;
  if (entry.kind === 'punch') return [{ crewId, at: new Date(pressedAt(entry)) }];
  const punch = punches.get(entry.punch);
  const times = [punch === undefined ? null : pressedAt(punch), entry.newAt, entry.at];
  return times.flatMap((at) => (at === null ? [] : [{ crewId, at: new Date(at) }]));
}
