import { useEffect, useState } from 'react';
import type { SaveState } from '../../../../offline/sync/save-state.ts';

const untilSaving = 1_000;

/** Shows "Saving…" only after a second: a state that flickers with every key tells nothing. */
export function useSteadySaveState(state: SaveState): SaveState {
  const [last, setLast] = useState(state);
  const [isLong, setIsLong] = useState(false);
  const isSaving = state.kind === 'saving';
  if (!isSaving && last !== state) setLast(state);
  if (!isSaving && isLong) setIsLong(false);
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => setIsLong(true), untilSaving);
    return () => clearTimeout(timer);
  }, [isSaving]);
  return isSaving && !isLong ? last : state;
}
