import type { OpenTime } from '../time/open-time.ts';
import type { PreparedState } from './prepare-state.ts';
import { itemAt, entryAt } from '../time/read-at.ts';
import type { PreparedStep } from './prepared-step.ts';

/** Orders without a promise wait for all others. */
const noHurry = 1_000_000_000;

/** The position of each step in the order of least slack, then age, then id. */
export function slackRanks(state: PreparedState): Int32Array {
  const slack = slacks(state);
  const opened = (index: number) => itemAt(state.orders, itemAt(state.steps, index).order).source.opened;
  const sorted = [...state.steps.keys()].toSorted(
    (one, other) => entryAt(slack, one) - entryAt(slack, other) || opened(one) - opened(other) || one - other,
  );
  return ranksOf(sorted);
}

export function ranksOf(sorted: readonly number[]): Int32Array {
  const ranks = new Int32Array(sorted.length);
  sorted.forEach((index, rank) => (ranks[index] = rank));
  return ranks;
}

/** Working minutes between the first possible start of each step and the last one that keeps its promise. */
function slacks(state: PreparedState): Float64Array {
  const { shopTime: open } = state;
  const slack = new Float64Array(state.steps.length);
  const length = (step: PreparedStep) => {
    const own = step.elapsed >= 0 ? step.elapsed * workShare : Math.ceil(step.work / step.people);
    return own + step.cure * workShare;
  };
  const workShare = shareOfWork(open, state);
  for (const { first, end, due } of state.orders) {
    if (!Number.isFinite(due)) {
      slack.fill(noHurry, first, end);
      continue;
    }
    const steps = state.steps.slice(first, end);
    const starts = longest(steps, {
      first,
      link: 'after',
      length,
      atLeast: ({ release }) => open.workBefore(release),
    });
    const tails = longest(steps, { first, link: 'before', length, atLeast: () => 0 });
    const limit = open.workBefore(due) - beforeOpening(open, due);
    steps.forEach((step, at) => {
      slack[step.index] = limit - entryAt(tails, at) - length(step) - entryAt(starts, at);
    });
  }
  return slack;
}

/** The longest way to each step along the route, not counting itself. Steps of a cycle have none. */
function longest(
  steps: readonly PreparedStep[],
  {
    first,
    link,
    length,
    atLeast,
  }: {
    readonly first: number;
    readonly link: 'after' | 'before';
    readonly length: (step: PreparedStep) => number;
    readonly atLeast: (step: PreparedStep) => number;
  },
): Float64Array {
  const ways = new Float64Array(steps.length).fill(-1);
  const wayTo = (step: PreparedStep): number => {
    const at = step.index - first;
    if (entryAt(ways, at) >= 0) return entryAt(ways, at);
    ways[at] = 0;
    let way = atLeast(step);
    for (const index of step[link]) {
      const other = itemAt(steps, index - first);
      way = Math.max(way, wayTo(other) + length(other));
    }
    ways[at] = way;
    return way;
  };
  for (const step of steps) wayTo(step);
  return ways;
}

function shareOfWork(open: OpenTime, { now, horizon }: PreparedState): number {
  return open.workBefore(horizon) / Math.max(1, horizon - now);
}

/** Promises long past differ by the minutes they are past. */
function beforeOpening(open: OpenTime, due: number): number {
  return Math.max(0, open.opensAt(0) - due);
}
