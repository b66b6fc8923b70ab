import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { alignPhoto, alignRefusalText } from '@dre/core/domain/estimates/photos/align-photo';
import { useState } from 'react';
import { useBuilderTools } from '../../builder/builder-context.ts';
import { type Aligning, begun, completePairs, type AlignmentPoint, withPoint } from './aligning.ts';

export interface AlignmentState {
  readonly aligning: Aligning | null;
  /** The reason the points cannot align the photo. */
  readonly refusal: string | null;
  readonly begin: (count: 2 | 4) => void;
  readonly choose: (point: AlignmentPoint) => void;
  readonly set: (point: AlignmentPoint, at: readonly [number, number]) => void;
  readonly end: () => void;
  readonly remove: () => void;
}

/** Marks matching points on photo and drawing; the last one aligns the photo, as one step to undo. */
export function useAligning(photo: Photo | undefined, drawing: string): AlignmentState {
  const { applyChanges, announce } = useBuilderTools();
  const [draft, setDraft] = useState<{ readonly photo: string; readonly aligning: Aligning } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const aligning = draft !== null && draft.photo === photo?.id ? draft.aligning : null;
  const current = photo?.alignment?.drawing === drawing ? photo.alignment : null;
  const update = (next: Aligning | null) => {
    setDraft(next === null || photo === undefined ? null : { photo: photo.id, aligning: next });
    setRefusal(null);
  };
  const apply = (next: Aligning) => {
    update(next);
    const pairs = completePairs(next.pairs);
    if (pairs === null || photo === undefined) return;
    const aligned = alignPhoto(pairs, photo);
    if (!aligned.ok) return setRefusal(alignRefusalText(aligned.refusal));
    const change = {
      kind: 'change-photo' as const,
      photoId: photo.id,
      changes: { alignment: { drawing, pairs } },
    };
    if (!applyChanges(`Align photo by ${pairs.length} points`, [change])) return undefined;
    announce(`The photo lies on the drawing by ${pairs.length} points.`);
    // Existing points are moved one by one, so marking goes on until the user ends it.
    if (aligning?.next !== null) update(null);
    return undefined;
  };
  return {
    aligning,
    refusal,
    begin: (count) => update(begun(current, count)),
    choose: (point) => aligning && update({ ...aligning, next: point }),
    set: (point, at) => aligning && apply(withPoint(aligning, point, at)),
    end: () => update(null),
    remove: () => {
      update(null);
      if (photo === undefined) return;
      applyChanges('Remove the alignment', [
        { kind: 'change-photo', photoId: photo.id, changes: { alignment: null } },
      ]);
    },
  };
}
