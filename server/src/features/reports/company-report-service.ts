import {
  companyReportLimits,
  type CompanyReportReply,
  type ReportSlice,
} from '@dre/core/contract/reports/company-report';
import { may } from '@dre/core/domain/companies/roles';
import { monthIn, type Period, periodLength } from '@dre/core/domain/reports/months';
import { accept, refuse } from '@dre/core/domain/result';
import type { Db } from '../../database/connections/connection.ts';
import type { CompanyAuthContext } from '../../http/calls/authenticator.ts';
import { timeZoneOf } from '../session/time-zone-queries.ts';
import { estimatesIn, hoursIn, partsIn, type SoughtParts, type Whose } from './company-report-queries.ts';

export interface ReportRequest {
  readonly from: string;
  readonly to: string;
  readonly comparedFrom: string;
  readonly comparedTo: string;
}

/** Owners and reviewers see all estimates, estimators those with their name. */
export async function companyReport(
  { trx, identity, company }: CompanyAuthContext,
  { from, to, comparedFrom, comparedTo }: ReportRequest,
  now: Date,
) {
  if (!may(company.role, 'read-own-reports')) {
    return refuse({ kind: 'forbidden', detail: 'Your role reads no reports.' } as const);
  }
  const period = { first: from, last: to };
  const compared = { first: comparedFrom, last: comparedTo };
  if (![period, compared].every(isReadable)) {
    return refuse({
      kind: 'invalid-request',
      detail: `A report is of 1 to ${String(companyReportLimits.months)} months.`,
    } as const);
  }
  const only = may(company.role, 'read-company-reports') ? null : identity.name;
  const limit = companyReportLimits.parts;
  const slice = await sliceOf(trx, period, only, { limit });
  const among = slice.parts.map(({ part }) => part);
  return accept<CompanyReportReply>({
    only,
    now: monthIn(await timeZoneOf(trx, company.companyId), now.getTime()),
    period: slice,
    compared: await sliceOf(trx, compared, only, { limit, among }),
  });
}

function isReadable(period: Period): boolean {
  const length = periodLength(period);
  return length >= 1 && length <= companyReportLimits.months;
}

async function sliceOf(trx: Db, period: Period, only: Whose, parts: SoughtParts): Promise<ReportSlice> {
  return {
    estimates: await estimatesIn(trx, period, only),
    hours: await hoursIn(trx, period, only),
    parts: await partsIn(trx, period, only, parts),
  };
}
