import X from 'lucide-react/icons/x';
import {
  declineGuide,
  type GuideProgress,
  guideStepCount,
  isBegun,
  startGuide,
  useGuideProgress,
} from '../../../lib/guide/guide-progress.ts';
import { StartGuideButton } from '../../../lib/guide/start-guide-button.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { PlainButton } from '../../../ui/actions/PlainButton.tsx';
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

/** A line on the dashboard: the guide for somebody new, the way back to one that was left. */
export function GuideLine({ isOffered }: { readonly isOffered: boolean }) {
  const may = useMay();
  const progress = useGuideProgress();
  if (!may('edit-estimates')) return null;
  if (progress !== null) return isLeft(progress) ? <GoOnLine done={progress.done.length} /> : null;
  if (!isOffered) return null;
  return (
    <section className={styles['line']} aria-label="Your first estimate">
      <p>
        <strong>Your first estimate in 10 minutes.</strong> A guide stands beside the work, step by step.
      </p>
      <StartGuideButton />
      <DeclineButton />
    </section>
  );
}

function isLeft(progress: GuideProgress): boolean {
  return !progress.isRunning && isBegun(progress) && progress.done.length < guideStepCount;
}

/** Steps are done in their order, so their number tells the one to go on with. */
function GoOnLine({ done }: { readonly done: number }) {
  return (
    <section className={styles['left']} aria-label="Your first estimate">
      <PlainButton className={styles['goOn']} onPress={() => startGuide()}>
        {`Go on with the guide, step ${String(done + 1)} of ${String(guideStepCount)}`}
      </PlainButton>
      <DeclineButton />
    </section>
  );
}

function DeclineButton() {
  return (
    <Button
      variant="ghost"
      iconOnly
      aria-label="Do not offer the guide again"
      icon={<X aria-hidden="true" />}
      onPress={declineGuide}
    />
  );
}
