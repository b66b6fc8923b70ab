import {
  type ChoiceName,
  periodFields,
  type PeriodField,
  sortColumns,
  type SortColumn,
} from '@dre/core/contract/estimates/estimate-list';
import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { type Status, statuses } from '@dre/core/domain/estimates/model/lifecycle/status';
import { dayAfter, dayIn, instantIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { isMonth, momentsOf, type Period } from '@dre/core/domain/reports/months';
import { pageNumber } from '../../../lib/text/whole-number.ts';

export const periods = [
  'today',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-month',
  'last-month',
  'last-12-weeks',
] as const;
export type ListPeriod = (typeof periods)[number];

/** The list's whole state is in its address: it can be saved, linked and returned to. */
export interface ListAddress {
  readonly find?: string;
  readonly status?: readonly Status[];
  readonly estimator?: readonly string[];
  readonly insurer?: readonly string[];
  readonly type?: readonly VehicleType[];
  readonly period?: ListPeriod;
  /** Whole months as reports count them, in UTC: 2026-09..2026-11. They replace the period. */
  readonly months?: string;
  /** The date the period applies to; without it, the last change. */
  readonly of?: PeriodField;
  readonly archived?: 'yes';
  readonly sort?: SortColumn;
  readonly direction?: 'ascending' | 'descending';
  readonly page?: number;
  /** Cursor: the row before this page, or the one after it. */
  readonly after?: string;
  readonly before?: string;
}

/** The address as query parameters: every value is a string. */
export type ListSearch = { readonly [Field in keyof ListAddress]?: string };

/** Unreadable parameters are ignored: an old link shows more rows instead of an error. */
export function listAddress(search: ListSearch): ListAddress {
  const { find, after, before } = search;
  const months = monthsIn(search.months) && search.months;
  const period = months === undefined ? oneOf(search.period, periods) : undefined;
  return present({
    find,
    status: valuesIn(search.status, statuses),
    estimator: namesIn(search.estimator),
    insurer: namesIn(search.insurer),
    type: valuesIn(search.type, vehicleTypes),
    period,
    months,
    of: period || months ? oneOf(search.of, periodFields) : undefined,
    archived: oneOf(search.archived, ['yes'] as const),
    sort: oneOf(search.sort, sortColumns),
    direction: oneOf(search.direction, ['ascending', 'descending'] as const),
    page: pageNumber(search.page),
    after,
    before,
  });
}

export function monthsIn(text: string | undefined): Period | undefined {
  const [first = '', last = ''] = text?.split('..') ?? [];
  return isMonth(first) && isMonth(last) && first <= last ? { first, last } : undefined;
}

/** Names may contain any character, so they are encoded as JSON; the other lists are joined by commas. */
export function searchOf(address: ListAddress): ListSearch {
  const { status, type, estimator, insurer, page, ...texts } = address;
  return present({
    ...texts,
    status: status?.join(','),
    type: type?.join(','),
    estimator: estimator && JSON.stringify(estimator),
    insurer: insurer && JSON.stringify(insurer),
    page: page === undefined ? undefined : String(page),
  });
}

/** The address as stored in a saved view. */
export function addressText(address: ListAddress): string {
  return new URLSearchParams(Object.entries(searchOf(whole(address)))).toString();
}

export function addressIn(text: string): ListAddress {
  return listAddress(Object.fromEntries(new URLSearchParams(text)));
}

type Present<Some> = { readonly [Field in keyof Some]?: Exclude<Some[Field], undefined> };

function present<Some extends object>(some: Some): Present<Some> {
  return Object.fromEntries(
    Object.entries(some).filter(([, value]) => value !== undefined && value !== ''),
  ) as Present<Some>;
}

function oneOf<Word extends string>(text: string | undefined, values: readonly Word[]): Word | undefined {
  return values.find((word) => word === text);
}

function valuesIn<Word extends string>(
  text: string | undefined,
  values: readonly Word[],
): Word[] | undefined {
  const valid = values.filter((word) => text?.split(',').includes(word));
  return valid.length === 0 ? undefined : valid;
}

function namesIn(text: string | undefined): string[] | undefined {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    const valid = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
    return valid.length === 0 ? undefined : valid;
  } catch {
    return undefined;
  }
}

/** The address without its page: filters and order. */
export function whole({ page: _page, after: _after, before: _before, ...rest }: ListAddress): ListAddress {
  return rest;
}

const choiceFields: Record<ChoiceName, readonly (keyof ListAddress)[]> = {
  find: ['find'],
  status: ['status'],
  estimators: ['estimator'],
  insurers: ['insurer'],
  vehicleTypes: ['type'],
  period: ['period', 'months', 'of'],
  total: [],
  archived: ['archived'],
};

export function withoutChoice(address: ListAddress, choice: ChoiceName): ListAddress {
  const gone = choiceFields[choice];
  return Object.fromEntries(
    Object.entries(whole(address)).filter(([field]) => !gone.includes(field as keyof ListAddress)),
  );
}

export function isNarrowed(address: ListAddress): boolean {
  const { sort: _sort, direction: _direction, ...choices } = whole(address);
  return Object.keys(choices).length > 0;
}

/** Parameters of the request. Days and months are the company's, as in its reports, wherever the reader is. */
export function listQuery(address: ListAddress, now: Date, zone: TimeZone) {
  const {
    find,
    status,
    estimator,
    insurer,
    type,
    period,
    months,
    of = 'updated',
    archived,
    sort,
    direction,
  } = address;
  return {
    ...(find && { find: find.slice(0, 100) }),
    ...(status && { status: status.join(',') }),
    ...(estimator && { estimators: JSON.stringify(estimator) }),
    ...(insurer && { insurers: JSON.stringify(insurer) }),
    ...(type && { vehicleTypes: type.join(',') }),
    ...(period && { period: of, ...spanOf(period, now, zone) }),
    ...(months && { period: of, ...momentsOf(monthsIn(months) ?? { first: months, last: months }, zone) }),
    ...(archived && { archived }),
    ...(sort && { sort }),
    ...(direction && { direction }),
  };
}

export function pageQuery({ page, after, before }: ListAddress) {
  return { ...(page && { page: String(page) }), ...(after && { after }), ...(before && { before }) };
}

function spanOf(period: ListPeriod, now: Date, zone: TimeZone): { from: string; until?: string } {
  const today = dayIn(zone, now.getTime());
  switch (period) {
    case 'today':
      return { from: startOf(today, zone) };
    case 'last-7-days':
      return { from: startOf(dayAfter(today, -7), zone) };
    case 'last-30-days':
      return { from: startOf(dayAfter(today, -30), zone) };
    case 'last-90-days':
      return { from: startOf(dayAfter(today, -90), zone) };
    case 'this-month':
      return { from: monthStart(now, 0, zone) };
    case 'last-month':
      return { from: monthStart(now, -1, zone), until: monthStart(now, 0, zone) };
    case 'last-12-weeks':
      return { from: new Date(Date.parse(weekStart(now, zone)) - 11 * weekMs).toISOString() };
  }
}

const weekMs = 7 * 24 * 3_600_000;

function startOf(day: string, zone: TimeZone): string {
  return new Date(instantIn(zone, { day, minute: 0 })).toISOString();
}

/** The first instant of the company's month, so many months later. */
export function monthStart(now: Date, months: number, zone: TimeZone): string {
  const [year = 0, month = 1] = dayIn(zone, now.getTime()).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  return startOf(first.toISOString().slice(0, 10), zone);
}

/** Weeks begin on Sunday. */
export function weekStart(now: Date, zone: TimeZone): string {
  const today = dayIn(zone, now.getTime());
  return startOf(dayAfter(today, -new Date(`${today}T00:00:00Z`).getUTCDay()), zone);
}
