import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import type { PhotoStore } from '../../../../offline/photos/photo-store.ts';
import styles from './refused-files.module.css';
import { useOutbox } from '../use-photo-store.ts';

/** Each refused file by name, with the reason; the others were accepted meanwhile. */
export function RefusedFiles({ store, estimate }: { readonly store: PhotoStore; readonly estimate: string }) {
  const files = useOutbox(store, ({ refused }) => refused).filter((file) => file.estimate === estimate);
  const arrivals = useOutbox(store, (outbox) => outbox.arrivals);
  const isFull = useOutbox(store, (outbox) => outbox.isFull);
  const refused = [...arrivals.values()].filter(
    ({ photo, stage }) => photo.estimate === estimate && stage === 'refused',
  );
  return (
    <div role="alert" className={styles['region']}>
      {isFull && (
        <Alert tone="error">
          This device is out of space. New photos are kept only while this page is open: leave it open until
          they are sent, and free up some room.
        </Alert>
      )}
      {(files.length > 0 || refused.length > 0) && (
        <Alert tone="error">
          <ul className={styles['files']}>
            {files.map(({ key, name, reason }) => (
              <li key={key}>
                <span>
                  <b>{name}</b> {reason}
                </span>
                <Button variant="ghost" aria-label={`Dismiss ${name}`} onPress={() => store.dismiss(key)}>
                  Dismiss
                </Button>
              </li>
            ))}
            {refused.map(({ photo: { id, name, refusal } }) => (
              <li key={id}>
                <span>
                  <b>{name}</b> {refusal}
                </span>
                <Button variant="ghost" aria-label={`Try ${name} again`} onPress={() => void store.retry(id)}>
                  Try again
                </Button>
                <Button
                  variant="ghost"
                  aria-label={`Let go of ${name}`}
                  onPress={() => void store.cancel(id)}
                >
                  Let go
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
