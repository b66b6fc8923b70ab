import { useBuilder } from '../../builder/builder-context.ts';
import { useConflicts } from './use-conflicts.ts';
import { useAnnouncedConflicts } from './use-announced-conflicts.ts';

/** Renders nothing: finds fields written by two people and publishes them to the panes. */
export function Conflicts(): null {
  useAnnouncedConflicts(useConflicts(useBuilder().now));
  return null;
}
