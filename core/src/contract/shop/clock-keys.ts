import { type Static, Type } from 'typebox';
import type { ClockTarget } from '../../domain/shop/model/clock-entry.ts';
import { pinDigits } from '../../domain/shop/clock/clock-pin.ts';
import { shopLimits } from '../../domain/shop/model/shop-limits.ts';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Count } from '../numbers.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { line, requiredLine, text } from '../text-fields.ts';
import { clockLimits, EntrySchema, ReadClockReply, SentEntry } from './clock.ts';
import { OrderReply, readShop } from './shop.ts';

// Devices that keep the clock without a sign-in: shared tablets, and phones with a clock pass. Both sign their calls
// with a key that cannot leave the browser.

const Pin = Type.String({ pattern: `^[0-9]{${String(pinDigits)}}$` });
/** A P-256 point, uncompressed: 65 bytes in base64url. */
const PublicKey = Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' });

export const setClockPin = endpoint({
  method: 'PUT',
  path: '/api/shop/crew/:id/pin',
  feature: 'shop',
  scope: 'company',
  summary: 'Set or remove the clock PIN of a crew member: their own, or any for those who change the crew',
  params: OneId,
  body: Type.Object({ pin: orNull(Pin) }, exact),
  reply: Type.Object({ hasPin: Type.Boolean() }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

const ClockKey = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['tablet', 'pass']),
  /** Of the tablet, or of the browser a pass is in. */
  name: Type.String(),
  /** The person of a pass; empty for tablets. */
  person: Type.String(),
  enrolledBy: Type.String(),
  enrolledAt: Type.String(),
  lastSeenAt: orNull(Type.String()),
  /** Null for tablets. */
  expiresAt: orNull(Type.String()),
});
export type ClockKey = Static<typeof ClockKey>;

export const readClockKeys = endpoint({
  method: 'GET',
  path: '/api/shop/clock-keys',
  feature: 'shop',
  scope: 'company',
  summary:
    'Tablets and clock passes in use, and who has a PIN; those who do not change the crew read their own',
  reply: Type.Object({
    keys: Type.Array(ClockKey),
    /** Crew ids. */
    withPin: Type.Array(Type.String()),
  }),
  refusals: ['forbidden'],
});

export const enrollTablet = endpoint({
  method: 'POST',
  path: '/api/shop/clock-keys',
  feature: 'shop',
  scope: 'company',
  summary: 'Make this browser the shop’s clock under a key of its own; the sign-in in it ends',
  body: Type.Object({ id: Id, name: requiredLine(shopLimits.shortText), publicKey: PublicKey }, exact),
  reply: Type.Object({ id: Type.String() }),
  refusals: ['forbidden', 'conflict'],
});

export const issueClockPass = endpoint({
  method: 'POST',
  path: '/api/shop/clock-passes',
  feature: 'shop',
  scope: 'company',
  summary: 'Give this browser a clock pass of the caller for 30 days; refused where others signed in',
  body: Type.Object({ id: Id, publicKey: PublicKey }, exact),
  reply: Type.Object({ id: Type.String(), crew: Type.String(), expiresAt: Type.String() }),
  refusals: ['forbidden', 'conflict'],
});

export const revokeClockKey = endpoint({
  method: 'DELETE',
  path: '/api/shop/clock-keys/:id',
  feature: 'shop',
  scope: 'company',
  summary: 'End a tablet or a clock pass: own ones, or any for those who change the crew',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found'],
});

/** The text a device signs. Each call has a number higher than the one before, so none counts twice. */
export function signedText(path: string, call: Omit<SignedCall, 'signature'>): string {
  return ['dre-clock', path, call.key, String(call.number), call.content].join('\n');
}

const Signed = Type.Object(
  {
    key: Id,
    number: Count,
    /** JSON, as it was signed. */
    content: text(clockLimits.bodyBytes / 2),
    /** ECDSA with SHA-256, r and s, in base64url. */
    signature: Type.String({ pattern: '^[A-Za-z0-9_-]{86}$' }),
  },
  exact,
);
export type SignedCall = Static<typeof Signed>;

const byKey = {
  method: 'POST',
  feature: 'shop',
  scope: 'public',
  body: Signed,
  limit: { requests: 240, perSeconds: 60 },
  bodyBytes: clockLimits.bodyBytes,
} as const;

/** A PIN, enveloped to the server: ephemeral P-256 point, 12 bytes of nonce, AES-GCM; in base64url. */
const Sealed = text(400);

/** A person at the shared clock. */
const AtClock = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hasPin: Type.Boolean(),
  /** The last day of whole days away that today is one of, without the reason; null: not away. */
  awayUntil: orNull(Type.String()),
  /** Null: off the clock. */
  on: orNull(
    Type.Object({
      target: Type.Unsafe<ClockTarget>(Type.Unknown()),
      /** The number of the order; empty for activities without one. */
      order: Type.String(),
      /** The place of its unit; empty if nobody wrote it down. */
      place: Type.String(),
      /** Milliseconds since 1970. */
      since: Type.Integer(),
    }),
  ),
});
export type PersonAtClock = Static<typeof AtClock>;

export const readSharedClock = endpoint({
  ...byKey,
  path: '/api/clock/names',
  summary: 'The names at a shared tablet, who is on the clock and on what; signed by the tablet’s key',
  reply: Type.Object({
    company: Type.String(),
    zone: Type.String(),
    people: Type.Array(AtClock),
    /** The server's P-256 point for envelopes, in base64url. */
    sealTo: Type.String(),
    now: Type.Integer(),
  }),
  refusals: ['forbidden', 'conflict', 'invalid-request'],
});
export type SharedClockReply = Static<(typeof readSharedClock)['reply']>;

/** The work of one person, without prices and contacts: what My work shows. */
const Work = Type.Object({
  shop: readShop.reply,
  orders: Type.Array(OrderReply),
  clock: ReadClockReply,
});
export type ClockWork = Static<typeof Work>;

export const OpenAtClockContent = Type.Object({ crew: Id, nonce: Id, sealed: Sealed }, exact);

export const openAtClock = endpoint({
  ...byKey,
  path: '/api/clock/open',
  summary: 'The work of a crew member who typed their PIN at a tablet; a wrong one is counted',
  reply: Type.Object({
    list: orNull(Work),
    /** Wrong PINs that are still free, and the milliseconds to wait before the next. */
    triesLeft: Type.Integer(),
    waitMs: Type.Integer(),
  }),
  refusals: ['forbidden', 'conflict', 'invalid-request'],
});

export const readByPass = endpoint({
  ...byKey,
  path: '/api/clock/work',
  summary: 'The work of the person of a clock pass, signed by its key',
  reply: Work,
  refusals: ['forbidden', 'conflict', 'invalid-request'],
});

/** An entry of a log, and at a tablet the PIN it was pressed with. Tablets press; a pass also corrects its own. */
const SentPunch = Type.Object(
  {
    entry: EntrySchema,
    sealed: orNull(Sealed),
    /** The task the press finished, ticked together with it; never by a pass. */
    done: orNull(Type.Object({ edit: Id, order: Id, task: line(1_000) }, exact)),
  },
  exact,
);
export type SentPunch = Static<typeof SentPunch>;

export const PunchesContent = Type.Object(
  { punches: Type.Array(SentPunch, { minItems: 1, maxItems: clockLimits.entries }) },
  exact,
);

export const sendPunches = endpoint({
  ...byKey,
  path: '/api/clock/punches',
  summary:
    'Presses of a tablet or a clock pass, in any order; one with a wrong PIN is stored and marked, so that a foreman settles it',
  reply: Type.Object({ outcomes: Type.Array(SentEntry), now: Type.Integer() }),
  refusals: ['forbidden', 'conflict', 'invalid-request', 'too-large'],
});
