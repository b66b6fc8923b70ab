import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Moment, Sum } from './estimate-list.ts';
import { Nothing, OneId, orNull } from '../paging.ts';
import { line, requiredLine } from '../text-fields.ts';

const Count = Type.Integer({ minimum: 0 });

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
  matter: 'estimates',
  scope: 'company',
  summary: "The caller's own views of the list",
  query: Nothing,
  reply: Type.Array(View),
  refusals: ['forbidden'],
});

export const createView = endpoint({
  method: 'POST',
  path: '/api/estimate-views',
  matter: 'estimates',
  scope: 'company',
  summary: 'Keep a view of the list under a name; at most one opens by itself',
  body: Type.Object(viewFields, { additionalProperties: false }),
  reply: Type.Array(View),
  refusals: ['forbidden', 'conflict'],
});

export const saveView = endpoint({
  method: 'PUT',
  path: '/api/estimate-views/:id',
  matter: 'estimates',
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
  matter: 'estimates',
  scope: 'company',
  summary: 'Forget a view of the list',
  params: OneId,
  reply: Type.Array(View),
  refusals: ['forbidden', 'not-found'],
});

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/estimate-figures',
  matter: 'estimates',
  scope: 'company',
  summary: 'What stands open and what was written, counted as the lists behind the figures count it',
  query: Type.Object(
    {
      /** First moment of this and of the last month, in the caller's time zone. */
      month: Moment,
      lastMonth: Moment,
      /** First moment of this week. */
      week: Moment,
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    drafts: Sum,
    sent: Sum,
    /** Null when there are too many to count. */
    written: orNull(Sum),
    writtenLastMonth: orNull(Count),
    /** Estimates first sent this month, and the days from start to sending, in tenths. */
    sending: orNull(Type.Object({ estimates: Count, tenthDays: Count })),
    /** Estimates started in each of the last twelve weeks, oldest first. */
    weeks: Type.Array(Type.Object({ from: Type.String(), estimates: Count })),
  }),
  refusals: ['forbidden', 'invalid-request'],
});
export type DashboardFigures = Static<(typeof readFigures)['reply']>;
