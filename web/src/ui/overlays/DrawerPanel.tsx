import X from 'lucide-react/icons/x';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../actions/Button.tsx';
import styles from './Dialog.module.css';
import { useEdge } from './edges.ts';
import type { DrawerProps } from './overlay-props.ts';

/** The panel of a `Drawer`, fetched on first use. */
export function DrawerPanel({ isOpen, onClose, title, children, footer, side = 'right' }: DrawerProps) {
  useEdge(side === 'left' ? 'drawer-left' : 'drawer-right', isOpen && side !== 'bottom');
  const scrim = [styles['scrim'], styles['drawerScrim'], side !== 'right' && styles[side]];
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={scrim.filter(Boolean).join(' ')}
    >
      <Modal className={styles['drawer'] ?? ''}>
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
