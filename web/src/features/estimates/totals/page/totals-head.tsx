import { useEffect } from 'react';
import { amount, price } from '../../../../lib/text/format.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { lastChange, rememberGross } from '../bar/last-change.ts';
import { RollingNumber } from '../bar/rolling-number.tsx';
import styles from '../rail/totals-rail.module.css';
import { useLastStep } from '../bar/use-last-step.ts';

/** The estimate's total, and the effect of the last change on it. */
export function TotalsHead() {
  const { now } = useBuilder();
  const { gross } = now.totals;
  useEffect(() => rememberGross(now.estimate, gross), [now.estimate, gross]);
  return (
    <header className={styles['head']}>
      <h2 className={styles['title']}>Estimate total</h2>
      <p className={styles['gross']}>
        <RollingNumber text={price(gross)} />
      </p>
      <LastChangeText />
    </header>
  );
}

function LastChangeText() {
  const { now } = useBuilder();
  const step = useLastStep();
  const change = step && lastChange(step, now.book);
  return (
    <p className={styles['change']}>
      {change !== null && (
        <>
          <span aria-hidden="true">{change.amount > 0 ? '↑' : '↓'}</span>{' '}
          {`${amount(Math.abs(change.amount))} ${change.amount > 0 ? 'from' : 'less from'} ${change.from}`}
        </>
      )}
    </p>
  );
}
