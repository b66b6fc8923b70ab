import { accept, refuse } from '@dre/core/domain/result';
import { type EstimateContext, notHere, type Outcome, refusedFor } from '../record/access.ts';
import { announce } from './announce.ts';
import { authorOf } from '../record/author.ts';
import { progressOf } from '../record/estimates-queries.ts';

export interface Whereabouts {
  readonly device: string;
  readonly where: string | null;
}

/** Notifies the estimate's subscribers; nothing is stored. */
export async function reportPresence(
  context: EstimateContext,
  id: string,
  { device, where }: Whereabouts,
): Outcome<true, 'forbidden' | 'not-found'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  if ((await progressOf(trx, id)) === undefined) return notHere(context, id);
  const by = authorOf(identity.personId, identity.name);
  const presence = { by, device, where, at: context.now.toISOString() };
  await announce(trx, { company: company.companyId, estimate: id, presence });
  return accept(true);
}
