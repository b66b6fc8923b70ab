import { StartGuideButton } from '../../../lib/guide/start-guide-button.tsx';
import { useGuideProgress } from '../../../lib/guide/guide-progress.ts';
import { useMay } from '../../session/use-may.ts';
import styles from './offer-guide.module.css';

/** Offered until it was begun once; afterward its topic in the help offers it. */
export function OfferGuide() {
  return useGuideProgress() === null ? (
    <div className={styles['offer']}>
      <StartGuideButton />
    </div>
  ) : null;
}

/** On the dashboard of somebody who has not written an estimate yet. */
export function GuideCard() {
  const may = useMay();
  const isNew = useGuideProgress() === null;
  if (!isNew || !may('edit-estimates')) return null;
  return (
    <section className={styles['card']} aria-label="Your first estimate">
      <p>
        <strong>Your first estimate in 10 minutes.</strong> A guide stands beside the work, step by step. You
        can leave it at any time.
      </p>
      <StartGuideButton />
    </section>
  );
}
