import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOneStop } from '../../../../ui/primitives/use-one-stop.ts';
import edges from '../../../../ui/layout/fading-edges.module.css';
import styles from './film-strip.module.css';
import { PhotoThumb } from './photo-thumb.tsx';
import { photoName } from '../photo-text.ts';

export interface FilmStripProps {
  readonly label: string;
  readonly photos: readonly Photo[];
  /** The numbers of the lines a photo shows; the first is its badge. */
  readonly linesOf: (photo: Photo) => readonly number[];
  readonly selected: string | null;
  readonly onSelect: (photo: Photo) => void;
  /** Called while the pointer or the focus is on a photo. */
  readonly onPoint?: (photo: Photo | null) => void;
  /** Content before the photos: a button that adds one. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** Photos side by side in one tab stop: arrow keys move between them, Enter or Space selects. */
export function FilmStrip(props: FilmStripProps) {
  const { label, photos, linesOf, selected, onSelect, onPoint, before, after } = props;
  const { keys } = useOneStop();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const pressed = selected === null ? null : list.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  return (
    <ul ref={list} className={`${styles['strip']} ${edges['inline']}`} aria-label={label} {...keys}>
      {before}
      {photos.map((photo, index) => {
        const numbers = linesOf(photo);
        const isSelected = photo.id === selected;
        return (
          <li key={photo.id} className={styles['frame']}>
            <button
              type="button"
              className={styles['photo']}
              aria-pressed={isSelected}
              aria-label={photoName(photo, index + 1, numbers)}
              onClick={() => onSelect(photo)}
              onPointerEnter={() => onPoint?.(photo)}
              onPointerLeave={() => onPoint?.(null)}
              onFocus={() => onPoint?.(photo)}
              onBlur={() => onPoint?.(null)}
            >
              <PhotoThumb photo={photo} numbers={numbers} isSelected={isSelected} />
            </button>
          </li>
        );
      })}
      {after}
    </ul>
  );
}
