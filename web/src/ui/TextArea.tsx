import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styles from './field.module.css';
import { FieldLabel, FieldMessages } from './FieldParts.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface TextAreaProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'inputRef' | 'size'
> {
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, help, error, placeholder, rows = 5, inputRef, ...rest }: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={styles['field'] ?? ''}
    >
      <FieldLabel label={label} required={rest.isRequired} />
      <AriaTextArea
        rows={rows}
        className={styles['area'] ?? ''}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(inputRef ? { ref: inputRef } : {})}
      />
      <FieldMessages help={help} error={error} />
    </AriaTextField>
  );
}
