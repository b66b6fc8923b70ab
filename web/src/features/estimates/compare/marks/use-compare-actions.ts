import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { useMemo } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useBuilderTools } from '../../builder/builder-context.ts';
import type { CompareActions, Selected } from '../compare-context.ts';
import { markName } from './mark-text.ts';

/** The actions on a photo, as edits of the estimate. */
export function useCompareActions(
  photo: Photo | undefined,
  select: (selected: Selected | null) => void,
): CompareActions {
  const { applyChanges, announce } = useBuilderTools();
  return useMemo(() => {
    const photoId = photo?.id ?? '';
    return {
      draw: (kind, points, text = '') => {
        const mark = { id: newId(), kind, points, text };
        if (!applyChanges(`Mark photo: ${markName(mark)}`, [{ kind: 'mark-photo', photoId, mark }])) return;
        select({ kind: 'mark', id: mark.id });
        announce(`${markName(mark)} on the photo`);
      },
      redraw: (mark) => {
        applyChanges(`Change mark: ${markName(mark)}`, [{ kind: 'mark-photo', photoId, mark }]);
      },
      movePin: (pinId, [x, y]) => {
        const pin = photo?.pins.find(({ id }) => id === pinId);
        if (pin) applyChanges('Move pin', [{ kind: 'pin-photo', photoId, pin: { ...pin, x, y } }]);
      },
      remove: ({ kind, id }) => {
        const isDone =
          kind === 'mark'
            ? applyChanges('Remove mark', [{ kind: 'unmark-photo', photoId, markId: id }])
            : applyChanges('Remove pin', [{ kind: 'unpin-photo', photoId, pinId: id }]);
        if (!isDone) return;
        select(null);
        announce(kind === 'mark' ? 'Mark removed' : 'Pin removed');
      },
    };
  }, [photo, applyChanges, announce, select]);
}
