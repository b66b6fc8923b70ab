import { amount } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { CalculatorForm } from './calculator-form.tsx';
import styles from './calculator.module.css';
import { calculatorNames } from './calculator-labels.ts';
import { CalculatedLines } from './calculated-lines.tsx';
import { type OpenCalculation, useCalculation } from './use-calculation.ts';
import type { CalculatorRequest } from './calculator-labels.ts';

/** The measurements, the calculation step by step, and the resulting lines. */
export function CalculatorSheet({
  request,
  onClose,
}: {
  readonly request: CalculatorRequest;
  readonly onClose: () => void;
}) {
  const calculation = useCalculation(request);
  const name = calculatorNames[calculation.inputs.calculator];
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={`${name} calculator`}
      footer={<Foot calculation={calculation} name={name} onClose={onClose} />}
    >
      <div className={styles['sheet']}>
        <CalculatorForm calculation={calculation} />
        <CalculatedLines calculation={calculation} />
      </div>
    </Drawer>
  );
}

function Foot({
  calculation,
  name,
  onClose,
}: {
  readonly calculation: OpenCalculation;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { now, applyChanges, announce } = useBuilder();
  const { calculationId, isExisting, change, effect, calculatedLines, leftOut } = calculation;
  const count = calculatedLines.filter(({ piece }) => !leftOut.includes(piece)).length;
  const put = () => {
    if (change === null || !applyChanges(`${name} calculator`, [change])) return;
    announce(`${name} calculator, ${count} lines`);
    onClose();
  };
  const remove = () => {
    if (applyChanges(`Remove ${name} calculation`, [{ kind: 'remove-calculation', calculationId }]))
      onClose();
  };
  if (!now.mayWrite) return <p>This estimate is locked.</p>;
  return (
    <>
      <p className={styles['adds']}>
        {effect !== null && `${isExisting ? 'Changes the total by' : 'Adds'} ${amount(effect.adds)}`}
      </p>
      {isExisting && <Button onPress={remove}>Remove</Button>}
      <Button variant="primary" isDisabled={change === null} onPress={put}>
        {isExisting ? 'Update lines' : `Add ${count} ${count === 1 ? 'line' : 'lines'}`}
      </Button>
    </>
  );
}
