import type { StateTotalLoss } from '../../catalogue/book/contents.ts';
import { share, toTenthPercent } from '../../rounding.ts';
import type { Cents, Millionths } from '../../units.ts';
import { percentage } from '../../number-text.ts';

/** Public lists contradict each other, so an unchecked state leaves the decision to the insurer. */
export const uncheckedState: Omit<StateTotalLoss, 'state' | 'name'> = {
  method: 'insurer-decides',
  threshold: null,
  warnAt: 750_000 as Millionths,
  includesTax: null,
  source: '',
  checkedOn: '',
  note: 'check locally before use',
};

export type TotalLossIndication =
  | { readonly kind: 'value-unknown' }
  | {
      readonly kind: 'below' | 'warn' | 'rule-met';
      readonly rule: StateTotalLoss;
      readonly repair: Cents;
      /** Repair cost divided by actual cash value. */
      readonly ratio: Millionths;
    };

/** A hint, never a decision: the insurer decides. */
export function totalLossIndication(
  repair: { readonly gross: Cents; readonly tax: Cents },
  value: { readonly actualCashValue: Cents | null; readonly salvageValue: Cents | null },
  rule: StateTotalLoss,
): TotalLossIndication {
  const { actualCashValue: worth } = value;
  if (worth === null || worth <= 0) return { kind: 'value-unknown' };
  // Tax counts unless the state is known to exclude it.
  const cost = (rule.includesTax === false ? repair.gross - repair.tax : repair.gross) as Cents;
  const ratio = share(cost, worth);
  const kind = isMet(rule, cost, worth, value.salvageValue)
    ? 'rule-met'
    : isAtLeast(cost, rule.warnAt, worth)
      ? 'warn'
      : 'below';
  return { kind, rule, repair: cost, ratio };
}

function isMet(rule: StateTotalLoss, cost: Cents, worth: Cents, salvage: Cents | null): boolean {
  switch (rule.method) {
    case 'insurer-decides':
      return false;
    case 'threshold':
      return rule.threshold !== null && isAbove(cost, rule.threshold, worth);
    case 'formula':
      return salvage !== null && cost + salvage >= worth;
  }
}

// Compares without dividing, so rounding cannot decide a case.
function isAbove(cost: Cents, percent: Millionths, worth: Cents): boolean {
  return BigInt(cost) * 1_000_000n > BigInt(percent) * BigInt(worth);
}

function isAtLeast(cost: Cents, percent: Millionths, worth: Cents): boolean {
  return BigInt(cost) * 1_000_000n >= BigInt(percent) * BigInt(worth);
}

/** The product hints and names its source; it never calls a unit a total loss. */
export function totalLossText(indication: TotalLossIndication): string {
  if (indication.kind === 'value-unknown') {
    return 'Enter the actual cash value to see whether this unit may be a total loss.';
  }
  const { kind, rule, ratio } = indication;
  const cost = `The repair is ${percentage(toTenthPercent(ratio))} of the actual cash value.`;
  if (kind === 'below') return cost;
  const checked = rule.checkedOn === '' ? 'not checked' : `${rule.source}, checked ${rule.checkedOn}`;
  return `This unit may be a total loss. ${cost} The insurer decides. Rule for ${rule.state}: ${checked}.`;
}
