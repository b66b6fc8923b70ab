import { type Static, Type } from 'typebox';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { paragraph } from '../text-fields.ts';

const Count = Type.Integer({ minimum: 0 });

export const shareLimits = {
  /** A link is open for this many days at most. */
  days: 90,
  usualDays: 30,
  links: 200,
  text: 4_000,
  /** Of the last openings of a link that are told. */
  views: 50,
} as const;

/** Who a link is for: the owner of the unit approves and signs, the insurer answers line by line. */
export const shareAudiences = ['owner', 'insurer'] as const;
export type ShareAudience = (typeof shareAudiences)[number];

const Version = Type.Object(
  {
    label: Type.String({ pattern: '^(E01|S[0-9]{2,4})$' }),
    /** Empty: as it was locked. */
    correction: Type.String({ pattern: '^(C[0-9]{2,4})?$' }),
  },
  exact,
);

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/share-links',
  matter: 'sharing',
  scope: 'company',
  summary:
    'A link that shows one locked version to somebody without an account; its address is told this once',
  params: OneId,
  body: Type.Object(
    {
      audience: Type.Enum(shareAudiences),
      /** Left out: the version locked or corrected last. */
      version: Type.Optional(Version),
      /** For how many days it is open. */
      days: Type.Integer({ minimum: 1, maximum: shareLimits.days }),
    },
    exact,
  ),
  reply: Type.Object({
    id: Id,
    /** With the token, which is kept nowhere: a path below the product's own address. */
    address: Type.String(),
    label: Type.String(),
    correction: Type.String(),
    expiresAt: Type.String(),
  }),
  /** Conflict: nothing is locked yet, or there are too many links. */
  refusals: ['forbidden', 'not-found', 'conflict'],
});

/** Open, or why it is not; replaced: another version was locked or corrected since. */
const linkStates = ['open', 'replaced', 'expired', 'revoked'] as const;

const View = Type.Object({ at: Type.String(), network: Type.String(), browser: Type.String() });

const ShareLink = Type.Object({
  id: Id,
  audience: Type.Enum(shareAudiences),
  label: Type.String(),
  correction: Type.String(),
  state: Type.Enum(linkStates),
  madeAt: Type.String(),
  madeBy: Type.String(),
  expiresAt: Type.String(),
  viewCount: Count,
  /** The last openings, newest first. */
  views: Type.Array(View),
});
export type ShareLink = Static<typeof ShareLink>;

/** What a request changes on a line of the version it was made to: from what, to what, and what that comes to. */
const Request = Type.Object({
  hours: Type.Array(Type.Object({ name: Type.String(), from: Count, to: Count })),
  price: orNull(Type.Object({ from: Count, to: Count })),
  /** Of the line alone, before taxes and what is reckoned on the whole repair. */
  change: Type.Integer(),
  /** Of the total with tax; null where the request cannot be taken. */
  total: orNull(Type.Integer()),
});

const ShareAnswer = Type.Object({
  id: Id,
  link: Id,
  audience: Type.Enum(shareAudiences),
  label: Type.String(),
  at: Type.String(),
  /** As they gave it. */
  name: Type.String(),
  kind: Type.Enum([
    'approval',
    'decline',
    'question',
    'comment',
    'line-approval',
    'line-question',
    'line-denial',
    'proposal',
  ]),
  text: Type.String(),
  /** Of answers to one line. */
  lineId: orNull(Type.String()),
  line: orNull(Count),
  /** What it asks for; null where nothing of the version would change. */
  request: orNull(Request),
  /** What the shop did about it; null while it waits. */
  decision: orNull(
    Type.Object({
      kind: Type.Enum(['accepted', 'rejected', 'replied']),
      text: Type.String(),
      at: Type.String(),
      by: Type.String(),
    }),
  ),
});
export type ShareAnswer = Static<typeof ShareAnswer>;

/** What a customer signed by a link, as it was kept. */
const SignedVersion = Type.Object({
  label: Type.String(),
  correction: Type.String(),
  name: Type.String(),
  at: Type.String(),
  /** Of the PDF, for a few minutes. */
  address: Type.String(),
});

export const readSharing = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/share-links',
  matter: 'sharing',
  scope: 'company',
  summary: 'The links of an estimate, how often each was opened, and what those who have them answered',
  params: OneId,
  reply: Type.Object({
    links: Type.Array(ShareLink),
    answers: Type.Array(ShareAnswer),
    /** Lines of the version that counts which the insurer agreed to with an earlier one. */
    agreedLines: Type.Array(Type.String()),
    signed: Type.Array(SignedVersion),
    /** Whether the reader may share, and decide what was answered. */
    mayChange: Type.Boolean(),
    /** Whether there is a version to share. */
    isLocked: Type.Boolean(),
    /** Whether something is being written, into which a proposal can be taken. */
    hasDraft: Type.Boolean(),
  }),
  refusals: ['forbidden', 'not-found'],
});

export type Sharing = Static<(typeof readSharing)['reply']>;

export const revokeShareLink = endpoint({
  method: 'POST',
  path: '/api/share-links/:id/revoke',
  matter: 'sharing',
  scope: 'company',
  summary: 'End a link; whoever has it sees nothing from now on',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found'],
});

export const decideAnswer = endpoint({
  method: 'POST',
  path: '/api/share-answers/:id/decision',
  matter: 'sharing',
  scope: 'company',
  summary: 'Take or turn down what somebody with a link proposed, or reply to what they asked',
  params: OneId,
  body: Type.Object(
    {
      decision: Type.Enum(['accept', 'reject', 'reply']),
      /** Shown to whoever asked; a reply needs one. */
      text: paragraph(shareLimits.text),
      /** Begin a supplement for it where nothing is being written. */
      startSupplement: Type.Optional(Type.Boolean()),
    },
    exact,
  ),
  reply: Type.Boolean(),
  /** Conflict: it was decided before, or the estimate does not take it; the sentence says which. */
  refusals: ['forbidden', 'not-found', 'conflict', 'invalid-request'],
});
