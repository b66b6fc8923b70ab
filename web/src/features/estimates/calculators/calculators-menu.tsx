import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import Calculator from 'lucide-react/icons/calculator';
import { memo, useMemo } from 'react';
import { useUnchanged } from '../../../lib/page/use-unchanged.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { requestTemplates } from '../templates/template-layer.ts';
import { type CalculatorName, calculatorNames } from './calculator-labels.ts';
import { useCalculatorSheet } from './use-calculator-sheet.tsx';

/** The four calculators, this estimate's calculations, and templates: everything that adds many lines at once. */
export function CalculatorsMenu() {
  const { calculations, lines } = useBuilder().now.estimate;
  const done = useMemo(() => calculationsOf({ calculations, lines }), [calculations, lines]);
  return <Choices done={useUnchanged(done, areSameChoices)} />;
}

interface Choice {
  readonly id: string;
  readonly label: string;
}

const calculators = Object.entries(calculatorNames).map(([id, label]) => ({ id, label }));
const template: Choice = { id: 'template', label: 'Insert a template…' };

/** Re-renders when the calculations change, not with every line. */
const Choices = memo(function Choices({ done }: { readonly done: readonly Choice[] }) {
  const { open, sheet } = useCalculatorSheet();
  return (
    <>
      <Menu
        label="Calculators"
        placement="bottom end"
        trigger={
          <Button
            variant="ghost"
            iconOnly
            aria-label="Calculators"
            icon={<Calculator aria-hidden="true" />}
          />
        }
        items={[
          ...calculators,
          ...(done.length > 0 ? (['line', ...done] as const) : []),
          ...(['line', template] as const),
        ]}
        onAction={(id) => {
          if (id === template.id) requestTemplates({ kind: 'insert' });
          else open(id in calculatorNames ? { calculator: id as CalculatorName } : { calculation: id });
        }}
      />
      {sheet}
    </>
  );
});

function calculationsOf({ calculations, lines }: Pick<Estimate, 'calculations' | 'lines'>): Choice[] {
  return Object.values(calculations).map(({ id, inputs }) => ({
    id,
    label: `${calculatorNames[inputs.calculator]}, ${linesOf(lines, id)}`,
  }));
}

function linesOf(lines: Estimate['lines'], calculation: string): string {
  const numbers = lines
    .filter(({ source }) => source.kind === 'calculator' && source.calculation === calculation)
    .map(({ number }) => number);
  return numbers.length === 0 ? 'no lines' : `line ${numbers.join(', ')}`;
}

function areSameChoices(some: readonly Choice[], others: readonly Choice[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, label }, index) => others[index]?.id === id && others[index].label === label)
  );
}
