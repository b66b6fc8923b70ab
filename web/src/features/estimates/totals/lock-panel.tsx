import type { Estimate } from '@dre/core/domain/estimates/estimate';
import { sayRefusal } from '@dre/core/domain/estimates/refusal-words';
import Lock from 'lucide-react/icons/lock';
import { memo, type ReactNode } from 'react';
import { When } from '../../../lib/when.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useSessionState } from '../../session/session-context.ts';
import { useBuilder, useBuilderTools } from '../builder/builder-context.ts';
import { LastChecksInTime } from '../checks/advice-in-time.ts';
import styles from './lock-panel.module.css';

/** Where a version is finished: locked as a record, and followed by supplements. */
export function LockPanel({ children }: { readonly children: ReactNode }) {
  const { now } = useBuilder();
  const { estimate, mayEdit } = now;
  const canWrite = mayEdit && estimate.stage !== 'void';
  return (
    <section className={styles['panel']} aria-label="Version">
      <LockedVersion estimate={estimate} />
      <div className={styles['buttons']}>
        {children}
        {canWrite && estimate.draft !== null && (
          <LockButton label={estimate.draft} isEmpty={estimate.lines.length === 0} />
        )}
        {canWrite && estimate.draft === null && <StartSupplement estimate={estimate} />}
      </div>
      {canWrite && estimate.draft !== null && estimate.versions.length > 0 && (
        <DiscardSupplement estimate={estimate} />
      )}
    </section>
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

interface LockButtonProps {
  readonly label: string;
  readonly isEmpty: boolean;
}

const LockButton = memo(function LockButton({ label, isEmpty }: LockButtonProps) {
  const { present, act, announce } = useBuilderTools();
  const { userName } = useSessionState();
  const { confirm, dialog } = useConfirm();
  const press = async () => {
    const { estimate, keeper } = present();
    const open = estimate.lines.filter(({ state }) => state === 'open').map(({ number }) => number);
    if (open.length > 0) {
      const message = sayRefusal({ kind: 'lines-open', lines: open });
      await confirm({ heading: `${label} cannot be locked yet`, message });
      return;
    }
    const message = <BeforeLocking />;
    if (!(await confirm({ heading: `Lock as ${label}?`, message, cancel: true }))) return;
    // The server signs it: name and time here are only what is shown until it answers.
    const lock = { kind: 'lock', by: userName, at: new Date().toISOString() } as const;
    if (!act(`Lock as ${label}`, [lock])) return;
    keeper.flush();
    announce(`Locked as ${label}`);
  };
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        full
        icon={<Lock aria-hidden="true" />}
        isDisabled={isEmpty}
        onPress={() => void press()}
      >
        {`Lock as ${label}`}
      </Button>
      {dialog}
    </>
  );
});

function BeforeLocking() {
  return (
    <div className={styles['before']}>
      <p>A locked version is a record. What changes after it goes into a supplement.</p>
      <LastChecksInTime />
    </div>
  );
}

function StartSupplement({ estimate }: { readonly estimate: Estimate }) {
  const { act, announce } = useBuilder();
  const label = `Start supplement ${estimate.versions.length}`;
  const start = () => {
    if (act(label, [{ kind: 'start-supplement' }])) announce(label);
  };
  return (
    <Button variant="primary" size="lg" full onPress={start}>
      {label}
    </Button>
  );
}

function DiscardSupplement({ estimate }: { readonly estimate: Estimate }) {
  const { act, announce } = useBuilder();
  const label = `Discard supplement ${estimate.versions.length}`;
  const discard = () => {
    if (act(label, [{ kind: 'discard-supplement' }])) announce(label);
  };
  return (
    <Button full onPress={discard}>
      {label}
    </Button>
  );
}
