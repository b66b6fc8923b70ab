import {
  type EstimateChoice,
  type EstimatePage,
  listLimits,
  type SortColumn,
  type Sum,
} from '@dre/core/contract/estimates/estimate-list';
import { accept, refuse } from '@dre/core/domain/result';
import type { Db } from '../../../database/connections/connection.ts';
import { type EstimateContext, refusedFor } from '../record/access.ts';
import { activeChoices, type ListFilter, filterFor, isCounted, withoutChoice } from './list-filter.ts';
import { cursorOf, type ListOrder, type SortKey, placeAt } from './list-order.ts';
import {
  filteredStatusSums,
  estimatesOf,
  type Found,
  found,
  type Listed,
  type StatusSum,
  statusSums,
} from './list-queries.ts';
import { repliesDueOf } from './replies-due-queries.ts';

export interface OrderOptions {
  readonly sort?: SortColumn;
  readonly direction?: 'ascending' | 'descending';
}

export type ListQuery = EstimateChoice &
  OrderOptions & { readonly page?: string; readonly after?: string; readonly before?: string };

const unreadable = { kind: 'invalid-request' } as const;

export async function listEstimates(context: EstimateContext, query: ListQuery) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const chosen = filterFor(query);
  const order = requestedOrder(query);
  const start = startOf(order, query);
  if (chosen === undefined || start === undefined) return refuse(unreadable);
  const hits = await found(trx, chosen.words);
  const counting = countOf(trx, chosen, hits);
  const [count, page] = await Promise.all([counting, pageOf({ trx, chosen, hits, order, counting }, start)]);
  const unanswered = await repliesDueOf(
    trx,
    page.items.map(({ id }) => id),
  );
  return accept({
    ...page,
    items: page.items.map((row) => ({ ...row, toAnswer: unanswered.get(row.id) ?? 0 })),
    ...count,
    isFoundInPart: hits?.isInPart ?? false,
    without: page.items.length === 0 ? await withoutEach(trx, chosen, hits) : [],
  } satisfies EstimatePage);
}

/** Most columns sort from A to Z; money and time start with the greatest and the latest. */
export function requestedOrder({ sort = 'updated', direction }: OrderOptions): ListOrder {
  const usual = sort === 'updated' || sort === 'total' || sort === 'number' ? 'descending' : 'ascending';
  return { column: sort, isDescending: (direction ?? usual) === 'descending' };
}

interface Start {
  readonly page: number;
  readonly after: SortKey | undefined;
  readonly before: SortKey | undefined;
}

function startOf(order: ListOrder, { page, after, before }: ListQuery): Start | undefined {
  const [afterPlace, beforePlace] = [after, before].map((cursor) =>
    cursor === undefined ? undefined : placeAt(order, cursor),
  );
  const isUnread = (after !== undefined && !afterPlace) || (before !== undefined && !beforePlace);
  return isUnread ? undefined : { page: Number(page ?? 1), after: afterPlace, before: beforePlace };
}

interface Listing {
  readonly trx: Db;
  readonly chosen: ListFilter;
  readonly hits: Found | undefined;
  readonly order: ListOrder;
  /** Awaited only for a page that cannot be found without it. */
  readonly counting: ReturnType<typeof countOf>;
}

const size = listLimits.page;

/** Starts at the row of a cursor if the caller has one, else counts pages from the nearer end. */
async function pageOf(listing: Listing, start: Start) {
  const { trx, chosen, hits, order } = listing;
  const read = (options: { limit: number; skip?: number; beyond?: SortKey; isReversed?: boolean }) =>
    estimatesOf(trx, chosen, hits, { order, skip: 0, isReversed: false, ...options });
  if (start.after !== undefined && start.page > 1) {
    const rows = await read({ beyond: start.after, limit: size + 1 });
    if (rows.length > 0) return replyPage(order, rows.slice(0, size), start.page, rows.length > size);
  }
  if (start.before !== undefined && start.page > 1) {
    const rows = await read({ beyond: start.before, limit: size, isReversed: true });
    // Fewer: estimates were removed from the front meanwhile, so the first page is read.
    if (rows.length === size) return replyPage(order, rows, start.page, true);
  }
  // The first page starts the list, however long it is.
  const all = start.page === 1 ? null : (await listing.counting).all;
  const { page, skip, limit, isReversed } = numbered(start.page, all);
  const rows = await read({ skip, limit: isReversed ? limit : limit + 1, isReversed });
  const hasNext = isReversed ? skip > 0 : rows.length > limit;
  return replyPage(order, rows.slice(0, limit), page, hasNext);
}

/**
 * The position of a numbered page among a known or unknown number of rows. A page too far from both ends becomes the
 * last one within reach.
 */
function numbered(wanted: number, all: Sum | null) {
  const reach = listLimits.blindPages;
  if (all === null) {
    const page = Math.min(wanted, reach);
    return { page, skip: (page - 1) * size, limit: size, isReversed: false };
  }
  const pages = Math.max(1, Math.ceil(all.estimates / size));
  const inList = Math.min(wanted, pages);
  const isNearEnd = pages - inList < inList - 1;
  if (!isNearEnd || pages - inList > reach) {
    const page = Math.min(inList, reach);
    return { page, skip: (page - 1) * size, limit: size, isReversed: false };
  }
  const skip = Math.max(0, all.estimates - inList * size);
  return { page: inList, skip, limit: Math.min(size, all.estimates - (inList - 1) * size), isReversed: true };
}

function replyPage(order: ListOrder, rows: readonly Listed[], page: number, hasNext: boolean) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    items: rows.map(listed),
    page,
    hasNext,
    first: first === undefined ? null : cursorOf(order, first),
    last: last === undefined ? null : cursorOf(order, last),
    pageTotal: rows.reduce((sum, { total }) => sum + Number(total), 0),
  };
}

function listed({ vin_tail, open_lines, updated_at, sent_at, total, ...row }: Listed) {
  const { status: _status, created_at: _created, ...shown } = row;
  return {
    ...shown,
    vinTail: vin_tail,
    openLines: open_lines,
    total: Number(total),
    updatedAt: updated_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
  };
}

/** Counts by status, ignoring the status filter, and the count of the filtered estimates. */
export async function countOf(trx: Db, chosen: ListFilter, hits: Found | undefined) {
  const ofAnyStatus = { ...chosen, statuses: [] };
  const statuses = isCounted(chosen)
    ? await statusSums(trx, chosen.isArchived)
    : await filteredStatusSums(trx, ofAnyStatus, hits);
  if (statuses !== undefined) {
    const isChosen = ({ status }: StatusSum) =>
      chosen.statuses.length === 0 || chosen.statuses.includes(status);
    return { statuses, all: sumOf(statuses.filter(isChosen)) };
  }
  const some = chosen.statuses.length === 0 ? undefined : await filteredStatusSums(trx, chosen, hits);
  return { statuses: null, all: some === undefined ? null : sumOf(some) };
}

function sumOf(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (all, { estimates, total }) => ({ estimates: all.estimates + estimates, total: all.total + total }),
    { estimates: 0, total: 0 },
  );
}

/** The counts without each condition, to suggest which one to drop from an empty list. */
async function withoutEach(trx: Db, chosen: ListFilter, hits: Found | undefined) {
  const counts: EstimatePage['without'] = [];
  for (const choice of activeChoices(chosen)) {
    const rest = withoutChoice(chosen, choice);
    const { all } = await countOf(trx, rest, choice === 'find' ? undefined : hits);
    counts.push({ choice, estimates: all?.estimates ?? listLimits.counted });
  }
  return counts.filter(({ estimates }) => estimates > 0);
}
