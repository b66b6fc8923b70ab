import { price } from '../../../lib/text/format.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { signedAmount } from '../versions/signed-amount.ts';
import styles from './life-dialogs.module.css';

/** The change of the total by a supplement about to be locked; nothing for a first version. */
export function SupplementChange() {
  const { estimate, totals } = useBuilder().now;
  const before = estimate.versions.at(-1);
  if (before === undefined || estimate.draft === null) return null;
  return (
    <p className={styles['sum']}>
      <span>{`Change since ${before.label}, ${price(before.gross)}`}</span>
      <strong>{signedAmount(totals.gross - before.gross)}</strong>
    </p>
  );
}
