import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every field carries besides its control. */
export interface FieldWords {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Shown under the field and tied to it. Set it on blur or submit, never while typing. */
  readonly error?: string | undefined;
}

interface LabelWordsProps {
  readonly label: ReactNode;
  readonly isRequired?: boolean | undefined;
}

/** The words of a label, with an asterisk where something must be entered. */
export function LabelWords({ label, isRequired }: LabelWordsProps) {
  return (
    <>
      {label}
      {isRequired && (
        <span className={styles['required']} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** What is wrong with a field, told by more than a color. */
export function ErrorWords({ children }: { readonly children: string | undefined }) {
  return (
    <>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </>
  );
}
