import { accept, refuse } from '../../result.ts';
import type { OrderPhoto, ReleasedPhoto, RepairOrder } from '../model/repair-order.ts';
import { hasRecord, idIssue, newRecordIssue } from './check-values.ts';
import type { ShopEditHandlers } from './shop-edit-handler.ts';

/** Photos taken in the shop, and those the owner may see. */
export const photoEdits: ShopEditHandlers<'add-photo' | 'release-photo' | 'withhold-photo'> = {
  'add-photo': {
    apply: (order, { photo }, signature) => {
      const { task } = photo;
      const issue = newRecordIssue(photosOf(order), photo.id);
      if (issue !== null) return refuse(issue);
      const hasTask = task === null || order.tasks.some(({ work }) => work.key === task);
      // A photo outlives its task: it is added to the order as a whole rather than lost.
      const added = { ...photo, task: hasTask ? task : null, ...signature };
      return accept(withPhotos(order, [...photosOf(order), added]));
    },
    undo: (_, { photo }) => ({ kind: 'withdraw-record', record: 'photo', recordId: photo.id }),
    target: ({ photos }, { photo }) => hasRecord(photos, photo.id),
  },
  'release-photo': {
    apply: (order, { photo }, signature) => {
      const own = photosOf(order).find(({ id }) => id === photo.id);
      if (own !== undefined && own.file !== photo.file) return refuse({ kind: 'photo-not-found' });
      // Releasing what is released keeps the first signature.
      if (hasRecord(order.released, photo.id)) return accept(order);
      const issue = idIssue(photo.id) ?? newRecordIssue(releasedOf(order), photo.id);
      if (issue !== null) return refuse(issue);
      const { id, file } = photo;
      return accept(withReleased(order, [...releasedOf(order), { id, file, ...signature }]));
    },
    undo: ({ released }, { photo }) =>
      hasRecord(released, photo.id) ? null : { kind: 'withhold-photo', photoId: photo.id },
    target: ({ released }, { photo }) => hasRecord(released, photo.id),
  },
  'withhold-photo': {
    apply: (order, { photoId }) =>
      accept(
        withReleased(
          order,
          releasedOf(order).filter(({ id }) => id !== photoId),
        ),
      ),
    undo: ({ released }, { photoId }) => {
      const found = released?.find(({ id }) => id === photoId);
      return found === undefined
        ? null
        : { kind: 'release-photo', photo: { id: found.id, file: found.file } };
    },
    target: ({ released }, { photoId }) => hasRecord(released, photoId),
  },
};

export function photosOf({ photos }: RepairOrder): readonly OrderPhoto[] {
  return photos ?? [];
}

export function releasedOf({ released }: RepairOrder): readonly ReleasedPhoto[] {
  return released ?? [];
}

/** An empty list is not stored, so that undoing the first photo leads back exactly. */
export function withPhotos(order: RepairOrder, photos: readonly OrderPhoto[]): RepairOrder {
  const { photos: _before, ...rest } = order;
  return photos.length === 0 ? rest : { ...rest, photos };
}

function withReleased(order: RepairOrder, released: readonly ReleasedPhoto[]): RepairOrder {
  const { released: _before, ...rest } = order;
  return released.length === 0 ? rest : { ...rest, released };
}
