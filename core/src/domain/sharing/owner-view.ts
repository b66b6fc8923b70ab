import { type OperationKind, type Side, sides, type VehicleType } from '../catalogue/trade-words.ts';
import { billedTotals } from '../estimates/pricing/payers/billed-totals.ts';
import type { EstimateContent } from '../estimates/model/estimate.ts';
import { isPriced, type Line } from '../estimates/model/line.ts';
import type { Priced } from '../estimates/pricing/price-estimate.ts';
import { hours } from '../number-text.ts';
import type { Category } from '../estimates/model/profile.ts';
import {
  customerSteps,
  type SettlementStep,
  type StepKind,
} from '../estimates/pricing/payers/settlement-steps.ts';
import { type TotalsBucket, totalsBucketOf } from '../estimates/pricing/values/totals-bucket.ts';
import type { SideNames } from '../estimates/wording/trade-labels.ts';
import { type Cents, noMoney, subtract, sum } from '../units.ts';
import { addedWorkByLine, amountsByLine } from './line-amounts.ts';
import { unitName } from './unit-name.ts';

/** The owner's page: no codes, no book hours. */
export interface OwnerView {
  readonly vehicle: string;
  readonly vehicleType: VehicleType | null;
  /** Thousandths of a foot; null if unknown. */
  readonly length: number | null;
  /** The person asked to sign; empty if the estimate names nobody. */
  readonly name: string;
  readonly lossDate: string | null;
  readonly groups: readonly OwnerGroup[];
  readonly gross: Cents;
  readonly rows: readonly AmountRow[];
  readonly payers: readonly AmountRow[];
  /** The components of the owner's amount; empty if a single row says it. */
  readonly yourPart: readonly AmountRow[];
  readonly youPay: AmountRow;
}

type OutsideTotal = Exclude<TotalsBucket, 'in-totals'>;

export interface OwnerGroup {
  readonly name: string;
  readonly amount: Cents;
  readonly lines: readonly OwnerLine[];
  /** Null: part of the total. */
  readonly outside: OutsideTotal | null;
}

export interface OwnerLine {
  readonly id: string;
  readonly number: number;
  readonly description: string;
  /** In the owner's terms; empty if there is nothing to describe. */
  readonly work: string;
  readonly amount: Cents;
  readonly side: Side;
  readonly subSide: string;
  readonly region: string | null;
}

export interface AmountRow {
  readonly label: string;
  readonly amount: Cents;
}

/** Plain terms: owners do not know "R&I". */
export const plainOperations: Readonly<Record<OperationKind, string>> = {
  replace: 'replace',
  ri: 'remove and refit',
  repair: 'repair',
  refinish: 'refinish',
  blend: 'blend the color',
  overhaul: 'overhaul',
  align: 'adjust',
  reseal: 'reseal',
  inspect: 'inspect',
  test: 'test',
  sublet: '',
  fee: '',
};

export function ownerView(content: EstimateContent, priced: Priced, names: SideNames): OwnerView {
  const { unit, parties, loss } = content;
  const { customer, owner, insured } = parties;
  return {
    // The type is told beside it.
    vehicle: unitName({ ...unit, vehicleType: null }),
    vehicleType: unit.vehicleType,
    length: unit.length,
    name: [customer, owner, insured].map((party) => party.name.trim()).find(Boolean) ?? '',
    lossDate: loss.date,
    groups: groupsOf(content, priced, names),
    gross: priced.totals.gross,
    rows: rowsOf(priced, content),
    ...shares(content, priced),
  };
}

function groupsOf(content: EstimateContent, { items }: Priced, names: SideNames): readonly OwnerGroup[] {
  const amounts = amountsByLine(items, content.profile);
  const added = addedWorkByLine(items, content.profile);
  const group = (
    name: string,
    lines: readonly Line[],
    outside: OwnerGroup['outside'] = null,
  ): OwnerGroup[] => {
    if (lines.length === 0) return [];
    const listed = lines.map((line) => ({
      id: line.id,
      number: line.number,
      description: line.description,
      work: workText(line, added.get(line.id) ?? []),
      amount: amounts.get(line.id) ?? noMoney,
      side: line.place.side,
      subSide: line.place.subSide,
      region: line.place.region,
    }));
    return [{ name, amount: sum(listed.map(({ amount }) => amount)), lines: listed, outside }];
  };
  const inBucket = (bucket: TotalsBucket) =>
    content.lines.filter((line) => isPriced(line) && totalsBucketOf(line) === bucket);
  const repaired = inBucket('in-totals');
  return [
    ...sides.flatMap((side) =>
      group(
        names[side],
        repaired.filter(({ place }) => place.side === side),
      ),
    ),
    ...outsideTotal.flatMap(([bucket, name]) => group(name, inBucket(bucket), bucket)),
  ];
}

/** The operation, and the work whose cost is in the line's amount. */
function workText({ operation }: Line, added: readonly string[]): string {
  const plain = operation === null ? '' : plainOperations[operation];
  const more = added.length === 0 ? '' : `with ${new Intl.ListFormat('en-US').format(added)}`;
  return [plain, more].filter(Boolean).join(', ');
}

/** Under the headings of the customer's document. */
const outsideTotal = [
  ['possible', 'Possible further damage, not in the total'],
  ['unrelated', 'Unrelated prior damage, not in the total'],
  ['excluded', 'Not part of this estimate'],
] as const satisfies readonly (readonly [OutsideTotal, string])[];

function yourStep({ kind, amount }: SettlementStep): AmountRow {
  return { label: stepLabels[kind], amount };
}

const stepLabels: Record<StepKind, string> = {
  'related-prior-damage': 'Damage from before the loss',
  'customer-lines': 'Work you asked for yourself',
  'warranty-lines': 'Work under warranty',
  betterment: 'Betterment: new for worn parts',
  'betterment-tax': 'Tax on betterment',
  deductible: 'Your deductible',
  rest: 'Everything else',
};

function rowsOf({ totals, settlement }: Priced, { profile }: EstimateContent): readonly AmountRow[] {
  const { paint, supplies } = totals.categories;
  const billed = billedTotals({ totals, settlement, profile });
  const listed = (...of: readonly Category[]) =>
    sum(billed.flatMap((row) => (of.includes(row.category) && !row.isAdjustment ? row.amount : [])));
  const adjusted = (sign: 1 | -1) =>
    sum(billed.flatMap((row) => (row.isAdjustment && row.amount * sign > 0 ? row.amount : [])));
  const time = hours(sum(totals.labor.map((entry) => entry.hours))).replace(' h', ' hours');
  const rows: readonly AmountRow[] = [
    { label: `Work, ${time}`, amount: listed('labor') },
    { label: 'Parts', amount: listed('parts') },
    { label: materialsLabel(paint, supplies), amount: sum([paint, supplies]) },
    { label: 'Outside work', amount: listed('sublet') },
    { label: 'Other charges', amount: listed('other') },
    { label: 'Handling of parts and outside work', amount: adjusted(1) },
    { label: 'Discount', amount: subtract(adjusted(-1), totals.discount) },
    { label: 'Sales tax', amount: totals.tax },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}

function materialsLabel(paint: Cents, supplies: Cents): string {
  if (paint === 0) return 'Shop supplies';
  return supplies === 0 ? 'Paint' : 'Paint and supplies';
}

/** The amounts other parties pay, and the rest for the owner. */
function shares(
  { claim, parties }: EstimateContent,
  priced: Priced,
): Pick<OwnerView, 'payers' | 'yourPart' | 'youPay'> {
  const { settlement } = priced;
  const { insurer, warranty, customer, deductible } = settlement;
  const named = parties.insurer.name.trim() || parties.insurer.company.trim();
  const payers = [
    { label: `${named || 'Your insurer'} pays`, amount: insurer },
    { label: 'Warranty pays', amount: warranty },
  ].filter(({ amount }) => amount !== 0);
  const isDeductible = claim.payer !== 'customer' && deductible !== 0 && customer === deductible;
  const steps = claim.payer === 'customer' ? [] : customerSteps(priced);
  return {
    payers,
    yourPart: steps.length < 2 && isDeductible ? [] : steps.map(yourStep),
    youPay: { label: isDeductible ? 'You pay, your deductible' : 'You pay', amount: customer },
  };
}
