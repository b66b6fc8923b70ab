import type { DashboardFigures } from '@dre/core/contract/estimates/dashboard';
import { listLimits } from '@dre/core/contract/estimates/estimate-list';
import { approvedStatuses } from '@dre/core/domain/reports/company-report';
import { accept, refuse } from '@dre/core/domain/result';
import { type EstimateContext, refusedFor } from '../record/access.ts';
import { sendingDays, startedByWeek } from './figures-queries.ts';
import { colleagues, namesIn } from '../list/list-actions-queries.ts';
import { type ListFilter, everything } from '../list/list-filter.ts';
import { countOf } from '../list/list-service.ts';

export async function listChoices(context: EstimateContext) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  return accept({
    estimators: await namesIn(trx, 'estimator'),
    insurers: await namesIn(trx, 'insurer'),
    colleagues: await colleagues(trx),
  });
}

export interface FiguresQuery {
  readonly month: string;
  readonly lastMonth: string;
  readonly week: string;
}

const weekMs = 7 * 24 * 3_600_000;
const weeksShown = 12;

/** Each figure is counted like the list it links to, so both show the same number. */
export async function readFigures(context: EstimateContext, query: FiguresQuery) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const [month, lastMonth, week] = [query.month, query.lastMonth, query.week].map((text) => new Date(text));
  const areMoments = [month, lastMonth, week].every((moment) => moment && !Number.isNaN(moment.getTime()));
  if (!areMoments || !month || !lastMonth || !week) return refuse({ kind: 'invalid-request' } as const);
  const { trx } = context.auth;
  const count = async (choice: Partial<ListFilter>) =>
    (await countOf(trx, { ...everything, ...choice }, undefined)).all;
  const written = (from: Date, until: Date | undefined) =>
    count({ period: { field: 'created', from, until } });
  const approved = (from: Date, until: Date | undefined) =>
    count({ statuses: approvedStatuses, period: { field: 'approved', from, until } });
  const sent = await count({ period: { field: 'sent', from: month, until: undefined } });
  const weeks = Array.from(
    { length: weeksShown },
    (_, at) => week.getTime() - (weeksShown - 1 - at) * weekMs,
  );
  return accept({
    drafts: (await count({ statuses: ['draft'] })) ?? none,
    sent: (await count({ statuses: ['sent'] })) ?? none,
    approved: await approved(month, undefined),
    approvedLastMonth: await approved(lastMonth, month),
    written: await written(month, undefined),
    writtenLastMonth: (await written(lastMonth, month))?.estimates ?? null,
    sending: sent && {
      estimates: sent.estimates,
      tenthDays: await sendingDays(trx, month, listLimits.counted),
    },
    weeks: await startedByWeek(
      trx,
      weeks.map((at) => new Date(at)),
    ),
  } satisfies DashboardFigures);
}

const none = { estimates: 0, total: 0 };
