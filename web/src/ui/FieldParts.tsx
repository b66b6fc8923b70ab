import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './field.module.css';

/** What every field carries besides its control. */
export interface FieldWords {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Shown under the field and tied to it. Set it on blur or submit, never while typing. */
  readonly error?: string | undefined;
}

export function FieldLabel({
  label,
  required,
}: {
  readonly label: ReactNode;
  readonly required?: boolean | undefined;
}) {
  return (
    <Label className={styles['label'] ?? ''}>
      {label}
      {required && (
        <span className={styles['required']} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
}

export function FieldMessages({ help, error }: Pick<FieldWords, 'help' | 'error'>) {
  return (
    <>
      {help !== undefined && !error && (
        <Text slot="description" className={styles['help'] ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </>
  );
}
