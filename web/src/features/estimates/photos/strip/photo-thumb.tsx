import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import { type PhotoSource, type PictureSize, usePicture } from '../photo-pictures.ts';
import styles from './photo-thumb.module.css';
import { ProgressRing } from './progress-ring.tsx';
import { useOutbox, usePhotoStore } from '../use-photo-store.ts';

export interface PhotoThumbProps {
  readonly photo: Photo;
  /** Numbers of the lines it shows; the first is its badge. */
  readonly numbers: readonly number[];
  readonly isSelected?: boolean;
  readonly size?: PictureSize;
}

/** A thumbnail: the picture, its line's number, and its upload progress. Its container provides the name. */
export function PhotoThumb({ photo, numbers, isSelected = false, size = 'small' }: PhotoThumbProps) {
  const picture = usePicture(photo, size);
  const [number] = numbers;
  return (
    <span className={styles['thumb']}>
      <PhotoImage key={picture.url} picture={picture} />
      {number !== undefined && (
        <span className={styles['badge']}>
          <Pin number={number} look={isSelected ? 'selected' : 'solid'} />
        </span>
      )}
      <Progress photo={photo} />
    </span>
  );
}

interface PhotoImageProps {
  readonly picture: PhotoSource;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Decoded off the main thread; a picture that cannot be displayed has a message instead. */
export function PhotoImage({ picture, alt = '', ...size }: PhotoImageProps) {
  const [isBroken, setBroken] = useState(false);
  if (picture.url === undefined || isBroken) {
    const isMissing = picture.state === 'missing' || isBroken;
    return <span className={styles['empty']}>{isMissing && <ImageOff aria-hidden="true" />}</span>;
  }
  return (
    <img
      src={picture.url}
      alt={alt}
      {...size}
      decoding="async"
      draggable={false}
      className={styles['image']}
      onError={() => setBroken(true)}
    />
  );
}

function Progress({ photo }: { readonly photo: Photo }) {
  const store = usePhotoStore();
  const stage = useOutbox(store, ({ arrivals }) => arrivals.get(photo.id)?.stage);
  const share = useOutbox(store, ({ arrivals }) => arrivals.get(photo.id)?.share ?? 0);
  if (stage === undefined) return null;
  return (
    <span className={styles['progress']}>
      {stage === 'sending' ? <ProgressRing share={share} /> : <CloudUpload aria-hidden="true" />}
    </span>
  );
}
