import Camera from 'lucide-react/icons/camera';
import { PhotoInput } from '../../estimates/photos/strip/photo-input.tsx';
import styles from './photos.module.css';
import { type OrderPhotoHome, useShopPhotos } from './use-shop-photos.ts';

interface TakePhotoProps extends OrderPhotoHome {
  readonly label: string;
  /** The ids of the photos that were taken. */
  readonly onTaken?: (photos: readonly string[]) => void;
  /** False also offers pictures taken before. */
  readonly isCamera?: boolean;
}

/** The camera, or the device's pictures: what is taken is stored on this device at once and sent by itself. */
export function TakePhoto({ label, order, task, onTaken, isCamera = true }: TakePhotoProps) {
  const { take } = useShopPhotos();
  const receive = async (files: readonly File[]) => {
    const ids = await take(files, { order, task });
    if (ids.length > 0) onTaken?.(ids);
  };
  return (
    <PhotoInput
      label={label}
      isCamera={isCamera}
      look={styles['take']}
      onFiles={(files) => void receive(files)}
    >
      <Camera aria-hidden="true" />
      <span>Photo</span>
    </PhotoInput>
  );
}
