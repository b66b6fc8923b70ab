import { changePassword, type readProfile } from '@dre/core/contract/account/account';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { useState } from 'react';
import { day } from '../../lib/text/format.ts';
import { useApi } from '../../lib/calls/services.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { NewPasswordField } from '../session/pages/new-password-field.tsx';
import { useNewPassword } from '../session/pages/use-new-password.ts';
import styles from './profile-page.module.css';

interface ProfilePasswordProps {
  readonly profile: ReplyOf<typeof readProfile>;
  readonly onChanged: () => void;
}

export function ProfilePassword({ profile, onChanged }: ProfilePasswordProps) {
  const form = usePasswordChange(profile, onChanged);
  return (
    <Card as="section" aria-label="Password" padding="md" heading={<h2>Password</h2>}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p className={styles['quiet']}>
          {profile.passwordChangedAt === null
            ? 'You have not changed it yet.'
            : `Last changed on ${day(new Date(profile.passwordChangedAt))}.`}{' '}
          Changing it ends every other session.
        </p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={profile.email} readOnly hidden />
        <PasswordField
          label="Current password"
          size="lg"
          isRequired
          autoComplete="current-password"
          value={form.current}
          error={form.currentError}
          isDisabled={form.busy}
          onChange={form.setCurrent}
        />
        <NewPasswordField label="New password" newPassword={form.newPassword} isDisabled={form.busy} />
        <div aria-live="polite">
          {form.outcome === 'changed' && <Alert tone="success">Your password is changed.</Alert>}
          {form.outcome !== undefined && form.outcome !== 'changed' && (
            <Alert tone="error">{form.outcome.failure}</Alert>
          )}
        </div>
        <Button type="submit" loading={form.busy}>
          Change password
        </Button>
      </form>
    </Card>
  );
}

function usePasswordChange(profile: ProfilePasswordProps['profile'], onChanged: () => void) {
  const api = useApi();
  const [current, setCurrent] = useState('');
  const [currentError, setCurrentError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'changed' | { readonly failure: string }>();
  const companies = profile.companies.map(({ name }) => name);
  const newPassword = useNewPassword([profile.name, profile.email, ...companies]);

  async function submit(): Promise<void> {
    if (busy) return;
    setOutcome(undefined);
    setCurrentError(current === '' ? 'Enter your current password.' : undefined);
    if (!newPassword.isReady() || current === '') return;
    setBusy(true);
    const body = { currentPassword: current, password: newPassword.password };
    const answer = await api.call(changePassword, { body });
    setBusy(false);
    if (answer.ok) {
      setCurrent('');
      newPassword.set('');
      setOutcome('changed');
      onChanged();
      return;
    }
    const { errors, title } = answer.refusal;
    setCurrentError(errors?.['currentPassword']);
    newPassword.complain(errors?.['password']);
    if (errors === undefined) setOutcome({ failure: title });
  }

  return {
    current,
    currentError,
    busy,
    outcome,
    newPassword,
    setCurrent(typed: string) {
      setCurrent(typed);
      setCurrentError(undefined);
    },
    submit,
  };
}
