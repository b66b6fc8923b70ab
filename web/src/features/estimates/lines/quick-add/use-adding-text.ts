import { useCallback } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { addByHand } from '../line-changes.ts';
import { manualLocation } from '../part-location.ts';

/** Adds the typed text as a manual line. Returns true if it was added. */
export function useAddingText(): (text: string) => boolean {
  const { now, act, chosen, announce } = useBuilder();
  const { keeper, contents } = now;
  return useCallback(
    (text) => {
      const description = text.trim();
      if (description === '') return false;
      const lineId = newId();
      const place = manualLocation(chosen.get(), contents);
      const change = addByHand(keeper.snapshot().estimate, lineId, { description, place });
      if (!act(`Add ${description}`, [change])) return false;
      chosen.set({ ...chosen.get(), line: lineId });
      announce(`${description} added.`);
      return true;
    },
    [keeper, contents, act, chosen, announce],
  );
}
