import { Link } from '@tanstack/react-router';
import { useOrderNow } from '../order-context.ts';
import { OrderPhoto } from './order-photo.tsx';
import { useOrderPictures } from './order-pictures.ts';
import styles from './order-drawing.module.css';

interface SidePhotosProps {
  readonly numbers: readonly number[];
}

const most = 8;

/** The photos of the lines on the side shown. */
export function SidePhotos({ numbers }: SidePhotosProps) {
  const { order } = useOrderNow();
  const { lines } = useOrderPictures();
  const own = (lines ?? []).filter(({ lineNumber }) => numbers.includes(lineNumber));
  const photos = own
    .flatMap(({ lineNumber, photos: all }) => all.map((photo) => ({ lineNumber, photo })))
    .filter(({ photo }, index, all) => all.findIndex((one) => one.photo.id === photo.id) === index);
  if (photos.length === 0) return null;
  const total = new Set((lines ?? []).flatMap((line) => line.photos.map(({ id }) => id))).size;
  return (
    <section className={styles['photos']} aria-labelledby="side-photos">
      <div className={styles['heading']}>
        <h2 id="side-photos">Photos of this side</h2>
        <Link to="/shop/orders/$id" params={{ id: order.id }} search={{ tab: 'photos' }}>
          {`All ${String(total)}`}
        </Link>
      </div>
      <ul>
        {photos.slice(0, most).map(({ lineNumber, photo }) => (
          <li key={photo.id}>
            <OrderPhoto file={photo.file} lineNumber={lineNumber} label={`Line ${String(lineNumber)}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
