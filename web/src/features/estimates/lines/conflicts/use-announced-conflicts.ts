import { useEffect, useRef } from 'react';
import { useBuilderTools } from '../../builder/builder-context.ts';
import { newConflicts, announcedConflicts } from './announced-conflicts.ts';
import type { LineConflict } from './use-conflicts.ts';

/** Publishes the conflicts to the checks, and announces each once. */
export function useAnnouncedConflicts(contests: readonly LineConflict[]): void {
  const { conflicts: counted, present, announce } = useBuilderTools();
  const told = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    counted.set(contests);
    const fresh = newConflicts(contests, told.current);
    told.current = new Set([...told.current, ...fresh.keys]);
    const words = announcedConflicts(fresh.contests, present().estimate.lines);
    if (words !== null) announce(words);
  }, [contests, counted, present, announce]);
}
