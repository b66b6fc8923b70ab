import { type EstimateChoice, listLimits } from '@dre/core/contract/estimates/estimate-list';
import { statusOf } from '@dre/core/domain/estimates/model/lifecycle/status';
import { csvOf } from '@dre/core/domain/exchange/csv';
import { accept, refuse } from '@dre/core/domain/result';
import { type EstimateContext, refusedFor } from '../record/access.ts';
import { filterFor, everything } from './list-filter.ts';
import { estimatesOf, found, type Listed } from './list-queries.ts';
import { type OrderOptions, requestedOrder } from './list-service.ts';

export type ExportQuery = EstimateChoice & OrderOptions & { readonly ids?: string };

/** The list as a table for spreadsheets, in screen order. */
export async function exportEstimates(context: EstimateContext, { ids, ...query }: ExportQuery) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const chosen = filterFor(query);
  if (chosen === undefined) return refuse({ kind: 'invalid-request' } as const);
  const named = ids?.split(',');
  const hits =
    named === undefined ? await found(trx, chosen.words) : { ids: named, words: [], isInPart: false };
  const limit = listLimits.exported + 1;
  const options = { order: requestedOrder(query), limit, skip: 0, isReversed: false };
  const only = named === undefined ? chosen : { ...everything, isArchived: chosen.isArchived };
  const rows = await estimatesOf(trx, only, hits, options);
  const stored = rows.slice(0, listLimits.exported);
  const isWhole = rows.length <= listLimits.exported && !(hits?.isInPart ?? false);
  return accept({ csv: csvOf(tableOf(stored)), rows: stored.length, isWhole });
}

const columns: readonly [heading: string, cell: (row: Listed) => string][] = [
  ['Estimate', ({ number }) => number],
  ['Customer', ({ customer }) => customer],
  ['Vehicle', ({ vehicle }) => vehicle],
  ['VIN (last 8)', ({ vin_tail }) => vin_tail],
  ['Insurer', ({ insurer }) => insurer],
  ['Claim', ({ claim }) => claim],
  ['Estimator', ({ estimator }) => estimator],
  ['Status', (row) => statusOf(row)],
  ['Started', ({ created_at }) => created_at.toISOString()],
  ['Updated', ({ updated_at }) => updated_at.toISOString()],
  ['Total', ({ total }) => (Number(total) / 100).toFixed(2)],
];

function tableOf(rows: readonly Listed[]): readonly (readonly string[])[] {
  return [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
}
