import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Photo, WalkAroundView } from '@dre/core/domain/estimates/model/estimate';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';

/** Tags applied to photos together; absent fields stay as they are. */
export interface PhotoTags {
  readonly place?: Zone | null;
  readonly view?: WalkAroundView | null;
  readonly linesAdded: readonly string[];
  readonly linesRemoved: readonly string[];
}

export function tagChanges(photos: readonly Photo[], tags: PhotoTags): readonly Change[] {
  const { linesAdded, linesRemoved, ...fields } = tags;
  return photos.flatMap(({ id: photoId, lines, ...photo }) => [
    ...fieldChanges(photoId, photo, fields),
    ...linesAdded
      .filter((lineId) => !lines.includes(lineId))
      .map((lineId) => ({ kind: 'tag-photo', photoId, lineId }) as const),
    ...linesRemoved
      .filter((lineId) => lines.includes(lineId))
      .map((lineId) => ({ kind: 'untag-photo', photoId, lineId }) as const),
  ]);
}

/** Equal values make no edit, because the history lists real changes only. */
function fieldChanges(
  photoId: string,
  photo: Pick<Photo, 'place' | 'view'>,
  fields: Pick<PhotoTags, 'place' | 'view'>,
): readonly Change[] {
  const changes = Object.fromEntries(
    (['place', 'view'] as const)
      .filter((field) => field in fields && JSON.stringify(photo[field]) !== JSON.stringify(fields[field]))
      .map((field) => [field, fields[field]]),
  ) as Pick<PhotoTags, 'place' | 'view'>;
  return Object.keys(changes).length === 0 ? [] : [{ kind: 'change-photo', photoId, changes }];
}

/** Moves a photo among the visible ones; no other photo's order changes. */
export function moveChange(visible: readonly Photo[], id: string, to: number): readonly Change[] {
  const others = visible.filter((photo) => photo.id !== id);
  const from = visible.findIndex((photo) => photo.id === id);
  const at = Math.max(0, Math.min(to, others.length));
  if (from === -1 || from === at) return [];
  const order = orderBetween(others[at - 1]?.order ?? null, others[at]?.order ?? null);
  return [{ kind: 'change-photo', photoId: id, changes: { order } }];
}

export function removeChanges(photos: readonly Photo[]): readonly Change[] {
  return photos.map(({ id }) => ({ kind: 'remove-photo', photoId: id }));
}

export function restoreChanges(photos: readonly Photo[]): readonly Change[] {
  return photos.map(({ id }) => ({ kind: 'restore-photo', photoId: id }));
}
