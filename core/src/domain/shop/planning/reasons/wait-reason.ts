import { type OpenTime, overlapOf } from '../time/open-time.ts';
import { openTimeOf } from '../time/open-times.ts';
import type { PlannedStep } from '../state/plan.ts';
import type { PlanStep } from '../state/plan-state.ts';
import type { WaitReason, WhyFacts } from './why-chain.ts';

/**
 * The reason a step did not begin when it was ready: the last thing in its way, if no working minute lies between its
 * end and the start.
 */
export function waitReason(
  step: PlanStep,
  row: PlannedStep,
  facts: WhyFacts & { readonly limit: number },
): WaitReason {
  if (row.held === 'pinned') return { kind: 'pin', by: step.pin?.by ?? '' };
  const last = obstacles(row, facts).toSorted(
    (one, other) =>
      other.until - one.until || kinds.indexOf(one.reason.kind) - kinds.indexOf(other.reason.kind),
  )[0];
  const open = sharedTime(row, facts);
  if (last !== undefined && workBetween(open, last.until, row.from) === 0) return last.reason;
  return workBetween(open, facts.limit, row.from) === 0 ? { kind: 'calendar' } : { kind: 'planned' };
}

/** Of two that end together the location comes first: other people could be found sooner than another bay. */
const kinds: readonly WaitReason['kind'][] = [
  'location-taken',
  'unit-elsewhere',
  'unit-cures',
  'people-busy',
];

interface ObstacleInTime {
  readonly until: number;
  readonly reason: WaitReason;
}

/** Everything that has its people, its location or its unit and ends before the step begins. */
function obstacles(
  row: PlannedStep,
  { plan, state, limit }: WhyFacts & { readonly limit: number },
): readonly ObstacleInTime[] {
  const location = state.locations.find(({ id }) => id === row.location);
  const isExclusive = location?.kind === 'bay' || location?.kind === 'booth';
  const found: ObstacleInTime[] = [];
  for (const other of plan.steps) {
    if (other === row || other.cured <= limit || other.until > row.from) continue;
    const isOwn = other.order === row.order;
    const isThere = location !== undefined && other.cured <= row.from;
    if (isThere && !isOwn && isExclusive && other.location === row.location) {
      const reason = { kind: 'location-taken', location: location.id, by: other.order } as const;
      found.push({ until: other.cured, reason });
    }
    // Work without a location of ours, or in one that was deleted, keeps nobody from the unit.
    if (isThere && isOwn && state.locations.some(({ id }) => id === other.location)) {
      const isElsewhere = other.location !== row.location;
      const kind = isElsewhere ? 'unit-elsewhere' : 'unit-cures';
      if (isElsewhere || other.until < other.cured) {
        found.push({ until: other.cured, reason: { kind, step: other.step } });
      }
    }
    const people = row.people.filter((person) => other.people.includes(person));
    if (people.length > 0 && other.until > limit) {
      found.push({ until: other.until, reason: { kind: 'people-busy', people, by: other.order } });
    }
  }
  return found;
}

/** The hours its people and its location share; null if it needs neither. */
function sharedTime({ people, location }: PlannedStep, { state }: WhyFacts): OpenTime | null {
  const windows = [
    ...state.people.filter(({ id }) => people.includes(id)).map((person) => person.windows),
    ...state.locations.filter(({ id }) => id === location).map((one) => one.windows ?? []),
  ].filter((list) => list.length > 0);
  return windows
    .map(openTimeOf)
    .reduce<OpenTime | null>((all, one) => (all === null ? one : overlapOf(all, one)), null);
}

function workBetween(open: OpenTime | null, from: number, until: number): number {
  if (open === null) return Math.max(0, until - from);
  return open.workBefore(until) - open.workBefore(from);
}
