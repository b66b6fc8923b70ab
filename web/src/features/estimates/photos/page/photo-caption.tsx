import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { useState } from 'react';
import styles from './photo-card.module.css';

interface PhotoCaptionProps {
  readonly photo: Photo;
  readonly name: string;
  readonly isOpen: boolean;
  readonly applyChanges: (label: string, changes: readonly Change[]) => boolean;
}

/** The caption, edited in place. Enter or leaving saves it, Esc restores the old one. */
export function PhotoCaption({ photo, name, isOpen, applyChanges }: PhotoCaptionProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (!isOpen) return <p className={styles['caption']}>{photo.caption || '–'}</p>;
  const save = () => {
    const caption = draft?.trim() ?? photo.caption;
    setDraft(null);
    if (caption === photo.caption) return;
    applyChanges('Caption changed', [{ kind: 'change-photo', photoId: photo.id, changes: { caption } }]);
  };
  return (
    <input
      className={styles['caption']}
      aria-label={`Caption of ${name}`}
      placeholder="Caption"
      maxLength={500}
      title={photo.caption}
      value={draft ?? photo.caption}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape' || draft === null) return;
        event.preventDefault();
        event.stopPropagation();
        setDraft(null);
      }}
    />
  );
}
