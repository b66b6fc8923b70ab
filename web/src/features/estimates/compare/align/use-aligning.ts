import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { alignPhoto, alignRefusalText } from '@dre/core/domain/estimates/photos/align-photo';
import { useState } from 'react';
import { useBuilderTools } from '../../builder/builder-context.ts';
import { type Aligning, begun, completePairs, type AlignmentPoint, withPoint } from './aligning.ts';

export interface AlignmentState {
  readonly aligning: Aligning | null;
  /** The reason the points cannot align the photo. */
  readonly refusal: string | null;
  readonly begin: (wanted: 2 | 4) => void;
  readonly choose: (spot: AlignmentPoint) => void;
  readonly set: (spot: AlignmentPoint, at: readonly [number, number]) => void;
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
  const keep = (next: Aligning | null) => {
    setDraft(next === null || photo === undefined ? null : { photo: photo.id, aligning: next });
    setRefusal(null);
  };
  const apply = (next: Aligning) => {
    keep(next);
    const pairs = completePairs(next.pairs);
    if (pairs === null || photo === undefined) return;
    const laid = alignPhoto(pairs, photo);
    if (!laid.ok) return setRefusal(alignRefusalText(laid.refusal));
    const change = {
      kind: 'change-photo' as const,
      photoId: photo.id,
      changes: { alignment: { drawing, pairs } },
    };
    if (!applyChanges(`Align photo by ${pairs.length} points`, [change])) return undefined;
    announce(`The photo lies on the drawing by ${pairs.length} points.`);
    // Existing points are moved one by one, so marking goes on until the user ends it.
    if (aligning?.next !== null) keep(null);
    return undefined;
  };
  return {
    aligning,
    refusal,
    begin: (wanted) => keep(begun(current, wanted)),
    choose: (spot) => aligning && keep({ ...aligning, next: spot }),
    set: (spot, at) => aligning && apply(withPoint(aligning, spot, at)),
    end: () => keep(null),
    remove: () => {
      keep(null);
      if (photo === undefined) return;
      applyChanges('Remove the alignment', [
        { kind: 'change-photo', photoId: photo.id, changes: { alignment: null } },
      ]);
    },
  };
}
