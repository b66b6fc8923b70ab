import type { PerformanceReply } from '@dre/core/contract/shop/performance';
import { type DayPeriod, daysBetween, formatDay, monthsWithin } from '@dre/core/domain/reports/day-period';
import type { HoldKind } from '@dre/core/domain/shop/model/hold';
import { agingBand, type AgingBand } from '@dre/core/domain/shop/performance/aging';
import { daysLate } from '@dre/core/domain/shop/performance/performance';
import { waitLabels } from '@dre/core/domain/shop/wording/performance-text';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import type { RowFilter } from './performance-address.ts';

/** A unit behind a number. */
export interface UnitRow {
  readonly key: string;
  readonly order: string;
  readonly number: string;
  readonly vehicle: string;
  readonly in: string | null;
  readonly out: string | null;
  readonly days: number | null;
  /** Finished tasks of the period, of the filtered department alone where one is chosen. */
  readonly tasks: number;
  readonly sold: number;
  readonly clocked: number;
  readonly firstPromise: string | null;
  /** Days after the first promise; null without one, or while the unit is here. */
  readonly late: number | null;
  readonly longestWait: { readonly kind: HoldKind; readonly days: number } | null;
}

export const ageLabels: Readonly<Record<AgingBand, string>> = {
  'to-30': '0–30 days',
  'to-60': '31–60',
  'to-90': '61–90',
  'over-90': 'Over 90',
};

export function filterLabel(filter: RowFilter, period: DayPeriod): string {
  switch (filter.by) {
    case 'department':
      return `Efficiency, ${departmentLabels[filter.value]}`;
    case 'wait':
      return `Waiting, ${waitLabels[filter.value]}`;
    case 'age':
      return `Days since in, ${ageLabels[filter.value]}`;
    case 'month': {
      const month = monthsWithin(period).find(({ first }) => first === filter.value);
      return `Went out, ${month?.label ?? formatDay(filter.value)}`;
    }
  }
}

/** The units behind the pressed bar; without one, all that went out. A technician's are those of own work. */
export function unitRows(
  reply: PerformanceReply,
  filter: RowFilter | null,
  { period, today }: { readonly period: DayPeriod; readonly today: string },
): readonly UnitRow[] {
  if (filter?.by === 'age')
    return openRows(reply, today).filter((row) => agingBand(row.days ?? 0) === filter.value);
  const work = workRows(reply, filter?.by === 'department' ? filter.value : null);
  if (filter?.by === 'department' || reply.scope === 'own-work') return work.filter(({ tasks }) => tasks > 0);
  const stays = stayRows(reply, work);
  if (filter === null) return stays.map(({ row }) => row);
  const month = monthsWithin(period).find(({ first }) => filter.by === 'month' && first === filter.value);
  return stays
    .filter(({ stay }) =>
      filter.by === 'wait'
        ? (stay.waits[filter.value] ?? 0) > 0
        : month !== undefined && month.first <= stay.out && stay.out <= month.last,
    )
    .map(({ row }) => row);
}

function workRows(reply: PerformanceReply, department: string | null): readonly UnitRow[] {
  return reply.units.map(({ order, number, vehicle }) => {
    const own = reply.unitWork.filter(
      (work) =>
        work.order === order && !work.isRedo && (department === null || work.department === department),
    );
    const stay = reply.period.stays.find((one) => one.order === order);
    const open = reply.open.find((one) => one.order === order);
    return {
      key: order,
      order,
      number,
      vehicle,
      ...(stay === undefined ? { ...noStay, in: open?.in ?? null } : stayColumns(stay)),
      tasks: total(own.map(({ tasks }) => tasks)),
      sold: total(own.map(({ sold }) => sold)),
      clocked: total(own.map(({ clocked }) => clocked)),
    };
  });
}

type UnitStay = PerformanceReply['period']['stays'][number];

function stayRows(reply: PerformanceReply, work: readonly UnitRow[]) {
  const byOrder = new Map(work.map((row) => [row.order, row]));
  return reply.period.stays.flatMap((stay) => {
    const base = byOrder.get(stay.order);
    if (base === undefined) return [];
    return [{ stay, row: { ...base, ...stayColumns(stay), key: `${stay.order} ${stay.in}` } }];
  });
}

function openRows({ open }: PerformanceReply, today: string): readonly UnitRow[] {
  return open.map((unit) => ({
    ...noStay,
    key: unit.order,
    order: unit.order,
    number: unit.number,
    vehicle: unit.vehicle,
    in: unit.in,
    days: daysBetween(unit.in, today),
    tasks: 0,
    sold: 0,
    clocked: 0,
  }));
}

const noStay = { in: null, out: null, days: null, firstPromise: null, late: null, longestWait: null };

const dayMinutes = 1_440;

function stayColumns(stay: UnitStay) {
  const waits = Object.entries(stay.waits).toSorted(([, one], [, other]) => other - one);
  const [longest] = waits as [HoldKind, number][];
  const days = longest === undefined ? 0 : Math.round(longest[1] / dayMinutes);
  return {
    in: stay.in,
    out: stay.out,
    days: daysBetween(stay.in, stay.out),
    firstPromise: stay.firstPromise,
    late: daysLate(stay),
    longestWait: longest === undefined || days === 0 ? null : { kind: longest[0], days },
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
