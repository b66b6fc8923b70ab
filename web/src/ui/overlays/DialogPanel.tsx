import X from 'lucide-react/icons/x';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../actions/Button.tsx';
import styles from './Dialog.module.css';
import type { DialogProps } from './overlay-props.ts';

/** The panel of a `Dialog`, fetched on first use. */
export function DialogPanel({ isOpen, onClose, title, children, footer, size = 'md' }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles['scrim'] ?? ''}
    >
      <Modal className={size === 'md' ? (styles['modal'] ?? '') : `${styles['modal']} ${styles[size]}`}>
        <AriaDialog className={styles['dialog'] ?? ''}>
          <header className={styles['head']}>
            <Heading slot="title" className={styles['title'] ?? ''}>
              {title}
            </Heading>
            <span className={styles['close']}>
              <Button
                variant="ghost"
                iconOnly
                aria-label="Close"
                icon={<X aria-hidden="true" />}
                onPress={onClose}
              />
            </span>
          </header>
          <div className={styles['body']}>{children}</div>
          {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
