import type { ReactNode } from 'react';
import styles from './ProgressSpinner.module.css';

export interface ProgressSpinnerProps {
  /** Names the awaited work: "Loading estimate E-10482". */
  readonly children: ReactNode;
  readonly diameter?: number;
  /** Appears only after 400 ms. */
  readonly late?: boolean;
}

/** For a page that has nothing to show yet; never in place of content already shown. */
export function ProgressSpinner({ children, diameter = 100, late = false }: ProgressSpinnerProps) {
  return (
    <output className={late ? `${styles['spinner']} ${styles['late']}` : styles['spinner']}>
      <svg width={diameter} height={diameter} viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles['ring']} cx="50" cy="50" r="46.5" />
        <circle
          className={styles['arc']}
          cx="50"
          cy="50"
          r="46.5"
          pathLength="100"
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span>{children}</span>
    </output>
  );
}
