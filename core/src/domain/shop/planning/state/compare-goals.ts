import type { PlanGoals } from './plan.ts';

const inOrder = [
  'latePromises',
  'lateMinutes',
  'movedSteps',
  'minutesInShop',
  'idleBoothMinutes',
  'idlePeopleMinutes',
] as const satisfies readonly (keyof PlanGoals)[];

/** Negative if `one` is the better plan: the first goal in which they differ decides. */
export function compareGoals(one: PlanGoals, other: PlanGoals): number {
  for (const goal of inOrder) {
    if (one[goal] !== other[goal]) return one[goal] - other[goal];
  }
  return 0;
}
