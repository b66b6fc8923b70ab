import { useDue } from '../../../../lib/page/use-due.ts';
import { AtOnce } from '../../builder/builder-context.ts';
import { TotalsHead } from '../page/totals-head.tsx';
import { TotalsBody } from '../page/totals-body.tsx';
import styles from './totals-rail.module.css';

/** The estimate's totals, always beside it. */
export function TotalsRail() {
  const isBodyDue = useDue(1);
  return (
    <aside aria-label="Totals" className={styles['rail']}>
      <AtOnce>
        <TotalsHead />
      </AtOnce>
      {isBodyDue && <TotalsBody />}
    </aside>
  );
}
