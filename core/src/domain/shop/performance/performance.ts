import type { OperationKind, VehicleType } from '../../catalogue/trade-words.ts';
import { daysBetween } from '../../reports/day-period.ts';
import { type HoldKind, holdKinds } from '../model/hold.ts';
import { type Department, departments } from '../model/departments.ts';
import type { ClockKind } from './clock-sums.ts';
import { type NumberSpread, spreadOf } from './spread.ts';
import type { Stay } from './stays.ts';

/** Finished tasks with equal department, operation and vehicle type. */
export interface WorkSum {
  readonly department: Department;
  readonly operation: OperationKind | null;
  readonly vehicleType: VehicleType | null;
  readonly isRedo: boolean;
  readonly tasks: number;
  readonly sold: number;
  readonly clocked: number;
}

/** A unit that left, with its money where the reader may see any. */
export interface FinishedStay extends Omit<Stay, 'in' | 'out' | 'visit'> {
  readonly in: string;
  readonly out: string;
  /** Null for units that came back, because nothing was sold again. */
  readonly money: StayMoney | null;
}

export interface StayMoney {
  readonly gross: number;
  readonly labor: number;
  /** Sold minutes the labor amount is of. */
  readonly laborMinutes: number;
  /** Gross without tax, less the cost of parts; null unless every ordered part has a cost. */
  readonly profit: number | null;
}

/** Everything that is counted of one period. */
export interface PerformanceSlice {
  /** Minutes on the clock; null for readers of own orders, because time at work belongs to no order. */
  readonly clock: readonly { readonly kind: ClockKind; readonly minutes: number }[] | null;
  /** Days on which somebody was on the clock. */
  readonly clockDays: number;
  readonly work: readonly WorkSum[];
  readonly stays: readonly FinishedStay[];
}

/** A fraction with the number of rows behind it. */
export interface Ratio {
  readonly part: number;
  readonly whole: number;
  readonly rows: number;
}

export interface SoldAndClocked<Key> {
  readonly key: Key;
  readonly tasks: number;
  readonly sold: number;
  readonly clocked: number;
}

export interface Performance {
  /** Sold minutes of finished tasks ÷ clocked on them. */
  readonly efficiency: Ratio;
  /** Clocked on orders ÷ present. */
  readonly productivity: Ratio | null;
  /** Sold minutes of finished tasks ÷ present. */
  readonly proficiency: Ratio | null;
  readonly keysToKeys: NumberSpread | null;
  readonly split: readonly SplitPart[];
  /** Sold minutes ÷ days in the shop. */
  readonly touch: Ratio;
  readonly onTime: OnTime;
  readonly waiting: readonly { readonly kind: HoldKind; readonly ratio: Ratio }[];
  readonly departments: readonly SoldAndClocked<Department>[];
  readonly operations: readonly SoldAndClocked<OperationKind | null>[];
  readonly vehicleTypes: readonly SoldAndClocked<VehicleType | null>[];
  readonly redo: SoldAndClocked<null>;
  readonly money: ShopMoney;
  readonly clock: PerformanceSlice['clock'];
}

export interface SplitPart {
  readonly part: 'waited' | 'worked' | 'ready';
  /** Of all units together; the parts add up to the days in the shop. */
  readonly days: number;
  readonly median: number | null;
}

export interface OnTime {
  readonly first: Ratio;
  readonly last: Ratio;
  readonly withoutPromise: number;
}

/** All in cents and minutes. */
export interface ShopMoney {
  readonly laborRate: Ratio;
  readonly profit: Ratio;
  readonly severity: Ratio;
}

/** Time at work. A meal is none: nobody is at the disposal of the shop. */
export function presentMinutes(
  clock: readonly { readonly kind: ClockKind; readonly minutes: number }[],
): number {
  return total(
    clock.filter(({ kind }) => kind !== 'meal'),
    ({ minutes }) => minutes,
  );
}

export function daysInShop({ in: from, out }: Pick<FinishedStay, 'in' | 'out'>): number {
  return daysBetween(from, out);
}

/** The single source of the numbers for screen and files. */
export function performanceOf(slice: PerformanceSlice): Performance {
  const { work, stays, clock } = slice;
  const sold = work.filter(({ isRedo }) => !isRedo);
  const soldMinutes = total(sold, (row) => row.sold);
  const tasks = total(sold, (row) => row.tasks);
  const days = stays.map(daysInShop);
  return {
    efficiency: { part: soldMinutes, whole: total(sold, ({ clocked }) => clocked), rows: tasks },
    ...presence(slice, { soldMinutes, tasks }),
    keysToKeys: spreadOf(days),
    split: splitOf(stays),
    touch: {
      part: total(stays, (stay) => stay.soldMinutes),
      whole: total(days, (count) => count),
      rows: stays.length,
    },
    onTime: onTimeOf(stays),
    waiting: waitingOf(stays),
    departments: departments
      .map((key) =>
        soldAndClocked(
          key,
          sold.filter(({ department }) => department === key),
        ),
      )
      .filter(isWorked),
    operations: groupedBy(sold, ({ operation }) => operation),
    vehicleTypes: groupedBy(sold, ({ vehicleType }) => vehicleType),
    redo: soldAndClocked(
      null,
      work.filter(({ isRedo }) => isRedo),
    ),
    money: moneyOf(stays),
    clock,
  };
}

function presence(
  { clock, clockDays }: PerformanceSlice,
  { soldMinutes, tasks }: { readonly soldMinutes: number; readonly tasks: number },
): Pick<Performance, 'productivity' | 'proficiency'> {
  if (clock === null) return { productivity: null, proficiency: null };
  const present = presentMinutes(clock);
  const onOrders = total(
    clock.filter(({ kind }) => kind === 'order'),
    ({ minutes }) => minutes,
  );
  return {
    productivity: { part: onOrders, whole: present, rows: clockDays },
    proficiency: { part: soldMinutes, whole: present, rows: tasks },
  };
}

function splitOf(stays: readonly FinishedStay[]): readonly SplitPart[] {
  const parts = stays.map(({ in: came, started, finished, out }) => {
    const begun = started ?? out;
    const done = finished ?? out;
    return [daysBetween(came, begun), daysBetween(begun, done), daysBetween(done, out)] as const;
  });
  return (['waited', 'worked', 'ready'] as const).map((part, index) => {
    const days = parts.map((one) => one[index] ?? 0);
    return { part, days: total(days, (count) => count), median: spreadOf(days)?.median ?? null };
  });
}

/** Days after the first promise; negative is early. Null without a promise. */
export function daysLate({ firstPromise, out }: Pick<FinishedStay, 'firstPromise' | 'out'>): number | null {
  return firstPromise === null ? null : daysBetween(firstPromise, out);
}

function onTimeOf(stays: readonly FinishedStay[]): OnTime {
  const promised = stays.filter(({ firstPromise }) => firstPromise !== null);
  const kept = (promise: (stay: FinishedStay) => string | null): Ratio => ({
    part: promised.filter((stay) => stay.out <= (promise(stay) ?? '')).length,
    whole: promised.length,
    rows: promised.length,
  });
  return {
    first: kept(({ firstPromise }) => firstPromise),
    last: kept(({ lastPromise }) => lastPromise),
    withoutPromise: stays.length - promised.length,
  };
}

function waitingOf(stays: readonly FinishedStay[]): Performance['waiting'] {
  const whole = total(stays, ({ openMinutes }) => openMinutes);
  return holdKinds
    .map((kind) => {
      const waited = stays.filter(({ waits }) => (waits[kind] ?? 0) > 0);
      const part = total(waited, ({ waits }) => waits[kind] ?? 0);
      return { kind, ratio: { part, whole, rows: stays.length } };
    })
    .filter(({ ratio }) => ratio.part > 0)
    .toSorted((one, other) => other.ratio.part - one.ratio.part);
}

function groupedBy<Key>(
  rows: readonly WorkSum[],
  key: (row: WorkSum) => Key,
): readonly SoldAndClocked<Key>[] {
  return [...new Set(rows.map(key))]
    .map((one) =>
      soldAndClocked(
        one,
        rows.filter((row) => key(row) === one),
      ),
    )
    .filter(isWorked)
    .toSorted((one, other) => other.sold - one.sold || other.clocked - one.clocked);
}

function soldAndClocked<Key>(key: Key, rows: readonly WorkSum[]): SoldAndClocked<Key> {
  return {
    key,
    tasks: total(rows, ({ tasks }) => tasks),
    sold: total(rows, ({ sold }) => sold),
    clocked: total(rows, ({ clocked }) => clocked),
  };
}

/** Included work that nobody clocked says nothing. */
function isWorked({ sold, clocked }: SoldAndClocked<unknown>): boolean {
  return sold !== 0 || clocked !== 0;
}

function moneyOf(stays: readonly FinishedStay[]): ShopMoney {
  const sold = stays.flatMap(({ money }) => (money === null ? [] : [money]));
  const withCosts = sold.filter(({ profit }) => profit !== null);
  const ratio = (rows: readonly StayMoney[], part: (row: StayMoney) => number, whole: number): Ratio => ({
    part: total(rows, part),
    whole,
    rows: rows.length,
  });
  const minutesOf = (rows: readonly StayMoney[]) => total(rows, ({ laborMinutes }) => laborMinutes);
  return {
    laborRate: ratio(sold, ({ labor }) => labor, minutesOf(sold)),
    profit: ratio(withCosts, ({ profit }) => profit ?? 0, minutesOf(withCosts)),
    severity: ratio(sold, ({ gross }) => gross, sold.length),
  };
}

function total<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
