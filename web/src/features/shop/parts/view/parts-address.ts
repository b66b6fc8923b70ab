import { type PartQueue, partQueues } from '@dre/core/domain/shop/parts/part-queues';

/** The state of the desk that is linked and returned to. */
export interface PartFilters {
  readonly queue: PartQueue | null;
  readonly find: string;
  readonly vendor: readonly string[];
  /** Numbers of repair orders. */
  readonly order: readonly string[];
  /** The row that is open. */
  readonly part: string | null;
  /** The id of the purchase order in the panel; without one it follows the open row. */
  readonly purchase: string | null;
}

export type PartsSearch = {
  readonly [Field in 'queue' | 'find' | 'vendor' | 'order' | 'part' | 'purchase']?: string;
};

/** Unreadable parameters are ignored: an old link shows more rows instead of an error. */
export function partFilters(search: PartsSearch): PartFilters {
  return {
    queue: partQueues.find((queue) => queue === search.queue) ?? null,
    find: search.find ?? '',
    vendor: namesIn(search.vendor),
    order: namesIn(search.order),
    part: search.part ?? null,
    purchase: search.purchase ?? null,
  };
}

export function partsSearchOf({ queue, find, vendor, order, part, purchase }: PartFilters): PartsSearch {
  return {
    ...(queue !== null && { queue }),
    ...(find !== '' && { find }),
    ...(vendor.length > 0 && { vendor: JSON.stringify(vendor) }),
    ...(order.length > 0 && { order: JSON.stringify(order) }),
    ...(part !== null && { part }),
    ...(purchase !== null && { purchase }),
  };
}

/** The address without find and filters. */
export function withoutFilters(address: PartFilters): PartFilters {
  return { ...address, queue: null, find: '', vendor: [], order: [] };
}

function namesIn(text: string | undefined): readonly string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
