import {
  type PerformanceReply,
  type PerformanceScope,
  performanceLimits,
  type PersonMinutes,
} from '@dre/core/contract/shop/performance';
import { may } from '@dre/core/domain/companies/roles';
import { dayCount, type DayPeriod, isDay } from '@dre/core/domain/reports/day-period';
import { accept, refuse } from '@dre/core/domain/result';
import { presentMinutes } from '@dre/core/domain/shop/performance/performance';
import type { Db } from '../../../database/connections/connection.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { everyCrewMember, ownCrewId, shopOf } from '../setup/shop-queries.ts';
import { refusedUnless } from '../shop-access.ts';
import {
  clockIn,
  clockOfPersons,
  openStays,
  type PerformanceReader,
  staysIn,
  unitsOf,
  unitWorkIn,
  workIn,
  workOfPersons,
} from './performance-queries.ts';

interface RequestedPeriods {
  readonly from: string;
  readonly to: string;
  readonly comparedFrom: string;
  readonly comparedTo: string;
}

export async function readPerformance(
  context: CompanyContext,
  { from, to, comparedFrom, comparedTo }: RequestedPeriods,
) {
  const forbidden = refusedUnless(context, 'read-own-performance');
  if (forbidden !== undefined) return refuse(forbidden);
  const period = { first: from, last: to };
  const compared = { first: comparedFrom, last: comparedTo };
  if (![period, compared].every((one) => isReadable(one, performanceLimits.days))) {
    return refuse({
      kind: 'invalid-request',
      detail: `Performance is read for 1 to ${String(performanceLimits.days)} days.`,
    } as const);
  }
  const { trx } = context.auth;
  const { scope, reader } = await readerOf(context);
  const slice = await sliceOf(trx, period, { scope, reader });
  const unitWork = await unitWorkIn(trx, period, reader);
  const orders = [...new Set([...slice.stays, ...unitWork].map(({ order }) => order))];
  const open = scope === 'own-work' ? [] : await openStays(trx, reader.estimator);
  return accept<PerformanceReply>({
    scope,
    period: slice,
    compared: await sliceOf(trx, compared, { scope, reader }),
    units: orders.length === 0 ? [] : await unitsOf(trx, orders),
    unitWork,
    open: open.map(({ card, order, number, vehicle, in: came }) => {
      const [hold] = card.holds;
      const oldest =
        hold === undefined ? null : { kind: hold.kind, reason: hold.reason, expectedEnd: hold.expectedEnd };
      return { order, number, vehicle, in: came, hold: oldest };
    }),
    persons: await personsFor(context, period),
  });
}

export function isReadable(period: DayPeriod, most: number): boolean {
  if (!isDay(period.first) || !isDay(period.last)) return false;
  const days = dayCount(period);
  return days >= 1 && days <= most;
}

interface Reading {
  readonly scope: PerformanceScope;
  readonly reader: PerformanceReader;
}

/** Nobody's id: a technician who is not on the crew has no work. */
const noCrew = '00000000-0000-0000-0000-000000000000';

async function readerOf(context: CompanyContext): Promise<Reading> {
  const { identity, company } = context.auth;
  if (may(company.role, 'read-shop-performance')) {
    return { scope: 'shop', reader: { estimator: null, crew: null } };
  }
  if (may(company.role, 'read-shop')) {
    return { scope: 'own-orders', reader: { estimator: identity.name, crew: null } };
  }
  return { scope: 'own-work', reader: { estimator: null, crew: (await ownCrewId(context)) ?? noCrew } };
}

/** Time at work belongs to no order, so readers of own orders have none. Technicians read no stays. */
async function sliceOf(
  trx: Db,
  period: DayPeriod,
  { scope, reader }: Reading,
): Promise<PerformanceReply['period']> {
  const clock = scope === 'own-orders' ? noClock : await clockIn(trx, period, reader.crew);
  const stays =
    scope === 'own-work' ? [] : await staysIn(trx, period, reader.estimator, performanceLimits.units);
  return {
    ...clock,
    work: await workIn(trx, period, reader),
    stays: stays.flatMap(({ order, stay: { visit: _visit, out, ...stay }, money }) => {
      if (out === null) return [];
      const seen = money && {
        gross: money.gross,
        labor: money.labor,
        laborMinutes: money.laborMinutes,
        profit: money.profit,
      };
      return [{ ...stay, out, order, money: seen }];
    }),
  };
}

const noClock = { clock: null, clockDays: 0 };

/** Null unless an owner switched it on. */
async function personsFor(context: CompanyContext, period: DayPeriod): Promise<PersonMinutes[] | null> {
  const { trx, company } = context.auth;
  if (!may(company.role, 'read-performance-of-persons')) return null;
  if (((await shopOf(trx))?.settings.personPerformance ?? null) === null) return null;
  const members = await everyCrewMember(trx);
  const clock = await clockOfPersons(trx, period);
  const work = await workOfPersons(trx, period);
  const crew = [...new Set([...clock, ...work].map((row) => row.crew))];
  return crew
    .map((id): PersonMinutes => {
      const own = clock.filter((row) => row.crew === id);
      const of = (kind: string) => own.find((row) => row.kind === kind)?.minutes ?? 0;
      const done = work.find((row) => row.crew === id);
      return {
        crew: id,
        name: id === null ? '' : (members.get(id)?.name ?? ''),
        present: presentMinutes(own),
        onOrders: of('order'),
        sold: done?.sold ?? 0,
        clocked: done?.clocked ?? 0,
        redo: of('redo'),
      };
    })
    .filter(({ present, sold }) => present !== 0 || sold !== 0)
    .toSorted((one, other) =>
      one.crew === null ? 1 : other.crew === null ? -1 : one.name.localeCompare(other.name),
    );
}
