import type { OperationKind, VehicleType } from '../../catalogue/trade-words.ts';
import type { Cell, Sheet } from '../../exchange/sheets.ts';
import { type DayPeriod, formatDays } from '../../reports/day-period.ts';
import { tenthsOfMinutes } from '../../rounding.ts';
import { minutes } from '../../units.ts';
import type { ClockKind } from '../performance/clock-sums.ts';
import type { Performance, Ratio, SoldAndClocked } from '../performance/performance.ts';
import { percentOfRatio, touchTenths, waitLabels } from './performance-text.ts';
import { activityLabels, departmentLabels } from './shop-labels.ts';

/** Tables of a period beside the one it is compared with. */
export interface ComparedPerformance {
  readonly now: Performance;
  readonly before: Performance;
  readonly period: DayPeriod;
  readonly compared: DayPeriod;
}

export interface PerformanceLabels {
  readonly operation: (kind: OperationKind | null) => string;
  readonly vehicleType: (type: VehicleType | null) => string;
}

const count = (value: number): Cell => ({ value, decimals: 0 });
const hours = (time: number): Cell => ({ value: tenthsOfMinutes(minutes(time)), decimals: 1 });
const money = (value: number | null): Cell => (value === null ? '' : { value, decimals: 2 });
const percent = (ratio: Ratio | null): Cell => {
  const value = ratio === null ? null : percentOfRatio(ratio);
  return value === null ? '' : count(value);
};

export function performanceSheets(
  compared: ComparedPerformance,
  { operation, vehicleType }: PerformanceLabels,
): readonly Sheet[] {
  const { now } = compared;
  const sold = [
    ...now.departments.map((row) => soldRow('Department', departmentLabels[row.key], row)),
    ...now.operations.map((row) => soldRow('Operation', operation(row.key), row)),
    ...now.vehicleTypes.map((row) => soldRow('Vehicle type', vehicleType(row.key), row)),
    soldRow('Redo', 'Redo', now.redo),
  ];
  return [
    numberSheet(compared),
    {
      name: 'Keys to keys',
      headings: ['Part of the stay', 'Days, all', 'Days, median'],
      rows: now.split.map(({ part, days, median }) => [
        splitLabels[part],
        count(days),
        median === null ? '' : count(median),
      ]),
    },
    {
      name: 'Waiting',
      headings: ['Kind of hold', 'Minutes', 'Of minutes in the shop', 'Percent'],
      rows: now.waiting.map(({ kind, ratio }) => [
        waitLabels[kind],
        count(ratio.part),
        count(ratio.whole),
        percent(ratio),
      ]),
    },
    {
      name: 'Sold and actual',
      headings: ['By', 'Name', 'Tasks', 'Sold h', 'Clocked h', 'Efficiency, percent'],
      rows: sold,
    },
    {
      name: 'Time on the clock',
      headings: ['On', 'Hours'],
      rows: (now.clock ?? []).map(({ kind, minutes: time }) => [clockLabel(kind), hours(time)]),
    },
  ];
}

export const splitLabels = {
  waited: 'In to started',
  worked: 'Started to finished',
  ready: 'Finished to out',
} as const;

export function clockLabel(kind: ClockKind): string {
  return kind === 'order' ? 'Orders' : activityLabels[kind];
}

function soldRow(by: string, name: string, row: SoldAndClocked<unknown>): readonly Cell[] {
  const { tasks, sold, clocked } = row;
  return [
    by,
    name,
    count(tasks),
    hours(sold),
    hours(clocked),
    percent({ part: sold, whole: clocked, rows: tasks }),
  ];
}

function numberSheet({ now, before, period, compared }: ComparedPerformance): Sheet {
  const row = (name: string, formula: string, of: (one: Performance) => Cell): readonly Cell[] => [
    name,
    formula,
    of(now),
    of(before),
  ];
  const touch = (one: Performance): Cell => {
    const tenths = touchTenths(one.touch);
    return tenths === null ? '' : { value: tenths, decimals: 1 };
  };
  const perHour = ({ part, whole }: Ratio): number | null =>
    whole === 0 ? null : Math.round((part * 60) / whole);
  return {
    name: 'Figures',
    headings: ['Figure', 'Formula', formatDays(period), formatDays(compared)],
    rows: [
      row('Efficiency, percent', 'sold hours of finished tasks ÷ clocked on them', (one) =>
        percent(one.efficiency),
      ),
      row('Productivity, percent', 'clocked on orders ÷ present', (one) => percent(one.productivity)),
      row('Proficiency, percent', 'sold hours of finished tasks ÷ present', (one) =>
        percent(one.proficiency),
      ),
      row('Sold hours', 'of finished tasks', (one) => hours(one.efficiency.part)),
      row('Clocked hours', 'on finished tasks', (one) => hours(one.efficiency.whole)),
      row('Present hours', 'on the clock without meals', (one) => hours(one.productivity?.whole ?? 0)),
      row('Units out', '', (one) => count(one.touch.rows)),
      row('Keys to keys, days', 'from in to out, calendar, median', (one) =>
        one.keysToKeys === null ? '' : count(one.keysToKeys.median),
      ),
      row('Touch time, hours a day', 'sold hours ÷ days in shop, calendar', touch),
      row('On time, percent', 'delivered by the first promise', (one) => percent(one.onTime.first)),
      row('On time by the last promise, percent', 'delivered by the last promise', (one) =>
        percent(one.onTime.last),
      ),
      row('Effective labor rate', 'labor amount ÷ sold hours', (one) => money(perHour(one.money.laborRate))),
      row('Gross profit per hour', 'total without tax, less parts ÷ sold hours', (one) =>
        money(perHour(one.money.profit)),
      ),
      row('Severity', 'total of delivered orders ÷ their number', ({ money: { severity } }) =>
        money(severity.whole === 0 ? null : Math.round(severity.part / severity.whole)),
      ),
    ],
  };
}
