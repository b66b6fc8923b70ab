import type { ShareAnswer } from '@dre/core/contract/sharing/sharing';
import { changeOfTotal, requestedChange } from '@dre/core/domain/sharing/requested';
import type { Cents, TenthHours } from '@dre/core/domain/units';
import type { EstimateContext } from '../../estimates/record/access.ts';
import type { EstimateRecord } from '../../estimates/record/estimates-queries.ts';
import type { AnswerRow } from './answers-queries.ts';
import { sharedVersion, type SharedVersion } from '../shared-version.ts';

/** Answers as the shop reads them: a request with the current value, the requested one and the resulting amount. */
export async function notifyAnswers(
  { auth: { trx, company } }: EstimateContext,
  found: EstimateRecord,
  rows: readonly AnswerRow[],
): Promise<ShareAnswer[]> {
  const versions = new Map<string, SharedVersion>();
  for (const { kind, label, correction } of rows) {
    if ((kind !== 'proposal' && kind !== 'line-denial') || versions.has(label)) continue;
    versions.set(label, await sharedVersion(trx, company.companyId, found, { label, correction }));
  }
  return rows.map((row) => shareAnswerOf(row, found, versions.get(row.label)));
}

function shareAnswerOf(
  row: AnswerRow,
  found: EstimateRecord,
  version: SharedVersion | undefined,
): ShareAnswer {
  const { content, decision, decidedAt } = row;
  return {
    id: row.id,
    link: row.linkId,
    audience: row.audience,
    label: row.label,
    at: row.at.toISOString(),
    name: row.name,
    kind: row.kind,
    text: row.text,
    lineId: row.lineId,
    line: content.line ?? null,
    request: version === undefined ? null : requestIn(row, found, version),
    decision:
      decision === null || decidedAt === null
        ? null
        : {
            kind: decision,
            text: row.decisionText ?? '',
            at: decidedAt.toISOString(),
            by: row.decidedBy ?? '',
          },
  };
}

function requestIn(
  { kind, lineId, content }: AnswerRow,
  { estimate }: EstimateRecord,
  version: SharedVersion,
): ShareAnswer['request'] {
  const key = content.key ?? lineId;
  if (key === null || (kind !== 'proposal' && kind !== 'line-denial')) return null;
  const hours = (content.hours ?? []).map(({ type, billed }) => ({ type, billed: billed as TenthHours }));
  const wanted = { hours, price: (content.price ?? null) as Cents | null };
  const proposal = kind === 'proposal' ? wanted : null;
  const request = requestedChange(version.priced, version.content, key, proposal);
  const asShown = { ...version, estimate: { ...estimate, ...version.content } };
  return (
    request && {
      ...request,
      hours: [...request.hours],
      total: changeOfTotal(asShown, version.priced, key, proposal),
    }
  );
}
