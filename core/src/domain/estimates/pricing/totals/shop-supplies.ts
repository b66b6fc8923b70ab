import { laborPrice, percentOf } from '../../../rounding.ts';
import { add, type Cents, noMoney, type TenthHours } from '../../../units.ts';
import { amountOf, broughtTo, type MoneyTerm, moneyTerm } from '../values/money-term.ts';
import type { ShopSupplies } from '../../model/profile.ts';

/** The amounts shop supplies are a percentage or rate of. */
export interface SuppliesBase {
  readonly labor: Cents;
  readonly parts: Cents;
  readonly bodyHours: TenthHours;
}

export function shopSupplies(base: SuppliesBase, rules: ShopSupplies): Cents {
  return amountOf(suppliesTerms(base, rules));
}

/** An estimate without work and parts uses no supplies, so it has no minimum or flat charge either. */
export function suppliesTerms(base: SuppliesBase, rules: ShopSupplies): readonly MoneyTerm[] {
  switch (rules.method) {
    case 'none':
      return [];
    case 'flat':
      return base.labor === 0 && base.parts === 0 ? [] : [moneyTerm('supplies-flat', rules.amount)];
    case 'percent': {
      const of = add(rules.ofLabor ? base.labor : noMoney, rules.ofParts ? base.parts : noMoney);
      if (of === 0) return [];
      return clamped(moneyTerm('supplies-percent', percentOf(of, rules.percent), [of, rules.percent]), rules);
    }
    case 'per-hour': {
      const hours = base.bodyHours;
      if (hours === 0) return [];
      return clamped(
        moneyTerm('supplies-per-hour', laborPrice(hours, rules.rate), [hours, rules.rate]),
        rules,
      );
    }
  }
}

function clamped(
  term: MoneyTerm,
  { min, max }: { readonly min: Cents | null; readonly max: Cents | null },
): readonly MoneyTerm[] {
  if (max !== null && term.amount > max) return broughtTo(max, [term], 'maximum', [max]);
  if (min !== null && term.amount < min) return broughtTo(min, [term], 'minimum', [min]);
  return [term];
}
