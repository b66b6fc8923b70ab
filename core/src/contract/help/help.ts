import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nothing, OneId, orNull } from '../paging.ts';
import { requiredLine } from '../text-fields.ts';

const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });
const OneSlug = Type.Object({ slug: Slug }, { additionalProperties: false });

const Topic = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  lead: Type.String(),
  /** The parent topic's slug. */
  parent: orNull(Type.String()),
  /** Paths of the screens it is for, as written in core/src/contract/screens.ts. */
  screens: Type.Array(Type.String()),
  publishedAt: Type.String(),
  /** Rich text. */
  body: Type.Unknown(),
});
export type HelpTopic = Static<typeof Topic>;

const forReaders = { feature: 'help', scope: 'signed-in' } as const;

export const readHelpState = endpoint({
  ...forReaders,
  method: 'GET',
  path: '/api/help/state',
  summary: 'By what name the help as it is published now can be asked for',
  query: Nothing,
  isBackground: true,
  reply: Type.Object({ revision: Type.String() }),
  refusals: [],
});

export const readHelpTopics = endpoint({
  ...forReaders,
  method: 'GET',
  path: '/api/help/topics/:revision',
  summary: 'Every published topic, in the order they stand in',
  params: Type.Object(
    { revision: Type.String({ pattern: '^[0-9a-f]{32}$' }) },
    { additionalProperties: false },
  ),
  cache: 'for-ever',
  isBackground: true,
  reply: Type.Array(Topic),
  /** Not found: another revision was published meanwhile. */
  refusals: ['not-found'],
});

export const answerHelp = endpoint({
  ...forReaders,
  method: 'PUT',
  path: '/api/help/answers/:slug',
  summary: 'Say whether a topic helped; the last answer of each person counts',
  params: OneSlug,
  body: Type.Object({ helped: Type.Boolean() }, { additionalProperties: false }),
  reply: Type.Boolean(),
  refusals: ['not-found'],
  limit: { requests: 30, perSeconds: 60 },
});

export const helpDocumentTypes = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'text/plain': 'Text',
} as const;
export type HelpDocumentType = keyof typeof helpDocumentTypes;

export const HelpDocumentSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  fileName: Type.String(),
  mediaType: Type.Enum(Object.keys(helpDocumentTypes) as HelpDocumentType[]),
  bytes: Type.Integer(),
  addedAt: Type.String(),
});
export type HelpDocument = Static<typeof HelpDocumentSchema>;

export const listHelpDocuments = endpoint({
  ...forReaders,
  method: 'GET',
  path: '/api/help/documents',
  summary: 'The documents of the help, by title',
  query: Nothing,
  reply: Type.Array(HelpDocumentSchema),
  refusals: [],
});

export const makeHelpDocumentAddress = endpoint({
  ...forReaders,
  method: 'POST',
  path: '/api/help/documents/:id/address',
  summary: 'Where a document can be fetched for five minutes',
  params: OneId,
  body: Nothing,
  reply: Type.Object({ address: Type.String() }),
  refusals: ['not-found'],
  limit: { requests: 60, perSeconds: 60 },
});

export const helpLimits = { title: 120, lead: 400, slug: 80, topicBytes: 262_144, fileName: 120 } as const;

export const HelpSlug = Slug;
export const HelpTitle = requiredLine(helpLimits.title);
