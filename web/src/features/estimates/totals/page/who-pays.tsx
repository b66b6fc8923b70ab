import type { Settlement } from '@dre/core/domain/estimates/pricing/payers/settlement';
import styles from './who-pays.module.css';

/** Bar of the shares of insurer, warranty and customer. The amounts follow below as text. */
export function WhoPays({ settlement }: { readonly settlement: Settlement }) {
  const { insurer, warranty, customer } = settlement;
  const shares = { insurer, warranty, customer };
  if (insurer + warranty === 0) return null;
  return (
    <div className={styles['bar']} aria-hidden="true">
      {Object.entries(shares).map(
        ([payer, share]) =>
          share > 0 && <span key={payer} className={styles[payer]} style={{ flexGrow: share }} />,
      )}
    </div>
  );
}
