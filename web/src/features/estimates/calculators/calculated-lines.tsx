import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import type { CalculatedLine, CalculationTerm } from '@dre/core/domain/estimates/model/calculation';
import { calculationTermText } from '@dre/core/domain/estimates/calculators/calculation-text';
import { extension } from '@dre/core/domain/rounding';
import { tenthHours } from '@dre/core/domain/units';
import { amount, hours, orDash } from '../../../lib/text/format.ts';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import styles from './calculator.module.css';
import type { CalculationEffect, OpenCalculation } from './use-calculation.ts';

/** The lines a calculation adds, each with the steps to its hours and its price. */
export function CalculatedLines({ calculation }: { readonly calculation: OpenCalculation }) {
  const { calculatedLines, refusal, effect } = calculation;
  return (
    <section className={styles['pieces']} aria-label="Result">
      <h3>Result</h3>
      {refusal !== null && <p className={styles['hint']}>Enter the measurements to see the result.</p>}
      {calculatedLines.map((line) => (
        <CalculatedRow key={line.piece} line={line} calculation={calculation} />
      ))}
      {effect !== null && <Effect effect={effect} isExisting={calculation.isExisting} />}
    </section>
  );
}

/** The automatic rows added with the lines, then the total added, by category. */
function Effect({
  effect,
  isExisting,
}: {
  readonly effect: CalculationEffect;
  readonly isExisting: boolean;
}) {
  return (
    <>
      {effect.automatic.map(({ key, item, hours: billed }) => (
        <div key={key} className={styles['piece']}>
          <p>{`With it: ${item.line.description}`}</p>
          <p className={styles['sums']}>{`${hours(billed)} h`}</p>
        </div>
      ))}
      <dl className={styles['effect']} aria-label={isExisting ? 'Changes the total by' : 'Adds'}>
        {effect.figures.map(({ label, hours: billed, amount: value }) => (
          <div key={label}>
            <dt>{billed === 0 ? label : `${label} ${hours(tenthHours(billed))} h`}</dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{isExisting ? 'Changes the total by' : 'Adds'}</dt>
          <dd>{amount(effect.adds)}</dd>
        </div>
      </dl>
    </>
  );
}

function CalculatedRow({
  line,
  calculation,
}: {
  readonly line: CalculatedLine;
  readonly calculation: OpenCalculation;
}) {
  const { leftOut, leaveOut } = calculation;
  const isIn = !leftOut.includes(line.piece);
  return (
    <div className={styles['piece']} data-out={!isIn || undefined}>
      <Checkbox isSelected={isIn} onChange={(isTaken) => leaveOut(line.piece, !isTaken)}>
        {`${line.description}, ${quantityText(line.quantity, line.unit)}`}
      </Checkbox>
      <p className={styles['sums']}>
        <span>{`${orDash(line.hours, hours)} h`}</span>
        <span>{orDash(extension(line.price, line.quantity), amount)}</span>
      </p>
      <dl className={styles['steps']}>
        {line.hoursTerms.map((term) => (
          <Step key={`hours ${term.kind}`} term={term} unit={line.unit} text={`${hours(term.amount)} h`} />
        ))}
        {line.priceTerms.map((term) => (
          <Step key={`price ${term.kind}`} term={term} unit={line.unit} text={amount(term.amount)} />
        ))}
      </dl>
    </div>
  );
}

interface StepProps {
  readonly term: CalculationTerm;
  readonly unit: Unit;
  readonly text: string;
}

function Step({ term, unit, text }: StepProps) {
  return (
    <div>
      <dt>{calculationTermText(term, unit)}</dt>
      <dd>{text}</dd>
    </div>
  );
}
