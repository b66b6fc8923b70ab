import { dayIn } from '../../companies/time-zone.ts';
import { minuteOf, type Minutes, type UtcMinute } from '../../units.ts';
import { redoKey } from '../checks/check-state.ts';
import { byDay } from '../clock/day-time.ts';
import { type ShiftSource, stretchesWithAssumedEnd } from '../clock/shifts.ts';
import { lengthOf, stretchesOfPresses } from '../clock/timeline.ts';
import { activities, type Activity, type ClockTarget } from '../model/clock-entry.ts';

/** Time on the clock by its purpose. Work done again is counted apart, also where it is a task of its order. */
export type ClockKind = 'order' | Activity;
export const clockKinds: readonly ClockKind[] = ['order', ...activities];

/** A punch with its corrections applied; `at` is milliseconds since 1970 by the server's clock. */
export interface StoredPress {
  readonly id: string;
  readonly at: number;
  readonly target: ClockTarget;
}

/** The time a press began, once the next press ended it. */
export interface PressSums {
  readonly id: string;
  readonly kind: ClockKind;
  /** Order and task or step, where the time was on one. */
  readonly order: string | null;
  readonly work: string | null;
  readonly isStep: boolean;
  readonly minutes: Minutes;
  /** Minutes by the shop's day. */
  readonly days: Readonly<Record<string, Minutes>>;
  readonly isAssumed: boolean;
}

/**
 * The time of one person's presses, which are sorted by time, then by id. A forgotten clock-out ends with its shift. The
 * last press runs, so its time is not counted until the next one.
 */
export function sumsOfPresses(
  presses: readonly StoredPress[],
  source: ShiftSource,
): ReadonlyMap<string, PressSums> {
  const stretches = stretchesOfPresses(
    presses.map(({ id, at, target }) => ({ punch: { id }, at, target, isMarked: false })),
  );
  const last = stretches.at(-1);
  const now = minuteOf(presses.at(-1)?.at ?? 0);
  const worked = stretchesWithAssumedEnd(stretches, source, now).filter(
    ({ punch, target }) => target.on !== 'off' && punch !== last?.punch,
  );
  return new Map(
    worked.map((stretch) => {
      const { punch: id, target, isAssumed } = stretch;
      const minutes = lengthOf(stretch, now);
      return [id, { id, ...purposeOf(target), minutes, days: minutesByDay(stretch, source, now), isAssumed }];
    }),
  );
}

type Stretch = Parameters<typeof lengthOf>[0];

function minutesByDay(stretch: Stretch, { zone }: ShiftSource, now: UtcMinute): Record<string, Minutes> {
  const first = dayIn(zone, stretch.from * 60_000);
  const isOneDay = stretch.until !== null && dayIn(zone, (stretch.until - 1) * 60_000) === first;
  if (isOneDay) return { [first]: lengthOf(stretch, now) };
  const days = byDay([stretch], zone, now).flatMap(({ day, stretches: [part] }) =>
    part === undefined ? [] : [[day, lengthOf(part, now)] as const],
  );
  return Object.fromEntries(days);
}

function purposeOf(target: ClockTarget): Pick<PressSums, 'kind' | 'order' | 'work' | 'isStep'> {
  const kind = clockKindOf(target);
  if (target.on === 'task') return { kind, order: target.order, work: target.task, isStep: false };
  if (target.on === 'step') return { kind, order: target.order, work: target.step, isStep: true };
  return { kind, order: target.on === 'activity' ? target.order : null, work: null, isStep: false };
}

export function clockKindOf(target: ClockTarget): ClockKind {
  switch (target.on) {
    case 'task':
      return target.task.startsWith(redoKey('')) ? 'redo' : 'order';
    case 'step':
      return 'order';
    case 'activity':
      return target.activity;
    case 'off':
      throw new RangeError('Off time is not counted.');
  }
}
