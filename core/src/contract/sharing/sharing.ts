import { type Static, Type } from 'typebox';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { paragraph } from '../text-fields.ts';

const Count = Type.Integer({ minimum: 0 });

export const shareLimits = {
  /** Maximum days a link stays open. */
  days: 90,
  usualDays: 30,
  links: 200,
  text: 4_000,
  /** Number of latest views listed per link. */
  views: 50,
} as const;

/** The link's audience: the unit's owner approves and signs, the insurer answers line by line. */
export const shareAudiences = ['owner', 'insurer'] as const;
export type ShareAudience = (typeof shareAudiences)[number];

const Version = Type.Object(
  {
    label: Type.String({ pattern: '^(E01|S[0-9]{2,4})$' }),
    /** Empty means as locked. */
    correction: Type.String({ pattern: '^(C[0-9]{2,4})?$' }),
  },
  exact,
);

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/share-links',
  feature: 'sharing',
  scope: 'company',
  summary:
    'A link that shows one locked version to somebody without an account; its address is told this once',
  params: OneId,
  body: Type.Object(
    {
      audience: Type.Enum(shareAudiences),
      /** If absent, the version last locked or corrected. */
      version: Type.Optional(Version),
      /** Days until it expires. */
      days: Type.Integer({ minimum: 1, maximum: shareLimits.days }),
    },
    exact,
  ),
  reply: Type.Object({
    id: Id,
    /** A path under the product's own address with the token, which is not stored. */
    address: Type.String(),
    label: Type.String(),
    correction: Type.String(),
    expiresAt: Type.String(),
  }),
  /** Conflict: no locked version yet, or too many links. */
  refusals: ['forbidden', 'not-found', 'conflict'],
});

/** `replaced`: another version was locked or corrected since. */
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
  /** Latest views, newest first. */
  views: Type.Array(View),
});
export type ShareLink = Static<typeof ShareLink>;

/** The effect of a request on its line: old and new values, and the amounts. */
const Request = Type.Object({
  hours: Type.Array(Type.Object({ name: Type.String(), from: Count, to: Count })),
  price: orNull(Type.Object({ from: Count, to: Count })),
  /** The line's own change, before taxes and amounts calculated on the whole repair. */
  change: Type.Integer(),
  /** The change of the total with tax; null if the request cannot be accepted. */
  total: orNull(Type.Integer()),
});

const ShareAnswer = Type.Object({
  id: Id,
  link: Id,
  audience: Type.Enum(shareAudiences),
  label: Type.String(),
  at: Type.String(),
  /** As entered by the reader. */
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
  /** Set for answers to one line. */
  lineId: orNull(Type.String()),
  line: orNull(Count),
  /** The requested change; null if nothing would change. */
  request: orNull(Request),
  /** The shop's decision; null while pending. */
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

/** A version signed by a customer through a link, as stored. */
const SignedVersion = Type.Object({
  label: Type.String(),
  correction: Type.String(),
  name: Type.String(),
  at: Type.String(),
  /** The PDF's address, valid for a few minutes. */
  address: Type.String(),
});

export const readSharing = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/share-links',
  feature: 'sharing',
  scope: 'company',
  summary: 'The links of an estimate, how often each was opened, and what those who have them answered',
  params: OneId,
  reply: Type.Object({
    links: Type.Array(ShareLink),
    answers: Type.Array(ShareAnswer),
    /** Lines of the current version the insurer agreed to in an earlier one. */
    agreedLines: Type.Array(Type.String()),
    signed: Type.Array(SignedVersion),
    /** True if the reader may share and decide on answers. */
    mayChange: Type.Boolean(),
    /** True if there is a version to share. */
    isLocked: Type.Boolean(),
    /** True if a draft is open that can adopt a proposal. */
    hasDraft: Type.Boolean(),
  }),
  refusals: ['forbidden', 'not-found'],
});

export type Sharing = Static<(typeof readSharing)['reply']>;

export const revokeShareLink = endpoint({
  method: 'POST',
  path: '/api/share-links/:id/revoke',
  feature: 'sharing',
  scope: 'company',
  summary: 'End a link; whoever has it sees nothing from now on',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found'],
});

export const decideAnswer = endpoint({
  method: 'POST',
  path: '/api/share-answers/:id/decision',
  feature: 'sharing',
  scope: 'company',
  summary: 'Take or turn down what somebody with a link proposed, or reply to what they asked',
  params: OneId,
  body: Type.Object(
    {
      decision: Type.Enum(['accept', 'reject', 'reply']),
      /** Shown to the person who asked; required for a reply. */
      text: paragraph(shareLimits.text),
      /** Starts a supplement if no draft is open. */
      startSupplement: Type.Optional(Type.Boolean()),
    },
    exact,
  ),
  reply: Type.Boolean(),
  /** Conflict: already decided, or the estimate refuses it; the sentence states which. */
  refusals: ['forbidden', 'not-found', 'conflict', 'invalid-request'],
});
