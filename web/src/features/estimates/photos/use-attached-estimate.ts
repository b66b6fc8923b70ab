import { sayRefusal } from '@dre/core/domain/estimates/refusal-words';
import { useEffect } from 'react';
import type { EstimateKeeper } from '../../../offline/estimate-keeper.ts';
import type { KeptPhoto } from '../../../offline/photos/photo-shelf.ts';
import type { PhotoDesk } from './photo-desk.ts';

/** Photos that are ready are put on the estimate for as long as it is open. */
export function useAttachedEstimate(desk: PhotoDesk, keeper: EstimateKeeper): void {
  useEffect(() => {
    const { id } = keeper.snapshot().estimate;
    return desk.attach(id, {
      knows: (photo) => {
        const { photos, removed } = keeper.snapshot().estimate;
        return photo in removed.photos || photos.some((one) => one.id === photo);
      },
      add: (photo) => addPhoto(keeper, photo),
      safe: () => keeper.safe(),
    });
  }, [desk, keeper]);
}

function addPhoto(keeper: EstimateKeeper, kept: KeptPhoto): string | null {
  const { id, caption, place, view, order, toSend } = kept;
  if (toSend === null) return null;
  const { file, width, height, takenAt } = toSend;
  const present = new Set(keeper.snapshot().estimate.lines.map((line) => line.id));
  const lines = kept.lines.filter((line) => present.has(line));
  const photo = { id, caption, place, view, order, file, width, height, takenAt, lines };
  const done = keeper.write('Photo added', [{ kind: 'add-photo', photo }]);
  return done.ok ? null : sayRefusal(done.refusal);
}
