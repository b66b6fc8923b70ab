import type { OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import Download from 'lucide-react/icons/download';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { whenAnswered } from '../days.ts';
import { ReachShop } from '../ended-link.tsx';
import styles from '../pay.module.css';
import { waitingText } from '../waiting-text.ts';

interface OwnerOutcomeProps {
  readonly shared: OwnersEstimate;
  /** True right after answering: the heading then takes the focus. */
  readonly isNews: boolean;
}

/** The owner's answer, by whom and when. */
export function OwnerOutcome({ shared, isNews }: OwnerOutcomeProps) {
  const { state, answered, signedPdf, shop } = shared;
  if (state !== 'approved' && state !== 'declined' && state !== 'closed') return null;
  const who = answered && `${answered.name}, ${whenAnswered(answered.at)}`;
  return (
    <section className={styles[state] ?? styles['declined']}>
      <h2 ref={isNews ? takeFocus : undefined} tabIndex={-1}>
        {headings[state]}
      </h2>
      {answered?.signature && (
        <img className={styles['signed']} src={answered.signature} alt={`Signature of ${answered.name}`} />
      )}
      {who && <p>{who}</p>}
      {answered?.reason && <p className={styles['reason']}>{answered.reason}</p>}
      {state === 'approved' && !shared.isReplaced && <p>{waitingText(shop.name, shared.waitingFor)}</p>}
      {state === 'closed' && (
        <>
          <p>{shop.name} has withdrawn this estimate.</p>
          <ReachShop shop={shop} />
        </>
      )}
      {signedPdf && (
        <LinkButton
          size="lg"
          full
          href={`${signedPdf}?download=1`}
          icon={<Download aria-hidden="true" size={16} />}
        >
          Signed estimate (PDF)
        </LinkButton>
      )}
    </section>
  );
}

const headings = {
  approved: 'Approved',
  declined: 'You declined this estimate',
  closed: 'This estimate is closed',
} as const;

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
