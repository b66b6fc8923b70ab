import { type Static, Type } from 'typebox';
import { sideNamings } from '../../domain/account/side-names.ts';
import { vehicleTypes } from '../../domain/catalogue/trade-words.ts';
import type { Edit } from '../../domain/estimates/model/edit.ts';
import type { Estimate, EstimateContent } from '../../domain/estimates/model/estimate.ts';
import type { EditOutcome } from '../../domain/estimates/sync/merge-edits.ts';
import { editSchema } from './edits/edit.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { Count, CountInAddress } from '../numbers.ts';
import { line } from '../text-fields.ts';

export const estimateLimits = {
  /** Edits sent at once, and edits of one page that is read. */
  edits: 500,
  /** Bytes of one batch: a sender stays below both. */
  batchBytes: 1024 * 1024,
  historyPage: 50,
  search: 100,
  names: 20,
  where: 200,
} as const;

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/**
 * Documents and edits leave as the estimate knows them: nothing gets into them but edits that were checked on their way
 * in, and what the estimate made of those.
 */
const EstimateDocument = Type.Unsafe<Estimate>(Type.Unknown());
const EstimateText = Type.Unsafe<EstimateContent>(Type.Unknown());
const KeptEdit = Type.Unsafe<Edit>(Type.Unknown());
const EditFate = Type.Unsafe<EditOutcome>(Type.Unknown());

const Author = Type.Object({ id: Type.String(), name: Type.String(), initials: Type.String() });

/** Who writes on which device: what waits there is nobody else's, whichever tab sends it. */
const Device = Id;

export const estimateReply = Type.Object({
  estimate: EstimateDocument,
  /** How many edits were applied since it was started. */
  revision: Count,
  /** The company's own values it was started with; 0: none. */
  houseRevision: Count,
  /** SHA-256 of the estimate's canonical JSON. A browser with another one at this revision reads it anew. */
  checksum: Type.String(),
  role: Type.Enum(['edit', 'read']),
  /** What the company calls the two long sides, now. */
  sideNaming: Type.Enum(sideNamings),
  /** When its last change was saved. */
  savedAt: Type.String(),
});
export type EstimateReply = Static<typeof estimateReply>;

/** An applied edit, in the order all devices apply them. */
const EditEntry = Type.Object({
  revision: Count,
  /** The last revision its author had seen; null where that was not kept yet. */
  seen: orNull(Count),
  edit: KeptEdit,
  by: Author,
  device: Type.String(),
  at: Type.String(),
});
export type EditEntry = Static<typeof EditEntry>;

export const createEstimate = endpoint({
  method: 'POST',
  path: '/api/estimates',
  matter: 'estimates',
  scope: 'company',
  summary: 'Start an estimate under an id made by the browser; sent again, it answers the same',
  body: Type.Object(
    {
      id: Id,
      vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
      profileId: Type.Optional(Id),
      /** The day where the estimator is, for the date it was written on. */
      today: Type.Optional(Day),
    },
    { additionalProperties: false },
  ),
  reply: estimateReply,
  refusals: ['forbidden', 'not-found', 'conflict', 'unavailable'],
});

export const readEstimate = endpoint({
  method: 'GET',
  path: '/api/estimates/:id',
  matter: 'estimates',
  scope: 'company',
  summary: 'One estimate as it stands',
  params: OneId,
  reply: estimateReply,
  refusals: ['forbidden', 'not-found'],
});

/** What became of one edit that was sent. */
const SentFate = Type.Object({
  id: Type.String(),
  /** Null unless it was applied. */
  revision: orNull(Count),
  fate: EditFate,
  /** As it was kept, where that is not as it was sent: the server signs what has to be signed. */
  edit: Type.Optional(KeptEdit),
});

export const sendEdits = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/edits',
  matter: 'estimates',
  scope: 'company',
  summary: 'Edits of one device in the order they were made, all kept or none; sent again, each counts once',
  params: OneId,
  body: Type.Object(
    {
      device: Device,
      /** The last revision whoever made these edits had seen. */
      since: Count,
      edits: Type.Array(editSchema, { minItems: 1, maxItems: estimateLimits.edits }),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    revision: Count,
    /** One for each edit, in the order sent. */
    fates: Type.Array(SentFate),
    /** Applied since `since`, without those of this batch, oldest first. At most a page: the rest is read by `readEdits`. */
    others: Type.Array(EditEntry),
    checksum: Type.String(),
  }),
  refusals: ['forbidden', 'not-found', 'conflict', 'too-large'],
  bodyBytes: estimateLimits.batchBytes,
});

export const readEdits = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/edits',
  matter: 'estimates',
  scope: 'company',
  summary: 'The edits applied after a revision, oldest first, a page at a time',
  params: OneId,
  query: Type.Object({ since: CountInAddress }, { additionalProperties: false }),
  reply: Type.Object({
    entries: Type.Array(EditEntry),
    /** The estimate's own; a last entry below it says that there is another page. */
    revision: Count,
    checksum: Type.String(),
  }),
  refusals: ['forbidden', 'not-found'],
});

const HistoryEntry = Type.Object({
  /** Counts everything that was sent, also what was not applied. */
  place: Count,
  revision: orNull(Count),
  edit: KeptEdit,
  fate: EditFate,
  by: Author,
  at: Type.String(),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

export const readHistory = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/history',
  matter: 'estimates',
  scope: 'company',
  summary: 'Everything that was sent to an estimate and what became of it, newest first',
  params: OneId,
  query: Type.Object({ before: Type.Optional(CountInAddress) }, { additionalProperties: false }),
  reply: Type.Object({
    items: Type.Array(HistoryEntry),
    /** `before` of the next page; null on the last one. */
    next: orNull(Count),
  }),
  refusals: ['forbidden', 'not-found'],
});

export const readStart = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/start',
  matter: 'estimates',
  scope: 'company',
  summary: 'An estimate as it was started, before anybody entered anything',
  params: OneId,
  reply: Type.Object({
    /** Null where it was started before this was kept. */
    estimate: orNull(EstimateDocument),
    edition: Count,
  }),
  refusals: ['forbidden', 'not-found'],
});

export const readVersion = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/version',
  matter: 'estimates',
  scope: 'company',
  summary: 'What a locked version said, word for word; without a label the last one, after its corrections',
  params: OneId,
  query: Type.Object(
    {
      label: Type.Optional(Type.String({ pattern: '^(E01|S[0-9]{2,4})$' })),
      /** Empty: as it was locked, before any correction. */
      correction: Type.Optional(Type.String({ pattern: '^(C[0-9]{2,4})?$' })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    label: Type.String(),
    /** Empty: as it was locked. */
    correction: Type.String(),
    content: EstimateText,
    hash: Type.String(),
    at: Type.String(),
    by: Type.String(),
    /** Reckoned anew: the content still has the hash it was locked with, and the estimate knows it by that hash. */
    isUnaltered: Type.Boolean(),
  }),
  refusals: ['forbidden', 'not-found'],
});

const StreamEvent = Type.Union([
  Type.Object({ kind: Type.Literal('edits'), entries: Type.Array(EditEntry) }),
  /** Somebody else has the estimate open. It holds for a minute unless it is said again. */
  Type.Object({
    kind: Type.Literal('presence'),
    by: Author,
    device: Type.String(),
    /** Null: they left. */
    where: orNull(Type.String()),
    at: Type.String(),
  }),
  /** Somebody of the company said something about it, or took it back. */
  Type.Object({ kind: Type.Literal('comments') }),
]);
export type StreamEvent = Static<typeof StreamEvent>;

export const streamEstimate = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/stream',
  matter: 'estimates',
  scope: 'company',
  summary: 'What happens to an estimate after a revision, as it happens; it ends with the session',
  params: OneId,
  query: Type.Object({ since: CountInAddress }, { additionalProperties: false }),
  reply: StreamEvent,
  refusals: ['forbidden', 'not-found', 'too-many-requests'],
  stream: 'events',
});

export const reportPresence = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/presence',
  matter: 'estimates',
  scope: 'company',
  summary: 'Tell the others who have this estimate open where one is; it is kept nowhere',
  params: OneId,
  body: Type.Object(
    {
      device: Device,
      /** A line and column, a pane; null on leaving. */
      where: orNull(line(estimateLimits.where)),
    },
    { additionalProperties: false },
  ),
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found'],
});

/** What estimates have names for that return from one to the next. */
export const namedThings = ['insurer', 'adjuster', 'make'] as const;
export type NamedThing = (typeof namedThings)[number];

export const listNames = endpoint({
  method: 'GET',
  path: '/api/estimate-names',
  matter: 'estimates',
  scope: 'company',
  summary: 'Names the company has used on its estimates, those used last first; insurers with a profile too',
  query: Type.Object(
    {
      of: Type.Enum(namedThings),
      /** Part of the name. */
      find: Type.Optional(line(estimateLimits.search)),
      /** Only those used together with this insurer. */
      insurer: Type.Optional(line(estimateLimits.search)),
    },
    { additionalProperties: false },
  ),
  reply: Type.Array(Type.String()),
  refusals: ['forbidden'],
});
