import { entryAt, itemAt, numberAt } from '../time/read-at.ts';
import type { PreparedStep } from './prepared-step.ts';
import type { Schedule } from './schedule.ts';

/** A location that could be used, and the first end it allows. */
export interface LocationOption {
  readonly location: number;
  readonly moveMinutes: number;
  readonly earliest: number;
  /** The minute from which it is free for good, if it can be used only from then on; -1 if a gap is long enough. */
  readonly freeFrom: number;
}

/** The locations worth trying, the one where the unit stands first. */
export function locationsFor(
  schedule: Schedule,
  step: PreparedStep,
  { only, release }: { readonly only: number | null; readonly release: number },
): readonly LocationOption[] {
  const all = only === null ? step.locations : [only];
  if (all.length === 0 || only === -1) return [{ location: -1, moveMinutes: 0, earliest: 0, freeFrom: -1 }];
  const before = schedule.locationBefore(step);
  const shortest = Math.ceil(step.work / step.people);
  const options = withoutLater(
    schedule,
    step.order,
    all.map((location): LocationOption => ({
      location,
      moveMinutes: movingTo(schedule, location, before),
      ...firstUse(schedule, step, { location, release, shortest }),
    })),
  );
  const here = options.findIndex(({ location }) => location === before);
  if (here <= 0) return options;
  return [itemAt(options, here), ...options.slice(0, here), ...options.slice(here + 1)];
}

/**
 * Of locations that can only be used when they are free for good, the first to be so is enough: whoever does the work,
 * the others are no better. Those the unit stands in or is worked on in stay, because it would not have to move.
 */
function withoutLater(
  { state, location: locations }: Schedule,
  order: number,
  options: readonly LocationOption[],
): readonly LocationOption[] {
  const { first, end } = itemAt(state.orders, order);
  const isComparable = ({ location, freeFrom, moveMinutes }: LocationOption) =>
    freeFrom >= 0 &&
    moveMinutes === state.source.moveMinutes &&
    entryAt(state.locationTimes, location) === -1 &&
    !locations.subarray(first, end).includes(location);
  let best: LocationOption | null = null;
  for (const option of options) {
    if (isComparable(option) && (best === null || option.freeFrom < best.freeFrom)) best = option;
  }
  return options.filter((option) => option === best || !isComparable(option));
}

/** The first end of the work in a location if everybody who works in the shop could do it. */
function firstUse(
  schedule: Schedule,
  { order, cure }: PreparedStep,
  {
    location,
    release,
    shortest,
  }: { readonly location: number; readonly release: number; readonly shortest: number },
): Pick<LocationOption, 'earliest' | 'freeFrom'> {
  const open = schedule.state.shopTime;
  if (!schedule.isTaken(location)) {
    return { earliest: endOrNever(open.endOfWork(release, shortest)), freeFrom: -1 };
  }
  const taken = itemAt(schedule.busyLocations, location);
  const occupancy = { work: shortest + cure, order };
  const last = taken.length === 0 ? 0 : numberAt(taken.until, taken.length - 1);
  let from = release;
  for (;;) {
    from = open.opensAt(from);
    const until = from < 0 ? -1 : open.endOfWork(from, shortest);
    if (until < 0) return { earliest: Infinity, freeFrom: -1 };
    const blocked = taken.blockedByOthersUntil(from, until + cure, occupancy);
    if (blocked < 0) return { earliest: until, freeFrom: from >= last ? last : -1 };
    from = blocked;
  }
}

export function endOrNever(minute: number): number {
  return minute < 0 ? Infinity : minute;
}

/** A unit that is called in drives to its first location; work without a location moves nothing. */
export function movingTo({ state }: Schedule, location: number, before: number): number {
  return location === before || before === -1 || location === -1 ? 0 : state.source.moveMinutes;
}
