import { followShared } from '@dre/core/contract/sharing/repair-followers';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useApi } from '../../lib/calls/services.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './repair-card.module.css';

const notAnAddress = 'This is not an e-mail address.';

/** An address to be mailed when the stage or the day changes. The first mail asks whether it is wanted. */
export function FollowForm({ token }: { readonly token: string }) {
  const api = useApi();
  const [email, setEmail] = useState('');
  const [issue, setIssue] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const address = email.trim();
    if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address)) return setIssue(notAnAddress);
    setIssue(undefined);
    setBusy(true);
    const reply = await api.call(followShared, { body: { token, email: address } });
    setBusy(false);
    if (reply.ok) return setSentTo(address);
    return setIssue(reply.refusal.detail ?? reply.refusal.title);
  };
  if (sentTo !== undefined) {
    return (
      <output>
        <Alert tone="success">
          {`Please open the mail to ${sentTo} and say yes there: only then you are told. You can stop it from every mail.`}
        </Alert>
      </output>
    );
  }
  return (
    <form
      className={styles['follow']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={issue}
      />
      <Button type="submit" icon={<BellRing aria-hidden="true" />} loading={isBusy}>
        Tell me when it changes
      </Button>
    </form>
  );
}
