import { arithmeticNow } from '@dre/core/domain/estimates/model/arithmetic';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { accept, refuse } from '@dre/core/domain/result';
import { bookFor } from '../../catalogue/open-books.ts';
import { type EstimateContext, notHere, refusedFor } from '../record/access.ts';
import { estimateById } from '../record/estimates-queries.ts';
import { TooManyComparisons } from './comparison-threads.ts';
import type { CompareSets, SentFile } from './comparison-work.ts';

/** Compares another system's estimate with the current content of ours. The files are not stored. */
export async function compareWithEms(
  context: EstimateContext,
  id: string,
  files: readonly SentFile[],
  compareSets: CompareSets,
) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const known = await estimateById(trx, id);
  if (known === undefined) return notHere(context, id);
  const { estimate } = known;
  const { edition, houseRevision } = pinOf(estimate);
  const revisions = { edition, houseRevision: houseRevision ?? known.houseRevision };
  const book = await bookFor(trx, { companyId: company.companyId, ...revisions });
  const { coachVin, chassisVin } = estimate.unit;
  const priced = priceEstimate(estimate, book, arithmeticNow(estimate));
  try {
    const vins = [coachVin, chassisVin];
    const compared = await compareSets({ files, priced, profile: estimate.profile, vins });
    return compared.ok ? accept(compared.value) : refuse(refused(context, id, compared.refusal));
  } catch (cause) {
    if (cause instanceof TooManyComparisons) return refuse(tooBusy);
    throw cause;
  }
}

const tooBusy = {
  kind: 'unavailable',
  detail: 'Other sets are being compared. Try again in a moment.',
} as const;

/** Logs the refusal without any content of the file. */
function refused(
  { auth: { company, identity }, requestId, now }: EstimateContext,
  id: string,
  sentences: readonly string[],
) {
  const errors = sentences.map((sentence, index) => [`problem ${String(index + 1)}`, sentence]);
  const entry = {
    kind: 'file-refused',
    at: now,
    companyId: company.companyId,
    personId: identity.personId,
    requestId,
    detail: { estimate: id, what: 'EMS set' },
  } as const;
  return {
    kind: 'invalid-request',
    errors: Object.fromEntries(errors) as Record<string, string>,
    audit: [entry],
  } as const;
}
