import { accept, refuse } from '../../result.ts';
import { photoIssue, photosIssue } from './check-details.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate, Photo } from '../model/estimate.ts';
import { byId, byOrder } from '../model/order-key.ts';
import { type EditHandlers, type Outcome, presentValues } from './edit-handler.ts';
import { without } from './lines-on-estimate.ts';

/** Edits of photos, their pins to lines and the marks drawn over them. */
export const photoEdits: EditHandlers<
  | 'add-photo'
  | 'change-photo'
  | 'remove-photo'
  | 'restore-photo'
  | 'tag-photo'
  | 'untag-photo'
  | 'pin-photo'
  | 'unpin-photo'
  | 'mark-photo'
  | 'unmark-photo'
> = {
  'add-photo': {
    apply: (estimate, { photo }) => {
      if (photoOf(estimate, photo.id) !== undefined) {
        return refuse({ kind: 'photo-exists', photoId: photo.id });
      }
      return withPhoto(estimate, {
        ...photo,
        isPrinted: true,
        pins: [],
        marks: [],
        alignment: null,
        knownLength: null,
      });
    },
    undo: (_, { photo }) => ({ kind: 'remove-photo', photoId: photo.id }),
  },
  'change-photo': {
    apply: (estimate, { photoId, changes }) =>
      withChangedPhoto(estimate, photoId, (photo) => ({ ...photo, ...changes })),
    undo: (before, { photoId, changes }) =>
      undoOn(before, photoId, (photo) => ({
        kind: 'change-photo',
        photoId,
        changes: presentValues(photo, changes),
      })),
  },
  'remove-photo': {
    apply: (estimate, { photoId }) => {
      const photo = photoOf(estimate, photoId);
      if (photo === undefined) return refuse({ kind: 'photo-not-found', photoId });
      return accept({
        ...estimate,
        photos: estimate.photos.filter(({ id }) => id !== photoId),
        removed: { ...estimate.removed, photos: { ...estimate.removed.photos, [photoId]: photo } },
      });
    },
    undo: (before, { photoId }) => presenceOf(before, photoId),
  },
  'restore-photo': {
    apply: (estimate, { photoId }) => withChangedPhoto(estimate, photoId, (photo) => photo),
    undo: (before, { photoId }) => presenceOf(before, photoId),
  },
  'tag-photo': {
    apply: (estimate, { photoId, lineId }) =>
      withChangedPhoto(estimate, photoId, (photo) => ({ ...photo, lines: tagged(photo, lineId) })),
    undo: (before, { photoId, lineId }) => undoTag(before, photoId, lineId),
  },
  'untag-photo': {
    apply: (estimate, { photoId, lineId }) =>
      withChangedPhoto(estimate, photoId, (photo) => ({
        ...photo,
        lines: photo.lines.filter((id) => id !== lineId),
      })),
    undo: (before, { photoId, lineId }) => undoTag(before, photoId, lineId),
  },
  'pin-photo': {
    apply: (estimate, { photoId, pin }) =>
      withChangedPhoto(estimate, photoId, (photo) => ({ ...photo, pins: withItem(photo.pins, pin) })),
    undo: (before, { photoId, pin }) =>
      undoOn(before, photoId, ({ pins }) => {
        const moved = pins.find(({ id }) => id === pin.id);
        return moved === undefined
          ? { kind: 'unpin-photo', photoId, pinId: pin.id }
          : { kind: 'pin-photo', photoId, pin: moved };
      }),
  },
  'unpin-photo': {
    apply: (estimate, { photoId, pinId }) =>
      withChangedPhoto(estimate, photoId, (photo) => ({
        ...photo,
        pins: photo.pins.filter(({ id }) => id !== pinId),
      })),
    undo: (before, { photoId, pinId }) =>
      undoOn(before, photoId, ({ pins }) => {
        const pin = pins.find(({ id }) => id === pinId);
        return pin === undefined
          ? { kind: 'unpin-photo', photoId, pinId }
          : { kind: 'pin-photo', photoId, pin };
      }),
  },
  'mark-photo': {
    apply: (estimate, { photoId, mark }) =>
      withChangedPhoto(estimate, photoId, (photo) => ({ ...photo, marks: withItem(photo.marks, mark) })),
    undo: (before, { photoId, mark }) =>
      undoOn(before, photoId, ({ marks }) => {
        const redrawn = marks.find(({ id }) => id === mark.id);
        return redrawn === undefined
          ? { kind: 'unmark-photo', photoId, markId: mark.id }
          : { kind: 'mark-photo', photoId, mark: redrawn };
      }),
  },
  'unmark-photo': {
    apply: (estimate, { photoId, markId }) =>
      withChangedPhoto(estimate, photoId, (photo) => ({
        ...photo,
        marks: photo.marks.filter(({ id }) => id !== markId),
      })),
    undo: (before, { photoId, markId }) =>
      undoOn(before, photoId, ({ marks }) => {
        const mark = marks.find(({ id }) => id === markId);
        return mark === undefined
          ? { kind: 'unmark-photo', photoId, markId }
          : { kind: 'mark-photo', photoId, mark };
      }),
  },
};

/** Sorted by id, so devices that tag concurrently end with the same list. */
function tagged({ lines }: Photo, lineId: string): readonly string[] {
  return lines.includes(lineId) ? lines : [...lines, lineId].toSorted();
}

function undoTag(before: Estimate, photoId: string, lineId: string) {
  return undoOn(before, photoId, ({ lines }) => {
    const kind = lines.includes(lineId) ? ('tag-photo' as const) : ('untag-photo' as const);
    return { kind, photoId, lineId };
  });
}

function photoOf(estimate: Estimate, photoId: string): Photo | undefined {
  return estimate.photos.find(({ id }) => id === photoId) ?? estimate.removed.photos[photoId];
}

function withChangedPhoto(estimate: Estimate, photoId: string, change: (photo: Photo) => Photo): Outcome {
  const photo = photoOf(estimate, photoId);
  return photo === undefined
    ? refuse({ kind: 'photo-not-found', photoId })
    : withPhoto(estimate, change(photo));
}

function withPhoto(estimate: Estimate, photo: Photo): Outcome {
  const others = estimate.photos.filter(({ id }) => id !== photo.id);
  const isNew = others.length === estimate.photos.length;
  const issue = photoIssue(photo) ?? (isNew ? photosIssue(estimate) : null);
  if (issue !== null) return refuse(issue);
  return accept({
    ...estimate,
    photos: [...others, photo].toSorted(byOrder),
    removed: { ...estimate.removed, photos: without(estimate.removed.photos, photo.id) },
  });
}

/** If the change restored a removed photo, its undo removes it again. */
function undoOn(before: Estimate, photoId: string, undo: (photo: Photo) => Change): readonly Change[] | null {
  const photo = photoOf(before, photoId);
  if (photo === undefined) return null;
  return isOnEstimate(before, photoId) ? [undo(photo)] : [undo(photo), { kind: 'remove-photo', photoId }];
}

function presenceOf(before: Estimate, photoId: string): Change | null {
  if (photoOf(before, photoId) === undefined) return null;
  return { kind: isOnEstimate(before, photoId) ? 'restore-photo' : 'remove-photo', photoId };
}

function isOnEstimate({ photos }: Estimate, photoId: string): boolean {
  return photos.some(({ id }) => id === photoId);
}

/** Sorted by id, hence by time, so devices that add concurrently end with the same order. */
function withItem<T extends { readonly id: string }>(items: readonly T[], item: T): readonly T[] {
  return [...items.filter(({ id }) => id !== item.id), item].toSorted(byId);
}
