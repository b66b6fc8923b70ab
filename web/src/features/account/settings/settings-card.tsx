import type { ReactNode } from 'react';
import styles from './settings.module.css';
import { useProfileForm } from './settings-form.ts';

interface SettingsCardProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** One section of the settings: a card that is a group of fields. */
export function SettingsCard({ id, title, help, children }: SettingsCardProps) {
  const { isReadOnly } = useProfileForm();
  return (
    <fieldset id={id} className={styles['card']} disabled={isReadOnly} tabIndex={-1}>
      <legend className={styles['legend']}>{title}</legend>
      <h2 className={styles['cardTitle']} aria-hidden="true">
        {title}
      </h2>
      {help !== undefined && <p className={styles['help']}>{help}</p>}
      {children}
    </fieldset>
  );
}
