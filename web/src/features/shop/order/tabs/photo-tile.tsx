import Check from 'lucide-react/icons/check';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { ShopWhen } from '../../open/shop-when.tsx';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import type { OrderChange } from '../../../../offline/shop/apply-order-changes.ts';
import { writeOrder } from '../../dialogs/write-order.ts';
import { useShopStore } from '../../open/use-shop.ts';
import { OrderPhoto } from '../drawing/order-photo.tsx';
import { useOrderNow } from '../order-context.ts';
import styles from './lists.module.css';
import type { GroupedPhoto } from './order-photo-groups.ts';

interface PhotoTileProps {
  readonly photo: GroupedPhoto;
  readonly lineNumber: number | null;
  readonly label: string;
}

/** A photo, who took it, and whether the owner sees it on the status link. */
export function PhotoTile({ photo, lineNumber, label }: PhotoTileProps) {
  const { order, rights } = useOrderNow();
  const store = useShopStore();
  const { id, file, by, takenAt } = photo;
  const isReleased = order.released?.some((one) => one.id === id) === true;
  const write = (changes: readonly OrderChange['change'][], done: string) => {
    const refused = writeOrder(
      store,
      changes.map((change) => ({ order: order.id, change })),
      done,
    );
    if (refused !== null) void showBanner({ message: refused, tone: 'error' });
  };
  const withhold = { kind: 'withhold-photo', photoId: id } as const;
  const release = () =>
    isReleased
      ? write([withhold], 'The owner no longer sees this photo.')
      : write(
          [{ kind: 'release-photo', photo: { id, file } }],
          'The owner sees this photo on the status link.',
        );
  const remove = () =>
    write(
      [...(isReleased ? [withhold] : []), { kind: 'withdraw-record', record: 'photo', recordId: id }],
      'Photo removed.',
    );
  return (
    <div className={styles['tile']}>
      <OrderPhoto file={file} lineNumber={lineNumber} label={label} />
      {(by !== null || takenAt !== null) && (
        <span className={styles['note']}>
          {by}
          {by !== null && takenAt !== null && ', '}
          {takenAt !== null && <ShopWhen at={takenAt} />}
        </span>
      )}
      <div className={styles['tileActions']}>
        {rights.manages ? (
          <button type="button" aria-pressed={isReleased} className={styles['release']} onClick={release}>
            {isReleased ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
            {isReleased ? 'Released' : 'Release to the owner'}
          </button>
        ) : (
          isReleased && <Badge tone="green">Released</Badge>
        )}
        {by !== null && rights.works && (
          <button
            type="button"
            className={styles['remove']}
            aria-label={`Remove the photo, ${label}`}
            onClick={remove}
          >
            <Trash2 aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}
