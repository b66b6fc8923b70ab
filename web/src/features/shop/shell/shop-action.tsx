import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import styles from './shop-shell.module.css';

const Slot = createContext<HTMLElement | null>(null);

export const ShopActionSlot = Slot.Provider;

interface ShopActionProps {
  readonly children: ReactNode;
  /** A phone has room for one more button; others stand elsewhere there. */
  readonly isOnPhone?: boolean;
}

/** Shows an action of a page at the end of the shop's bar. */
export function ShopAction({ children, isOnPhone = false }: ShopActionProps) {
  const slot = use(Slot);
  return slot === null
    ? null
    : createPortal(isOnPhone ? children : <div className={styles['wide']}>{children}</div>, slot);
}
