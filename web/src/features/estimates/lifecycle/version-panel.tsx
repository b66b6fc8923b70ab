import type { Estimate } from '@dre/core/domain/estimates/estimate';
import Lock from 'lucide-react/icons/lock';
import Send from 'lucide-react/icons/send';
import { amount } from '../../../lib/format.ts';
import { When } from '../../../lib/when.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { useLeave } from '../totals/leave-context.ts';
import { lifeRequest } from './life-requests.ts';
import { useLifeDeeds } from './use-life-deeds.ts';
import styles from './version-panel.module.css';

/** What a version is finished with, and followed by: a piece for each place of the panel. */
export const versionPieces = { VersionNow, VersionStep, VersionDiscard };

function VersionNow() {
  const { estimate, totals } = useBuilder().now;
  return (
    <>
      <LockedVersion estimate={estimate} />
      {estimate.draft !== null && estimate.versions.length > 0 && (
        <Change from={estimate.versions.at(-1)} gross={totals.gross} />
      )}
    </>
  );
}

/** The one step that comes next: the version is sent as a record, or a supplement follows it. */
function VersionStep() {
  const { estimate, mayEdit } = useBuilder().now;
  const { startSupplement } = useLifeDeeds();
  const leave = useLeave();
  if (!mayEdit || estimate.stage === 'void') return null;
  if (estimate.draft === null)
    return (
      <Button variant="primary" size="lg" full onPress={startSupplement}>
        {`Start supplement ${estimate.versions.length}`}
      </Button>
    );
  return (
    <Button
      variant="primary"
      size="lg"
      full
      icon={<Send aria-hidden="true" />}
      isDisabled={estimate.lines.length === 0}
      onPress={() => {
        leave();
        lifeRequest.set('send');
      }}
    >
      Send for approval
    </Button>
  );
}

function VersionDiscard() {
  const { estimate, mayEdit } = useBuilder().now;
  const { discardSupplement } = useLifeDeeds();
  const isSupplement = estimate.draft !== null && estimate.versions.length > 0;
  if (!mayEdit || estimate.stage === 'void' || !isSupplement) return null;
  return <Button full onPress={discardSupplement}>{`Discard supplement ${estimate.versions.length}`}</Button>;
}

function LockedVersion({ estimate }: { readonly estimate: Estimate }) {
  const version = estimate.versions.at(-1);
  if (version === undefined) return null;
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

function Change({
  from,
  gross,
}: {
  readonly from: Estimate['versions'][number] | undefined;
  readonly gross: number;
}) {
  if (from === undefined) return null;
  const change = gross - from.gross;
  return (
    <p className={styles['change']}>
      <span>{`On top of ${from.label}`}</span>
      <strong>{`${change < 0 ? '−' : '+'}${amount(Math.abs(change))}`}</strong>
    </p>
  );
}
