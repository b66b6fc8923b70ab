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
    ...state.steps.flatMap(({ source, order }) =>
      peopleWhoLeft(state, itemAt(state.orders, order).source.id, source),
    ),
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
  { locations }: PreparedState,
): readonly PlanIssue[] {
  const isGone = location !== null && !locations.some(({ id }) => id === location);
  return isGone ? [{ kind: 'location-deleted', order, location }] : [];
}

/** People of pins, running work and the accepted plan who are no longer in the crew. */
function peopleWhoLeft(
  { people }: PreparedState,
  order: string,
  { key, running, pin, accepted }: PreparedState['steps'][number]['source'],
): readonly PlanIssue[] {
  const named = [...new Set([running, pin, accepted].flatMap((one) => one?.people ?? []))];
  if (named.length === 0) return [];
  return named
    .filter((person) => !people.some(({ id }) => id === person))
    .map((person) => ({ kind: 'person-left', order, step: key, person }));
}
