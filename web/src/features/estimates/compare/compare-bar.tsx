import { unitName } from '@dre/core/domain/sharing/unit-name';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { SegmentedControl } from '../../../ui/actions/SegmentedControl.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { SaveStateText } from '../builder/bars/save-state-text.tsx';
import { usePicture } from '../photos/photo-pictures.ts';
import { useRequestedAddress, useCompareState } from './compare-context.ts';
import { type CompareMode, compareMode } from './compare-mode.ts';
import styles from './compare.module.css';

const modeNames: Readonly<Record<CompareMode, string>> = {
  'side-by-side': 'Side by side',
  overlay: 'Overlay',
  swipe: 'Swipe',
  blink: 'Blink',
};

/** The estimate's heading and the comparison modes. */
export function CompareBar() {
  const { now } = useBuilder();
  const { go, photo, side, points } = useCompareState();
  const requested = useRequestedAddress();
  const { id, heading, parties, unit } = now.estimate;
  const vehicle = unitName(unit);
  const full = usePicture(photo, 'full');
  return (
    <header className={styles['bar']}>
      <Link
        to="/estimate/$id/new-estimate"
        params={{ id }}
        search={{ damage: side }}
        className={styles['back']}
        aria-label="Back to the estimate"
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h1>Compare photos</h1>
      <span className={styles['number']}>{heading.number}</span>
      <span className={styles['which']}>{[parties.customer.name, vehicle].filter(Boolean).join(', ')}</span>
      <SaveStateText store={now.store} />
      <span className={styles['modes']}>
        <SegmentedControl
          label="Layout"
          segments={(Object.keys(modeNames) as CompareMode[]).map((one) => ({
            id: one,
            label: modeNames[one],
          }))}
          value={points.aligning === null ? compareMode(requested.mode) : 'side-by-side'}
          onChange={(mode) => go({ ...requested, mode })}
        />
      </span>
      {full.url !== undefined && (
        <a className={styles['download']} href={full.url} download={`${heading.number}.jpg`}>
          <Download aria-hidden="true" />
          <span>Download</span>
        </a>
      )}
      <span className={styles['done']}>
        <LinkButton
          variant="primary"
          render={(look) => (
            <Link to="/estimate/$id/new-estimate" params={{ id }} search={{ damage: side }} {...look} />
          )}
        >
          Done
        </LinkButton>
      </span>
    </header>
  );
}
