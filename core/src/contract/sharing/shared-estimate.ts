import { type Static, Type } from 'typebox';
import { laborTypes } from '../../domain/catalogue/trade-words.ts';
import { handAgreementWays, ownAgreementWays, payers } from '../../domain/estimates/model/agreement.ts';
import type { Cents, TenthHours } from '../../domain/units.ts';
import { between, exact, list, NewId } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../paging.ts';
import { InsurersView, OwnersView, Supplement } from './shared-views.ts';
import { shareLimits } from './sharing.ts';
import { paragraph, pngDataAddress, requiredLine, requiredParagraph, text } from '../text-fields.ts';

// What somebody with a link, and without an account, can do. The token travels in the body, so that no log has it.

export const signatureBytes = 200 * 1024;

/** 256 bits in base64url. Anything else is a link that does not work. */
const Token = text(200);
const Name = requiredLine(120);
const limit = { requests: 60, perSeconds: 60 } as const;
const answerLimit = { requests: 20, perSeconds: 60 } as const;

/** What can be said to one line: it is paid, asked about, wanted otherwise, or not paid. */
export const lineAnswers = ['approve', 'question', 'propose', 'deny'] as const;

const Shop = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  /** A data address; null: its initials stand for it. */
  logo: orNull(Type.String()),
});
export type SharedShop = Static<typeof Shop>;

const SharedPhoto = Type.Object({
  id: Type.String(),
  caption: Type.String(),
  /** The lines it shows. */
  numbers: Type.Array(Type.Integer()),
  small: Type.String(),
  medium: Type.String(),
  /** How high it is where it is as wide as `markWidth`, and what is drawn over it there. */
  height: Type.Integer(),
  marks: Type.Array(
    Type.Object({ path: Type.String(), label: Type.String(), x: Type.Integer(), y: Type.Integer() }),
  ),
});
export type SharedPhoto = Static<typeof SharedPhoto>;

const ShopReply = Type.Object({ text: Type.String(), at: Type.String(), outcome: Type.String() });

const Asked = Type.Object({
  id: Type.String(),
  at: Type.String(),
  text: Type.String(),
  /** The line it is about; null: all of it. */
  line: orNull(Type.Integer()),
  /** What the shop said to it; null while it waits. */
  reply: orNull(ShopReply),
});
export type Asked = Static<typeof Asked>;

const common = {
  shop: Shop,
  number: Type.String(),
  /** E01, S01 C02. */
  version: Type.String(),
  expiresAt: Type.String(),
  photos: Type.Array(SharedPhoto),
  asked: Type.Array(Asked),
  /** Where the PDF is to be had; null where none can be made. */
  pdf: orNull(Type.String()),
};

/** What whoever the link is for said to the version, whichever way. */
const Answered = Type.Object({
  name: Type.String(),
  /** A moment, or a day where no more is known. */
  at: Type.String(),
  how: orNull(Type.Enum([...ownAgreementWays, ...handAgreementWays])),
  /** What they signed; null where it was not signed here. */
  signature: orNull(Type.String()),
  reason: Type.String(),
});

/** What the reader of a link has said, and who else has to agree. */
const standing = {
  /** Approved and declined: by whoever the link is for, not by anybody else who pays. */
  state: Type.Enum(['open', 'approved', 'declined', 'closed', 'replaced']),
  answered: orNull(Answered),
  /** A newer version counts, also where this one was approved. */
  isReplaced: Type.Boolean(),
  /** Those who pay part of it and have not agreed; nobody where the shop may go ahead. */
  waitingFor: Type.Array(Type.Enum(payers)),
  /** A newer version was shared with the same people: `followToNewer` leads to it. */
  hasNewer: Type.Boolean(),
};

/** An answer to one line as it was sent last by this link. */
const SaidToLine = Type.Object({
  lineId: Type.String(),
  at: Type.String(),
  answer: Type.Enum(lineAnswers),
  text: Type.String(),
  hours: Type.Array(Type.Object({ type: Type.String(), billed: Type.Integer() })),
  price: orNull(Type.Integer()),
});
export type SaidToLine = Static<typeof SaidToLine>;

/** A line the insurer agreed to with an earlier version, and that is the same still. */
const AgreedBefore = Type.Object({
  lineId: Type.String(),
  version: Type.String(),
  /** They asked for the line as it is now, and the shop changed it. */
  isAsAsked: Type.Boolean(),
  name: Type.String(),
  at: Type.String(),
});

/** The last answer to a line of an earlier version that was not agreed to, and the shop's reply. */
const SaidBefore = Type.Object({
  ...SaidToLine.properties,
  version: Type.String(),
  name: Type.String(),
  reply: orNull(ShopReply),
});
export type SaidBefore = Static<typeof SaidBefore>;

const Shared = Type.Union([
  Type.Object({
    kind: Type.Literal('owner'),
    ...common,
    view: OwnersView,
    supplement: orNull(Supplement),
    ...standing,
    signedPdf: orNull(Type.String()),
  }),
  Type.Object({
    kind: Type.Literal('insurer'),
    ...common,
    view: InsurersView,
    supplement: orNull(Supplement),
    ...standing,
    said: Type.Array(SaidToLine),
    agreed: Type.Array(AgreedBefore),
    saidBefore: Type.Array(SaidBefore),
  }),
  /** Its time has run out: whom to ask for another. */
  Type.Object({ kind: Type.Literal('expired'), shop: Shop }),
  /** Taken back, or never made: which of them is nobody's business. */
  Type.Object({ kind: Type.Literal('ended') }),
]);
export type Shared = Static<typeof Shared>;
export type OwnersEstimate = Extract<Shared, { kind: 'owner' }>;
export type InsurersEstimate = Extract<Shared, { kind: 'insurer' }>;

export const openShared = endpoint({
  method: 'POST',
  path: '/api/share/open',
  matter: 'sharing',
  scope: 'public',
  summary: 'What a link shows; that it was opened is written down for whoever made it',
  body: Type.Object({ token: Token }, exact),
  reply: Shared,
  refusals: [],
  limit,
  bodyBytes: 1024,
});

export const useShared = endpoint({
  method: 'POST',
  path: '/api/share/use',
  matter: 'sharing',
  scope: 'public',
  summary:
    'That somebody read the page of a link and did something on it, as no mail scanner does: its version was sent',
  body: Type.Object({ token: Token }, exact),
  reply: Type.Boolean(),
  refusals: ['link-ended'],
  limit: answerLimit,
  bodyBytes: 1024,
});

/** Answers carry an id made by the browser: one that is sent again counts once. */
const sender = { token: Token, id: NewId, name: Name };

export const approveShared = endpoint({
  method: 'POST',
  path: '/api/share/approve',
  matter: 'sharing',
  scope: 'public',
  summary: 'Approve the version the link shows, with a signature',
  body: Type.Object({ ...sender, signature: pngDataAddress(signatureBytes), isTyped: Type.Boolean() }, exact),
  reply: Shared,
  /** Conflict: it was answered before, or it is no longer the version that counts. */
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: answerLimit,
  bodyBytes: 512 * 1024,
});

export const declineShared = endpoint({
  method: 'POST',
  path: '/api/share/decline',
  matter: 'sharing',
  scope: 'public',
  summary: 'Decline the version the link shows, and say why',
  body: Type.Object({ ...sender, reason: requiredParagraph(shareLimits.text) }, exact),
  reply: Shared,
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: answerLimit,
  bodyBytes: 32 * 1024,
});

export const askShared = endpoint({
  method: 'POST',
  path: '/api/share/question',
  matter: 'sharing',
  scope: 'public',
  summary: 'Ask the shop about the estimate the link shows',
  body: Type.Object({ ...sender, text: requiredParagraph(shareLimits.text) }, exact),
  reply: Shared,
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: answerLimit,
  bodyBytes: 32 * 1024,
});

const LineAnswer = Type.Object(
  {
    /** A line's id, or the key of what it uses up. */
    lineId: Type.String({ maxLength: 500, pattern: '^[A-Za-z0-9 .:@*/&+-]+$' }),
    answer: Type.Enum(lineAnswers),
    text: paragraph(shareLimits.text),
    hours: list(
      Type.Object({ type: Type.Enum(laborTypes), billed: between<TenthHours>(0, 100_000) }, exact),
      laborTypes.length,
    ),
    /** For one unit; null leaves it. */
    price: orNull(between<Cents>(0, 100_000_000_00)),
  },
  exact,
);
export type LineAnswer = Static<typeof LineAnswer>;

export const reviewShared = endpoint({
  method: 'POST',
  path: '/api/share/review',
  matter: 'sharing',
  scope: 'public',
  summary: 'What an insurer says to the lines of an estimate; nothing changes until the shop takes it',
  body: Type.Object(
    {
      ...sender,
      comment: paragraph(shareLimits.text),
      lines: list(LineAnswer, 2_000),
      /** They agree to the version as it is and pay their part of it. */
      isAgreed: Type.Optional(Type.Boolean()),
    },
    exact,
  ),
  reply: Shared,
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: answerLimit,
  bodyBytes: 1024 * 1024,
});

export const followToNewer = endpoint({
  method: 'POST',
  path: '/api/share/newer',
  matter: 'sharing',
  scope: 'public',
  summary: 'Where the newer version is that was shared with the same people',
  body: Type.Object({ token: Token }, exact),
  reply: Type.Object({ address: Type.String() }),
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: answerLimit,
  bodyBytes: 1024,
});
