import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './field.module.css';
import type { FieldWords } from './FieldFrame.tsx';

/** The words of a field that is built on React Aria: a choice from a list. */
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
