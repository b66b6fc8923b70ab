import type { DemoContents, DemoProgress } from '@dre/core/contract/estimates/demo';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import type { Db } from '../../../database/connections/connection.ts';
import { type EstimateContext, type Outcome, refusedFor } from '../record/access.ts';
import { announce } from '../sync/announce.ts';
import { demoContents, demoProgress, markRemoved, removeDemoRows } from './demo-queries.ts';
import { removeDemoSetup } from './demo-setup-removal.ts';

interface RemovedFiles {
  readonly companyId: string;
  readonly photos: readonly string[];
  readonly signed: readonly string[];
}

export interface DemoDependencies {
  readonly now: () => Date;
  readonly enqueueRemovedFiles: (trx: Db, job: RemovedFiles) => Promise<void>;
}

const notOwner = {
  kind: 'forbidden',
  detail: 'Only an owner of the company can remove its demo data.',
} as const;

export async function readDemo(context: EstimateContext): Outcome<DemoProgress | null, 'forbidden'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  return accept((await demoProgress(trx, company.companyId)) ?? null);
}

export async function readDemoContents(context: EstimateContext): Outcome<DemoContents, 'forbidden'> {
  const { trx, company } = context.auth;
  if (!may(company.role, 'remove-demo-data')) return refuse(notOwner);
  return accept(await demoContents(trx, company.companyId));
}

/** Pressed twice, it removes once: the second press waits for the first and finds nothing left. */
export async function removeDemo(
  deps: DemoDependencies,
  context: EstimateContext,
): Outcome<{ readonly estimates: number }, 'forbidden'> {
  const { trx, company, identity } = context.auth;
  const { companyId } = company;
  if (!may(company.role, 'remove-demo-data')) return refuse(notOwner);
  const startedAt = await markRemoved(trx, companyId, context.now);
  if (startedAt === undefined) return accept({ estimates: 0 });
  const { estimates, customers, units, photos, signed } = await removeDemoRows(trx);
  await removeDemoSetup(context, startedAt);
  await deps.enqueueRemovedFiles(trx, { companyId, photos, signed });
  for (const estimate of estimates) await announce(trx, { company: companyId, estimate, removed: true });
  await record(trx, {
    kind: 'demo-removed',
    at: context.now,
    companyId,
    personId: identity.personId,
    requestId: context.requestId,
    detail: {
      estimates: String(estimates.length),
      customers: String(customers),
      units: String(units),
      photos: String(photos.length),
    },
  });
  return accept({ estimates: estimates.length });
}
