import { useBuilder } from '../../builder/builder-context.ts';
import { useConflicts } from './use-contests.ts';
import { useAnnouncedConflicts } from './use-told-contests.ts';

/** Draws nothing: looks for fields two people wrote into, and tells the panes of them. */
export function Contests(): null {
  useAnnouncedConflicts(useConflicts(useBuilder().now));
  return null;
}
