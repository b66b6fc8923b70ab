import Lock from 'lucide-react/icons/lock';
import { price } from '../../../../lib/text/format.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import styles from '../life-dialogs.module.css';
import { ForgottenBeforeLock } from './forgotten-before-lock.tsx';
import { LockCheckList } from './lock-check-list.tsx';
import { SupplementChange } from '../supplement-change.tsx';
import { useLockChecks } from './use-lock-checks.ts';
import { useLocking } from './use-locking.ts';

/** The final checks, then the lock, which cannot be undone. */
export function LockDialog({ onClose }: { readonly onClose: () => void }) {
  const { estimate, totals } = useBuilder().now;
  const { checks, newer } = useLockChecks();
  const { lock, isBusy, isCutOff } = useLocking();
  const label = estimate.draft ?? estimate.versions.at(-1)?.label ?? '';
  const isBlocked = checks.some(({ tone }) => tone === 'blocking');
  const isOpen = estimate.draft !== null;
  const press = async () => {
    const outcome = await lock();
    onClose();
    if (outcome === 'waits') {
      void showBanner({ message: `${label} is locked once this device is connected again.` });
    } else if (outcome === 'locked') {
      void showBanner({ message: `Locked as ${label}` });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Lock as ${label}?`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon={<Lock aria-hidden="true" />}
            isDisabled={isBlocked || isBusy || !isOpen}
            onPress={() => void press()}
          >
            {isBusy ? 'Locking…' : isCutOff ? `Lock as ${label} when connected` : `Lock as ${label}`}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p className={styles['sum']}>
          <span>{[estimate.heading.number, estimate.parties.customer.name].filter(Boolean).join(', ')}</span>
          <strong>{price(totals.gross)}</strong>
        </p>
        <SupplementChange />
        <p>A locked version is a record. What changes after it goes into a supplement.</p>
        {isCutOff && (
          <Alert tone="notice">
            This device is not connected. The lock is kept here with your other edits and counts once they are
            sent; until then nobody else sees it.
          </Alert>
        )}
        {isBlocked && (
          <Alert tone="error">{`${label} cannot be locked yet. Put right what is marked first.`}</Alert>
        )}
        <LockCheckList checks={checks} newer={newer} onClose={onClose} />
        <ForgottenBeforeLock />
      </div>
    </Dialog>
  );
}
