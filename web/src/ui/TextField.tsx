import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import styles from './field.module.css';
import { FieldLabel, FieldMessages } from './FieldParts.tsx';
import type { FieldWords } from './FieldParts.tsx';

export interface TextFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior' | 'render'
    >,
    FieldWords {
  readonly placeholder?: string;
  readonly size?: 'md' | 'lg' | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. `onChange` gives the string; an asterisk and `aria-required` follow `isRequired`. */
export function TextField({ label, help, error, placeholder, size = 'md', ...props }: TextFieldProps) {
  const { prefix, suffix, inputRef, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={styles['field'] ?? ''}
    >
      <FieldLabel label={label} required={rest.isRequired} />
      <div className={size === 'lg' ? `${styles['box']} ${styles['lg']}` : styles['box']}>
        {prefix !== undefined && <span className={styles['affix']}>{prefix}</span>}
        <Input
          className={styles['input'] ?? ''}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef ? { ref: inputRef } : {})}
        />
        {suffix !== undefined && <span className={styles['affix']}>{suffix}</span>}
      </div>
      <FieldMessages help={help} error={error} />
    </AriaTextField>
  );
}
