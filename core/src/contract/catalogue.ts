import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';

const Edition = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  publishedAt: Type.String(),
  note: Type.String(),
});

const EditionNumber = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });

/** One table of the book: rows of texts under the columns' names, as in its file. */
const Table = Type.Object({
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.String())),
});

export const editionReply = Type.Object({
  edition: Edition,
  tables: Type.Record(Type.String(), Table),
  calculators: Type.Unknown(),
});
export type EditionReply = Static<typeof editionReply>;

export const listEditions = endpoint({
  method: 'GET',
  path: '/api/catalogue/editions',
  matter: 'catalogue',
  scope: 'signed-in',
  summary: 'The published editions of the book, the newest first',
  reply: Type.Array(Edition),
  refusals: [],
});

export const readEdition = endpoint({
  method: 'GET',
  path: '/api/catalogue/editions/:edition',
  matter: 'catalogue',
  scope: 'signed-in',
  summary: 'One edition of the book, whole; it never changes',
  params: Type.Object({ edition: EditionNumber }, { additionalProperties: false }),
  reply: editionReply,
  refusals: ['not-found'],
  keep: 'for-ever',
});

export const readEditionChanges = endpoint({
  method: 'GET',
  path: '/api/catalogue/editions/:edition/changes',
  matter: 'catalogue',
  scope: 'signed-in',
  summary: 'What an edition changed since an earlier one',
  params: Type.Object({ edition: EditionNumber }, { additionalProperties: false }),
  query: Type.Object({ since: EditionNumber }, { additionalProperties: false }),
  reply: Type.Object({
    edition: Edition,
    since: Type.Integer({ minimum: 1 }),
    /** Rows that are new or read otherwise. */
    written: Type.Record(Type.String(), Table),
    /** Where each of them stands in its table, so that the order of the rows is that of the whole edition. */
    places: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 0 }))),
    /** Keys of rows that are gone, by table. */
    gone: Type.Record(Type.String(), Type.Array(Type.String())),
    /** Null where they are the same. */
    calculators: Type.Unknown(),
  }),
  refusals: ['not-found'],
  keep: 'for-ever',
});
