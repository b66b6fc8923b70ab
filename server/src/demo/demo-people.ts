import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { randomUUID } from 'node:crypto';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Result } from '@dre/core/domain/result';
import { type Db, inCompany, type Trx } from '../database/connections/connection.ts';
import type { EstimateContext } from '../features/estimates/record/access.ts';
import { sendEdits } from '../features/estimates/edits/edits-service.ts';
import { estimateById } from '../features/estimates/record/estimates-queries.ts';
import { demoId } from './demo-random.ts';

interface DemoPerson {
  readonly id: string;
  readonly name: string;
}

/** The demo company and the people who write in it. */
export interface DemoCompany {
  readonly db: Db;
  readonly id: string;
  /** The day of the first start; the demo's dates are counted back from it. */
  readonly startedAt: Date;
  readonly people: Readonly<Record<'owner' | 'foreman' | 'estimator' | 'technician', DemoPerson>>;
}

export type DemoRole = keyof DemoCompany['people'];

/** The owner removed the demo while it was being written. */
export class DemoRemoved extends Error {}

/** A removal waits for this transaction, and the transactions after it are refused: nothing is written behind its back. */
export async function refuseIfRemoved(trx: Trx, companyId: string): Promise<void> {
  const demo = await trx
    .selectFrom('demo_company')
    .select('removed_at')
    .where('company_id', '=', companyId)
    .forShare()
    .executeTakeFirst();
  if (demo === undefined || demo.removed_at !== null) throw new DemoRemoved();
}

/** Runs the work as a call of this person at this time would run. */
export function asDemoPerson<T>(
  { db, id, people }: DemoCompany,
  { role, now }: { readonly role: DemoRole; readonly now: Date },
  work: (context: EstimateContext) => Promise<T>,
): Promise<T> {
  const { id: personId, name } = people[role];
  return inCompany(db, id, async (trx) => {
    await refuseIfRemoved(trx, id);
    return work({
      auth: {
        trx,
        identity: { personId, sessionId: randomUUID(), tabId: randomUUID(), name, isAdministrator: false },
        company: { companyId: id, role: role satisfies CompanyRole },
      },
      requestId: randomUUID(),
      now,
    });
  });
}

/** Sends edits whose ids follow from `step`: sent again after an interruption, they change nothing. */
export async function sendDemoEdits(
  company: DemoCompany,
  estimateId: string,
  { role, now, step }: { readonly role: DemoRole; readonly now: Date; readonly step: string },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const edits = changes.map((change, at) => ({
    id: demoId(company.id, `${estimateId} ${step} ${String(at)}`),
    ...change,
  }));
  await asDemoPerson(company, { role, now }, async (context) => {
    const sent = { device: demoId(company.id, 'device'), since: 0, edits };
    const { fates } = granted(await sendEdits(context, estimateId, sent));
    const refused = fates.find(({ fate }) => fate.kind !== 'applied');
    if (refused !== undefined) throw new Error(`A demo edit was refused: ${JSON.stringify(refused)}`);
  });
}

export async function readDemoEstimate(company: DemoCompany, estimateId: string): Promise<Estimate> {
  const found = await inCompany(company.db, company.id, (trx) => estimateById(trx, estimateId));
  if (found === undefined) throw new Error('A demo estimate is not there.');
  return found.estimate;
}

export function granted<T>(outcome: Result<T, { readonly kind: string }>): T {
  if (!outcome.ok) throw new Error(`A step of the demo was refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}
