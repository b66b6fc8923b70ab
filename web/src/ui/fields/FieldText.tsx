import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The texts every field carries besides its control. */
export interface FieldText {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Shown under the field and tied to it. Set it on blur or submit, never while typing. */
  readonly error?: string | undefined;
}

interface LabelWordsProps {
  readonly label: ReactNode;
  readonly isRequired?: boolean | undefined;
}

/** The text of a label, with an asterisk where something must be entered. */
export function LabelText({ label, isRequired }: LabelWordsProps) {
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

/** The error of a field, marked by more than a color. */
export function ErrorText({ children }: { readonly children: string | undefined }) {
  return (
    <>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </>
  );
}
