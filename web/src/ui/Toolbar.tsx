import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import styles from './Toolbar.module.css';

/** One stop for Tab; the arrow keys move inside. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <AriaToolbar aria-label={label} className={styles['toolbar'] ?? ''}>
      {children}
    </AriaToolbar>
  );
}
