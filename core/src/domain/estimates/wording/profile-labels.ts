import { laborTypes } from '../../catalogue/trade-words.ts';
import { type FieldLabels, describeFields } from './field-labels.ts';
import { withRates } from '../model/own-rates.ts';
import { hours, money, percentage } from '../../number-text.ts';
import {
  type Discount,
  type LaborRate,
  type PaintMaterials,
  partSources,
  type PartsRate,
  type Profile,
  type RateValues,
  type RefinishRules,
  type ShopSupplies,
  type Tax,
} from '../model/profile.ts';
import { sideNames } from './trade-labels.ts';

/** Tables list only the rows that differ. */
export const profileLabels: FieldLabels<Omit<Profile, 'standard'>> = {
  name: ['profile', (name) => name],
  labor: ['labor', (rates, others) => differing(laborTypes, rates, others, rateText)],
  parts: ['parts', (rates, others) => differing(partSources, rates, others, partsRateText)],
  paintMaterials: ['paint materials', paintText],
  shopSupplies: ['shop supplies', suppliesText],
  consumables: ['consumables', (how) => (how === 'own-lines' ? 'on their own lines' : 'in shop supplies')],
  subletMarkup: ['sublet markup', percentage],
  taxes: ['taxes', taxesText],
  discount: ['discount', discountText],
  refinish: ['refinish rules', rulesText],
  betterment: ['betterment', ({ isTaxed }) => (isTaxed ? 'taxed' : 'not taxed')],
  deductible: ['deductible', ({ standard, printedIn }) => `${money(standard)} in the ${printedIn}`],
};

/** Describes a change of the estimate's own rates, grouped by table. */
export function describeRates(profile: Profile, changes: RateValues): DescribedRates {
  const next = withRates(profile, changes);
  const named = Object.keys(changes) as (keyof RateValues)[];
  const whole = Object.fromEntries(named.map((field) => [field, next[field]])) as Partial<Profile>;
  const { names, from, to } = describeFields(profileLabels, profile, whole, sideNames);
  return { what: `Rates of this estimate: ${names}`, from, to };
}

/** The profile's value where the estimate has its own rate, rule or tax: "Body $148.00 an hour". */
export function standardText({ labor, parts, ...others }: RateValues): string {
  const rows = [
    ...laborTypes.flatMap((type) => (labor?.[type] ? [wholeRateText(labor[type])] : [])),
    ...partSources.flatMap((source) => (parts?.[source] ? [partsRateText(parts[source], source)] : [])),
  ];
  const { names: _names, to } = describeFields<OtherRates>(
    profileLabels,
    others as OtherRates,
    others,
    sideNames,
  );
  return [...rows, ...(to === '' ? [] : [to])].join(', ');
}

type OtherRates = Omit<Profile, 'standard' | 'name' | 'labor' | 'parts'>;

interface DescribedRates {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

function differing<K extends string, V>(
  keys: readonly K[],
  table: Readonly<Record<K, V>>,
  other: Readonly<Record<K, V>>,
  format: (value: V, key: K) => string,
): string {
  const rows = keys.filter((key) => JSON.stringify(table[key]) !== JSON.stringify(other[key]));
  return rows.length === 0 ? 'unchanged' : rows.map((key) => format(table[key], key)).join(', ');
}

function rateText({ name, rate, discount }: LaborRate): string {
  return `${name} ${money(rate)} an hour${discount === 0 ? '' : ` less ${percentage(discount)}`}`;
}

/** States the discount even when there is none, because the estimate's own value may differ only in that. */
function wholeRateText(rate: LaborRate): string {
  return rate.discount === 0 ? `${rateText(rate)} without discount` : rateText(rate);
}

function partsRateText({ markup, discount }: PartsRate, source: string): string {
  return `${source} +${percentage(markup)}${discount === 0 ? '' : ` less ${percentage(discount)}`}`;
}

function paintText(paint: PaintMaterials): string {
  if (paint.method === 'table') return 'by a table';
  return paint.method === 'rate' ? `${money(paint.rate)} an hour` : `${percentage(paint.percent)} of labor`;
}

function suppliesText(supplies: ShopSupplies): string {
  switch (supplies.method) {
    case 'none':
      return 'none';
    case 'percent':
      return percentage(supplies.percent);
    case 'per-hour':
      return `${money(supplies.rate)} an hour`;
    case 'flat':
      return money(supplies.amount);
  }
}

function taxesText(taxes: readonly Tax[]): string {
  return taxes.length === 0
    ? 'none'
    : taxes
        .map(({ name, rate, tiers }) => `${name} ${tiers.length > 0 ? 'in tiers' : percentage(rate)}`)
        .join(', ');
}

function discountText(discount: Discount): string {
  if (discount.kind === 'none') return 'none';
  return discount.kind === 'percent' ? percentage(discount.percent) : money(discount.amount);
}

const off = (value: number | null, format: (value: number) => string) =>
  value === null ? 'off' : format(value);

const ruleLabels: FieldLabels<RefinishRules> = {
  majorFrom: ['major from', hours],
  overlapAdjacent: ['overlap adjacent', hours],
  overlapNonAdjacent: ['overlap non-adjacent', hours],
  overlapMinor: ['overlap minor', hours],
  clearFirst: ['clear coat first', percentage],
  clearAdditional: ['clear coat further', percentage],
  clearCap: ['clear coat cap', (cap) => off(cap, hours)],
  threeStageFirst: ['three-stage first', percentage],
  threeStageAdditional: ['three-stage further', percentage],
  twoToneFirst: ['two-tone first', percentage],
  twoToneAdditional: ['two-tone further', percentage],
  blend: ['blend', percentage],
  blendThreeStage: ['blend three-stage', percentage],
  breakPoint: ['break point', percentage],
  blendOnPanel: ['blend on the panel', percentage],
  sandAndBuff: ['sand and buff', percentage],
  gravelGuardFirst: ['gravel guard first', hours],
  gravelGuardAdditional: ['gravel guard further', hours],
  furtherCover: ['further cover', hours],
};

function rulesText(rules: RefinishRules, others: RefinishRules): string {
  const names = Object.keys(ruleLabels) as (keyof RefinishRules)[];
  return differing(names, rules, others, (value, name) => {
    const [label, format] = ruleLabels[name];
    return `${label} ${(format as (value: number | null) => string)(value)}`;
  });
}
