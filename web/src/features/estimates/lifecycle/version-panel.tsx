import type { Estimate } from '@dre/core/domain/estimates/estimate';
import Lock from 'lucide-react/icons/lock';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { amount } from '../../../lib/format.ts';
import { When } from '../../../lib/when.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { useLeave } from '../totals/leave-context.ts';
import { lifeRequest, type LifeRequest } from './life-requests.ts';
import { useLifeDeeds } from './use-life-deeds.ts';
import styles from './version-panel.module.css';

/** Where a version is finished: sent as a record, and followed by supplements. */
export function VersionPanel({ tools }: { readonly tools: ReactNode }) {
  const { now } = useBuilder();
  const { estimate, mayEdit, totals } = now;
  const { startSupplement, discardSupplement } = useLifeDeeds();
  const leave = useLeave();
  const canWrite = mayEdit && estimate.stage !== 'void';
  const isWriting = estimate.draft !== null;
  const ask = (request: LifeRequest) => {
    leave();
    lifeRequest.set(request);
  };
  return (
    <>
      <LockedVersion estimate={estimate} />
      {isWriting && estimate.versions.length > 0 && (
        <Change from={estimate.versions.at(-1)} gross={totals.gross} />
      )}
      <div className={styles['buttons']}>
        {tools}
        {canWrite && isWriting && (
          <Button
            variant="primary"
            size="lg"
            full
            icon={<Send aria-hidden="true" />}
            isDisabled={estimate.lines.length === 0}
            onPress={() => ask('send')}
          >
            Send for approval
          </Button>
        )}
        {canWrite && !isWriting && (
          <Button variant="primary" size="lg" full onPress={startSupplement}>
            {`Start supplement ${estimate.versions.length}`}
          </Button>
        )}
      </div>
      {canWrite && isWriting && estimate.versions.length > 0 && (
        <Button full onPress={discardSupplement}>
          {`Discard supplement ${estimate.versions.length}`}
        </Button>
      )}
    </>
  );
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
