import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSession } from './session-context.ts';
import { hearOtherTabs, type Listener } from './sign-in-requests.ts';
import styles from './sign-in-question.module.css';

/** A sign-in stays in its tab until a click here hands it to another one. */
export function SignInQuestion() {
  const session = useSession();
  const [question, setQuestion] = useState<string>();
  const listener = useRef<Listener>(undefined);
  useEffect(() => {
    const hearing = hearOtherTabs({ isSignedIn: () => session.check().signedIn, onQuestion: setQuestion });
    listener.current = hearing;
    return hearing.stop;
  }, [session]);
  return (
    <div role="alert" className={styles['place']}>
      {question !== undefined && (
        <div className={styles['box']}>
          <Alert
            tone="notice"
            actions={
              <>
                <Button variant="primary" onPress={() => listener.current?.answer(question, session.token())}>
                  Allow
                </Button>
                <Button onPress={() => listener.current?.answer(question, undefined)}>Not now</Button>
              </>
            }
          >
            Another tab asks to use your <span className={styles['word']}>sign-in</span>
          </Alert>
        </div>
      )}
    </div>
  );
}
