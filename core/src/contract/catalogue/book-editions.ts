import { type Static, Type } from 'typebox';
import {
  AnyFile,
  exact,
  File,
  forAdministrators,
  Revision,
  RowState,
  TableChanges,
  Whole,
} from './book-fields.ts';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../paging.ts';
import { requiredLine, text } from '../text-fields.ts';

// Calls to review and publish the draft, and to read published editions.

const DiffRow = Type.Object({
  file: AnyFile,
  key: Type.String(),
  /** The row's readable name, if it has one. */
  name: Type.String(),
  state: RowState,
  fields: Type.Array(Type.Object({ column: Type.String(), before: Type.String(), after: Type.String() })),
  changedAt: orNull(Type.String()),
  changedBy: orNull(Type.String()),
});
export type DiffRow = Static<typeof DiffRow>;

const diffReply = Type.Object({
  revision: Revision,
  /** Total number of matching rows. */
  total: Type.Integer(),
  tables: Type.Array(TableChanges),
  rows: Type.Array(DiffRow),
});
export type DiffReply = Static<typeof diffReply>;

const diffQuery = Type.Object(
  {
    file: Type.Optional(File),
    find: Type.Optional(text(100)),
    offset: Type.Optional(Whole),
  },
  exact,
);

export const readDraftDiff = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/diff',
  summary: 'What the draft changes, row by row and cell by cell',
  query: diffQuery,
  reply: diffReply,
  refusals: [],
});

export const editionLimits = { name: 80, note: 2_000 } as const;

const Publication = Type.Object(
  {
    /** The reviewed revision; if the draft changed meanwhile, nothing is published. */
    revision: Revision,
    name: requiredLine(editionLimits.name),
    /** The first day new estimates use it. */
    effectiveOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    note: text(editionLimits.note),
  },
  exact,
);

export const publishDraft = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/publish',
  summary: 'Publish the draft as the next edition, for good',
  body: Publication,
  reply: Type.Object({ number: Type.Integer(), revision: Revision }),
  refusals: ['conflict', 'invalid-request'],
});

export const editionStates = ['coming', 'in-effect', 'past'] as const;

export const readEditions = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/editions',
  summary: 'Every published edition, the newest first, with what it changed',
  reply: Type.Array(
    Type.Object({
      number: Type.Integer(),
      name: Type.String(),
      state: Type.Enum(editionStates),
      publishedAt: Type.String(),
      effectiveOn: Type.String(),
      author: Type.String(),
      note: Type.String(),
      /** The edition whose content it republished. */
      copyOf: orNull(Type.Integer()),
      added: Type.Integer(),
      changed: Type.Integer(),
      removed: Type.Integer(),
    }),
  ),
  refusals: [],
});
export type EditionRow = Static<typeof readEditions.reply>[number];

const OneEdition = Type.Object({ edition: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }, exact);

export const readEditionDiff = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/editions/:edition/diff',
  summary: 'What an edition changed against the one before it',
  params: OneEdition,
  query: diffQuery,
  reply: diffReply,
  refusals: ['not-found'],
});

export const publishAgain = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/editions/:edition/publish',
  summary: 'Publish what an earlier edition says as the next one',
  params: OneEdition,
  body: Publication,
  reply: Type.Object({ number: Type.Integer(), revision: Revision }),
  refusals: ['conflict', 'not-found', 'invalid-request'],
});
