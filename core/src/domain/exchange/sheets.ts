import { deductionLabels, stepsToNet } from '../estimates/pricing/payers/settlement-steps.ts';
import { laborTypes } from '../catalogue/trade-words.ts';
import { unitLabels } from '../catalogue/unit-labels.ts';
import { billedTotals } from '../estimates/pricing/payers/billed-totals.ts';
import type { EstimateContent } from '../estimates/model/estimate.ts';
import { itemAmounts } from '../estimates/pricing/totals/item-amounts.ts';
import { type Line, unitPrice } from '../estimates/model/line.ts';
import { categoryLabels, sourceLabels } from '../estimates/model/category-labels.ts';
import type { Priced } from '../estimates/pricing/price-estimate.ts';
import { categories } from '../estimates/model/profile.ts';
import { operationNames, locationName, type SideNames } from '../estimates/wording/trade-labels.ts';
import type { WorkItem } from '../estimates/pricing/values/work-item.ts';

/** Numbers are integers of the smallest unit: 41275 with two decimals is 412.75. */
export type Cell = string | { readonly value: number; readonly decimals: number };

export interface Sheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** An estimate as tables: every line with the items rules derived from it, and the totals. */
export function estimateSheets(
  content: EstimateContent,
  priced: Priced,
  sides: SideNames,
): readonly [Sheet, Sheet] {
  return [lineSheet(content, priced, sides), totalSheet(content, priced)];
}

const money = (value: number): Cell => ({ value, decimals: 2 });
const hours = (value: number): Cell => ({ value, decimals: 1 });

function lineSheet({ profile }: EstimateContent, { items }: Priced, sides: SideNames): Sheet {
  const types = laborTypes.filter((type) =>
    items.some((item) => item.hours.some((one) => one.type === type)),
  );
  const columns: readonly (readonly [string, (item: WorkItem) => Cell])[] = [
    ['Line', ({ line }) => ({ value: line.number, decimals: 0 })],
    ['Made by', ({ rule }) => (rule === null ? 'estimator' : `rule: ${rule}`)],
    ['Place', ({ line }) => locationName(line.place, sides)],
    ['Operation', ({ line }) => (line.operation === null ? '' : operationNames[line.operation])],
    ['Description', ({ line }) => line.description],
    ['Part number', ({ line }) => line.partNumber],
    [
      'Part source',
      (item) => (itemAmounts(item, profile).part === 0 ? '' : sourceLabels[item.line.partSource]),
    ],
    ['Quantity', ({ line }) => ({ value: line.quantity, decimals: 3 })],
    ['Unit', ({ line }) => unitLabels[line.unit]],
    ['Unit price', ({ line }) => money(unitPrice(line))],
    ...types.map(
      (type) =>
        [
          `${profile.labor[type].name} hours`,
          (item: WorkItem) => hours(sumOf(item, (one) => (one.type === type ? one.billed : 0))),
        ] as const,
    ),
    ['Book hours', (item) => hours(sumOf(item, ({ book }) => book))],
    ['Included', ({ hours: all }) => (all.some(({ isIncluded }) => isIncluded) ? 'Incl.' : '')],
    ['Parts', (item) => money(itemAmounts(item, profile).part)],
    ['Labor', (item) => money(itemAmounts(item, profile).labor)],
    ['Sublet', (item) => money(itemAmounts(item, profile).sublet)],
    ['Other', (item) => money(itemAmounts(item, profile).other)],
    ['Payer', ({ line }) => line.payer],
    ['Standing', ({ line }) => lineStatus(line)],
    ['Note', ({ line }) => line.note],
  ];
  return {
    name: 'Lines',
    headings: columns.map(([heading]) => heading),
    rows: items.map((item) => columns.map(([, cell]) => cell(item))),
  };
}

function sumOf({ hours: all }: WorkItem, value: (one: WorkItem['hours'][number]) => number): number {
  return all.reduce((total, one) => total + value(one), 0);
}

function lineStatus({ source, state, priorDamage }: Line): string {
  if (source.kind === 'comment') return 'comment';
  if (priorDamage !== 'none') return `${priorDamage} prior damage`;
  return state;
}

function totalSheet({ profile }: EstimateContent, { totals, settlement }: Priced): Sheet {
  const rows: (readonly [string, Cell])[] = [
    ...billedTotals({ totals, settlement, profile }).map(
      ({ category, label, amount }) => [`${categoryLabels[category]}: ${label}`, money(amount)] as const,
    ),
    ...categories.map((category) => [categoryLabels[category], money(totals.categories[category])] as const),
    ['Subtotal', money(totals.subtotal)],
    ['Discount', money(0 - totals.discount)],
    ...totals.taxes.map(({ name, amount }) => [`Tax: ${name}`, money(amount)] as const),
    ['Total cost of repairs', money(totals.gross)],
    ...stepsToNet({ totals, settlement }).map(
      ({ kind, amount }) => [deductionLabels[kind], money(0 - amount)] as const,
    ),
    ['Net payable', money(settlement.net)],
    ['Insurer pays', money(settlement.insurer)],
    ['Customer pays', money(settlement.customer)],
    ['Warranty pays', money(settlement.warranty)],
  ];
  return { name: 'Totals', headings: ['What', 'Amount'], rows };
}

/** The digits of a number with its decimal point. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const { value, decimals } = cell;
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${value < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
}
