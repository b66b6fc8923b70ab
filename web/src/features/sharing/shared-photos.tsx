import type { SharedPhoto } from '@dre/core/contract/sharing/shared-estimate';
import { markWidth } from '@dre/core/domain/sharing/photo-marks';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Pin } from '../../ui/layout/Pin.tsx';
import styles from './photos.module.css';

interface SharedPhotosProps {
  readonly label?: string;
  readonly photos: readonly SharedPhoto[];
  /** Called when a picture fails to load: the page's content is then refetched. */
  readonly onStale: () => void;
}

export function SharedPhotos({ label = 'Photos', photos, onStale }: SharedPhotosProps) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className={styles['strip']} aria-label={label}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <button type="button" aria-label={`Open ${photoName(photo, at)}`} onClick={() => setOpen(at)}>
              <img src={photo.small} alt="" loading="lazy" onError={onStale} />
              <PhotoMarks photo={photo} fit="slice" />
              {photo.numbers[0] !== undefined && <Pin number={photo.numbers[0]} />}
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <PhotoDialog {...{ photos, onStale }} first={open} onClose={close} />}
    </>
  );
}

function photoName({ numbers, caption, marks }: SharedPhoto, at: number): string {
  const lines = numbers.length === 0 ? '' : `, line ${numbers.join(' and ')}`;
  const texts = [caption, ...marks.map(({ label }) => label)].filter(Boolean).map((text) => `, ${text}`);
  return `photo ${String(at + 1)}${lines}${texts.join('')}`;
}

/** The shop's marks over the photo. They are fitted to the frame like the photo. */
function PhotoMarks({
  photo: { marks, height },
  fit,
}: {
  readonly photo: SharedPhoto;
  readonly fit: 'slice' | 'meet';
}) {
  if (marks.length === 0) return null;
  return (
    <svg
      className={styles['marks']}
      viewBox={`0 0 ${String(markWidth)} ${String(height)}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
    >
      {marks.map(({ path, label, x, y }) => (
        <g key={`${path} ${String(x)} ${String(y)} ${label}`}>
          {path !== '' && <path className={styles['casing']} d={path} />}
          {path !== '' && <path className={styles['ink']} d={path} />}
          {fit === 'meet' && label !== '' && (
            <text x={x} y={y}>
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** One photo over the whole screen; the browser's own dialog keeps the focus and closes on Esc. */
function PhotoDialog({
  photos,
  onStale,
  first,
  onClose,
}: SharedPhotosProps & { readonly first: number; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const photo = photos[at];
  if (photo === undefined) return null;
  const go = (step: number) => setAt((at + step + photos.length) % photos.length);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles['stage']}
      aria-label={photoName(photo, at)}
      onClose={onClose}
      onKeyDown={keys}
    >
      <div className={styles['picture']}>
        <img src={photo.medium} alt={photo.caption || photoName(photo, at)} onError={onStale} />
        <PhotoMarks photo={photo} fit="meet" />
      </div>
      <p className={styles['caption']}>
        {photo.numbers.map((number) => (
          <Pin key={number} number={number} />
        ))}
        {photo.caption}
        <span>
          {at + 1} of {photos.length}
        </span>
      </p>
      <button
        type="button"
        className={styles['close']}
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden="true" />
      </button>
      {photos.length > 1 && (
        <>
          <button type="button" className={styles['back']} aria-label="Photo before" onClick={() => go(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" className={styles['next']} aria-label="Next photo" onClick={() => go(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  );
}
