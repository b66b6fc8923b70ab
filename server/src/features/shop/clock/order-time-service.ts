import type { OrderCorrection, OrderStretch } from '@dre/core/contract/shop/clock';
import { accept, refuse } from '@dre/core/domain/result';
import { minuteOf } from '@dre/core/domain/units';
import { correctionsAround } from '@dre/core/domain/shop/clock/corrections-around';
import { stretchesWithAssumedEnd } from '@dre/core/domain/shop/clock/shifts';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { maySee, readerOf } from '../orders/order-views.ts';
import { orderById } from '../orders/orders-queries.ts';
import { noSuchOrder, refusedUnless, type ShopReply } from '../shop-access.ts';
import { closedUntil, entriesOfWorkers } from './clock-queries.ts';
import { type CrewShifts, crewShifts } from './crew-shifts.ts';

/** Presses of a device whose clock is behind may lie before the order was opened. */
const dayMs = 24 * 3_600_000;

export async function readOrderTime(
  context: CompanyContext,
  id: string,
): ShopReply<OrderTime, 'forbidden' | 'not-found'> {
  const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const now = context.now.getTime();
  const found = await orderById(trx, id);
  if (found === undefined) return noSuchOrder(context, id);
  const reader = await readerOf(context);
  if (!maySee(reader, found.crew)) return refuse({ kind: 'not-found' });
  const since = new Date(Date.parse(found.order.opened?.at ?? '') - dayMs);
  const own = reader.sees === 'own' ? (reader.crewId ?? undefined) : undefined;
  const entries = await entriesOfWorkers(trx, { id, since }, own);
  const crew = await crewShifts(trx, company.companyId);
  return accept({
    stretches: stretchesOn(id, entries, crew, now),
    corrections: correctionsOn(id, entries, crew),
    closedUntil: (await closedUntil(trx, company.companyId))?.toISOString() ?? null,
    now,
  });
}

interface OrderTime {
  readonly stretches: OrderStretch[];
  readonly corrections: OrderCorrection[];
  readonly closedUntil: string | null;
  readonly now: number;
}

function correctionsOn(
  order: string,
  entries: readonly ClockEntry[],
  { members }: CrewShifts,
): OrderCorrection[] {
  return [...new Set(entries.map(({ person }) => person))]
    .flatMap((crew) =>
      correctionsAround(
        entries.filter(({ person }) => person === crew),
        order,
      ).map((trace) => ({ crew, name: members.get(crew)?.name ?? '', trace })),
    )
    .toSorted((one, other) => one.trace.at - other.trace.at);
}

function stretchesOn(
  order: string,
  entries: readonly ClockEntry[],
  { members, shiftsOf }: CrewShifts,
  now: number,
): OrderStretch[] {
  return [...new Set(entries.map(({ person }) => person))]
    .flatMap((crew) =>
      stretchesWithAssumedEnd(
        timeline(entries.filter(({ person }) => person === crew)),
        shiftsOf(crew),
        minuteOf(now),
      )
        .filter(({ target }) => 'order' in target && target.order === order)
        .map((stretch) => ({
          ...stretch,
          isMarked: stretch.isMarked === true,
          crew,
          name: members.get(crew)?.name ?? '',
        })),
    )
    .toSorted((one, other) => one.from - other.from);
}
