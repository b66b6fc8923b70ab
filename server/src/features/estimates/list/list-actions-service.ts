import { randomUUID } from 'node:crypto';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { accept, refuse } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import { type EstimateContext, notHere, refusedFor } from '../record/access.ts';
import { sendEdits } from '../edits/edits-service.ts';
import { colleague, setArchived } from './list-actions-queries.ts';
import { namedRows } from './list-queries.ts';

export async function archiveEstimates(
  context: EstimateContext,
  { ids, isArchived }: { readonly ids: readonly string[]; readonly isArchived: boolean },
) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const missing = await firstMissing(context, ids);
  if (missing !== undefined) return notHere(context, missing);
  const changed = await setArchived(trx, ids, isArchived ? context.now : null);
  if (changed.length > 0) {
    await record(trx, {
      kind: isArchived ? 'estimates-archived' : 'estimates-unarchived',
      at: context.now,
      companyId: company.companyId,
      personId: identity.personId,
      requestId: context.requestId,
      detail: { estimates: changed.join(' ') },
    });
  }
  return accept(changed);
}

async function firstMissing(context: EstimateContext, ids: readonly string[]): Promise<string | undefined> {
  const rows = await namedRows(context.auth.trx, ids);
  const there = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !there.has(id));
}

/** Applies an edit to each, as if its estimator had been changed by hand. */
export async function assignEstimates(
  context: EstimateContext,
  { ids, colleague: wanted }: { readonly ids: readonly string[]; readonly colleague: string },
) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const estimator = await colleague(trx, wanted);
  if (estimator === undefined) return refuse({ kind: 'not-found' } as const);
  const missing = await firstMissing(context, ids);
  if (missing !== undefined) return notHere(context, missing);
  const answers: { id: string; number: string; refusal: string | null }[] = [];
  // Sorted by id, so that two concurrent calls never deadlock.
  for (const { id, number, revision } of await namedRows(trx, ids)) {
    const edit = { id: randomUUID(), kind: 'set-heading', changes: { estimator: estimator.name } } as const;
    const sent = await sendEdits(context, id, { device: randomUUID(), since: revision, edits: [edit] });
    if (!sent.ok) return sent;
    const fate = sent.value.fates[0]?.fate;
    answers.push({ id, number, refusal: fate?.kind === 'refused' ? refusalMessage(fate.refusal) : null });
  }
  return accept({ estimator: estimator.name, answers });
}
