import type { PlanIssue } from '../state/plan.ts';
import { hasLocations } from './location-choice.ts';
import { pinConflicts } from './pin-conflicts.ts';
import type { PreparedState } from './prepare-state.ts';
import { itemAt } from '../time/read-at.ts';
import type { Schedule } from './schedule.ts';

/** Everything a foreman should know about the facts. */
export function planIssues(schedule: Schedule): readonly PlanIssue[] {
  const { state } = schedule;
  return [
    ...shopIssues(state),
    ...state.orders.flatMap(({ source }): readonly PlanIssue[] => [
      ...locationIssues(source.id, source.location, state),
      ...(source.due !== null && source.due <= state.now && source.steps.length > 0
        ? [{ kind: 'promise-passed', order: source.id, due: source.due } as const]
        : []),
    ]),
    ...peopleWhoLeft(state),
    ...pinConflicts(schedule),
  ];
}

function shopIssues({ people, locations }: PreparedState): readonly PlanIssue[] {
  const idle = people.filter(({ windows }) => windows.length === 0);
  if (people.length === idle.length) return [{ kind: 'nobody-works' }];
  return [
    ...(hasLocations(locations) ? [] : [{ kind: 'no-locations' } as const]),
    ...idle.map(({ id }) => ({ kind: 'person-without-hours', person: id }) as const),
    ...locations
      .filter(({ windows }) => windows?.length === 0)
      .map(({ id }) => ({ kind: 'location-without-hours', location: id }) as const),
  ];
}

function locationIssues(
  order: string,
  location: string | null,
  { locationIndex }: PreparedState,
): readonly PlanIssue[] {
  const isGone = location !== null && !locationIndex.has(location);
  return isGone ? [{ kind: 'location-deleted', order, location }] : [];
}

/** People of pins, running work and the accepted plan who are no longer in the crew. */
function peopleWhoLeft({ steps, orders, peopleIndex }: PreparedState): readonly PlanIssue[] {
  const issues: PlanIssue[] = [];
  for (const { source, order } of steps) {
    const { running, pin, accepted, key } = source;
    const gone = new Set<string>();
    for (const assignment of [running, pin, accepted]) {
      for (const person of assignment?.people ?? []) if (!peopleIndex.has(person)) gone.add(person);
    }
    for (const person of gone) {
      issues.push({ kind: 'person-left', order: itemAt(orders, order).source.id, step: key, person });
    }
  }
  return issues;
}
