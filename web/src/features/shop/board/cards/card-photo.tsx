import { useOrderAddress } from '../../photos/use-order-address.ts';
import styles from './card.module.css';

interface CardPhotoProps {
  readonly order: string;
  readonly file: string;
}

/** A small photo of the unit. Cards out of sight are not rendered, so no picture is fetched for them. */
export function CardPhoto({ order, file }: CardPhotoProps) {
  const address = useOrderAddress(order, file);
  return (
    <span className={styles['photo']}>
      {address !== undefined && (
        <img src={address.small} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
    </span>
  );
}
