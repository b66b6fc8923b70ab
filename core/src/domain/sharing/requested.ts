import type { Book } from '../catalogue/book/book.ts';
import { applyEdit } from '../estimates/edits/apply-edit.ts';
import type { Arithmetic } from '../estimates/model/arithmetic.ts';
import type { Estimate, EstimateContent } from '../estimates/model/estimate.ts';
import { unitPrice } from '../estimates/model/line.ts';
import { type Priced, priceEstimate } from '../estimates/pricing/price-estimate.ts';
import type { WorkItem } from '../estimates/pricing/values/work-item.ts';
import { type Cents, noMoney, subtract, type TenthHours } from '../units.ts';
import { amountsByLine, itemTotal } from './line-amounts.ts';
import { denialChanges, type Proposal, proposalChanges } from './proposal.ts';

/** The effect of a request on one line of its version. */
export interface RequestedChange {
  readonly hours: readonly { readonly name: string; readonly from: TenthHours; readonly to: TenthHours }[];
  readonly price: { readonly from: Cents; readonly to: Cents } | null;
  /** Before taxes and adjustments to the whole repair. */
  readonly change: Cents;
}

/** Null if the version has no such line. `proposal` null: the line is not paid at all. */
export function requestedChange(
  { items }: Pick<Priced, 'items'>,
  { profile }: Pick<EstimateContent, 'profile'>,
  key: string,
  proposal: Proposal | null,
): RequestedChange | null {
  const item = items.find((one) => one.key === key);
  if (item === undefined) return null;
  if (proposal === null) {
    const whole = amountsByLine(items, profile).get(key) ?? itemTotal(item, profile);
    return { hours: [], price: null, change: subtract(noMoney, whole) };
  }
  const proposed = proposedItem(item, proposal);
  return {
    hours: item.hours.flatMap(({ type, billed: from }) => {
      const to = proposal.hours.find((one) => one.type === type)?.billed;
      return to === undefined ? [] : [{ name: profile.labor[type].name, from, to }];
    }),
    price: proposal.price === null ? null : { from: unitPrice(item.line), to: proposal.price },
    change: subtract(itemTotal(proposed, profile), itemTotal(item, profile)),
  };
}

function proposedItem(item: WorkItem, { hours, price }: Proposal): WorkItem {
  return {
    ...item,
    hours: item.hours.map((entry) => {
      const billed = hours.find(({ type }) => type === entry.type)?.billed;
      return billed === undefined ? entry : { ...entry, billed };
    }),
    line: price === null ? item.line : { ...item.line, price },
  };
}

/**
 * The change of the total with tax if the request is accepted: priced with and without it, so that discounts, supplies
 * and effects on other lines are included. Null if it cannot be accepted.
 */
export function changeOfTotal(
  version: { readonly estimate: Estimate; readonly book: Book; readonly arithmetic: Arithmetic },
  before: Pick<Priced, 'totals'>,
  key: string,
  proposal: Proposal | null,
): Cents | null {
  const { estimate, book, arithmetic } = version;
  const changes = proposal === null ? denialChanges(estimate, key) : proposalChanges(estimate, key, proposal);
  if (!changes.ok) return null;
  let after: Estimate = { ...estimate, stage: 'draft', draft: 'E01' };
  for (const change of changes.value) {
    const done = applyEdit(after, change, book);
    if (!done.ok) return null;
    after = done.value;
  }
  return subtract(priceEstimate(after, book, arithmetic).totals.gross, before.totals.gross);
}
