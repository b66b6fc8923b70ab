import type { Estimate } from '@dre/core/domain/estimates/estimate';
import Lock from 'lucide-react/icons/lock';
import Send from 'lucide-react/icons/send';
import { memo } from 'react';
import { amount } from '../../../lib/format.ts';
import { When } from '../../../lib/when.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { useLeave } from '../totals/leave-context.ts';
import { lifeRequest } from './life-requests.ts';
import { useLifeDeeds } from './use-life-deeds.ts';
import styles from './version-panel.module.css';

type Version = Estimate['versions'][number];

/** What a version is finished with, and followed by. */
export function VersionPanel() {
  const { estimate, totals, mayEdit } = useBuilder().now;
  const { draft, versions, lines, stage } = estimate;
  const last = versions.at(-1);
  const isSupplement = draft !== null && last !== undefined;
  return (
    <>
      {last && <LockedVersion version={last} />}
      {isSupplement && <Change from={last} gross={totals.gross} />}
      {mayEdit && stage !== 'void' && (
        <Steps isDraft={draft !== null} versions={versions.length} hasLines={lines.length > 0} />
      )}
    </>
  );
}

interface StepsProps {
  readonly isDraft: boolean;
  /** How many are locked. */
  readonly versions: number;
  readonly hasLines: boolean;
}

/** The one step that comes next: the version is sent as a record, or a supplement follows it. Not drawn with every line. */
const Steps = memo(function Steps({ isDraft, versions, hasLines }: StepsProps) {
  const { startSupplement, discardSupplement } = useLifeDeeds();
  const leave = useLeave();
  if (!isDraft)
    return (
      <Button variant="primary" size="lg" full onPress={startSupplement}>
        {`Start supplement ${versions}`}
      </Button>
    );
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        full
        icon={<Send aria-hidden="true" />}
        isDisabled={!hasLines}
        onPress={() => {
          leave();
          lifeRequest.set('send');
        }}
      >
        Send for approval
      </Button>
      {versions > 0 && (
        <Button full onPress={discardSupplement}>
          {`Discard supplement ${versions}`}
        </Button>
      )}
    </>
  );
});

function LockedVersion({ version }: { readonly version: Version }) {
  return (
    <p className={styles['version']}>
      <Lock aria-hidden="true" />
      <span>
        <strong>{version.label}</strong> locked <When at={version.lockedAt} /> by {version.lockedBy}
        <span className={styles['hash']} title={version.hash}>
          {version.hash.slice(0, 12)}
        </span>
      </span>
    </p>
  );
}

function Change({ from, gross }: { readonly from: Version; readonly gross: number }) {
  const change = gross - from.gross;
  return (
    <p className={styles['change']}>
      <span>{`On top of ${from.label}`}</span>
      <strong>{`${change < 0 ? '−' : '+'}${amount(Math.abs(change))}`}</strong>
    </p>
  );
}
