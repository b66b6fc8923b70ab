import { dayAfter, dayIn } from '@dre/core/domain/companies/time-zone';
import type { Activity, ClockTarget, Punch } from '@dre/core/domain/shop/model/clock-entry';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { demoId, demoPick } from '../demo-random.ts';
import { demoZone } from './demo-crew.table.ts';
import type { WorkSpan } from './demo-floor-plan.ts';
import { breaksOn, type Span, shiftsOn } from './demo-times.ts';

const minuteMs = 60_000;
/** Longer without work of an order, and the person was not there. */
const longestFilled = 720 * minuteMs;

interface Press {
  readonly at: number;
  readonly target: ClockTarget;
}

/** A person's presses: each day with work on an order from coming to going, meals, breaks and other work between. */
export function demoPunches(
  { id, calendar }: CrewMember,
  work: readonly WorkSpan[],
  { device, today }: { readonly device: string; readonly today: string },
): readonly Punch[] {
  const own = work.filter(({ person }) => person === id).toSorted((one, other) => one.from - other.from);
  const days = new Map<string, WorkSpan[]>();
  for (const span of own) {
    const day = dayIn(demoZone, span.from);
    days.set(day, [...(days.get(day) ?? []), span]);
  }
  for (const day of restOfWeeks([...days.keys()])) if (day < today) days.set(day, days.get(day) ?? []);
  const presses = [...days].flatMap(([day, spans]) => pressesOfDay(spans, shiftsOn(calendar, day), day));
  return presses.map(({ at, target }) => ({
    kind: 'punch',
    id: demoId(id, `punch ${String(at)}`),
    person: id,
    device,
    at,
    offset: 0,
    target,
  }));
}

/** All days of the weeks in which somebody works on orders for two days or more: nobody comes for a day between. */
function restOfWeeks(days: readonly string[]): readonly string[] {
  const weeks = new Map<string, number>();
  for (const day of days) {
    const sunday = dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
    weeks.set(sunday, (weeks.get(sunday) ?? 0) + 1);
  }
  return [...weeks]
    .filter(([, worked]) => worked >= 2)
    .flatMap(([sunday]) => [1, 2, 3, 4, 5, 6].map((ahead) => dayAfter(sunday, ahead)));
}

/** The part of a day with one target; `until` is null for those on the clock at the first start. */
interface DaySpan extends Pick<WorkSpan, 'from' | 'until' | 'target'> {}

function pressesOfDay(work: readonly WorkSpan[], shifts: readonly Span[], day: string): readonly Press[] {
  const came = shifts[0]?.from ?? Infinity;
  const left = shifts.at(-1)?.until ?? Infinity;
  const gaps = [
    { from: came, until: work[0]?.from ?? left },
    ...work.map(({ until }, index) => ({ from: until ?? Infinity, until: work[index + 1]?.from ?? left })),
  ];
  const other = gaps
    .filter(({ from, until }) => until - from > 0 && until - from <= longestFilled)
    .flatMap((gap) => otherWork(gap, shifts, day))
    .flatMap((span) => withBreaks(span, day));
  const spans: readonly DaySpan[] = [...work, ...other].toSorted((one, next) => one.from - next.from);
  return spans.flatMap(({ from, until, target }, index) => {
    const begun = { at: from, target };
    const isFollowed = until === null || spans[index + 1]?.from === until;
    return isFollowed ? [begun] : [begun, { at: until, target: { on: 'off' } }];
  });
}

const pastimes: readonly Activity[] = [
  'moving-units',
  'waiting-for-parts',
  'waiting-for-instructions',
  'cleaning',
  'training',
];

/** A pause in working hours is filled with other work; between two halves of a shift lies the meal. */
function otherWork({ from, until }: Span, shifts: readonly Span[], day: string): readonly DaySpan[] {
  const worked = shifts
    .map((shift) => ({ from: Math.max(from, shift.from), until: Math.min(until, shift.until) }))
    .filter((span) => span.from < span.until)
    .map((span) => ({
      ...span,
      target: activity(demoPick(`${day} ${String(span.from)}`, pastimes)),
    }));
  const meals = shifts
    .slice(1)
    .map((shift, index) => ({ from: shifts[index]?.until ?? shift.from, until: shift.from }))
    .filter((meal) => meal.from >= from && meal.until <= until)
    .map((meal) => ({ ...meal, target: activity('meal') }));
  return [...worked, ...meals];
}

/** Other work is left for the breaks of the day; work on orders is planned around them. */
function withBreaks(span: DaySpan, day: string): readonly DaySpan[] {
  return breaksOn(day).reduce<readonly DaySpan[]>(
    (spans, pause) =>
      spans.flatMap((one) => {
        if (one.until === null || one.from > pause.from || one.until < pause.until) return [one];
        const parts = [
          { ...one, until: pause.from },
          { ...pause, target: activity('paid-break') },
          { ...one, from: pause.until },
        ];
        return parts.filter(({ from, until }) => until === null || from < until);
      }),
    [span],
  );
}

function activity(kind: Activity): ClockTarget {
  return { on: 'activity', activity: kind, order: null };
}
