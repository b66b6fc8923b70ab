import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styles from './field.module.css';
import { FieldLabel, FieldMessages } from './FieldParts.tsx';
import type { TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>;

/** A password that can be shown; the toggle says its state. Pasting is never blocked. */
export function PasswordField({
  label,
  help,
  error,
  placeholder,
  size = 'md',
  ...props
}: PasswordFieldProps) {
  const { inputRef, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <AriaTextField
      {...rest}
      type={shown ? 'text' : 'password'}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={styles['field'] ?? ''}
    >
      <FieldLabel label={label} required={rest.isRequired} />
      <div className={size === 'lg' ? `${styles['box']} ${styles['lg']}` : styles['box']}>
        <Input
          className={styles['input'] ?? ''}
          spellCheck="false"
          autoCapitalize="none"
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef ? { ref: inputRef } : {})}
        />
        <button
          type="button"
          className={styles['toggle']}
          aria-label="Show password"
          aria-pressed={shown}
          disabled={rest.isDisabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
      <FieldMessages help={help} error={error} />
    </AriaTextField>
  );
}
