import { Link } from '@tanstack/react-router';
import Images from 'lucide-react/icons/images';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { RefusedPhotos } from '../../photos/refused-photos.tsx';
import { TakePhoto } from '../../photos/take-photo.tsx';
import { useOrderPictures } from '../drawing/order-pictures.ts';
import { useOrderNow } from '../order-context.ts';
import { ArrivingPhotos } from './arriving-photos.tsx';
import styles from './lists.module.css';
import { type OrderPhotoGroup, orderPhotoGroups } from './order-photo-groups.ts';
import { PhotoTile } from './photo-tile.tsx';

/** All photos of the order, by line and phase: taken here, sent by themselves, released to the owner one by one. */
export function PhotosTab() {
  const { lines, hasFailed } = useOrderPictures();
  const { order, estimate, rights } = useOrderNow();
  const groups = orderPhotoGroups(order, lines ?? []);
  return (
    <Loading
      isLoading={lines === undefined && !hasFailed}
      label="Reading the photos"
      skeleton={<Skeleton shape="block" />}
    >
      <div className={styles['photos']}>
        <RefusedPhotos order={order.id} />
        <div className={styles['photosHead']}>
          {rights.works && <TakePhoto label="Add photos" order={order.id} task={null} isCamera={false} />}
          {rights.readsEstimate && (
            <Link to="/estimate/$id/photos" params={{ id: estimate.id }} search={{}}>
              All photos of the estimate
            </Link>
          )}
        </div>
        <ArrivingPhotos order={order.id} />
        {groups.length === 0 && (
          <EmptyState icon={<Images />} title={hasFailed ? 'The photos could not be read' : 'No photos yet'}>
            Photos of the lines and of the repair appear here.
          </EmptyState>
        )}
        {groups.map((group) => (
          <PhotoGroup key={group.key} group={group} />
        ))}
      </div>
    </Loading>
  );
}

function PhotoGroup({ group: { name, lineNumber, phases } }: { readonly group: OrderPhotoGroup }) {
  return (
    <section aria-label={name}>
      <h2>
        {lineNumber !== null && <span className={styles['pin']}>{lineNumber}</span>} {name}
      </h2>
      {phases.map(({ label, photos }) => (
        <div key={label} className={styles['day']}>
          <h3>{label}</h3>
          <ul className={styles['grid']}>
            {photos.map((photo) => (
              <li key={photo.id}>
                <PhotoTile photo={photo} lineNumber={lineNumber} label={`${name}, ${label.toLowerCase()}`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
