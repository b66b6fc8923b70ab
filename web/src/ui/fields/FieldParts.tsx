import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { ErrorText, type FieldText, LabelText } from './FieldText.tsx';

interface FieldLabelProps {
  readonly label: ReactNode;
  readonly isRequired?: boolean | undefined;
}

/** The label of a field that is built on React Aria: a choice from a list. */
export function FieldLabel(props: FieldLabelProps) {
  return (
    <Label className={styles['label'] ?? ''}>
      <LabelText {...props} />
    </Label>
  );
}

export function FieldMessages({ help, error }: Pick<FieldText, 'help' | 'error'>) {
  return (
    <>
      {help !== undefined && !error && (
        <Text slot="description" className={styles['help'] ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>
        <ErrorText>{error}</ErrorText>
      </FieldError>
    </>
  );
}
