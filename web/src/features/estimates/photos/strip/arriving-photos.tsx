import X from 'lucide-react/icons/x';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import type { OutboxPhoto } from '../../../../offline/photos/photo-outbox.ts';
import styles from './arriving-photos.module.css';
import type { PhotoStore } from '../../../../offline/photos/photo-store.ts';
import { ProgressRing } from './progress-ring.tsx';
import { useOutbox } from '../use-photo-store.ts';

/** Photos not yet on the estimate: visible at once, each with a button to discard it. */
export function ArrivingPhotos({
  store,
  estimate,
}: {
  readonly store: PhotoStore;
  readonly estimate: string;
}) {
  const arrivals = useOutbox(store, (outbox) => outbox.arrivals);
  return [...arrivals.values()]
    .filter(({ photo }) => photo.estimate === estimate && !photo.isOnEstimate && photo.toSend === null)
    .map((arrival) => <Arriving key={arrival.photo.id} store={store} arrival={arrival} />);
}

function Arriving({ store, arrival }: { readonly store: PhotoStore; readonly arrival: OutboxPhoto }) {
  const { id, name } = arrival.photo;
  return (
    <li className={styles['arriving']} aria-busy="true">
      {arrival.smallUrl === undefined ? (
        <span className={styles['empty']} />
      ) : (
        <img src={arrival.smallUrl} alt={name} decoding="async" />
      )}
      <span className={styles['ring']}>
        <ProgressRing share={arrival.smallUrl === undefined ? 0.1 : 0.35} />
      </span>
      <PlainButton
        className={styles['cancel']}
        aria-label={`Cancel ${name}`}
        onPress={() => void store.cancel(id)}
      >
        <X aria-hidden="true" />
      </PlainButton>
    </li>
  );
}
