import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import styles from './login-page.module.css';
import { askOtherTabs } from './sign-in-requests.ts';

/** For a new tab of somebody who is signed in in another one: they allow it there, or sign in here. */
export function AskForSignIn({ onAllowed }: { readonly onAllowed: (token: string) => void }) {
  const [said, setSaid] = useState<string>();
  const allowed = useEffectEvent(onAllowed);
  useEffect(
    () =>
      askOtherTabs({
        onHeard: () => setSaid('Another tab is signed in. Allow this one there, or sign in here.'),
        onDeclined: () => setSaid('The other tab keeps its sign-in to itself. Please sign in here.'),
        onAllowed: (token) => allowed(token),
      }),
    [],
  );
  return (
    <output className={styles['asked']}>{said !== undefined && <Alert tone="notice">{said}</Alert>}</output>
  );
}
