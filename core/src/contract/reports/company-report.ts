import { type Static, Type } from 'typebox';
import { laborTypes } from '../../domain/catalogue/trade-words.ts';
import { statuses } from '../../domain/estimates/model/lifecycle/status.ts';
import { endpoint } from '../endpoint.ts';

const Count = Type.Integer({ minimum: 0 });

const Month = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });

export const companyReportLimits = {
  /** Maximum months of each of the two periods. */
  months: 60,
  /** Number of parts listed, most used first. */
  parts: 20,
} as const;

/** Estimates started in the period, by current status and estimator. */
const Slice = Type.Object({
  estimates: Type.Array(
    Type.Object({
      status: Type.Enum(statuses),
      estimator: Type.String(),
      estimates: Count,
      /** Their total in cents; drafts and void estimates count zero. */
      total: Type.Integer(),
      /** Approved ones, and the seconds from start to approval. */
      approved: Count,
      approvalSeconds: Count,
      /** Estimates with a supplement. */
      supplemented: Count,
    }),
  ),
  /** Billed hours in tenths. */
  hours: Type.Array(Type.Object({ type: Type.Enum(laborTypes), tenths: Type.Integer() })),
  parts: Type.Array(
    Type.Object({ part: Type.String(), name: Type.String(), estimates: Count, amount: Type.Integer() }),
  ),
});
export type ReportSlice = Static<typeof Slice>;

export const readCompanyReport = endpoint({
  method: 'GET',
  path: '/api/company-report',
  feature: 'reports',
  scope: 'company',
  summary: "The company's own report of a period and of one it is compared with; estimators see their own",
  query: Type.Object(
    { from: Month, to: Month, comparedFrom: Month, comparedTo: Month },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    /** The estimator whose estimates are counted; null for all. */
    only: Type.Union([Type.String(), Type.Null()]),
    now: Month,
    period: Slice,
    /** Lists the parts of `period`, with their numbers of that time. */
    compared: Slice,
  }),
  refusals: ['forbidden', 'invalid-request'],
});
export type CompanyReportReply = Static<(typeof readCompanyReport)['reply']>;
