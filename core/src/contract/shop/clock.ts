import { type Static, Type } from 'typebox';
import type { ClockRefusal } from '../../domain/shop/clock/add-clock-entry.ts';
import type { CorrectionTrace } from '../../domain/shop/clock/correction-trace.ts';
import type { TargetNotice } from '../../domain/shop/clock/target-notice.ts';
import { activities, type ClockEntry, type ClockTarget } from '../../domain/shop/model/clock-entry.ts';
import { shopLimits } from '../../domain/shop/model/shop-limits.ts';
import type { UtcMinute } from '../../domain/units.ts';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { ExactInteger } from '../numbers.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { line, text } from '../text-fields.ts';
import { Instant } from './shop-records.ts';

export const clockLimits = {
  /** Entries of one call: a shift offline has about 60. */
  entries: 500,
  bodyBytes: 512 * 1024,
  /** Days of a log that are read at once. */
  days: 62,
} as const;

const WorkKey = line(1_000);
const Target = Type.Unsafe<ClockTarget>(
  Type.Union([
    Type.Object({ on: Type.Literal('task'), order: Id, task: WorkKey }, exact),
    Type.Object({ on: Type.Literal('step'), order: Id, step: WorkKey }, exact),
    Type.Object({ on: Type.Literal('activity'), activity: Type.Enum(activities), order: orNull(Id) }, exact),
    Type.Object({ on: Type.Literal('off') }, exact),
  ]),
);

/** An entry as a device sends it: marks are the server's. */
export const EntrySchema = Type.Unsafe<ClockEntry>(
  Type.Union([
    Type.Object(
      {
        kind: Type.Literal('punch'),
        id: Id,
        person: Id,
        device: Id,
        at: ExactInteger,
        offset: ExactInteger,
        target: Target,
      },
      exact,
    ),
    Type.Object(
      {
        kind: Type.Literal('correction'),
        id: Id,
        person: Id,
        /** The server overwrites author and time with the actual ones. */
        by: line(shopLimits.shortText),
        at: ExactInteger,
        punch: Id,
        newAt: orNull(ExactInteger),
        newTarget: orNull(Target),
        why: text(shopLimits.text),
        settles: Type.Optional(Type.Enum(['confirmed', 'struck'])),
      },
      exact,
    ),
  ]),
);

export type ClockOutcome =
  | { readonly kind: 'stored'; readonly notice: TargetNotice }
  | { readonly kind: 'refused'; readonly refusal: ClockRefusal | { readonly kind: 'not-your-role' } };

export const SentEntry = Type.Object({
  id: Type.String(),
  outcome: Type.Unsafe<ClockOutcome>(Type.Unknown()),
  /** The stored entry; null if it was refused. */
  entry: orNull(Type.Unsafe<ClockEntry>(Type.Unknown())),
});
export type SentClockEntry = Static<typeof SentEntry>;

export const sendClockEntries = endpoint({
  method: 'POST',
  path: '/api/shop/clock',
  feature: 'shop',
  scope: 'company',
  summary: 'Punches and corrections in any order; sent again, each counts once, and each has its own outcome',
  body: Type.Object(
    { entries: Type.Array(EntrySchema, { minItems: 1, maxItems: clockLimits.entries }) },
    exact,
  ),
  reply: Type.Object({
    outcomes: Type.Array(SentEntry),
    /** Milliseconds by the server's clock, from which a device knows its offset. */
    now: Type.Integer(),
  }),
  refusals: ['forbidden', 'conflict', 'too-large'],
  bodyBytes: clockLimits.bodyBytes,
});

export const ReadClockReply = Type.Object({
  entries: Type.Array(Type.Unsafe<ClockEntry>(Type.Unknown())),
  /** The end of the last closed pay period. */
  closedUntil: orNull(Type.String()),
  now: Type.Integer(),
});

export const readClock = endpoint({
  method: 'GET',
  path: '/api/shop/clock',
  feature: 'shop',
  scope: 'company',
  summary: 'Clock entries of the last weeks: everybody reads their own, those who correct all read all',
  query: Type.Object({ crew: Type.Optional(Id) }, exact),
  reply: ReadClockReply,
  refusals: ['forbidden'],
});

const MissingEndOfPerson = Type.Object({
  crew: Type.String(),
  /** The punch that began the work. */
  punch: Type.String(),
  target: Type.Unsafe<ClockTarget>(Type.Unknown()),
  from: Type.Unsafe<UtcMinute>(Type.Integer()),
  /** The next press; null: it runs. */
  until: orNull(Type.Unsafe<UtcMinute>(Type.Integer())),
  /** The end of the shift, which counts meanwhile; null where none is assumed. */
  shiftEnd: orNull(Type.Unsafe<UtcMinute>(Type.Integer())),
});
export type MissingEndOfPerson = Static<typeof MissingEndOfPerson>;

export const readMissingEnds = endpoint({
  method: 'GET',
  path: '/api/shop/clock/missing-ends',
  feature: 'shop',
  scope: 'company',
  summary: 'Work of the crew nobody clocked out of, and work that runs for more than twelve hours',
  reply: Type.Object({ ends: Type.Array(MissingEndOfPerson), now: Type.Integer() }),
  refusals: ['forbidden'],
});

export const enterClockOut = endpoint({
  method: 'POST',
  path: '/api/shop/clock/clock-outs',
  feature: 'shop',
  scope: 'company',
  summary:
    'Enter the clock-out somebody forgot, with its true time and a reason, under ids made by the browser; sent again, it counts once',
  body: Type.Object(
    {
      punch: Id,
      correction: Id,
      person: Id,
      device: Id,
      /** The punch that began the work. */
      begunBy: Id,
      at: ExactInteger,
      why: text(shopLimits.text),
    },
    exact,
  ),
  reply: Type.Object({ now: Type.Integer() }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

const OrderStretch = Type.Object({
  /** The punch that began it. */
  punch: Type.String(),
  crew: Type.String(),
  name: Type.String(),
  target: Type.Unsafe<ClockTarget>(Type.Unknown()),
  from: Type.Unsafe<UtcMinute>(Type.Integer()),
  /** Null: it runs. */
  until: orNull(Type.Unsafe<UtcMinute>(Type.Integer())),
  isAssumed: Type.Boolean(),
  /** It began with a press whose PIN was not theirs: to be settled. */
  isMarked: Type.Boolean(),
});
export type OrderStretch = Static<typeof OrderStretch>;

const OrderCorrection = Type.Object({
  crew: Type.String(),
  name: Type.String(),
  trace: Type.Unsafe<CorrectionTrace>(Type.Unknown()),
});
export type OrderCorrection = Static<typeof OrderCorrection>;

export const readOrderTime = endpoint({
  method: 'GET',
  path: '/api/shop/orders/:id/time',
  feature: 'shop',
  scope: 'company',
  summary: 'The time clocked on a repair order, oldest first; a technician reads their own',
  params: OneId,
  reply: Type.Object({
    stretches: Type.Array(OrderStretch),
    /** Corrections of presses that begin or end time on the order. */
    corrections: Type.Array(OrderCorrection),
    /** The end of the last closed pay period. */
    closedUntil: orNull(Type.String()),
    /** Milliseconds by the server's clock, up to which a running stretch counts. */
    now: Type.Integer(),
  }),
  refusals: ['forbidden', 'not-found'],
});

export const closePayPeriod = endpoint({
  method: 'POST',
  path: '/api/shop/pay-periods',
  feature: 'shop',
  scope: 'company',
  summary: 'Close all time before an instant: its punches no longer change',
  body: Type.Object({ id: Id, until: Instant }, exact),
  reply: Type.Object({ closedUntil: Type.String() }),
  refusals: ['forbidden', 'conflict'],
});
