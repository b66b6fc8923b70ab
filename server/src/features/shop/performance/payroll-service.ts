import { performanceLimits, type PayrollDay } from '@dre/core/contract/shop/performance';
import { dayAfter, instantIn, localTime } from '@dre/core/domain/companies/time-zone';
import { accept, refuse } from '@dre/core/domain/result';
import { minuteOf } from '@dre/core/domain/units';
import { payrollDays } from '@dre/core/domain/shop/performance/payroll';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { closedUntil } from '../clock/clock-queries.ts';
import { crewShifts } from '../clock/crew-shifts.ts';
import { refusedUnless } from '../shop-access.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { asPress, stretchesBetween } from './clock-stretch-queries.ts';
import { isReadable } from './performance-service.ts';

/** A stretch that runs into the first day began a few days before it at most. */
const daysBefore = 4;

export async function readPayroll(
  context: CompanyContext,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const forbidden = refusedUnless(context, 'correct-all-punches');
  if (forbidden !== undefined) return refuse(forbidden);
  const period = { first: from, last: to };
  if (!isReadable(period, performanceLimits.payrollDays)) {
    const detail = `A payroll file is of 1 to ${String(performanceLimits.payrollDays)} days.`;
    return refuse({ kind: 'invalid-request', detail } as const);
  }
  const { trx, company } = context.auth;
  const zone = await timeZoneOf(trx, company.companyId);
  const midnight = (day: string) => new Date(instantIn(zone, { day, minute: 0 }));
  const rows = await stretchesBetween(trx, midnight(dayAfter(from, -daysBefore)), midnight(dayAfter(to, 3)));
  const { members, shiftsOf } = await crewShifts(trx, company.companyId);
  const now = minuteOf(context.now.getTime());
  const days = [...new Set(rows.map(({ crew }) => crew))].flatMap((crew) => {
    const presses = rows.filter((row) => row.crew === crew).map(asPress);
    return payrollDays(presses, shiftsOf(crew), { period, now }).map((day): PayrollDay => ({
      ...day,
      clock: [...day.clock],
      crew,
      name: members.get(crew)?.name ?? '',
    }));
  });
  const closed = await closedUntil(trx, company.companyId);
  return accept({
    days: days.toSorted((one, other) => one.name.localeCompare(other.name) || (one.day < other.day ? -1 : 1)),
    closedUntil: closed === null ? null : localTime(zone, closed.getTime()).day,
  });
}
