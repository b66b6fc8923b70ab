import type { PasswordIssue } from '@dre/core/domain/session/password-rules';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import styles from './link-card.module.css';
import type { NewPassword } from './use-new-password.ts';

interface Rule {
  readonly words: string;
  readonly faults: readonly PasswordIssue[];
}

const rules: readonly Rule[] = [
  { words: '12 to 128 characters, any you like', faults: ['too-short', 'too-long'] },
  { words: 'No common password, row of keys or repetition', faults: ['common'] },
  { words: 'Not your name, e-mail address or company', faults: ['personal'] },
];

interface NewPasswordFieldProps {
  readonly label: string;
  readonly newPassword: NewPassword;
  readonly isDisabled: boolean;
}

/** A new password with its rules visible. A fulfilled rule gets its tick; others are silent. */
export function NewPasswordField({ label, newPassword, isDisabled }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField
        label={label}
        size="lg"
        isRequired
        autoComplete="new-password"
        value={newPassword.password}
        error={newPassword.error}
        isDisabled={isDisabled}
        onChange={(password) => newPassword.set(password)}
      />
      <ul className={styles['rules']} aria-label="What the password needs">
        {rules.map(({ words, faults }) => {
          const isKept =
            newPassword.password !== '' && !faults.some((fault) => newPassword.faults.includes(fault));
          return (
            <li key={words} data-kept={isKept || undefined}>
              {isKept ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <span>
                {words}
                {isKept && <VisuallyHidden>: done</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
