import { accountLimits, changeProfile, type readProfile } from '@dre/core/contract/account/account';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { useState } from 'react';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './profile-page.module.css';

interface ProfileDetailsProps {
  readonly profile: ReplyOf<typeof readProfile>;
  readonly onChanged: () => void;
}

export function ProfileDetails({ profile, onChanged }: ProfileDetailsProps) {
  const action = useAction();
  const [name, setName] = useState(profile.name);
  const [error, setError] = useState<string>();

  async function save(): Promise<void> {
    setError(name.trim() === '' ? 'Enter your name.' : undefined);
    if (name.trim() === '') return;
    const saved = await action.run(changeProfile, { body: { name: name.trim() } }, 'Your name is saved.');
    if (saved !== undefined) onChanged();
  }

  return (
    <Card as="section" aria-label="Your details" padding="md" heading={<h2>Your details</h2>}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name"
          isRequired
          autoComplete="name"
          maxLength={accountLimits.name}
          value={name}
          error={error}
          isDisabled={action.isBusy}
          onChange={(typed) => {
            setName(typed);
            setError(undefined);
          }}
        />
        <TextField label="Email" isReadOnly value={profile.email} help="You sign in with this address." />
        <p className={styles['quiet']}>{rolesInWords(profile)}</p>
        {action.problem !== undefined && (
          <Alert tone="error" role="alert">
            {problemText(action.problem)}
          </Alert>
        )}
        <Button type="submit" loading={action.isBusy} isDisabled={name.trim() === profile.name}>
          Save name
        </Button>
      </form>
    </Card>
  );
}

function rolesInWords({ companies, isAdministrator }: ProfileDetailsProps['profile']): string {
  const roles = companies.map(({ name, role }) => `${role} at ${name}`);
  const all = [...roles, ...(isAdministrator ? ['administrator of the product'] : [])];
  return all.length === 0 ? 'You belong to no company.' : `You are ${all.join(', ')}.`;
}
