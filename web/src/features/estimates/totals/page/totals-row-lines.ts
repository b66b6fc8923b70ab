import { hoursTermText } from '@dre/core/domain/estimates/wording/hours-explanation-text';
import {
  chargeListed,
  extendedPrice,
  subletQuote,
} from '@dre/core/domain/estimates/pricing/totals/item-amounts';
import { isInTotals, priceCategory } from '@dre/core/domain/estimates/model/line';
import { billedTotals } from '@dre/core/domain/estimates/pricing/payers/billed-totals';
import type { Category, Profile } from '@dre/core/domain/estimates/model/profile';
import type { PayerGroup } from '@dre/core/domain/estimates/pricing/values/payer-group';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { itemTotal } from '@dre/core/domain/sharing/line-amounts';
import { type Cents, noTime, subtract, sum } from '@dre/core/domain/units';
import { amount as money, hours } from '../../../../lib/text/format.ts';
import type { TotalsRow } from '../totals-rows.ts';

/** A line and its contribution to a number. Without key and number: the remainder beyond the lines. */
export interface TotalsRowLine {
  readonly key: string | null;
  readonly number: number | null;
  readonly description: string;
  readonly adds: string;
  /** Explains the hours; empty without any. */
  readonly why: string;
}

/** The lines of a number; empty if it is the sum of other numbers. */
export function totalsRowLines(
  { name, key, from, amount }: Pick<TotalsRow, 'name' | 'key' | 'from' | 'amount'>,
  items: readonly WorkItem[],
): readonly TotalsRowLine[] {
  const { profile } = from;
  const group = key === 'unrelated' ? 'unrelated' : payerGroupOfTotal[name.kind];
  if (group !== undefined) {
    const own = items.filter((item) => item.payerGroup === group);
    const amounts = own.map((item) => [item, itemTotal(item, profile)] as const);
    return completed(
      amounts.filter(([, adds]) => adds !== 0),
      amount,
      besides,
    );
  }
  const billed = items.filter(({ line }) => isInTotals(line));
  switch (name.kind) {
    case 'labor-type':
    case 'labor-listed':
      return billed.flatMap((item) => byHours(item, name.type, profile));
    case 'parts-listed':
      return parts(billed.filter(({ line }) => line.partSource === name.source));
    case 'sublet-listed':
      return quotes(billed);
    case 'charge-listed':
      return charges(billed.filter(({ line }) => (line.charge?.kind ?? 'fee') === name.charge));
    case 'category':
      return name.category === 'paint'
        ? painted(billed, profile)
        : ofOnlyPart({ key, from, amount }, name.category, items);
    case 'betterment':
      return bettered(from, billed, amount);
    default:
      return [];
  }
}

/** Lines of a category with a single part: that part has no row of its own to list them. */
function ofOnlyPart(
  totalsRow: Pick<TotalsRow, 'key' | 'from' | 'amount'>,
  category: Category,
  items: readonly WorkItem[],
): readonly TotalsRowLine[] {
  const [only, ...others] = billedTotals(totalsRow.from).filter(
    ({ category: of, name }) => of === category && name.kind !== 'category',
  );
  const isAlone = only !== undefined && others.length === 0 && category !== 'labor';
  return isAlone ? totalsRowLines({ ...totalsRow, name: only.name }, items) : [];
}

const payerGroupOfTotal: Readonly<Record<string, PayerGroup>> = {
  'customer-lines': 'customer',
  'warranty-lines': 'warranty',
  'related-prior-damage': 'related',
  possible: 'possible',
};

/** Line amounts cover labor, part and charges as entered; effects of the whole repair follow in one row. */
const besides = 'Overlap, materials, markups, discounts and taxes with them';

function completed(
  amounts: readonly (readonly [item: WorkItem, adds: Cents])[],
  amount: Cents,
  description: string,
): readonly TotalsRowLine[] {
  const rest = subtract(amount, sum(amounts.map(([, adds]) => adds)));
  const lines = amounts.map(([item, adds]) => row(item, money(adds)));
  if (rest === 0 || lines.length === 0) return lines;
  return [...lines, { key: null, number: null, description: description, adds: money(rest), why: '' }];
}

/** Betterment by line, its automatic items included, as it is calculated. */
function bettered(
  { settlement: { betterment } }: TotalsRow['from'],
  items: readonly WorkItem[],
  amount: Cents,
): readonly TotalsRowLine[] {
  const amounts = items.flatMap((item) => {
    if (item.parent !== null) return [];
    const own = betterment.lines.filter(({ lineId }) => lineId === item.line.id);
    return own.length === 0 ? [] : [[item, sum(own.map((one) => one.amount))] as const];
  });
  return completed(amounts, amount, 'Limited to what is left to pay');
}

function painted(items: readonly WorkItem[], { paintMaterials }: Profile): readonly TotalsRowLine[] {
  return items
    .filter(({ paintHours }) => paintHours !== 0)
    .filter(({ line }) => paintMaterials.countsManualLines || line.source.kind !== 'manual')
    .map((item) => row(item, `${hours(item.paintHours)} h`));
}

function quotes(items: readonly WorkItem[]): readonly TotalsRowLine[] {
  return items.filter((item) => subletQuote(item) !== 0).map((item) => row(item, money(subletQuote(item))));
}

function parts(items: readonly WorkItem[]): readonly TotalsRowLine[] {
  return items
    .filter((item) => priceCategory(item.line) === 'parts' && extendedPrice(item) !== 0)
    .map((item) => row(item, money(extendedPrice(item))));
}

function charges(items: readonly WorkItem[]): readonly TotalsRowLine[] {
  return items.filter((item) => chargeListed(item) !== 0).map((item) => row(item, money(chargeListed(item))));
}

function byHours(item: WorkItem, type: string, profile: Profile): readonly TotalsRowLine[] {
  const entry = item.hours.find((one) => one.type === type);
  if (entry === undefined || entry.billed === noTime) return [];
  const { terms, billed } = entry;
  // The hours of a single step are printed beside it already.
  const isSingle = terms.length === 1;
  const why = terms
    .map((term) => termText(hoursTermText(term, profile), isSingle ? 0 : term.amount))
    .join('; ');
  return [{ ...row(item, `${hours(billed)} h`), why }];
}

/** A step without hours is text only: "work at height; Book time: 1.0 h". */
function termText(description: string, billed: number): string {
  return billed === 0 ? description : `${description}: ${hours(billed)} h`;
}

function row({ key, line }: WorkItem, adds: string): TotalsRowLine {
  return { key, number: line.number, description: line.description, adds, why: '' };
}
