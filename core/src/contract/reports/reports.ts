import { type Static, Type } from 'typebox';
import { companyKinds } from '../companies/companies.ts';
import { endpoint } from '../endpoint.ts';
import { Id, listSize, Nothing, orNull } from '../paging.ts';

const Count = Type.Integer({ minimum: 0 });

const Month = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' });
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

export const reportLimits = { pageSize: 100, defaultPageSize: listSize, days: 90 } as const;

const forAdministrators = { method: 'GET', feature: 'reports', scope: 'admin' } as const;

/** Page and size as text, as in the address (spec §7). */
const Page = Type.Object(
  {
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
    pageSize: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$' })),
  },
  { additionalProperties: false },
);

const paged = <Row extends Type.TSchema>(row: Row) => ({
  page: Count,
  pageSize: Count,
  total: Count,
  items: Type.Array(row),
});

export const getEstimateCountByCompany = endpoint({
  ...forAdministrators,
  path: '/api/Reporting/GetEstimateCountByCompany',
  summary: 'How many estimates every company started, month by month',
  query: Nothing,
  reply: Type.Object({
    /** The current month in UTC: the last one that can have estimates. */
    now: Month,
    companies: Type.Array(
      Type.Object({ id: Id, name: Type.String(), kind: Type.Enum(companyKinds), users: Count }),
    ),
    months: Type.Array(
      Type.Object({
        company: Id,
        month: Month,
        estimates: Count,
        /** Estimates locked at least once, and their value in cents. */
        sent: Count,
        value: Type.Integer(),
      }),
    ),
  }),
  refusals: [],
});
export type EstimateCounts = Static<typeof getEstimateCountByCompany.reply>;

export const getAdClicks = endpoint({
  ...forAdministrators,
  path: '/api/Reporting/GetAdClicks',
  summary: 'Clicks by ad and day, the newest days first',
  query: Page,
  reply: Type.Object({
    ...paged(
      Type.Object({
        day: Day,
        ad: Type.String(),
        /** Null if no ad has this id. */
        title: orNull(Type.String()),
        clicks: Count,
      }),
    ),
    /** Clicks per day, for the latest days that had any, oldest first. */
    days: Type.Array(Type.Object({ day: Day, clicks: Count })),
    today: Day,
  }),
  refusals: [],
});
export type AdClicks = Static<typeof getAdClicks.reply>;

export const getAllAds = endpoint({
  ...forAdministrators,
  path: '/api/Reporting/GetAllAds',
  summary: 'Every ad and how often it was followed, the newest first',
  query: Page,
  reply: Type.Object(
    paged(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        shownFrom: orNull(Type.String()),
        shownUntil: orNull(Type.String()),
        isShown: Type.Boolean(),
        clicks: Count,
        lastClickedAt: orNull(Type.String()),
      }),
    ),
  ),
  refusals: [],
});
export type AllAds = Static<typeof getAllAds.reply>;
