import { type LaborType, laborTypes } from '../catalogue/trade-words.ts';
import { type Status, statuses } from '../estimates/model/lifecycle/status.ts';
import { type Periods, changeText } from './company-figures.ts';
import { formatPeriod } from './months.ts';

/** In the order of an estimate's life. */
export const listedStatuses: readonly Status[] = [
  ...statuses.filter((status) => status !== 'void' && status !== 'supplement'),
  'supplement',
  'void',
];

/** Sent at least once and not void. */
export const sentStatuses: readonly Status[] = listedStatuses.filter(
  (status) => status !== 'draft' && status !== 'locked' && status !== 'void',
);

/** Hours and parts are counted from locking on. */
export const reportedStatuses: readonly Status[] = listedStatuses.filter(
  (status) => status !== 'draft' && status !== 'void',
);

/** Presently approved. A supplement being written takes no approval back; of those only the approved ones count. */
export const approvedStatuses: readonly Status[] = ['approved', 'in-repair', 'completed', 'supplement'];

interface EstimateSum {
  readonly status: Status;
  readonly estimator: string;
  readonly estimates: number;
  readonly total: number;
  readonly approved: number;
  readonly approvalSeconds: number;
  readonly supplemented: number;
}

interface PartSum {
  readonly part: string;
  readonly name: string;
  readonly estimates: number;
  readonly amount: number;
}

export interface Slice {
  readonly estimates: readonly EstimateSum[];
  readonly hours: readonly { readonly type: LaborType; readonly tenths: number }[];
  readonly parts: readonly PartSum[];
}

/** A number and its value in the compared period; null if there is nothing to average. */
export interface ComparedNumber {
  readonly now: number | null;
  readonly before: number | null;
}

export interface StatusRow {
  readonly status: Status;
  readonly estimates: ComparedNumber;
  /** Null where nothing was sent: for drafts, locked and void estimates. */
  readonly total: number | null;
}

export interface EstimatorRow {
  readonly estimator: string;
  readonly estimates: ComparedNumber;
  readonly sent: number;
  readonly total: number;
  readonly average: number | null;
  /** Tenths of days. */
  readonly approvalDays: number | null;
}

export interface CompanyReport {
  readonly estimates: ComparedNumber;
  readonly sent: ComparedNumber;
  readonly total: ComparedNumber;
  readonly average: ComparedNumber;
  /** From start to first approval in tenths of days, for presently approved estimates. */
  readonly approvalDays: ComparedNumber;
  readonly approved: ComparedNumber;
  /** Estimates with a supplement per thousand sent. */
  readonly supplementShare: ComparedNumber;
  readonly supplemented: ComparedNumber;
  /** Tenths. */
  readonly hours: ComparedNumber;
  readonly statuses: readonly StatusRow[];
  readonly laborTypes: readonly { readonly type: LaborType; readonly tenths: ComparedNumber }[];
  readonly parts: readonly (PartSum & { readonly before: number })[];
  readonly estimators: readonly EstimatorRow[];
}

/** The single source of the report's numbers for screen and files. */
export function companyReport(period: Slice, compared: Slice): CompanyReport {
  const compare = (of: (slice: Slice) => number | null): ComparedNumber => ({
    now: of(period),
    before: of(compared),
  });
  return {
    estimates: compare(({ estimates }) => total(estimates, 'estimates')),
    sent: compare((slice) => total(sentOf(slice), 'estimates')),
    total: compare((slice) => total(sentOf(slice), 'total')),
    average: compare((slice) => averageOf(sentOf(slice))),
    approvalDays: compare((slice) => approvalDays(slice.estimates)),
    approved: compare((slice) => total(approvedOf(slice.estimates), 'approved')),
    supplementShare: compare((slice) => shareOf(sentOf(slice))),
    supplemented: compare((slice) => total(sentOf(slice), 'supplemented')),
    hours: compare(({ hours }) => hours.reduce((sum, { tenths }) => sum + tenths, 0)),
    statuses: statusRows(period, compared),
    laborTypes: laborTypes
      .map((type) => ({ type, tenths: compare(({ hours }) => hoursOf(hours, type)) }))
      .filter(({ tenths }) => tenths.now !== 0 || tenths.before !== 0),
    parts: period.parts.map((row) => ({
      ...row,
      before: compared.parts.find(({ part }) => part === row.part)?.estimates ?? 0,
    })),
    estimators: estimatorRows(period, compared),
  };
}

/** All statuses, so that two periods have the same rows; none if nothing was started in either. */
function statusRows(period: Slice, compared: Slice): StatusRow[] {
  if (period.estimates.length === 0 && compared.estimates.length === 0) return [];
  return listedStatuses.map((status) => {
    const rows = period.estimates.filter((row) => row.status === status);
    const earlier = compared.estimates.filter((row) => row.status === status);
    return {
      status,
      estimates: { now: total(rows, 'estimates'), before: total(earlier, 'estimates') },
      total: sentStatuses.includes(status) ? total(rows, 'total') : null,
    };
  });
}

function estimatorRows(period: Slice, compared: Slice): EstimatorRow[] {
  const names = new Set([...period.estimates, ...compared.estimates].map(({ estimator }) => estimator));
  return [...names]
    .map((estimator) => {
      const rows = period.estimates.filter((row) => row.estimator === estimator);
      const earlier = compared.estimates.filter((row) => row.estimator === estimator);
      const sent = rows.filter(({ status }) => sentStatuses.includes(status));
      return {
        estimator,
        estimates: { now: total(rows, 'estimates'), before: total(earlier, 'estimates') },
        sent: total(sent, 'estimates'),
        total: total(sent, 'total'),
        average: averageOf(sent),
        approvalDays: approvalDays(rows),
      };
    })
    .toSorted(
      (one, other) => other.estimates.now - one.estimates.now || one.estimator.localeCompare(other.estimator),
    );
}

function sentOf({ estimates }: Slice): EstimateSum[] {
  return estimates.filter(({ status }) => sentStatuses.includes(status));
}

function approvedOf(rows: readonly EstimateSum[]): EstimateSum[] {
  return rows.filter(({ status }) => approvedStatuses.includes(status));
}

function averageOf(rows: readonly EstimateSum[]): number | null {
  const count = total(rows, 'estimates');
  return count === 0 ? null : Math.round(total(rows, 'total') / count);
}

const tenthDay = 8_640;

function approvalDays(rows: readonly EstimateSum[]): number | null {
  const approved = approvedOf(rows);
  const count = total(approved, 'approved');
  return count === 0 ? null : Math.round(total(approved, 'approvalSeconds') / count / tenthDay);
}

function shareOf(rows: readonly EstimateSum[]): number | null {
  const count = total(rows, 'estimates');
  return count === 0 ? null : Math.round((total(rows, 'supplemented') / count) * 1_000);
}

function hoursOf(hours: Slice['hours'], type: LaborType): number {
  return hours.find((one) => one.type === type)?.tenths ?? 0;
}

type SummedField = 'estimates' | 'total' | 'approved' | 'approvalSeconds' | 'supplemented';

function total(rows: readonly EstimateSum[], of: SummedField): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

/** The whole report in one sentence. */
export function companyReportText({ estimates, sent }: CompanyReport, { period, compared }: Periods): string {
  const [now, before] = [estimates.now ?? 0, estimates.before ?? 0];
  const when = formatPeriod(period);
  if (now === 0) return `No estimates were started in ${when}.`;
  const count = `${String(now)} ${now === 1 ? 'estimate was' : 'estimates were'} started in ${when}`;
  const then = formatPeriod(compared);
  const change =
    before === 0
      ? `none in ${then}`
      : `${changeText({ estimates: now, before })} against ${String(before)} in ${then}`;
  const sending = `${String(sent.now ?? 0)} of them ${sent.now === 1 ? 'was' : 'were'} sent`;
  return `${count}, ${change}; ${sending}.`;
}
