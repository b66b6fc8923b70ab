import { useEffect, useRef } from 'react';
import { useBuilderTools } from '../../builder/builder-context.ts';
import { newConflicts, announcedConflicts } from './announced-conflicts.ts';
import type { LineConflict } from './use-conflicts.ts';

/** Publishes the conflicts to the checks, and announces each once. */
export function useAnnouncedConflicts(conflicts: readonly LineConflict[]): void {
  const { conflicts: published, present, announce } = useBuilderTools();
  const announced = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    published.set(conflicts);
    const fresh = newConflicts(conflicts, announced.current);
    announced.current = new Set([...announced.current, ...fresh.keys]);
    const text = announcedConflicts(fresh.conflicts, present().estimate.lines);
    if (text !== null) announce(text);
  }, [conflicts, published, present, announce]);
}
