import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'after'> {
  /** The name of what is revealed. */
  readonly secret?: 'password' | 'PIN';
}

/** A password that can be revealed; the toggle announces its state. Pasting is never blocked. */
export function PasswordField({ secret = 'password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles['toggle']}
      aria-label={`Show ${secret}`}
      aria-pressed={shown}
      disabled={props.isDisabled}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </button>
  );
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      after={toggle}
    />
  );
}
