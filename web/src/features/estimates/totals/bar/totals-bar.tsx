import ChevronUp from 'lucide-react/icons/chevron-up';
import { useCallback, useState } from 'react';
import { amount, hours, price } from '../../../../lib/text/format.ts';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { NextStepButton } from '../../lifecycle/next-step-button.tsx';
import { barRows } from '../totals-rows.ts';
import { LeaveProvider } from '../leave-context.ts';
import { RollingNumber } from './rolling-number.tsx';
import styles from './totals-bar.module.css';
import { TotalsBody } from '../page/totals-body.tsx';

/** Total and next step within reach of the thumb; all totals are one tap away. */
export function TotalsBar() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { now } = useBuilder();
  const { totals, estimate } = now;
  const open = estimate.lines.filter(({ state }) => state === 'open').length;
  return (
    <>
      <PlainButton
        className={styles['totals']}
        aria-label={`Totals, ${price(totals.gross)}. Show how it comes about`}
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <ChevronUp aria-hidden="true" />
        <span className={styles['numbers']}>
          {barRows(totals).map(({ label, hours: billed, amount: value }) => (
            <span key={label} className={styles['number']}>
              <span className={styles['label']}>
                {billed === undefined ? label : `${label} ${hours(billed)} h`}
              </span>
              <span className={styles['amount']}>{amount(value)}</span>
            </span>
          ))}
        </span>
        <span className={styles['total']}>
          <span className={styles['label']}>
            Total {open > 0 && <span className={styles['open']}>{`${open} open`}</span>}
          </span>
          <span className={styles['gross']}>
            <RollingNumber text={price(totals.gross)} />
          </span>
        </span>
      </PlainButton>
      <div className={styles['step']}>
        <NextStepButton />
      </div>
      <Drawer isOpen={isOpen} onClose={close} side="bottom" title={`Total ${price(totals.gross)}`}>
        <div className={styles['sheet']}>
          <LeaveProvider value={close}>
            <TotalsBody />
          </LeaveProvider>
        </div>
      </Drawer>
    </>
  );
}
