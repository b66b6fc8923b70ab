import type { RepairOrder, Visit } from '../model/repair-order.ts';

/** Keys to keys. Started and finished follow from the ticks, so no missing date can leave an order at 99 %. */
export interface Milestones {
  readonly in: string;
  readonly started: string | null;
  readonly finished: string | null;
  readonly out: string | null;
}

/** The milestones of each visit. `workedFrom` is the time of the first clock entry on the order, if there is one. */
export function milestonesOf(order: RepairOrder, workedFrom: string | null): readonly Milestones[] {
  return order.visits.map((visit, index) => {
    const next = order.visits[index + 1];
    const isOfVisit = (at: string) => at >= visit.in.at && (next === undefined || at < next.in.at);
    const ticks = order.tasks.flatMap(({ progress }) => (progress.state === 'open' ? [] : [progress.at]));
    const work = [...ticks, ...(workedFrom === null ? [] : [workedFrom])].filter(isOfVisit).toSorted();
    const isFinished = next !== undefined || isAllDone(order, visit);
    return {
      in: visit.in.at,
      started: work[0] ?? null,
      finished: isFinished ? (ticks.filter(isOfVisit).toSorted().at(-1) ?? null) : null,
      out: visit.out?.at ?? null,
    };
  });
}

function isAllDone({ tasks }: RepairOrder, { out }: Visit): boolean {
  if (out !== null && out.unfinished !== null) return false;
  return tasks.every(({ isWithdrawn, progress }) => isWithdrawn || progress.state !== 'open');
}

const dayMs = 24 * 3_600_000;

/** Reopened within 90 days of its delivery; counted apart. */
export function isComeback({ reopenings }: RepairOrder): boolean {
  return reopenings.some(({ at, deliveredAt }) => Date.parse(at) - Date.parse(deliveredAt) <= 90 * dayMs);
}
