import Calculator from 'lucide-react/icons/calculator';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { askTemplates } from '../templates/template-layer.ts';
import { type CalculatorName, calculatorNames } from './calculator-words.ts';
import { useCalculatorSheet } from './use-calculator-sheet.tsx';

/** The four calculators, and what was calculated on this estimate already. */
export function CalculatorsMenu() {
  const { now } = useBuilder();
  const { open, sheet } = useCalculatorSheet();
  const known = Object.values(now.estimate.calculations);
  const canWrite = now.mayEdit && now.estimate.draft !== null;
  if (!canWrite && known.length === 0) return null;
  const start = Object.entries(calculatorNames).map(([id, label]) => ({ id, label }));
  const again = known.map(({ id, inputs }) => ({
    id,
    label: `${calculatorNames[inputs.calculator]}, ${linesOf(now.estimate.lines, id)}`,
  }));
  return (
    <>
      <Menu
        label="Calculators"
        placement="top start"
        trigger={
          <Button size="lg" iconOnly aria-label="Calculators" icon={<Calculator aria-hidden="true" />} />
        }
        items={[
          ...(canWrite ? start : []),
          ...(again.length > 0 ? (['line', ...again] as const) : []),
          ...(canWrite ? (['line', { id: template, label: 'Insert a template…' }] as const) : []),
        ]}
        onAction={(id) => {
          if (id === template) askTemplates({ kind: 'insert' });
          else open(id in calculatorNames ? { calculator: id as CalculatorName } : { calculation: id });
        }}
      />
      {sheet}
    </>
  );
}

const template = 'template';

function linesOf(
  lines: readonly {
    readonly number: number;
    readonly source: { readonly kind: string; readonly calculation?: string };
  }[],
  calculation: string,
): string {
  const numbers = lines
    .filter(({ source }) => source.calculation === calculation)
    .map(({ number }) => number);
  return numbers.length === 0 ? 'no lines' : `line ${numbers.join(', ')}`;
}
