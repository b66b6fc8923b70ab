import { useBuilder } from '../../builder/builder-context.ts';
import { useConflicts } from './use-conflicts.ts';
import { useAnnouncedConflicts } from './use-announced-conflicts.ts';

/** Draws nothing: looks for fields two people wrote into, and tells the panes of them. */
export function Contests(): null {
  useAnnouncedConflicts(useConflicts(useBuilder().now));
  return null;
}
