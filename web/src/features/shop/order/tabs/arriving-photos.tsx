import { ProgressRing } from '../../../estimates/photos/strip/progress-ring.tsx';
import { useShopOutbox, useShopPhotos } from '../../photos/use-shop-photos.ts';
import styles from './lists.module.css';

/** Photos this device still has to send: they are on the order already, or are being made smaller. */
export function ArrivingPhotos({ order }: { readonly order: string }) {
  const { store } = useShopPhotos();
  const arrivals = useShopOutbox(store, (outbox) => outbox.arrivals);
  const trouble = useShopOutbox(store, (outbox) => outbox.trouble);
  const own = [...arrivals.values()].filter(
    ({ photo, stage }) => photo.estimate === order && stage !== 'refused',
  );
  if (own.length === 0) return null;
  const count = own.length === 1 ? '1 photo' : `${String(own.length)} photos`;
  const share = own.reduce((sum, one) => sum + one.share, 0) / own.length;
  return (
    <output className={styles['arriving']}>
      <ProgressRing share={Math.max(share, 0.05)} />
      {trouble === null ? `Sending ${count}` : `${count} on this device; sent once there is a connection`}
    </output>
  );
}
