import { readOrderPictures } from '@dre/core/contract/shop/parts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import { shortDay } from '@dre/core/domain/short-day';
import { useOrderAddress } from '../../photos/use-order-address.ts';
import styles from './panel.module.css';

interface LinePhotoProps {
  readonly order: string;
  readonly lineNumber: number;
}

/** The first photo of the damage of a line; nothing if there is none. Its key is the order. */
export function LinePhoto({ order, lineNumber }: LinePhotoProps) {
  const pictures = useQuery(readOrderPictures, { params: { id: order } }, order);
  const photo = pictures.data?.lines.find((line) => line.lineNumber === lineNumber)?.photos[0];
  if (photo === undefined) return null;
  return (
    <figure className={styles['photo']}>
      <span>
        <Picture order={order} file={photo.file} alt={`Damage of line ${String(lineNumber)}`} />
        <Pin number={lineNumber} />
      </span>
      <figcaption>
        {`Photo of line ${String(lineNumber)}`}
        {photo.takenAt !== null && `, ${shortDay(photo.takenAt.slice(0, 10))}`}
      </figcaption>
    </figure>
  );
}

function Picture({
  order,
  file,
  alt,
}: {
  readonly order: string;
  readonly file: string;
  readonly alt: string;
}) {
  const address = useOrderAddress(order, file);
  return address === undefined ? null : <img src={address.medium} alt={alt} />;
}
