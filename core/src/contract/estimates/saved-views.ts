import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nothing, OneId } from '../paging.ts';
import { line, requiredLine } from '../text-fields.ts';

export const viewLimits = { views: 50, name: 60 } as const;

const View = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The list's query string. */
  search: Type.String(),
  isDefault: Type.Boolean(),
});
export type SavedView = Static<typeof View>;

const viewFields = {
  name: requiredLine(viewLimits.name),
  search: line(4_000),
  isDefault: Type.Boolean(),
} as const;

export const listViews = endpoint({
  method: 'GET',
  path: '/api/estimate-views',
  feature: 'estimates',
  scope: 'company',
  summary: "The caller's own views of the list",
  query: Nothing,
  reply: Type.Array(View),
  refusals: ['forbidden'],
});

export const createView = endpoint({
  method: 'POST',
  path: '/api/estimate-views',
  feature: 'estimates',
  scope: 'company',
  summary: 'Keep a view of the list under a name; at most one opens by itself',
  body: Type.Object(viewFields, { additionalProperties: false }),
  reply: Type.Array(View),
  refusals: ['forbidden', 'conflict'],
});

export const saveView = endpoint({
  method: 'PUT',
  path: '/api/estimate-views/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'Change a view of the list, its name or whether it opens by itself',
  params: OneId,
  body: Type.Object(viewFields, { additionalProperties: false }),
  reply: Type.Array(View),
  refusals: ['forbidden', 'not-found'],
});

export const removeView = endpoint({
  method: 'DELETE',
  path: '/api/estimate-views/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'Forget a view of the list',
  params: OneId,
  reply: Type.Array(View),
  refusals: ['forbidden', 'not-found'],
});
