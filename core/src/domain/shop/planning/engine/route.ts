import type { PlanStep } from '../state/plan-state.ts';

/** The steps before and after each step of an order, by index. */
export interface Route {
  readonly after: readonly (readonly number[])[];
  readonly before: readonly (readonly number[])[];
}

/** Steps that are finished, or that nobody knows, are not waited for. */
export function routeOf(steps: readonly PlanStep[]): Route {
  const indexes = new Map(steps.map(({ key }, index) => [key, index]));
  const after = steps.map((step) => [...new Set(step.after.flatMap((key) => indexes.get(key) ?? []))]);
  const before: number[][] = steps.map(() => []);
  after.forEach((all, index) => all.forEach((earlier) => before[earlier]?.push(index)));
  return { after, before };
}

/** Steps that wait for themselves; those behind them are not among them. */
export function cyclicSteps({ after, before }: Route): ReadonlySet<number> {
  const forwards = trimmed(after, before);
  return forwards.size === 0 ? forwards : intersection(forwards, trimmed(before, after));
}

/** Steps left when all without anything before them are taken away again and again. */
function trimmed(after: Route['after'], before: Route['before']): ReadonlySet<number> {
  const open = after.map((all) => all.length);
  const left = new Set(after.keys());
  const free = [...left].filter((index) => open[index] === 0);
  for (let index = free.pop(); index !== undefined; index = free.pop()) {
    left.delete(index);
    for (const next of before[index] ?? []) {
      open[next] = (open[next] ?? 0) - 1;
      if (open[next] === 0) free.push(next);
    }
  }
  return left;
}

function intersection(one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...one].filter((index) => other.has(index)));
}
