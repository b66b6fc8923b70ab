import type { Line } from '@dre/core/domain/estimates/model/line';
import Calculator from 'lucide-react/icons/calculator';
import { Button } from '../../../ui/actions/Button.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { calculatorNames } from './calculator-labels.ts';
import { useCalculatorSheet } from './use-calculator-sheet.tsx';

/** Opens the calculation a line came from; nothing for other lines. */
export function CalculationButton({ line }: { readonly line: Line | undefined }) {
  const { now } = useBuilder();
  const { open, sheet } = useCalculatorSheet();
  const id = line?.source.kind === 'calculator' ? line.source.calculation : '';
  const calculation = now.estimate.calculations[id];
  if (line === undefined || calculation === undefined) return null;
  return (
    <>
      <Button full icon={<Calculator aria-hidden="true" />} onPress={() => open({ calculation: id })}>
        {`Line ${line.number}: ${calculatorNames[calculation.inputs.calculator]}`}
      </Button>
      {sheet}
    </>
  );
}
