import { randomUUID } from 'node:crypto';
import { estimateLimits } from '@dre/core/contract/estimates/estimates';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { type ExchangeDocument, importChanges } from '@dre/core/domain/exchange/document';
import { accept, refuse } from '@dre/core/domain/result';
import { bookFor } from '../../catalogue/open-books.ts';
import { type EstimateContext, refusedFor } from '../record/access.ts';
import { sendEdits } from '../edits/edits-service.ts';
import { createEstimate } from '../record/estimates-service.ts';

export interface ImportOptions {
  readonly id: string;
  readonly today?: string;
  readonly document: ExchangeDocument;
}

/**
 * Starts and edits it like any other estimate, so every value passes the same checks. One refused edit refuses the
 * file, and nothing of it is saved.
 */
export async function importEstimate(context: EstimateContext, { id, document, ...options }: ImportOptions) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const { vehicleType } = document.estimate.unit;
  const made = await createEstimate(context, {
    id,
    ...options,
    ...(vehicleType !== null && { vehicleType }),
  });
  if (!made.ok) return made;
  const { estimate, houseRevision, revision } = made.value;
  const book = await bookFor(trx, { companyId: company.companyId, edition: estimate.edition, houseRevision });
  const { changes, byHand } = importChanges(document, book, randomUUID);
  const reply = { id, number: estimate.heading.number, byHand };
  // A repeated request: the estimate exists, and may have been edited since.
  if (revision > 0) return accept(reply);
  for (let at = 0, since = 0; at < changes.length; at += estimateLimits.edits) {
    const edits = changes
      .slice(at, at + estimateLimits.edits)
      .map((change) => ({ ...change, id: randomUUID() }));
    const sent = await sendEdits(context, id, { device: randomUUID(), since, edits });
    if (!sent.ok) return sent;
    const problems = sent.value.fates.flatMap(({ fate }) =>
      fate.kind === 'refused' ? [refusalMessage(fate.refusal)] : [],
    );
    if (problems.length > 0) return refuse({ kind: 'invalid-request', ...inWords(problems) } as const);
    since = sent.value.revision;
  }
  return accept(reply);
}

/** The first few are enough to see the problem. */
const mostProblems = 20;

function inWords(problems: readonly string[]) {
  const named = [...new Set(problems)]
    .slice(0, mostProblems)
    .map((problem, index) => [`problem ${String(index + 1)}`, problem]);
  return { errors: Object.fromEntries(named) as Record<string, string> };
}
