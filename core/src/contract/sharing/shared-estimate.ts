import { boardColumns } from '../../domain/shop/board/column.ts';
import { type Static, Type } from 'typebox';
import { laborTypes } from '../../domain/catalogue/trade-words.ts';
import {
  handAgreementWays,
  ownAgreementWays,
  payers,
} from '../../domain/estimates/model/lifecycle/agreement.ts';
import type { Cents, TenthHours } from '../../domain/units.ts';
import { between, exact, list, NewId } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../paging.ts';
import { InsurersView, OwnersView, Supplement } from './shared-views.ts';
import { shareLimits } from './sharing.ts';
import { paragraph, pngDataAddress, requiredLine, requiredParagraph, text } from '../text-fields.ts';

// Actions of people with a link but without an account. The token travels in the body, so no log contains it.

export const signatureBytes = 200 * 1024;

/** 256 bits in base64url. Other values are treated as an invalid link. */
export const Token = text(200);
const Name = requiredLine(120);
const limit = { requests: 60, perSeconds: 60 } as const;
export const sharedCallLimit = { requests: 20, perSeconds: 60 } as const;

/** Possible answers to a line: paid, asked about, changed, or not paid. */
export const lineAnswers = ['approve', 'question', 'propose', 'deny'] as const;

const Shop = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  /** A data address; null displays the initials instead. */
  logo: orNull(Type.String()),
});
export type SharedShop = Static<typeof Shop>;

const SharedPhoto = Type.Object({
  id: Type.String(),
  caption: Type.String(),
  /** Numbers of the lines it shows. */
  numbers: Type.Array(Type.Integer()),
  small: Type.String(),
  medium: Type.String(),
  /** Its height at the width `markWidth`, and the marks drawn at that size. */
  height: Type.Integer(),
  marks: Type.Array(
    Type.Object({ path: Type.String(), label: Type.String(), x: Type.Integer(), y: Type.Integer() }),
  ),
});
export type SharedPhoto = Static<typeof SharedPhoto>;

const ShopReply = Type.Object({ text: Type.String(), at: Type.String(), outcome: Type.String() });

const OwnerQuestion = Type.Object({
  id: Type.String(),
  at: Type.String(),
  text: Type.String(),
  /** The line it is about; null means the whole estimate. */
  line: orNull(Type.Integer()),
  /** The shop's reply; null while pending. */
  reply: orNull(ShopReply),
});
export type OwnerQuestion = Static<typeof OwnerQuestion>;

/** The repair in the shop; null before there is an order. */
const Repair = Type.Object({
  stage: Type.Enum(boardColumns),
  promisedDay: orNull(Type.String()),
  waits: Type.Array(Type.String()),
  deliveredAt: orNull(Type.String()),
  /** Photos the shop released to the owner, the newest first; addresses end with the link. */
  photos: Type.Array(
    Type.Object({ id: Type.String(), at: Type.String(), small: Type.String(), medium: Type.String() }),
  ),
  /** True if the reader can ask to be mailed when the stage or the day changes. */
  canFollow: Type.Boolean(),
});
export type SharedRepair = Static<typeof Repair>;

const common = {
  shop: Shop,
  repair: orNull(Repair),
  number: Type.String(),
  /** For example "E01" or "S01 C02". */
  version: Type.String(),
  expiresAt: Type.String(),
  photos: Type.Array(SharedPhoto),
  asked: Type.Array(OwnerQuestion),
  /** The PDF's address; null if none can be created. */
  pdf: orNull(Type.String()),
};

/** The answer of the link's audience to the version, given by any means. */
const Answered = Type.Object({
  name: Type.String(),
  /** A timestamp, or a date when the time is unknown. */
  at: Type.String(),
  how: orNull(Type.Enum([...ownAgreementWays, ...handAgreementWays])),
  /** The signature; null if not signed on this page. */
  signature: orNull(Type.String()),
  reason: Type.String(),
});

/** The answer of the link's reader, and the parties that still have to agree. */
const answerState = {
  /** Approved and declined refer to the link's audience, not to other payers. */
  state: Type.Enum(['open', 'approved', 'declined', 'closed', 'replaced']),
  answered: orNull(Answered),
  /** True if a newer version replaced this one, even after its approval. */
  isReplaced: Type.Boolean(),
  /** Payers who have not agreed; empty if the shop may proceed. */
  waitingFor: Type.Array(Type.Enum(payers)),
  /** True if a newer version was shared with the same audience; `followToNewer` leads to it. */
  hasNewer: Type.Boolean(),
};

/** The last answer to a line sent through this link, and the shop's reply. */
const SentLineAnswer = Type.Object({
  lineId: Type.String(),
  at: Type.String(),
  answer: Type.Enum(lineAnswers),
  text: Type.String(),
  hours: Type.Array(Type.Object({ type: Type.String(), billed: Type.Integer() })),
  price: orNull(Type.Integer()),
  reply: orNull(ShopReply),
});
export type SentLineAnswer = Static<typeof SentLineAnswer>;

/** A line the insurer agreed to in an earlier version, unchanged since. */
const AgreedBefore = Type.Object({
  lineId: Type.String(),
  version: Type.String(),
  /** True if the insurer requested these values and the shop adopted them. */
  isAsAsked: Type.Boolean(),
  name: Type.String(),
  at: Type.String(),
});

/** The last answer to a line not agreed to in an earlier version. */
const EarlierLineAnswer = Type.Object({
  ...SentLineAnswer.properties,
  version: Type.String(),
  name: Type.String(),
});
export type EarlierLineAnswer = Static<typeof EarlierLineAnswer>;

export const Shared = Type.Union([
  Type.Object({
    kind: Type.Literal('owner'),
    ...common,
    view: OwnersView,
    supplement: orNull(Supplement),
    ...answerState,
    signedPdf: orNull(Type.String()),
  }),
  Type.Object({
    kind: Type.Literal('insurer'),
    ...common,
    view: InsurersView,
    supplement: orNull(Supplement),
    ...answerState,
    said: Type.Array(SentLineAnswer),
    agreed: Type.Array(AgreedBefore),
    saidBefore: Type.Array(EarlierLineAnswer),
  }),
  /** The approval period is over, and the unit is in the shop: its status, without amounts. */
  Type.Object({
    kind: Type.Literal('status'),
    shop: Shop,
    number: Type.String(),
    vehicle: Type.String(),
    repair: Repair,
  }),
  /** The page of a status mail: the repair without amounts, and the mails that can be confirmed or stopped. */
  Type.Object({
    kind: Type.Literal('following'),
    shop: Shop,
    number: Type.String(),
    vehicle: Type.String(),
    repair: Repair,
    email: Type.String(),
    mails: Type.Enum(['unconfirmed', 'confirmed', 'stopped']),
  }),
  /** The link has expired; the shop can be asked for another. */
  Type.Object({ kind: Type.Literal('expired'), shop: Shop }),
  /** Revoked, or never created; the reason is not disclosed. */
  Type.Object({ kind: Type.Literal('ended') }),
]);
export type Shared = Static<typeof Shared>;
export type OwnersEstimate = Extract<Shared, { kind: 'owner' }>;
export type InsurersEstimate = Extract<Shared, { kind: 'insurer' }>;

export const openShared = endpoint({
  method: 'POST',
  path: '/api/share/open',
  feature: 'sharing',
  scope: 'public',
  summary: 'What a link shows; that it was opened is written down for whoever made it',
  /** `isAgain` reads an open page anew, which is no visit; a link nobody opened is visited all the same. */
  body: Type.Object({ token: Token, isAgain: Type.Optional(Type.Literal(true)) }, exact),
  reply: Shared,
  refusals: [],
  limit,
  bodyBytes: 1024,
});

export const useShared = endpoint({
  method: 'POST',
  path: '/api/share/use',
  feature: 'sharing',
  scope: 'public',
  summary:
    'That somebody read the page of a link and did something on it, as no mail scanner does: its version was sent',
  body: Type.Object({ token: Token }, exact),
  reply: Type.Boolean(),
  refusals: ['link-ended'],
  limit: sharedCallLimit,
  bodyBytes: 1024,
});

/** Answers carry an id created by the browser, so one sent twice counts once. */
const sender = { token: Token, id: NewId, name: Name };

export const approveShared = endpoint({
  method: 'POST',
  path: '/api/share/approve',
  feature: 'sharing',
  scope: 'public',
  summary: 'Approve the version the link shows, with a signature',
  body: Type.Object({ ...sender, signature: pngDataAddress(signatureBytes), isTyped: Type.Boolean() }, exact),
  reply: Shared,
  /** Conflict: already answered, or no longer the current version. */
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: sharedCallLimit,
  bodyBytes: 512 * 1024,
});

export const declineShared = endpoint({
  method: 'POST',
  path: '/api/share/decline',
  feature: 'sharing',
  scope: 'public',
  summary: 'Decline the version the link shows, and say why',
  body: Type.Object({ ...sender, reason: requiredParagraph(shareLimits.text) }, exact),
  reply: Shared,
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: sharedCallLimit,
  bodyBytes: 32 * 1024,
});

export const askShared = endpoint({
  method: 'POST',
  path: '/api/share/question',
  feature: 'sharing',
  scope: 'public',
  summary: 'Ask the shop about the estimate the link shows',
  body: Type.Object({ ...sender, text: requiredParagraph(shareLimits.text) }, exact),
  reply: Shared,
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: sharedCallLimit,
  bodyBytes: 32 * 1024,
});

const LineAnswer = Type.Object(
  {
    /** A line's id, or the key of a consumable it uses. */
    lineId: Type.String({ maxLength: 500, pattern: '^[A-Za-z0-9 .:@*/&+-]+$' }),
    answer: Type.Enum(lineAnswers),
    text: paragraph(shareLimits.text),
    hours: list(
      Type.Object({ type: Type.Enum(laborTypes), billed: between<TenthHours>(0, 100_000) }, exact),
      laborTypes.length,
    ),
    /** Price of one unit; null leaves it unchanged. */
    price: orNull(between<Cents>(0, 100_000_000_00)),
  },
  exact,
);
export type LineAnswer = Static<typeof LineAnswer>;

export const reviewShared = endpoint({
  method: 'POST',
  path: '/api/share/review',
  feature: 'sharing',
  scope: 'public',
  summary: 'What an insurer says to the lines of an estimate; nothing changes until the shop takes it',
  body: Type.Object(
    {
      ...sender,
      comment: paragraph(shareLimits.text),
      lines: list(LineAnswer, 2_000),
      /** True if they agree to the version unchanged and pay their share. */
      isAgreed: Type.Optional(Type.Boolean()),
    },
    exact,
  ),
  reply: Shared,
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: sharedCallLimit,
  bodyBytes: 1024 * 1024,
});

export const followToNewer = endpoint({
  method: 'POST',
  path: '/api/share/newer',
  feature: 'sharing',
  scope: 'public',
  summary: 'Where the newer version is that was shared with the same people',
  body: Type.Object({ token: Token }, exact),
  reply: Type.Object({ address: Type.String() }),
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: sharedCallLimit,
  bodyBytes: 1024,
});
