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
  /** Edits per batch sent, and per page read. */
  edits: 500,
  /** Bytes of one batch; a sender must respect both limits. */
  batchBytes: 1024 * 1024,
  historyPage: 50,
  search: 100,
  names: 20,
  where: 200,
} as const;

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** Estimates and edits are returned unchecked: they contain only edits validated on input, and the results of those. */
const EstimateDocument = Type.Unsafe<Estimate>(Type.Unknown());
const EstimateText = Type.Unsafe<EstimateContent>(Type.Unknown());
const StoredEdit = Type.Unsafe<Edit>(Type.Unknown());
const Outcome = Type.Unsafe<EditOutcome>(Type.Unknown());

const Author = Type.Object({ id: Type.String(), name: Type.String(), initials: Type.String() });

/** The device of the author; pending edits belong to it, whichever tab sends them. */
const Device = Id;

export const estimateReply = Type.Object({
  estimate: EstimateDocument,
  /** Number of edits applied since it was started. */
  revision: Count,
  /** Revision of the house values it was started with; 0 means none. */
  houseRevision: Count,
  /** SHA-256 of the estimate's canonical JSON. A browser with another checksum at this revision reloads it. */
  checksum: Type.String(),
  role: Type.Enum(['edit', 'read']),
  /** The company's current naming of the two long sides. */
  sideNaming: Type.Enum(sideNamings),
  /** Time of the last saved change. */
  savedAt: Type.String(),
});
export type EstimateReply = Static<typeof estimateReply>;

/** An applied edit; all devices apply them in this order. */
const EditEntry = Type.Object({
  revision: Count,
  /** The last revision its author had received; null for older edits that did not record it. */
  seen: orNull(Count),
  edit: StoredEdit,
  by: Author,
  device: Type.String(),
  at: Type.String(),
});
export type EditEntry = Static<typeof EditEntry>;

export const createEstimate = endpoint({
  method: 'POST',
  path: '/api/estimates',
  feature: 'estimates',
  scope: 'company',
  summary: 'Start an estimate under an id made by the browser; sent again, it answers the same',
  body: Type.Object(
    {
      id: Id,
      vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
      profileId: Type.Optional(Id),
      /** The date in the estimator's time zone, for the date written. */
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
  feature: 'estimates',
  scope: 'company',
  summary: 'One estimate as it stands',
  params: OneId,
  reply: estimateReply,
  refusals: ['forbidden', 'not-found'],
});

/** The outcome of one sent edit. */
const SentEditOutcome = Type.Object({
  id: Type.String(),
  /** Set only if applied. */
  revision: orNull(Count),
  fate: Outcome,
  /** The stored edit if it differs from the sent one: the server signs edits that need a signature. */
  edit: Type.Optional(StoredEdit),
});

export const sendEdits = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/edits',
  feature: 'estimates',
  scope: 'company',
  summary: 'Edits of one device in the order they were made, all kept or none; sent again, each counts once',
  params: OneId,
  body: Type.Object(
    {
      device: Device,
      /** The last revision the author of these edits had received. */
      since: Count,
      edits: Type.Array(editSchema, { minItems: 1, maxItems: estimateLimits.edits }),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    revision: Count,
    /** One outcome per edit, in the order sent. */
    fates: Type.Array(SentEditOutcome),
    /**
     * Edits applied after `since`, without this batch, oldest first. At most one page; `readEdits` returns the rest.
     */
    others: Type.Array(EditEntry),
    checksum: Type.String(),
  }),
  refusals: ['forbidden', 'not-found', 'conflict', 'too-large'],
  bodyBytes: estimateLimits.batchBytes,
});

export const readEdits = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/edits',
  feature: 'estimates',
  scope: 'company',
  summary: 'The edits applied after a revision, oldest first, a page at a time',
  params: OneId,
  query: Type.Object({ since: CountInAddress }, { additionalProperties: false }),
  reply: Type.Object({
    entries: Type.Array(EditEntry),
    /** The estimate's revision; if the last entry is below it, there is another page. */
    revision: Count,
    checksum: Type.String(),
  }),
  refusals: ['forbidden', 'not-found'],
});

const HistoryEntry = Type.Object({
  /** Counts every edit sent, including those not applied. */
  place: Count,
  revision: orNull(Count),
  edit: StoredEdit,
  fate: Outcome,
  by: Author,
  at: Type.String(),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

export const readHistory = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/history',
  feature: 'estimates',
  scope: 'company',
  summary: 'Everything that was sent to an estimate and what became of it, newest first',
  params: OneId,
  query: Type.Object({ before: Type.Optional(CountInAddress) }, { additionalProperties: false }),
  reply: Type.Object({
    items: Type.Array(HistoryEntry),
    /** The `before` of the next page; null on the last one. */
    next: orNull(Count),
  }),
  refusals: ['forbidden', 'not-found'],
});

export const readStart = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/start',
  feature: 'estimates',
  scope: 'company',
  summary: 'An estimate as it was started, before anybody entered anything',
  params: OneId,
  reply: Type.Object({
    /** Null if it was started before this was stored. */
    estimate: orNull(EstimateDocument),
    edition: Count,
  }),
  refusals: ['forbidden', 'not-found'],
});

export const readVersion = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/version',
  feature: 'estimates',
  scope: 'company',
  summary: 'What a locked version said, word for word; without a label the last one, after its corrections',
  params: OneId,
  query: Type.Object(
    {
      label: Type.Optional(Type.String({ pattern: '^(E01|S[0-9]{2,4})$' })),
      /** Empty means as locked, before any correction. */
      correction: Type.Optional(Type.String({ pattern: '^(C[0-9]{2,4})?$' })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    label: Type.String(),
    /** Empty means as locked. */
    correction: Type.String(),
    content: EstimateText,
    hash: Type.String(),
    at: Type.String(),
    by: Type.String(),
    /** Recomputed on read: the content still matches the hash it was locked with, which the estimate records. */
    isUnaltered: Type.Boolean(),
  }),
  refusals: ['forbidden', 'not-found'],
});

const StreamEvent = Type.Union([
  Type.Object({ kind: Type.Literal('edits'), entries: Type.Array(EditEntry) }),
  /** Another user has the estimate open. Expires after a minute unless repeated. */
  Type.Object({
    kind: Type.Literal('presence'),
    by: Author,
    device: Type.String(),
    /** Null when they left. */
    where: orNull(Type.String()),
    at: Type.String(),
  }),
  /** A comment was added or removed by a user of the company. */
  Type.Object({ kind: Type.Literal('comments') }),
]);
export type StreamEvent = Static<typeof StreamEvent>;

export const streamEstimate = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/stream',
  feature: 'estimates',
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
  feature: 'estimates',
  scope: 'company',
  summary: 'Tell the others who have this estimate open where one is; it is kept nowhere',
  params: OneId,
  body: Type.Object(
    {
      device: Device,
      /** A line and column, or a pane; null on leaving. */
      where: orNull(line(estimateLimits.where)),
    },
    { additionalProperties: false },
  ),
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found'],
});

/** Names that recur from one estimate to the next. */
export const nameKinds = ['insurer', 'adjuster', 'make'] as const;
export type NameKind = (typeof nameKinds)[number];

export const listNames = endpoint({
  method: 'GET',
  path: '/api/estimate-names',
  feature: 'estimates',
  scope: 'company',
  summary: 'Names the company has used on its estimates, those used last first; insurers with a profile too',
  query: Type.Object(
    {
      of: Type.Enum(nameKinds),
      /** Matches part of the name. */
      find: Type.Optional(line(estimateLimits.search)),
      /** Only names used together with this insurer. */
      insurer: Type.Optional(line(estimateLimits.search)),
    },
    { additionalProperties: false },
  ),
  reply: Type.Array(Type.String()),
  refusals: ['forbidden'],
});
