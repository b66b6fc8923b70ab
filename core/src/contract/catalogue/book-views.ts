import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nothing } from '../paging.ts';
import { line, requiredLine } from '../text-fields.ts';

const forAdministrators = { feature: 'catalogue', scope: 'admin' } as const;

export const bookViewLimits = { views: 50, name: 60 } as const;

const Name = requiredLine(bookViewLimits.name);

const BookView = Type.Object({
  name: Type.String(),
  /** The list's query string. */
  search: Type.String(),
});
export type SavedBookView = Static<typeof BookView>;

export const listBookViews = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/views',
  summary: "The administrator's own views of the parts of the book, by name",
  query: Nothing,
  reply: Type.Array(BookView),
  refusals: [],
});

export const saveBookView = endpoint({
  ...forAdministrators,
  method: 'PUT',
  path: '/api/admin/book/views',
  summary: 'Keep a view of the parts under a name; one of that name is replaced',
  body: Type.Object({ name: Name, search: line(2_000) }, { additionalProperties: false }),
  reply: Type.Array(BookView),
  refusals: ['conflict'],
});

export const removeBookView = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/views/removal',
  summary: 'Forget a view of the parts; one that is gone already is no fault',
  body: Type.Object({ name: Name }, { additionalProperties: false }),
  reply: Type.Array(BookView),
  refusals: [],
});
