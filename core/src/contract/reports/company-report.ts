import { type Static, Type } from 'typebox';
import { laborTypes } from '../../domain/catalogue/trade-words.ts';
import { statuses } from '../../domain/estimates/model/status.ts';
import { endpoint } from '../endpoint.ts';

const Count = Type.Integer({ minimum: 0 });

const Month = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });

export const companyReportLimits = {
  /** Months of one report at most, each of the two periods. */
  months: 60,
  /** Parts that are named, those used most first. */
  parts: 20,
} as const;

/** Estimates started in the period, by what they are now and whose they are. */
const Slice = Type.Object({
  estimates: Type.Array(
    Type.Object({
      status: Type.Enum(statuses),
      estimator: Type.String(),
      estimates: Count,
      /** What they come to, in cents; drafts and void ones bring nothing. */
      total: Type.Integer(),
      /** Those of them that were approved, and how long that took from the start. */
      approved: Count,
      approvalSeconds: Count,
      /** Those of them that have a supplement. */
      supplemented: Count,
    }),
  ),
  /** Billed, in tenths. */
  hours: Type.Array(Type.Object({ type: Type.Enum(laborTypes), tenths: Type.Integer() })),
  parts: Type.Array(
    Type.Object({ part: Type.String(), name: Type.String(), estimates: Count, amount: Type.Integer() }),
  ),
});
export type ReportSlice = Static<typeof Slice>;

export const readCompanyReport = endpoint({
  method: 'GET',
  path: '/api/company-report',
  matter: 'reports',
  scope: 'company',
  summary: "The company's own report of a period and of one it is compared with; estimators see their own",
  query: Type.Object(
    { from: Month, to: Month, comparedFrom: Month, comparedTo: Month },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    /** Whose estimates are counted; null: everybody's. */
    only: Type.Union([Type.String(), Type.Null()]),
    now: Month,
    period: Slice,
    /** Parts: those of the period, as they were then. */
    compared: Slice,
  }),
  refusals: ['forbidden', 'invalid-request'],
});
export type CompanyReportReply = Static<(typeof readCompanyReport)['reply']>;
