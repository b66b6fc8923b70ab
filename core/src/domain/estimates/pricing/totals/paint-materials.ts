import { laborPrice, laborPriceOfStretches, percentOfLabor } from '../../../rounding.ts';
import { type Cents, type CentsPerHour, noTime, smaller, subtract, type TenthHours } from '../../../units.ts';
import { amountOf, broughtTo, type MoneyTerm, moneyTerm, negated } from '../values/money-term.ts';
import type { PaintMaterials, PaintTableRow } from '../../model/profile.ts';

/** Refinish hours that may qualify for paint materials. */
export interface PaintHours {
  readonly all: TenthHours;
  readonly ofManualLines: TenthHours;
}

export function qualifyingHours(hours: PaintHours, rules: PaintMaterials): TenthHours {
  return rules.countsManualLines ? hours.all : subtract(hours.all, hours.ofManualLines);
}

export function paintMaterials(hours: TenthHours, rules: PaintMaterials, refinishRate: CentsPerHour): Cents {
  return amountOf(paintTerms(hours, rules, refinishRate));
}

/** Hours that a supplement takes back cost exactly the negative. */
export function paintTerms(
  hours: TenthHours,
  rules: PaintMaterials,
  refinishRate: CentsPerHour,
): readonly MoneyTerm[] {
  if (hours >= 0) return termsByMethod(hours, rules, refinishRate);
  return negated(termsByMethod(-hours as TenthHours, rules, refinishRate));
}

function termsByMethod(
  hours: TenthHours,
  rules: PaintMaterials,
  refinishRate: CentsPerHour,
): readonly MoneyTerm[] {
  if (hours === 0) return [];
  switch (rules.method) {
    case 'rate':
      return capped(ratedTerms(hours, rules), rules.cap);
    case 'percent': {
      const amount = percentOfLabor(hours, refinishRate, rules.percent);
      return capped([moneyTerm('paint-percent', amount, [hours, refinishRate, rules.percent])], rules.cap);
    }
    case 'table':
      return tableTerms(hours, rules.rows);
  }
}

function ratedTerms(
  hours: TenthHours,
  { rate, firstHours, furtherRate }: Extract<PaintMaterials, { method: 'rate' }>,
): readonly MoneyTerm[] {
  const first = firstHours === null ? hours : smaller(hours, firstHours);
  const further = subtract(hours, first);
  const firstTerm = moneyTerm('paint-rate', laborPrice(first, rate), [first, rate]);
  if (further === noTime) return [firstTerm];
  const exact = laborPriceOfStretches([
    { hours: first, rate },
    { hours: further, rate: furtherRate },
  ]);
  const furtherTerm = moneyTerm('paint-further-rate', laborPrice(further, furtherRate), [
    further,
    furtherRate,
  ]);
  return broughtTo(exact, [firstTerm, furtherTerm], 'rounding');
}

function tableTerms(hours: TenthHours, rows: readonly PaintTableRow[]): readonly MoneyTerm[] {
  const row = rows.find(({ maxHours }) => hours <= maxHours) ?? rows.at(-1);
  if (row === undefined) return [];
  const { charge, maxHours } = row;
  return charge.kind === 'flat'
    ? [moneyTerm('paint-table-flat', charge.amount, [hours, maxHours])]
    : [moneyTerm('paint-table-rate', laborPrice(hours, charge.rate), [hours, charge.rate, maxHours])];
}

function capped(terms: readonly MoneyTerm[], cap: Cents | null): readonly MoneyTerm[] {
  return cap === null || amountOf(terms) <= cap ? terms : broughtTo(cap, terms, 'maximum', [cap]);
}
