import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import { useCallback } from 'react';
import { useBuilderTools } from '../builder/builder-context.ts';
import { rememberScrollPosition } from '../builder/last-scroll-positions.ts';
import { useLeave } from './leave-context.ts';

/** Selects a line in all panes; where the lines are hidden, they come to the front. */
export function useGoToLine(): (key: string) => void {
  const { present, selection, front } = useBuilderTools();
  const leave = useLeave();
  return useCallback(
    (key: string) => {
      const place = present().items.find((item) => item.key === key)?.line.place;
      selection.set({
        ...selection.get(),
        line: key,
        ...(place && { side: place.side, zone: zoneName(place.side, place.subSide), region: place.region }),
      });
      rememberScrollPosition(present().estimate.id, { lines: null });
      front.set('line');
      leave();
    },
    [present, selection, front, leave],
  );
}
