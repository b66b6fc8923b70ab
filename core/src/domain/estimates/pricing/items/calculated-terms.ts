import type { BilledHours } from '../values/billed-hours.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import type { Line } from '../../model/line.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import type { WorkItem } from '../values/work-item.ts';
import { calculationReasons } from '../../calculators/explain-calculation.ts';
import { calculationTermText } from '../../calculators/calculation-text.ts';

/** Explains a calculator's hours by its calculation: 26.4 sq ft × 0.35 h. */
export function explainedByCalculation(
  items: readonly WorkItem[],
  context: PricingContext,
): readonly WorkItem[] {
  if (Object.keys(context.calculations).length === 0) return items;
  return items.map((item) => {
    if (item.rule !== null || item.line.source.kind !== 'calculator') return item;
    const steps = stepsOf(item.line, context);
    return { ...item, hours: item.hours.map((hours) => explained(hours, steps)) };
  });
}

function stepsOf(line: Line, context: PricingContext): readonly HoursTerm[] {
  const { calculationSteps } = context.cache;
  const cached = calculationSteps.get(line);
  if (cached !== undefined) return cached;
  const terms = calculationReasons(line, context, context.index.book)?.hours.terms ?? [];
  const steps = terms.map((term): HoursTerm => ({
    kind: 'calculated',
    numbers: [],
    amount: term.amount,
    name: calculationTermText(term, line.unit),
  }));
  calculationSteps.set(line, steps);
  return steps;
}

/** The calculator's hours have no size on the line, so the calculation's steps replace their terms. */
function explained(hours: BilledHours, steps: readonly HoursTerm[]): BilledHours {
  const isOfBook = ({ kind }: HoursTerm) => kind === 'book-setup' || kind === 'book-per-unit';
  const first = hours.terms.findIndex(isOfBook);
  if (first < 0) return hours;
  const amount = sumOf(hours.terms.filter(isOfBook));
  // The book may calculate otherwise today: then only the result is known.
  const shown: readonly HoursTerm[] =
    steps.length > 0 && sumOf(steps) === amount
      ? steps
      : [{ kind: 'calculated', numbers: [], amount, name: 'As the calculator calculated it' }];
  const others = (from: readonly HoursTerm[]) => from.filter((term) => !isOfBook(term));
  return {
    ...hours,
    terms: [...others(hours.terms.slice(0, first)), ...shown, ...others(hours.terms.slice(first))],
  };
}

function sumOf(terms: readonly HoursTerm[]): number {
  return terms.reduce((sum, { amount }) => sum + amount, 0);
}
