import { randomUUID } from 'node:crypto';
import { estimateLimits } from '@dre/core/contract/estimates/estimates';
import { copiedLines } from '@dre/core/domain/estimates/templates/copied-lines';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { type Estimate, partyRoles } from '@dre/core/domain/estimates/model/estimate';
import { accept, refuse } from '@dre/core/domain/result';
import { bookFor } from '../../catalogue/open-books.ts';
import { type EstimateContext, notHere, refusedFor } from '../record/access.ts';
import { sendEdits } from '../edits/edits-service.ts';
import { estimateById } from '../record/estimates-queries.ts';
import { createEstimate } from '../record/estimates-service.ts';

export interface CopyOptions {
  readonly id: string;
  readonly today?: string;
}

/** Starts and edits the copy like any other estimate, so every line passes the same checks. */
export async function copyEstimate(context: EstimateContext, from: string, { id, ...options }: CopyOptions) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const original = await estimateById(trx, from);
  if (original === undefined) return notHere(context, from);
  const { unit } = original.estimate;
  const made = await createEstimate(context, {
    id,
    ...options,
    ...(unit.vehicleType !== null && { vehicleType: unit.vehicleType }),
  });
  if (!made.ok) return made;
  const { estimate, houseRevision, revision } = made.value;
  const book = await bookFor(trx, { companyId: company.companyId, edition: estimate.edition, houseRevision });
  const lines = copiedLines(original.estimate, book, randomUUID);
  const reply = { id, number: estimate.heading.number, byHand: lines.byHand };
  // A repeated request: the copy exists, and may have been edited since.
  if (revision > 0) return accept(reply);
  const changes = [...particulars(original.estimate), ...lines.changes];
  for (let at = 0, since = 0; at < changes.length; at += estimateLimits.edits) {
    const edits = changes
      .slice(at, at + estimateLimits.edits)
      .map((change) => ({ ...change, id: randomUUID() }));
    const sent = await sendEdits(context, id, { device: randomUUID(), since, edits });
    if (!sent.ok) return sent;
    since = sent.value.revision;
  }
  return accept(reply);
}

/** Copies the vehicle and the people. Claim and loss belong to the old estimate. */
function particulars({ unit, parties, claim }: Estimate): Change[] {
  const { payer } = claim;
  const isNamed = (role: (typeof partyRoles)[number]) => Object.values(parties[role]).some(Boolean);
  return [
    { kind: 'set-unit', changes: unit },
    ...partyRoles
      .filter(isNamed)
      .map((role) => ({ kind: 'set-party', role, changes: parties[role] }) as const),
    { kind: 'set-claim', changes: { payer } },
  ];
}
