import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { RefusedPhotos } from '../../photos/refused-photos.tsx';
import { TakePhoto } from '../../photos/take-photo.tsx';
import { useOrderPicture } from '../../photos/use-order-picture.ts';
import styles from './findings.module.css';
import { type ChoicePhoto, useChoicePhotos } from './use-present-photos.ts';

interface PhotoChoiceProps {
  readonly label: string;
  readonly order: RepairOrder;
  /** The task a photo taken here belongs to. */
  readonly task: string | null;
  readonly value: readonly string[];
  readonly onChange: (photos: readonly string[]) => void;
}

/** The camera, and the photos of the order to choose from. A photo taken here is chosen at once. */
export function PhotoChoice({ label, order, task, value, onChange }: PhotoChoiceProps) {
  const photos = useChoicePhotos(order);
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

function Choice({ order, photo: { line, file, ownUrl }, name, isSelected, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles['thumb']}
      aria-pressed={isSelected}
      aria-label={name}
      onClick={onPress}
    >
      {file === null ? (
        ownUrl !== undefined && <img src={ownUrl} alt="" />
      ) : (
        <StoredPicture order={order} file={file} />
      )}
      {line !== null && <span aria-hidden="true">{line}</span>}
    </button>
  );
}

function StoredPicture({ order, file }: { readonly order: string; readonly file: string }) {
  const picture = useOrderPicture(order, file);
  return picture === undefined ? null : <img src={picture.small} alt="" />;
}
