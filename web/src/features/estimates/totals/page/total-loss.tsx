import { totalLossText } from '@dre/core/domain/estimates/checks/total-loss';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { totalLossOf, type Worth } from './total-loss-of.ts';
import styles from './total-loss.module.css';

/** Compares the repair with the unit's value: a hint with its source, never a verdict. */
export function TotalLoss(worth: Worth) {
  const indication = totalLossOf(worth);
  if (indication.kind === 'value-unknown') return null;
  const { kind, ratio, rule } = indication;
  const limit = rule.threshold ?? rule.warnAt;
  return (
    <section className={styles['loss']} aria-label="Repair and value of the unit" data-kind={kind}>
      <div className={styles['bar']} aria-hidden="true">
        <span className={styles['repair']} style={{ width: `${Math.min(ratio, 1_000_000) / 10_000}%` }} />
        <span className={styles['limit']} style={{ left: `${limit / 10_000}%` }} />
      </div>
      <p>
        {kind !== 'below' && <TriangleAlert aria-hidden="true" />}
        {totalLossText(indication)}
      </p>
    </section>
  );
}
