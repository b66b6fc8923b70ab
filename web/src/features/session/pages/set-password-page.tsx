import { checkLink, setPassword } from '@dre/core/contract/account/account';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { DoneCard, LinkCard, UnreadLink } from './link-card.tsx';
import styles from './link-card.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useNewPassword } from './use-new-password.ts';

const route = getRouteApi('/public-shell/set-password/$token');
const heading = 'Set your password';

type LinkInHand = ReplyOf<typeof checkLink>;

export function SetPasswordPage() {
  const { token } = route.useParams();
  const { data: link, error: problem, refetch } = useQuery(checkLink, { body: { token } }, token);
  const [outcome, setOutcome] = useState<{ readonly email: string } | 'ended'>();
  if (problem !== undefined) return <UnreadLink heading={heading} reason={problem.title} onRetry={refetch} />;
  if (link === undefined) return <LinkCard heading={heading} />;
  if (typeof outcome === 'object') {
    return (
      <DoneCard heading="Your password is set" email={outcome.email}>
        Sign in with {outcome.email} and your new password.
      </DoneCard>
    );
  }
  if (outcome === 'ended' || link.kind === 'ended' || link.kind === 'verify-email') return <EndedLink />;
  return (
    <SetPasswordForm
      token={token}
      link={link}
      onDone={(email) => setOutcome({ email })}
      onEnded={() => setOutcome('ended')}
    />
  );
}

function EndedLink() {
  return (
    <LinkCard
      heading="This link no longer works"
      actions={
        <>
          <LinkButton size="lg" variant="primary" render={(look) => <Link to="/reset-password" {...look} />}>
            Get a new link
          </LinkButton>
          <LinkButton size="lg" render={(look) => <Link to="/login" {...look} />}>
            Back to sign in
          </LinkButton>
        </>
      }
    >
      <p>A link works once, for one hour. Ask for a new one and it comes by e-mail.</p>
    </LinkCard>
  );
}

interface SetPasswordFormProps {
  readonly token: string;
  readonly link: LinkInHand;
  readonly onDone: (email: string) => void;
  readonly onEnded: () => void;
}

function SetPasswordForm({ token, link, onDone, onEnded }: SetPasswordFormProps) {
  const api = useApi();
  const isFirst = link.kind === 'first-administrator';
  const [person, setPerson] = useState({ name: link.name, email: link.email });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const newPassword = useNewPassword([person.name, person.email]);

  async function submit(): Promise<void> {
    if (busy) return;
    const missing = isFirst ? missingOf(person) : {};
    setErrors(missing);
    if (!newPassword.isReady() || Object.keys(missing).length > 0) return;
    setBusy(true);
    setFailure(undefined);
    const body = { token, password: newPassword.password, ...(isFirst && person) };
    const answer = await api.call(setPassword, { body });
    setBusy(false);
    if (answer.ok) return onDone(answer.value.email);
    const { status, errors: said } = answer.refusal;
    if (status === 410) return onEnded();
    setErrors(said ?? {});
    newPassword.complain(said?.['password']);
    if (said === undefined) setFailure(problemText(answer.refusal));
    return undefined;
  }

  return (
    <LinkCard heading={isFirst ? 'Create the first administrator' : heading}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div role="alert">{failure !== undefined && <Alert tone="error">{failure}</Alert>}</div>
        {isFirst && (
          <TextField
            label="Name"
            size="lg"
            isRequired
            autoComplete="name"
            value={person.name}
            error={errors['name']}
            isDisabled={busy}
            onChange={(name) => setPerson({ ...person, name })}
          />
        )}
        <TextField
          label="Email"
          size="lg"
          inputMode="email"
          autoComplete="username"
          isRequired={isFirst}
          isReadOnly={!isFirst}
          value={person.email}
          error={errors['email']}
          isDisabled={busy}
          onChange={(email) => setPerson({ ...person, email })}
        />
        <NewPasswordField label="New password" newPassword={newPassword} isDisabled={busy} />
        <Button type="submit" variant="primary" size="xl" full loading={busy}>
          {isFirst ? 'Create account' : 'Set password'}
        </Button>
      </form>
    </LinkCard>
  );
}

function missingOf({
  name,
  email,
}: {
  readonly name: string;
  readonly email: string;
}): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: 'Enter your name.' }),
    ...(email.trim() === '' && { email: 'Enter your e-mail address.' }),
  };
}
