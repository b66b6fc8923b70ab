import type { ChoiceName, EstimateChoice, PeriodField } from '@dre/core/contract/estimates/estimate-list';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { queryKeys } from '@dre/core/domain/estimates/intake/search-keys';
import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';

/** The estimates a list shows: every given condition must hold. */
export interface ListFilter {
  readonly words: readonly string[];
  readonly statuses: readonly Status[];
  readonly estimators: readonly string[];
  readonly insurers: readonly string[];
  readonly vehicleTypes: readonly VehicleType[];
  readonly period: Period | undefined;
  readonly totalFrom: number | undefined;
  readonly totalBelow: number | undefined;
  readonly isArchived: boolean;
}

export interface Period {
  readonly field: PeriodField;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** The filter of a request; undefined if it cannot be read. */
export function filterFor(choice: EstimateChoice): ListFilter | undefined {
  const estimators = namesIn(choice.estimators);
  const insurers = namesIn(choice.insurers);
  const period = periodOf(choice);
  if (estimators === undefined || insurers === undefined || period === null) return undefined;
  return {
    words: queryKeys(choice.find ?? ''),
    statuses: wordsIn<Status>(choice.status),
    vehicleTypes: wordsIn<VehicleType>(choice.vehicleTypes),
    estimators,
    insurers,
    period,
    totalFrom: numberIn(choice.totalFrom),
    totalBelow: numberIn(choice.totalBelow),
    isArchived: choice.archived === 'yes',
  };
}

export const everything: ListFilter = {
  words: [],
  statuses: [],
  estimators: [],
  insurers: [],
  vehicleTypes: [],
  period: undefined,
  totalFrom: undefined,
  totalBelow: undefined,
  isArchived: false,
};

/** True if the stored sums cover this filter: they know statuses and archiving only. */
export function isCounted(chosen: ListFilter): boolean {
  return activeChoices({ ...chosen, statuses: [], isArchived: false }).length === 0;
}

export function activeChoices(chosen: ListFilter): ChoiceName[] {
  const lists = ['estimators', 'insurers', 'vehicleTypes'] as const;
  return [
    ...(chosen.words.length > 0 ? (['find'] as const) : []),
    ...(chosen.statuses.length > 0 ? (['status'] as const) : []),
    ...lists.filter((list) => chosen[list].length > 0),
    ...(chosen.period === undefined ? [] : (['period'] as const)),
    ...(chosen.totalFrom === undefined && chosen.totalBelow === undefined ? [] : (['total'] as const)),
    ...(chosen.isArchived ? (['archived'] as const) : []),
  ];
}

export function withoutChoice(chosen: ListFilter, name: ChoiceName): ListFilter {
  const { words, statuses, period, isArchived, totalFrom, totalBelow } = everything;
  const blank: Record<ChoiceName, Partial<ListFilter>> = {
    find: { words },
    status: { statuses },
    estimators: { estimators: [] },
    insurers: { insurers: [] },
    vehicleTypes: { vehicleTypes: [] },
    period: { period },
    total: { totalFrom, totalBelow },
    archived: { isArchived },
  };
  return { ...chosen, ...blank[name] };
}

/** Null if the dates cannot be read. */
function periodOf({ period: field, from, until }: EstimateChoice): Period | undefined | null {
  if (field === undefined) return undefined;
  const [first, last] = [momentIn(from), momentIn(until)];
  return first === null || last === null ? null : { field, from: first, until: last };
}

function momentIn(text: string | undefined): Date | undefined | null {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function namesIn(text: string | undefined): string[] | undefined {
  if (text === undefined) return [];
  try {
    const names: unknown = JSON.parse(text);
    const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
    return areNames ? (names as string[]) : undefined;
  } catch {
    return undefined;
  }
}

function wordsIn<Word extends string>(text: string | undefined): Word[] {
  return text === undefined ? [] : (text.split(',') as Word[]);
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
