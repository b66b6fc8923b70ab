import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { RefusedPhotos } from '../../photos/refused-photos.tsx';
import { TakePhoto } from '../../photos/take-photo.tsx';
import { useOrderPicture } from '../../photos/use-order-picture.ts';
import styles from './findings.module.css';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { useToday, whenIn } from '../../open/shop-day.ts';
import { ShopWhen } from '../../open/shop-when.tsx';
import { type ChoicePhoto, useChoicePhotos } from './use-present-photos.ts';

interface PhotoChoiceProps {
  readonly label: string;
  readonly order: RepairOrder;
  /** The task a photo taken here belongs to. */
  readonly task: string | null;
  /** A proof is a photo of the finished work, so the damage of the estimate is not offered. */
  readonly isOfShopAlone?: boolean;
  readonly value: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
}

/** The camera, and the photos of the order to choose from. A photo taken here is chosen at once. */
export function PhotoChoice({
  label,
  order,
  task,
  isOfShopAlone = false,
  value,
  onChange,
}: PhotoChoiceProps) {
  const photos = useChoicePhotos(order).filter(({ isOfShop }) => isOfShop || !isOfShopAlone);
  return (
    <fieldset className={styles['choice']}>
      <legend>{label}</legend>
      <RefusedPhotos order={order.id} />
      <ul>
        <li>
          <TakePhoto
            label="Take a photo"
            order={order.id}
            task={task}
            onTaken={(taken) => onChange([...value, ...taken])}
          />
        </li>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Choice
              order={order.id}
              photo={photo}
              name={
                photo.line === null ? `Photo ${String(index + 1)}` : `Photo of line ${String(photo.line)}`
              }
              isSelected={value.includes(photo.id)}
              onPress={() =>
                onChange(
                  value.includes(photo.id) ? value.filter((one) => one !== photo.id) : [...value, photo.id],
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly order: string;
  readonly photo: ChoicePhoto;
  readonly name: string;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

function Choice({ order, photo: { line, file, ownUrl, takenAt }, name, isSelected, onPress }: ChoiceProps) {
  const zone = useCompanyZone();
  const today = useToday();
  return (
    <button
      type="button"
      className={styles['thumb']}
      aria-pressed={isSelected}
      aria-label={takenAt === null ? name : `${name}, taken ${whenIn(zone, takenAt, today).full}`}
      onClick={onPress}
    >
      {file === null ? (
        ownUrl !== undefined && <img src={ownUrl} alt="" />
      ) : (
        <StoredPicture order={order} file={file} />
      )}
      {line !== null && <span aria-hidden="true">{line}</span>}
      {takenAt !== null && (
        <small>
          <ShopWhen at={takenAt} />
        </small>
      )}
    </button>
  );
}

function StoredPicture({ order, file }: { readonly order: string; readonly file: string }) {
  const picture = useOrderPicture(order, file);
  return picture === undefined ? null : <img src={picture.small} alt="" />;
}
