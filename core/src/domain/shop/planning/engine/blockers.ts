import { startLimit } from './assign-step.ts';
import { itemAt, numberAt } from '../time/read-at.ts';
import type { Schedule } from './schedule.ts';

/** Orders that keep the steps of an order waiting, those of the latest wait first. */
export function blockersOf(schedule: Schedule, order: number): readonly number[] {
  const { first, end } = itemAt(schedule.state.orders, order);
  const found = new Map<number, number>();
  for (let index = first; index < end; index += 1) {
    const from = numberAt(schedule.from, index);
    const step = itemAt(schedule.state.steps, index);
    if (from === -1 || step.fixed !== null) continue;
    const release = startLimit(schedule, step);
    if (from <= release) continue;
    for (const blocker of takenBy(schedule, index, { from: release, until: from })) {
      if (blocker >= 0 && blocker !== order) found.set(blocker, Math.max(found.get(blocker) ?? 0, from));
    }
  }
  return [...found]
    .toSorted(([one, late], [other, later]) => later - late || one - other)
    .map(([blocker]) => blocker);
}

/** Orders that have the step's people or location in that time, or would have had those who could do it instead. */
function takenBy(
  schedule: Schedule,
  index: number,
  { from, until }: { readonly from: number; readonly until: number },
): ReadonlySet<number> {
  const { qualified, locations } = itemAt(schedule.state.steps, index);
  const lists = [
    ...qualified.map((person) => itemAt(schedule.busyPeople, person)),
    ...locations.map((location) => itemAt(schedule.busyLocations, location)),
  ];
  const owners = new Set<number>();
  for (const list of lists) {
    for (let at = list.firstAfter(from); at < list.length && numberAt(list.from, at) < until; at += 1) {
      owners.add(numberAt(list.owner, at));
    }
  }
  return owners;
}
