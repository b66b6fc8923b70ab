import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../paging.ts';
import { Moment, Sum } from './estimate-list.ts';

const Count = Type.Integer({ minimum: 0 });

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/estimate-figures',
  feature: 'estimates',
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
    /** Estimates approved this month and since neither declined nor void. Null when there are too many to count. */
    approved: orNull(Sum),
    approvedLastMonth: orNull(Sum),
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
