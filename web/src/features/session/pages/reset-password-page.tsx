import { resetPassword } from '@dre/core/contract/account/account';
import { defaultBrowserConfiguration } from '@dre/core/contract/browser-configuration';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSetting } from '../../../lib/calls/configuration.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './link-card.module.css';
import { useSession } from '../session-context.ts';

const heading = 'Reset your password';

const backToSignIn = (
  <LinkButton size="lg" render={(look) => <Link to="/login" {...look} />}>
    Back to sign in
  </LinkButton>
);

export function ResetPasswordPage() {
  const resetUrl = useSetting('passwordResetUrl');
  const [sentTo, setSentTo] = useState<string>();
  if (resetUrl !== defaultBrowserConfiguration.passwordResetUrl) return <ResetElsewhere url={resetUrl} />;
  if (sentTo === undefined) return <ResetForm onSent={setSentTo} />;
  return (
    <LinkCard heading="Look into your mail" isNews actions={backToSignIn}>
      <p>
        If {sentTo} has an account here, a link to set a new password is on its way. It works once, for one
        hour. Nothing there? Look among the unwanted mail, or check the spelling.
      </p>
    </LinkCard>
  );
}

function ResetElsewhere({ url }: { readonly url: string }) {
  return (
    <LinkCard
      heading={heading}
      actions={
        <>
          <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={url}>
            Go to the reset page
          </a>
          {backToSignIn}
        </>
      }
    >
      <p>Passwords of this installation are reset on another page: {url}</p>
    </LinkCard>
  );
}

function ResetForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const api = useApi();
  const session = useSession();
  const [email, setEmail] = useState(() => session.rememberedName());
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    setFailure(undefined);
    setError(email.trim() === '' ? 'Enter your e-mail address.' : undefined);
    if (email.trim() === '') return;
    setBusy(true);
    const answer = await api.call(resetPassword, { body: { email: email.trim() } });
    setBusy(false);
    if (answer.ok) onSent(email.trim());
    else setFailure([answer.refusal.title, answer.refusal.detail].filter(Boolean).join(' '));
  }

  return (
    <LinkCard heading={heading}>
      <p>Tell us the e-mail address you sign in with. We send you a link to set a new password.</p>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div role="alert">{failure !== undefined && <Alert tone="error">{failure}</Alert>}</div>
        <TextField
          label="Email"
          size="lg"
          inputMode="email"
          autoComplete="username"
          isRequired
          value={email}
          error={error}
          isDisabled={busy}
          onChange={(typed) => {
            setEmail(typed);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="primary" size="xl" full loading={busy}>
          Send the link
        </Button>
      </form>
      <p>
        <Link to="/login">Back to sign in</Link>
      </p>
    </LinkCard>
  );
}
