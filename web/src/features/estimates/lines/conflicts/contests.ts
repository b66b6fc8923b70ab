import { useBuilder } from '../../builder/builder-context.ts';
import { useContests } from './use-contests.ts';
import { useToldContests } from './use-told-contests.ts';

/** Draws nothing: looks for fields two people wrote into, and tells the panes of them. */
export function Contests(): null {
  useToldContests(useContests(useBuilder().now));
  return null;
}
