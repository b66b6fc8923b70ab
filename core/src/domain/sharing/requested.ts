import type { EstimateContent } from '../estimates/estimate.ts';
import { unitPrice } from '../estimates/line.ts';
import type { Priced } from '../estimates/price.ts';
import type { WorkItem } from '../estimates/work-item.ts';
import { type Cents, noMoney, subtract, type TenthHours } from '../units.ts';
import { amountsByLine, itemTotal } from './line-amounts.ts';
import type { Proposal } from './proposal.ts';

/** What a request would change on one line of the version it was made to. */
export interface RequestedChange {
  readonly hours: readonly { readonly name: string; readonly from: TenthHours; readonly to: TenthHours }[];
  readonly price: { readonly from: Cents; readonly to: Cents } | null;
  /** Before taxes and what is reckoned on the whole repair. */
  readonly change: Cents;
}

/** Null where the version has no such line. `proposal` null: the line is not paid at all. */
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
