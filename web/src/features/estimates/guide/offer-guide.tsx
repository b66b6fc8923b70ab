import X from 'lucide-react/icons/x';
import { declineGuide, useGuideProgress } from '../../../lib/guide/guide-progress.ts';
import { StartGuideButton } from '../../../lib/guide/start-guide-button.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useMay } from '../../session/use-may.ts';
import styles from './offer-guide.module.css';

/** Offered until it was begun once; afterward its topic in the help offers it. */
export function OfferGuide({ estimate }: { readonly estimate?: string | undefined }) {
  return useGuideProgress() === null ? (
    <div className={styles['offer']}>
      <StartGuideButton estimate={estimate} />
    </div>
  ) : null;
}

/** A line on the dashboard of somebody new; declined once, it stays away. */
export function GuideLine() {
  const may = useMay();
  const isNew = useGuideProgress() === null;
  if (!isNew || !may('edit-estimates')) return null;
  return (
    <section className={styles['line']} aria-label="Your first estimate">
      <p>
        <strong>Your first estimate in 10 minutes.</strong> A guide stands beside the work, step by step.
      </p>
      <StartGuideButton />
      <Button
        variant="ghost"
        iconOnly
        aria-label="Do not offer the guide again"
        icon={<X aria-hidden="true" />}
        onPress={declineGuide}
      />
    </section>
  );
}
