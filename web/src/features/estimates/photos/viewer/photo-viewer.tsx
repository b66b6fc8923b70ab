import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { photoStamp } from '../../../../lib/text/format.ts';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { PhotoCaption } from '../page/photo-caption.tsx';
import { locationText } from '../photo-home.ts';
import { usePicture } from '../photo-pictures.ts';
import { PhotoImage } from '../strip/photo-thumb.tsx';
import styles from './photo-viewer.module.css';
import { photoName } from '../photo-text.ts';
import type { Photos } from '../use-photos.ts';

interface PhotoViewerProps {
  readonly photos: Photos;
  readonly photo: Photo;
  readonly isOpen: boolean;
}

/**
 * One photo as large as the window; arrow keys go to the next. The small picture shows until the large one has loaded.
 */
export function PhotoViewer({ photos, photo, isOpen }: PhotoViewerProps) {
  const { photos: visible, go, linesOf, now } = photos;
  const dialog = useRef<HTMLDialogElement>(null);
  const index = visible.findIndex(({ id }) => id === photo.id);
  const small = usePicture(photo, 'small');
  const medium = usePicture(photo, 'medium');
  useEffect(() => dialog.current?.showModal(), []);
  const step = (by: number) => {
    const next = visible[index + by];
    if (next !== undefined) go({ photo: next.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, '[': -1, ']': 1 }[event.key];
    if (by === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    step(by);
  };
  const name = photoName(photo, index + 1, linesOf(photo));
  return (
    <dialog
      ref={dialog}
      className={styles['viewer']}
      aria-label={name}
      onKeyDown={onKeyDown}
      onClose={() => go({ photo: undefined })}
    >
      <header className={styles['head']}>
        <h2>{name}</h2>
        <p>{`${index + 1} of ${visible.length}`}</p>
        <PlainButton className={styles['button']} aria-label="Close" onPress={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </PlainButton>
      </header>
      <div className={styles['stage']}>
        <PlainButton
          className={styles['button']}
          aria-label="Photo before"
          isDisabled={index === 0}
          onPress={() => step(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </PlainButton>
        <div className={styles['picture']}>
          <PhotoImage
            key={medium.url ?? small.url}
            picture={medium.url === undefined ? small : medium}
            alt={name}
            width={photo.width}
            height={photo.height}
          />
        </div>
        <PlainButton
          className={styles['button']}
          aria-label="Next photo"
          isDisabled={index === visible.length - 1}
          onPress={() => step(1)}
        >
          <ChevronRight aria-hidden="true" />
        </PlainButton>
      </div>
      <footer className={styles['foot']}>
        <PhotoCaption
          key={photo.id}
          photo={photo}
          name={name}
          isOpen={isOpen}
          applyChanges={photos.applyChanges}
        />
        <p>
          {locationText(photo.place, now.contents)}
          {photo.takenAt !== null && `, ${photoStamp(photo.takenAt)}`}
          {`, ${photo.width} × ${photo.height}`}
        </p>
      </footer>
    </dialog>
  );
}
