import type { LaborType } from '../catalogue/trade-words.ts';
import { perUnitLabels, quantityText } from '../catalogue/unit-labels.ts';
import { agreedValuesText } from '../estimates/wording/agreed-values-text.ts';
import { billedTotals } from '../estimates/pricing/payers/billed-totals.ts';
import type { EstimateContent } from '../estimates/model/estimate.ts';
import { isInTotals, isPriced, type Line, unitPrice } from '../estimates/model/line.ts';
import type { Priced } from '../estimates/pricing/price-estimate.ts';
import { dollars, hours, percentage } from '../number-text.ts';
import { hoursTermText } from '../estimates/wording/hours-explanation-text.ts';
import { deductionLabels, stepsToInsurer } from '../estimates/pricing/payers/settlement-steps.ts';
import { operationNames } from '../estimates/wording/trade-labels.ts';
import { knownBookHours } from '../estimates/pricing/values/billed-hours.ts';
import type { WorkItem } from '../estimates/pricing/values/work-item.ts';
import { type Cents, noMoney, noTime, subtract, type TenthHours } from '../units.ts';
import { type BookNames, causeName, zoneLabel } from './book-names.ts';
import { itemTotal } from './line-amounts.ts';
import type { AmountRow } from './owner-view.ts';
import { isAnswerable, isPaidByClaim, mayPropose } from './proposal.ts';
import { unitNameAndType } from './unit-name.ts';

/** The insurer's page: every line with its hours and why they are billed. */
export interface InsurerView {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly lines: readonly InsurerLine[];
  /** Line numbers missing from the list, each with the reason. */
  readonly absent: readonly AbsentLine[];
  /** These add up to the subtotal, which with the discount and the taxes gives the gross. */
  readonly rows: readonly AmountRow[];
  readonly subtotal: Cents;
  readonly taxes: readonly AmountRow[];
  readonly gross: Cents;
  /** Amounts the insurer does not pay; with the gross they add up to the net. */
  readonly steps: readonly AmountRow[];
  readonly net: Cents;
}

export interface AbsentLine {
  readonly number: number;
  /** "is prior damage, not part of this estimate". */
  readonly why: string;
}

export interface InsurerLine {
  readonly key: string;
  /** The line an answer refers to. Null: it follows the line above, or another party pays it. */
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
  /** Other payers and unpaid portions: Customer pays; Betterment 20%. */
  readonly marks: readonly string[];
  /** For one sales unit: "each", "per ft". */
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
  /** Null: the book has no such work. */
  readonly book: TenthHours | null;
  readonly billed: TenthHours;
  readonly isIncluded: boolean;
  readonly mayPropose: boolean;
  /** One sentence for each step. */
  readonly why: readonly string[];
}

export function insurerView(content: EstimateContent, priced: Priced, names: BookNames): InsurerView {
  const { totals, settlement, items } = priced;
  return {
    facts: factsOf(content, names),
    lines: items.filter(({ line }) => isInTotals(line)).map((item) => lineOf(item, content, names)),
    absent: absentLines(content),
    rows: rowsOf(content, priced),
    subtotal: totals.subtotal,
    taxes: taxesOf(priced),
    gross: totals.gross,
    steps: stepsToInsurer(priced, content.claim).map(({ kind, amount }) => ({
      label: deductionLabels[kind],
      amount: subtract(noMoney, amount),
    })),
    net: settlement.insurer,
  };
}

function factsOf(
  { claim, loss, parties, unit, heading }: EstimateContent,
  { causes }: BookNames,
): InsurerView['facts'] {
  const { insured, customer, owner, adjuster } = parties;
  const facts: readonly (readonly [string, string])[] = [
    ['Claim', claim.number],
    ['Policy', claim.policy],
    ['Insurer', parties.insurer.name || parties.insurer.company],
    ['Adjuster', adjuster.name],
    ['Insured', insured.name],
    ['Customer', [customer, owner].map(({ name }) => name).find((name) => name !== insured.name) ?? ''],
    ['Date of loss', loss.date ?? ''],
    ['Loss', [loss.kind, causeName(loss.cause, causes)].filter(Boolean).join(', ')],
    ['Vehicle', unitNameAndType(unit)],
    ['VIN', unit.coachVin || unit.chassisVin],
    ['Estimator', heading.estimator],
  ];
  return facts.filter(([, value]) => value.trim() !== '').map(([label, value]) => ({ label, value }));
}

function absentLines({ lines }: EstimateContent): readonly AbsentLine[] {
  return lines
    .filter((line) => !isInTotals(line))
    .map((line) => ({ number: line.number, why: whyAbsent(line) }))
    .toSorted((one, other) => one.number - other.number);
}

function whyAbsent(line: Line): string {
  if (!isPriced(line)) return 'is a remark without a price';
  if (line.priorDamage === 'unrelated') return 'is prior damage, not part of this estimate';
  if (line.payer === 'excluded') return 'is excluded, not part of this estimate';
  return 'is possible work, not part of the total';
}

function lineOf(item: WorkItem, { profile, claim }: EstimateContent, names: BookNames): InsurerLine {
  const { line, key, parent } = item;
  const needsAnswer = isAnswerable(item) && isPaidByClaim(line, claim);
  return {
    key,
    lineId: needsAnswer ? key : null,
    isChild: parent !== null,
    number: line.number,
    place: zoneLabel(line.place, names),
    description: line.description,
    operation: operationOf(line),
    quantity: quantityOf(item),
    partNumber: line.partNumber,
    hours: hoursOf(item, profile),
    marks: [...(parent === null ? marksOf(line, claim) : []), ...agreedMark(item)],
    price: unitPrice(line),
    priceFor: perUnitLabels(line.unit),
    bookPrice: line.book?.price ?? null,
    mayProposePrice: needsAnswer,
    amount: itemTotal(item, profile),
    note: line.note,
  };
}

/** "Canvas sewing, sublet" does not get "sublet" again. */
function operationOf({ operation, description }: Line): string {
  if (operation === null) return '';
  const name = operationNames[operation];
  return description
    .toLowerCase()
    .split(/[^a-z&]+/)
    .includes(name.toLowerCase())
    ? ''
    : name;
}

/** Quantity one is omitted, and hours derived by a rule have no quantity. */
function quantityOf({ line, parent }: WorkItem): string {
  const { quantity, unit } = line;
  const isUnsaid = (quantity === 1_000 && unit === 'each') || (parent !== null && unitPrice(line) === 0);
  return isUnsaid ? '' : quantityText(quantity, unit);
}

function marksOf(line: Line, { payer }: EstimateContent['claim']): readonly string[] {
  const { betterment } = line;
  return [
    ...(line.payer === 'customer' ? ['Customer pays'] : []),
    ...(line.payer === 'warranty' && payer === 'insurance' ? ['Warranty pays'] : []),
    ...(line.priorDamage === 'related' ? ['Related prior damage, taken off below'] : []),
    ...(betterment === null
      ? []
      : [
          `Betterment ${betterment.kind === 'percent' ? percentage(betterment.percent) : dollars(betterment.amount)}`,
        ]),
  ];
}

function agreedMark(item: WorkItem): readonly string[] {
  const agreed = agreedValuesText(item);
  return agreed === '' ? [] : [agreed];
}

function hoursOf(item: WorkItem, profile: EstimateContent['profile']): readonly InsurerHours[] {
  return item.hours.map(({ type, book, billed, isIncluded, terms }) => ({
    type,
    name: profile.labor[type].name,
    book: knownBookHours({ book, terms }),
    billed,
    isIncluded,
    mayPropose: item.parent === null && mayPropose(item.line, type),
    why: terms.map((term) =>
      term.amount === 0
        ? hoursTermText(term, profile)
        : `${hoursTermText(term, profile)}: ${hours(term.amount)}`,
    ),
  }));
}

/** The billed rows, with each markup and discount in a row of its own. */
function rowsOf({ profile }: EstimateContent, { totals, settlement }: Priced): readonly AmountRow[] {
  return billedTotals({ totals, settlement, profile })
    .map(({ name, label, amount }) => ({
      label: name.kind === 'labor-listed' ? `${label}, ${hours(timeOf(name.type, totals))}` : label,
      amount,
    }))
    .filter(({ amount }) => amount !== 0);
}

function taxesOf({ totals }: Priced): readonly AmountRow[] {
  const rows = [
    { label: 'Discount', amount: subtract(noMoney, totals.discount) },
    ...totals.taxes.map(({ name, amount }) => ({ label: name, amount })),
  ];
  return rows.filter(({ amount }) => amount !== 0);
}

function timeOf(type: LaborType, { labor }: Priced['totals']): TenthHours {
  return labor.find((one) => one.type === type)?.hours ?? noTime;
}
