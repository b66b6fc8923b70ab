import type { LaborType } from '../catalogue/trade-words.ts';
import { perUnitWords, quantityWords } from '../catalogue/unit-words.ts';
import { billedTotals } from '../estimates/billed-totals.ts';
import type { EstimateContent } from '../estimates/estimate.ts';
import { isInTotals, unitPrice } from '../estimates/line.ts';
import type { Priced } from '../estimates/price.ts';
import { hours } from '../estimates/printed-numbers.ts';
import { hoursTermWords } from '../estimates/reason-words.ts';
import { lessWords, stepsToInsurer } from '../estimates/settlement-steps.ts';
import { operationNames, placeName, type SideNames } from '../estimates/trade-names.ts';
import type { WorkItem } from '../estimates/work-item.ts';
import { type Cents, noMoney, noTime, subtract, type TenthHours } from '../units.ts';
import { itemTotal } from './line-amounts.ts';
import type { AmountRow } from './owner-view.ts';
import { isAnswerable, mayPropose } from './proposal.ts';
import { unitName } from './unit-name.ts';

/** What the insurer reads: every line with its hours and why they are billed. */
export interface InsurerView {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly lines: readonly InsurerLine[];
  readonly rows: readonly AmountRow[];
  readonly gross: Cents;
  /** What the insurer does not pay; with the gross these come to the net. */
  readonly steps: readonly AmountRow[];
  readonly net: Cents;
}

export interface InsurerLine {
  readonly key: string;
  /** What an answer is given to. Null: a rule of the estimate made it of the line above, and it follows that line. */
  readonly lineId: string | null;
  /** It belongs to the line above. */
  readonly isChild: boolean;
  readonly number: number;
  readonly place: string;
  readonly description: string;
  readonly operation: string;
  readonly quantity: string;
  readonly partNumber: string;
  readonly hours: readonly InsurerHours[];
  /** For one of what it is sold by: "each", "per ft". */
  readonly price: Cents;
  readonly priceFor: string;
  readonly bookPrice: Cents | null;
  readonly mayProposePrice: boolean;
  readonly amount: Cents;
  readonly note: string;
}

export interface InsurerHours {
  readonly type: LaborType;
  readonly name: string;
  readonly book: TenthHours;
  readonly billed: TenthHours;
  readonly isIncluded: boolean;
  readonly mayPropose: boolean;
  /** One sentence a step. */
  readonly why: readonly string[];
}

export function insurerView(content: EstimateContent, priced: Priced, names: SideNames): InsurerView {
  const { totals, settlement, items } = priced;
  return {
    facts: factsOf(content),
    lines: items.filter(({ line }) => isInTotals(line)).map((item) => lineOf(item, content, names)),
    rows: rowsOf(content, priced),
    gross: totals.gross,
    steps: stepsToInsurer(priced, content.claim).map(({ kind, amount }) => ({
      label: lessWords[kind],
      amount: subtract(noMoney, amount),
    })),
    net: settlement.insurer,
  };
}

function factsOf({ claim, loss, parties, unit, heading }: EstimateContent): InsurerView['facts'] {
  const { insured, customer, owner, adjuster } = parties;
  const facts: readonly (readonly [string, string])[] = [
    ['Claim', claim.number],
    ['Policy', claim.policy],
    ['Insurer', parties.insurer.name || parties.insurer.company],
    ['Adjuster', adjuster.name],
    ['Insured', [insured, customer, owner].map(({ name }) => name).find(Boolean) ?? ''],
    ['Date of loss', loss.date ?? ''],
    ['Loss', [loss.kind, loss.cause].filter(Boolean).join(', ')],
    ['Vehicle', unitName(unit)],
    ['VIN', unit.coachVin || unit.chassisVin],
    ['Estimator', heading.estimator],
  ];
  return facts.filter(([, value]) => value.trim() !== '').map(([label, value]) => ({ label, value }));
}

function lineOf(item: WorkItem, { profile }: EstimateContent, names: SideNames): InsurerLine {
  const { line, key, parent } = item;
  return {
    key,
    lineId: isAnswerable(item) ? key : null,
    isChild: parent !== null,
    number: line.number,
    place: placeName(line.place, names),
    description: line.description,
    operation: line.operation === null ? '' : operationNames[line.operation],
    // Hours a rule made are not so many of anything.
    quantity: parent !== null && unitPrice(line) === 0 ? '' : quantityWords(line.quantity, line.unit),
    partNumber: line.partNumber,
    hours: hoursOf(item, profile),
    price: unitPrice(line),
    priceFor: perUnitWords(line.unit),
    bookPrice: line.book?.price ?? null,
    mayProposePrice: isAnswerable(item),
    amount: itemTotal(item, profile),
    note: line.note,
  };
}

function hoursOf(item: WorkItem, profile: EstimateContent['profile']): readonly InsurerHours[] {
  return item.hours.map(({ type, book, billed, isIncluded, terms }) => ({
    type,
    name: profile.labor[type].name,
    book,
    billed,
    isIncluded,
    mayPropose: item.parent === null && mayPropose(item.line, type),
    why: terms.map((term) =>
      term.amount === 0
        ? hoursTermWords(term, profile)
        : `${hoursTermWords(term, profile)}: ${hours(term.amount)}`,
    ),
  }));
}

/** What lines say, and each markup and discount in a row of its own. */
function rowsOf({ profile }: EstimateContent, { totals, settlement }: Priced): readonly AmountRow[] {
  const rows: readonly AmountRow[] = [
    ...billedTotals({ totals, settlement, profile }).map(({ name, label, amount }) => ({
      label: name.kind === 'labor-listed' ? `${label}, ${hours(timeOf(name.type, totals))}` : label,
      amount,
    })),
    { label: 'Discount', amount: subtract(noMoney, totals.discount) },
    ...totals.taxes.map(({ name, amount }) => ({ label: name, amount })),
  ];
  return rows.filter(({ amount }) => amount !== 0);
}

function timeOf(type: LaborType, { labor }: Priced['totals']): TenthHours {
  return labor.find((one) => one.type === type)?.hours ?? noTime;
}
