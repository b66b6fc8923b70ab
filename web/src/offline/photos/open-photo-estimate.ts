import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import type { EstimateStore } from '../sync/estimate-store.ts';
import type { PendingPhoto } from './storage/photo-storage.ts';
import type { PhotoEstimate } from './photo-outbox.ts';

/** Adapts an open estimate to the photo store. */
export function openPhotoEstimate(store: EstimateStore): PhotoEstimate {
  return {
    has: (photo) => {
      const { photos, removed } = store.snapshot().estimate;
      return photo in removed.photos || photos.some((one) => one.id === photo);
    },
    add: (photo) => addPhoto(store, photo),
    safe: () => store.safe(),
  };
}

function addPhoto(store: EstimateStore, pending: PendingPhoto): string | null {
  const { id, caption, place, view, order, toSend } = pending;
  if (toSend === null) return null;
  const { file, width, height, takenAt } = toSend;
  const present = new Set(store.snapshot().estimate.lines.map((line) => line.id));
  const lines = pending.lines.filter((line) => present.has(line));
  const photo = { id, caption, place, view, order, file, width, height, takenAt, lines };
  const done = store.write('Photo added', [{ kind: 'add-photo', photo }]);
  return done.ok ? null : refusalMessage(done.refusal);
}
