import type { ReactNode } from 'react';
import styles from './choice.module.css';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** Takes effect at once; where a Save follows, use a checkbox. */
export function Switch({ children, isSelected, onChange, isDisabled, name }: SwitchProps) {
  return (
    <label className={styles['choice']}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        className={styles['native']}
        checked={isSelected}
        aria-checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles['track']} aria-hidden="true" />
      <span>{children}</span>
    </label>
  );
}
