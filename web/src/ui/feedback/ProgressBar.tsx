import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  readonly label: ReactNode;
  /** Percent done; without it the end is not known. */
  readonly value?: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles['progress']}>
      <label htmlFor={id}>{label}</label>
      {value !== undefined && (
        <span className={styles['value']} aria-hidden="true">
          {Math.round(value)}%
        </span>
      )}
      <progress id={id} className={styles['bar']} max={100} value={value} />
    </div>
  );
}
