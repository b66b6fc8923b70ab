import { type Cents, noMoney, subtract, sum } from '../../../units.ts';
import type { Claim } from '../../model/estimate.ts';
import type { Settlement } from './settlement.ts';
import type { Totals } from '../totals/totals.ts';

/** One step from the gross to one payer's amount. */
export interface SettlementStep {
  readonly kind: StepKind;
  readonly amount: Cents;
}

export type StepKind =
  | 'related-prior-damage'
  | 'customer-lines'
  | 'warranty-lines'
  | 'betterment'
  | 'betterment-tax'
  | 'deductible'
  | 'rest';

/** Labels of the amounts taken off the gross for the claim's payer. */
export const deductionLabels: Readonly<Record<StepKind, string>> = {
  'related-prior-damage': 'Less related prior damage',
  'customer-lines': 'Less lines the customer pays',
  'warranty-lines': 'Less lines under warranty',
  betterment: 'Less betterment',
  'betterment-tax': 'Less tax on betterment',
  deductible: 'Less deductible',
  rest: 'Less what others pay',
};

interface Settled {
  readonly totals: Totals;
  readonly settlement: Settlement;
}

/** The steps from the gross to the net of the claim's payer. */
export function stepsToNet({ totals, settlement }: Settled): readonly SettlementStep[] {
  return complete(subtract(totals.gross, settlement.net), stepsOf(settlement));
}

/** The steps from the gross to the insurer's amount, also where the claim has another payer. */
export function stepsToInsurer({ totals, settlement }: Settled, { payer }: Claim): readonly SettlementStep[] {
  const steps = payer === 'insurance' ? stepsOf(settlement) : [];
  return complete(subtract(totals.gross, settlement.insurer), steps);
}

/** The parts of the customer's amount; they add up to it. */
export function customerSteps({ settlement }: Settled): readonly SettlementStep[] {
  return complete(
    settlement.customer,
    stepsOf(settlement).filter(({ kind }) => kind !== 'warranty-lines'),
  );
}

function stepsOf(settlement: Settlement): readonly SettlementStep[] {
  const { relatedPriorDamage, customerLines, warrantyLines, betterment, deductible } = settlement;
  return [
    { kind: 'related-prior-damage', amount: relatedPriorDamage.amount },
    { kind: 'customer-lines', amount: customerLines.amount },
    { kind: 'warranty-lines', amount: warrantyLines.amount },
    { kind: 'betterment', amount: betterment.amount },
    { kind: 'betterment-tax', amount: betterment.tax },
    { kind: 'deductible', amount: deductible },
  ];
}

function complete(amount: Cents, steps: readonly SettlementStep[]): readonly SettlementStep[] {
  const rest = subtract(amount, sum(steps.map((step) => step.amount)));
  return [...steps, { kind: 'rest', amount: rest } as const].filter((step) => step.amount !== noMoney);
}
