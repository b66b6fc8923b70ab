import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Said to a screen reader, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
