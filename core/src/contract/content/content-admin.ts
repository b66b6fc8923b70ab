import { type Static, Type } from 'typebox';
import { contentKinds, contentLimits, contentStates } from '../../domain/content/content-item.ts';
import { RichTextValue } from './content.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Nothing, orNull } from '../paging.ts';
import { line, text } from '../text-fields.ts';

const Kind = Type.Enum(contentKinds);
const OfKind = Type.Object({ kind: Kind }, { additionalProperties: false });
const OneItem = Type.Object({ kind: Kind, id: Id }, { additionalProperties: false });
const Instant = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$',
});
const Revision = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });
const Edge = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));

const Draft = Type.Object(
  {
    title: line(contentLimits.title),
    text: RichTextValue,
    from: orNull(Instant),
    until: orNull(Instant),
    companies: orNull(Type.Array(Id, { maxItems: contentLimits.companies, uniqueItems: true })),
    isPinned: Type.Boolean(),
    startsAt: orNull(Instant),
    place: line(contentLimits.place),
    seats: line(contentLimits.seats),
    link: line(2_000),
    words: line(contentLimits.words),
    picture: orNull(
      Type.Object(
        { src: text(200), alt: line(300), width: Edge, height: Edge },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

const ListedItem = Type.Object({
  id: Type.String(),
  title: Type.String(),
  state: Type.Enum(contentStates),
  /** Start of publication; null if never published. */
  from: orNull(Type.String()),
  /** True if it was changed since publication. */
  hasChanges: Type.Boolean(),
  changedAt: Type.String(),
});
export type ListedContent = Static<typeof ListedItem>;

const Item = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  state: Type.Enum(contentStates),
  hasChanges: Type.Boolean(),
  changedAt: Type.String(),
  content: Draft,
  /** The id clicks of an ad refer to; news and events use their own. Null if never published. */
  publishedAs: orNull(Type.String()),
  /** Only for published ads. */
  showing: orNull(Type.Object({ shown: Type.Integer(), clicks: Type.Integer() })),
  /** Only for published news: the number of people who saw it, and of people it is for. */
  reach: orNull(Type.Object({ seen: Type.Integer(), people: Type.Integer() })),
});
export type ContentItem = Static<typeof Item>;

const forAdministrators = { feature: 'content', scope: 'admin' } as const;
/** A conflict means another user changed it since; nothing is done then. */
const ofRevision = Type.Object({ revision: Revision }, { additionalProperties: false });

export const listContent = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/content/:kind',
  summary: 'News, events or ads as they are written, the one changed last first; the newest 200',
  params: OfKind,
  query: Nothing,
  reply: Type.Object({ items: Type.Array(ListedItem), total: Type.Integer() }),
  refusals: [],
});

export const startContent = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/content/:kind',
  summary: 'Begin a new item, as a draft nobody else sees',
  params: OfKind,
  body: Nothing,
  reply: Item,
  refusals: [],
  limit: { requests: 60, perSeconds: 60 },
});

export const readContent = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/content/:kind/:id',
  summary: 'One item as it stands in its editor',
  params: OneItem,
  query: Nothing,
  reply: Item,
  refusals: ['not-found'],
});

export const saveContent = endpoint({
  ...forAdministrators,
  method: 'PUT',
  path: '/api/admin/content/:kind/:id',
  summary: 'Keep an item as it is being written; what is published stays as it is',
  params: OneItem,
  body: Type.Object({ revision: Revision, content: Draft }, { additionalProperties: false }),
  bodyBytes: 1024 * 1024,
  reply: Item,
  refusals: ['not-found', 'conflict', 'invalid-request'],
});

export const publishContent = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/content/:kind/:id/publish',
  summary: 'Show an item as it is written, in its time, to its companies',
  params: OneItem,
  body: ofRevision,
  reply: Item,
  refusals: ['not-found', 'conflict', 'invalid-request'],
});

export const archiveContent = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/content/:kind/:id/archive',
  summary: 'Show an item no longer, from now on',
  params: OneItem,
  body: ofRevision,
  reply: Item,
  refusals: ['not-found', 'conflict'],
});

export const removeContent = endpoint({
  ...forAdministrators,
  method: 'DELETE',
  path: '/api/admin/content/:kind/:id',
  summary:
    'Remove an item for good; an ad that was shown can only be archived, because its clicks were counted',
  params: OneItem,
  reply: Type.Boolean(),
  refusals: ['not-found', 'conflict'],
});

export const listContentCompanies = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/content-companies',
  summary: 'The companies an item can be shown to, by name',
  query: Nothing,
  reply: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  refusals: [],
});
