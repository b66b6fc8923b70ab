import { hoursOfSteps, type WorkStep } from '../../rounding.ts';
import {
  wholly,
  type Millionths,
  type TenthHours,
  type Thousandths,
  type ThousandthHours,
} from '../../units.ts';
import { limits } from '../model/limits.ts';
import { accept, refuse, type Result } from '../../result.ts';
import type { CalculationRefusal, CalculationTerm, CalculationTermKind } from '../model/calculation.ts';

/** One step of a calculator's work; `field` is named in the refusal when it takes too many hours. */
export interface CalculatorStep extends WorkStep {
  readonly kind: CalculationTermKind;
  readonly field: string;
}

export function step(
  kind: CalculationTermKind,
  field: string,
  rate: ThousandthHours,
  size: Thousandths,
  factor: Millionths = wholly,
): CalculatorStep {
  return { kind, field, rate, size, factor };
}

export interface WorkHours {
  readonly hours: TenthHours;
  readonly hoursTerms: readonly CalculationTerm[];
}

/** The hours of all steps, at least the minimum; the terms give each step's share. */
export function workHours(
  steps: readonly CalculatorStep[],
  minimum: TenthHours,
): Result<WorkHours, CalculationRefusal> {
  const needed = steps.filter(({ rate, size }) => rate > 0 && size > 0);
  const { total, parts } = hoursOfSteps(needed);
  const hoursTerms = needed.map(({ kind, rate, size, factor }, index): CalculationTerm => ({
    kind,
    numbers: [rate, size, factor],
    amount: parts[index] ?? 0,
  }));
  if (total > limits.hours) return refuse(tooMuch(needed, parts));
  if (total >= minimum) return accept({ hours: total, hoursTerms });
  const raised: CalculationTerm = { kind: 'minimum', numbers: [minimum], amount: minimum - total };
  return accept({ hours: minimum, hoursTerms: [...hoursTerms, raised] });
}

function tooMuch(steps: readonly CalculatorStep[], parts: readonly TenthHours[]): CalculationRefusal {
  const most = parts.indexOf(Math.max(...parts) as TenthHours);
  return { kind: 'calculation-not-possible', field: steps[most]?.field ?? '' };
}
