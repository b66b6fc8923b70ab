import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../actions/Button.tsx';
import styles from './Dialog.module.css';

export interface Confirmation {
  /** Carries the verb: "Delete line 4?". */
  readonly heading: ReactNode;
  readonly message: ReactNode;
  /** Replaces OK where the press cannot be undone and the heading alone does not say enough. */
  readonly action?: string;
  /** Offers Cancel (spec §2); without it there is only OK. */
  readonly cancel?: boolean;
  /** Something is lost: the button is red and focus starts on Cancel. */
  readonly destructive?: boolean;
}

export interface ConfirmDialogProps extends Confirmation {
  readonly isOpen: boolean;
  /** Called once per closing: true for OK, false for Cancel and Esc. */
  readonly onClose: (confirmed: boolean) => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, heading, message, action = 'OK', cancel = false, destructive = false } = props;
  const safeFirst = destructive && cancel;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose(false)}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={`${styles['modal']} ${styles['sm']}`}>
        <AriaDialog role="alertdialog" className={styles['dialog'] ?? ''}>
          <header className={styles['head']}>
            <Heading slot="title" className={styles['title'] ?? ''}>
              {heading}
            </Heading>
          </header>
          <div className={styles['body']}>{message}</div>
          <footer className={styles['footer']}>
            {cancel && (
              <Button ref={safeFirst ? takeFocus : undefined} onPress={() => onClose(false)}>
                Cancel
              </Button>
            )}
            <Button
              ref={safeFirst ? undefined : takeFocus}
              variant={destructive ? 'danger' : 'primary'}
              onPress={() => onClose(true)}
            >
              {action}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
