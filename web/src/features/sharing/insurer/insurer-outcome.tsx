import type { InsurersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import { whenAnswered } from '../days.ts';
import { ReachShop } from '../ended-link.tsx';
import styles from '../pay.module.css';
import { waitingText } from '../waiting-text.ts';

const headings = {
  approved: 'Agreed',
  declined: 'Declined',
  closed: 'This estimate is closed',
} as const;

/** The insurer's answer to the whole estimate, by whom and when. */
export function InsurerOutcome({ shared }: { readonly shared: InsurersEstimate }) {
  const { state, answered, waitingFor, isReplaced, shop } = shared;
  if (state !== 'approved' && state !== 'declined' && state !== 'closed') return null;
  return (
    <section className={styles[state] ?? styles['declined']}>
      <h2>{headings[state]}</h2>
      {answered && <p>{`${answered.name}, ${whenAnswered(answered.at)}`}</p>}
      {answered?.reason && <p className={styles['reason']}>{answered.reason}</p>}
      {state === 'approved' && !isReplaced && <p>{waitingText(shop.name, waitingFor)}</p>}
      {state === 'closed' && (
        <>
          <p>{shop.name} has withdrawn this estimate.</p>
          <ReachShop shop={shop} />
        </>
      )}
    </section>
  );
}
