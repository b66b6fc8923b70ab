import { trialEnd } from '@dre/core/domain/companies/subscription';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import type { CompanyKind } from '../../database/tables/tables.ts';
import { insertTrialCompany } from './companies-queries.ts';
import { type InvitationDependencies, sendInvitation } from './invitation-service.ts';
import { enterCompany, insertMembership, personFor } from './people-queries.ts';

export interface Opening {
  readonly companyId: string;
  readonly name: string;
  readonly kind: CompanyKind;
  readonly owner: { readonly name: string; readonly email: string };
  /** The administrator who opens the company. */
  readonly by: string;
  readonly requestId: string;
}

/** Creates a company on trial and invites its owner, in the caller's transaction: all or nothing. */
export async function openCompany(
  deps: InvitationDependencies,
  trx: Db,
  opening: Opening,
): Promise<{ trialEndsAt: Date }> {
  const { companyId, name, kind, by, requestId } = opening;
  const at = deps.now();
  const trialEndsAt = trialEnd(at);
  await insertTrialCompany(trx, { id: companyId, name, kind, trialEndsAt });
  await enterCompany(trx, companyId);
  const owner = await personFor(trx, opening.owner);
  await insertMembership(trx, { companyId, personId: owner.id, role: 'owner' });
  const { id: personId, email, password_hash: password } = owner;
  await sendInvitation(
    deps,
    trx,
    { personId, name: owner.name, email, hasPassword: password !== null },
    name,
  );
  const entry = { at, companyId, personId: by, requestId };
  await record(trx, {
    ...entry,
    kind: 'subscription-changed',
    detail: { subscription: 'trial', trialEndsAt: trialEndsAt.toISOString() },
  });
  await record(trx, { ...entry, kind: 'person-invited', detail: { person: personId, role: 'owner' } });
  return { trialEndsAt };
}
