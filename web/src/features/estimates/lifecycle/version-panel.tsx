import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import Lock from 'lucide-react/icons/lock';
import { memo } from 'react';
import { amount } from '../../../lib/text/format.ts';
import { When } from '../../../lib/text/when.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { NextStepButton } from './next-step-button.tsx';
import { useLifecycleActions } from './use-lifecycle-actions.ts';
import styles from './version-panel.module.css';

type Version = Estimate['versions'][number];

/** The steps that finish a version and follow it. */
export function VersionPanel() {
  const { estimate, totals, mayEdit } = useBuilder().now;
  const { draft, versions, stage } = estimate;
  const last = versions.at(-1);
  const isSupplement = draft !== null && last !== undefined;
  return (
    <>
      {last && <LockedVersion version={last} isLatest={draft === null} />}
      {isSupplement && <Change from={last} gross={totals.gross} />}
      <NextStepButton />
      {isSupplement && mayEdit && stage !== 'void' && <Discard number={versions.length} />}
    </>
  );
}

/** Memoized, so it does not re-render with every line. */
const Discard = memo(function Discard({ number }: { readonly number: number }) {
  const { discardSupplement } = useLifecycleActions();
  return (
    <Button full onPress={discardSupplement}>
      {`Discard supplement ${number}`}
    </Button>
  );
});

interface LockedVersionProps {
  readonly version: Version;
  /** The bar above says when it was locked and by whom. */
  readonly isLatest: boolean;
}

function LockedVersion({ version, isLatest }: LockedVersionProps) {
  return (
    <p className={styles['version']}>
      <Lock aria-hidden="true" />
      <span>
        {isLatest && 'Seal of '}
        <strong>{version.label}</strong>
        {!isLatest && (
          <>
            {' locked '}
            <When at={version.lockedAt} /> by {version.lockedBy}
          </>
        )}
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
