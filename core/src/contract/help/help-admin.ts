import { type Static, Type } from 'typebox';
import { product } from '../../domain/product.ts';
import { endpoint } from '../endpoint.ts';
import { HelpDocumentSchema, helpLimits, HelpSlug, HelpTitle } from './help.ts';
import { Id, Nothing, OneId, orNull } from '../paging.ts';
import { Count, CountInAddress } from '../numbers.ts';
import { line, requiredLine, text } from '../text-fields.ts';

const forAdministrators = { feature: 'help', scope: 'admin' } as const;

/** Never published; published unchanged; changed since; withdrawn from readers. */
export const topicStates = ['draft', 'published', 'changed', 'withdrawn'] as const;

const topicRow = {
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  parent: orNull(Type.String()),
  position: Type.Integer(),
  state: Type.Enum(topicStates),
  screens: Type.Array(Type.String()),
  changedAt: Type.String(),
  /** Null if it came with the product. */
  changedBy: orNull(Type.String()),
  /** Numbers of readers it helped and did not help. */
  helped: Count,
  notHelped: Count,
};
const TopicRow = Type.Object(topicRow);
export type HelpTopicRow = Static<typeof TopicRow>;

const content = {
  title: HelpTitle,
  lead: line(helpLimits.lead),
  /** Rich text, checked by the rules of core/src/domain/content/rich-text.ts. */
  body: Type.Unknown(),
  screens: Type.Array(text(80), { maxItems: 60 }),
};

const TopicDraft = Type.Object({
  ...topicRow,
  lead: Type.String(),
  body: Type.Unknown(),
  revision: Type.Integer(),
  versions: Type.Array(
    Type.Object({ number: Type.Integer(), publishedAt: Type.String(), publishedBy: orNull(Type.String()) }),
  ),
});
export type HelpTopicDraft = Static<typeof TopicDraft>;

const Revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const listHelpTopics = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/help/topics',
  summary: 'Every help topic with its state, drafts included',
  query: Nothing,
  reply: Type.Array(TopicRow),
  refusals: [],
});

export const readHelpTopic = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/help/topics/:id',
  summary: 'The draft of one topic, and what was published of it',
  params: OneId,
  reply: TopicDraft,
  refusals: ['not-found'],
});

export const readHelpVersion = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/help/topics/:id/versions/:number',
  summary: 'One published version of a topic',
  params: Type.Object({ id: Id, number: CountInAddress }, { additionalProperties: false }),
  reply: Type.Object({
    title: Type.String(),
    lead: Type.String(),
    body: Type.Unknown(),
    screens: Type.Array(Type.String()),
  }),
  refusals: ['not-found'],
});

export const addHelpTopic = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/help/topics',
  summary: 'Begin a topic; readers see nothing of it before it is published',
  body: Type.Object({ title: HelpTitle, parent: orNull(Id) }, { additionalProperties: false }),
  reply: Type.Object({ id: Type.String(), slug: Type.String() }),
  refusals: ['not-found', 'conflict'],
});

export const saveHelpDraft = endpoint({
  ...forAdministrators,
  method: 'PUT',
  path: '/api/admin/help/topics/:id/draft',
  summary: 'Keep the draft of a topic; readers go on seeing what is published',
  params: OneId,
  body: Type.Object({ ...content, slug: HelpSlug, since: Revision }, { additionalProperties: false }),
  bodyBytes: helpLimits.topicBytes,
  reply: Type.Object({ revision: Type.Integer() }),
  /** Conflict: another user changed it since, or the slug is taken. */
  refusals: ['not-found', 'conflict', 'invalid-request'],
  limit: { requests: 240, perSeconds: 60 },
});

export const publishHelpTopic = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/help/topics/:id/publish',
  summary: 'Show the draft, as it was read, to every reader, as a new version',
  params: OneId,
  body: Type.Object({ revision: Revision }, { additionalProperties: false }),
  reply: Type.Object({ version: Type.Integer() }),
  refusals: ['not-found', 'conflict'],
});

export const withdrawHelpTopic = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/help/topics/:id/withdraw',
  summary: 'Take a topic back from the readers; its draft and versions stay',
  params: OneId,
  body: Nothing,
  reply: Type.Boolean(),
  refusals: ['not-found', 'conflict'],
});

export const moveHelpTopic = endpoint({
  ...forAdministrators,
  method: 'PUT',
  path: '/api/admin/help/topics/:id/place',
  summary: 'Put a topic under another one, before one of those that stand there or last',
  params: OneId,
  body: Type.Object({ parent: orNull(Id), before: orNull(Id) }, { additionalProperties: false }),
  reply: Type.Boolean(),
  /** Conflict: a topic cannot be its own ancestor. */
  refusals: ['not-found', 'conflict'],
});

export const removeHelpTopic = endpoint({
  ...forAdministrators,
  method: 'DELETE',
  path: '/api/admin/help/topics/:id',
  summary: 'Remove a topic under which no other stands',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['not-found', 'conflict'],
});

const BrokenLink = Type.Object({
  topicId: Type.String(),
  topic: Type.String(),
  link: Type.String(),
  why: Type.String(),
});
export type BrokenHelpLink = Static<typeof BrokenLink>;

export const checkHelpLinks = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/help/broken-links',
  summary: 'Links in the drafts that lead nowhere in the product',
  query: Nothing,
  reply: Type.Array(BrokenLink),
  refusals: [],
});

export const addHelpDocument = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/help/documents',
  summary: 'Add a document to the help, or give one another file',
  query: Type.Object(
    {
      title: HelpTitle,
      fileName: requiredLine(helpLimits.fileName),
      replaces: Type.Optional(Id),
    },
    { additionalProperties: false },
  ),
  bytes: true,
  bodyBytes: product.maximumFileBytes,
  reply: HelpDocumentSchema,
  /** Invalid: not a PDF, picture or text, or it contains active content; nothing is stored. */
  refusals: ['not-found', 'too-large', 'invalid-request'],
  limit: { requests: 30, perSeconds: 60 },
});

export const renameHelpDocument = endpoint({
  ...forAdministrators,
  method: 'PUT',
  path: '/api/admin/help/documents/:id',
  summary: 'Give a document another title',
  params: OneId,
  body: Type.Object({ title: HelpTitle }, { additionalProperties: false }),
  reply: Type.Boolean(),
  refusals: ['not-found'],
});

export const removeHelpDocument = endpoint({
  ...forAdministrators,
  method: 'DELETE',
  path: '/api/admin/help/documents/:id',
  summary: 'Remove a document and its file',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['not-found'],
});
