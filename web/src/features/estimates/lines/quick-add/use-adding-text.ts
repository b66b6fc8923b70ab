import { useCallback } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { addManualLine } from '../line-changes.ts';
import { manualLocation } from '../part-location.ts';

/** Adds the typed text as a manual line. Returns true if it was added. */
export function useAddingText(): (text: string) => boolean {
  const { now, applyChanges, selection, announce } = useBuilder();
  const { store, contents } = now;
  return useCallback(
    (text) => {
      const description = text.trim();
      if (description === '') return false;
      const lineId = newId();
      const place = manualLocation(selection.get(), contents);
      const change = addManualLine(store.snapshot().estimate, lineId, { description, place });
      if (!applyChanges(`Add ${description}`, [change])) return false;
      selection.set({ ...selection.get(), line: lineId });
      announce(`${description} added.`);
      return true;
    },
    [store, contents, applyChanges, selection, announce],
  );
}
