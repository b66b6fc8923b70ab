import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PrinterX from 'lucide-react/icons/printer-x';
import type { DragEvent, KeyboardEvent } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { PhotoCaption } from './photo-caption.tsx';
import styles from './photo-card.module.css';
import { locationText } from '../photo-home.ts';
import { PhotoThumb } from '../strip/photo-thumb.tsx';
import { photoName, viewNames } from '../photo-text.ts';
import type { Photos } from '../use-photos.ts';

interface PhotoCardProps {
  readonly photos: Photos;
  readonly photo: Photo;
  readonly group: readonly Photo[];
  readonly index: number;
  readonly isOpen: boolean;
  readonly onTag: () => void;
  /** The photo being dragged. */
  readonly dragged: string | null;
  readonly onDrag: (id: string | null) => void;
}

/** One photo with its caption and tags. Alt with the arrow keys moves it; so do dragging and its menu. */
export function PhotoCard(props: PhotoCardProps) {
  const { photos, photo, group, index, isOpen } = props;
  const { linesOf, selection, go, move, now } = photos;
  const numbers = linesOf(photo);
  const name = photoName(photo, now.estimate.photos.indexOf(photo) + 1, numbers);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!isOpen || !event.altKey || step === undefined) return;
    event.preventDefault();
    move(photo.id, group, index + step);
  };
  return (
    <li className={styles['card']} {...(isOpen && dragging(props))}>
      <div className={styles['frame']}>
        <button
          type="button"
          className={styles['open']}
          aria-label={`Show ${name}`}
          onClick={() => go({ photo: photo.id })}
          onKeyDown={onKeyDown}
        >
          <PhotoThumb photo={photo} numbers={[]} />
        </button>
        {isOpen && (
          <span className={styles['check']}>
            <Checkbox isSelected={selection.has(photo.id)} onChange={() => selection.toggle(photo.id)}>
              <VisuallyHidden>{`Choose ${name}`}</VisuallyHidden>
            </Checkbox>
          </span>
        )}
      </div>
      <PhotoCaption photo={photo} name={name} isOpen={isOpen} applyChanges={photos.applyChanges} />
      <div className={styles['foot']}>
        <p className={styles['where']}>
          {numbers.map((number) => (
            <Pin key={number} number={number} look="soft" />
          ))}
          <span>{photo.view === null ? locationText(photo.place, now.contents) : viewNames[photo.view]}</span>
          {!photo.isPrinted && (
            <span className={styles['unprinted']}>
              <PrinterX aria-hidden="true" />
              <VisuallyHidden>Not printed</VisuallyHidden>
            </span>
          )}
        </p>
        {isOpen && <CardMenu {...props} name={name} />}
      </div>
    </li>
  );
}

function CardMenu({ photos, photo, group, index, onTag, name }: PhotoCardProps & { readonly name: string }) {
  const { move, applyChanges, remove, go, compare } = photos;
  const print = () =>
    applyChanges(photo.isPrinted ? 'Photo not printed' : 'Photo printed', [
      { kind: 'change-photo', photoId: photo.id, changes: { isPrinted: !photo.isPrinted } },
    ]);
  const actions: Readonly<Record<string, () => void>> = {
    tag: onTag,
    show: () => go({ photo: photo.id }),
    compare: () => compare(photo),
    earlier: () => void move(photo.id, group, index - 1),
    later: () => void move(photo.id, group, index + 1),
    print: () => void print(),
    remove: () => remove([photo]),
  };
  return (
    <Menu
      label={`More for ${name}`}
      items={[
        { id: 'tag', label: 'Say what it shows…' },
        { id: 'show', label: 'Show it large' },
        { id: 'compare', label: 'Compare with the illustration' },
        'line',
        { id: 'earlier', label: 'Move earlier', keys: 'Alt ←', isDisabled: index === 0 },
        { id: 'later', label: 'Move later', keys: 'Alt →', isDisabled: index === group.length - 1 },
        { id: 'print', label: photo.isPrinted ? 'Leave out of the print' : 'Print it' },
        'line',
        { id: 'remove', label: 'Delete', isDanger: true },
      ]}
      onAction={(action) => actions[action]?.()}
      trigger={
        <Button
          variant="ghost"
          iconOnly
          aria-label={`More for ${name}`}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
    />
  );
}

/** Dropped on another photo of its group, it takes that one's position. */
function dragging({ photos, photo, group, index, dragged, onDrag }: PhotoCardProps) {
  return {
    draggable: true,
    'data-dragged': dragged === photo.id || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', photo.id);
      onDrag(photo.id);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged !== null && group.some(({ id }) => id === dragged)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      photos.move(dragged, group, index);
      onDrag(null);
    },
    onDragEnd: () => onDrag(null),
  };
}
