import { useOrderNow } from '../order-context.ts';
import { useOrderPicture } from '../../photos/use-order-picture.ts';
import styles from './order-drawing.module.css';

interface OrderPhotoProps {
  readonly file: string;
  /** Null for a photo of the whole order. */
  readonly lineNumber: number | null;
  readonly label: string;
}

/** A photo with the number of its line; it opens in full. */
export function OrderPhoto({ file, lineNumber, label }: OrderPhotoProps) {
  const { order } = useOrderNow();
  const picture = useOrderPicture(order.id, file);
  const name = lineNumber === null ? label : `${label}, photo of line ${String(lineNumber)}`;
  const content = (
    <>
      {picture !== undefined && <img src={picture.small} alt="" loading="lazy" />}
      {lineNumber !== null && (
        <span className={styles['number']} aria-hidden="true">
          {lineNumber}
        </span>
      )}
    </>
  );
  // Without an address there is nothing to open yet.
  if (picture?.full === undefined) return <span className={styles['photo']}>{content}</span>;
  return (
    <a className={styles['photo']} href={picture.full} target="_blank" rel="noreferrer" aria-label={name}>
      {content}
    </a>
  );
}
