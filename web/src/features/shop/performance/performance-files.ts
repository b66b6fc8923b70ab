import type { PerformanceReply } from '@dre/core/contract/shop/performance';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { operationNames } from '@dre/core/domain/estimates/wording/trade-labels';
import type { Cell, Sheet } from '@dre/core/domain/exchange/sheets';
import { tenthsOfMinutes } from '@dre/core/domain/rounding';
import {
  type ComparedPerformance,
  performanceSheets,
} from '@dre/core/domain/shop/wording/performance-sheets';
import { waitLabels } from '@dre/core/domain/shop/wording/performance-text';
import { minutes } from '@dre/core/domain/units';
import { unitRows } from './unit-rows.ts';

/** The tables of the screen with the units behind them, for CSV and XLSX. */
export function performanceFileSheets(
  report: ComparedPerformance,
  reply: PerformanceReply,
): readonly Sheet[] {
  const labels = {
    operation: (kind: keyof typeof operationNames | null) =>
      kind === null ? 'No operation' : operationNames[kind],
    vehicleType: (type: keyof typeof vehicleTypeLabels | null) =>
      type === null ? 'No vehicle type' : vehicleTypeLabels[type],
  };
  const sheets = performanceSheets(report, labels);
  const persons = reply.persons === null ? [] : [personSheet(reply.persons)];
  return [...sheets, unitSheet(report, reply), ...persons];
}

const hours = (time: number): Cell => ({ value: tenthsOfMinutes(minutes(time)), decimals: 1 });
const count = (value: number | null): Cell => (value === null ? '' : { value, decimals: 0 });

function unitSheet({ period }: ComparedPerformance, reply: PerformanceReply): Sheet {
  return {
    name: 'Units',
    headings: [
      'Order',
      'Unit',
      'In',
      'Out',
      'Days',
      'Sold h',
      'Clocked h',
      'First promise',
      'Days late',
      'Longest wait',
      'Days waited',
    ],
    rows: unitRows(reply, null, { period, today: period.last }).map((row) => [
      row.number,
      row.vehicle,
      row.in ?? '',
      row.out ?? '',
      count(row.days),
      hours(row.sold),
      hours(row.clocked),
      row.firstPromise ?? '',
      count(row.late),
      row.longestWait === null ? '' : waitLabels[row.longestWait.kind],
      count(row.longestWait?.days ?? null),
    ]),
  };
}

function personSheet(persons: NonNullable<PerformanceReply['persons']>): Sheet {
  return {
    name: 'By person',
    headings: ['Person', 'Present h', 'On orders h', 'Sold h, finished', 'Clocked h, finished', 'Redo h'],
    rows: persons.map(({ crew, name, present, onOrders, sold, clocked, redo }) => [
      crew === null ? 'Nobody clocked it' : name,
      ...[present, onOrders, sold, clocked, redo].map(hours),
    ]),
  };
}
