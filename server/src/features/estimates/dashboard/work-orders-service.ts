import type { WorkOrderRow } from '@dre/core/contract/estimates/document-choices';
import { workOrderLimits } from '@dre/core/contract/estimates/document-choices';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import type { EstimateContext, Outcome } from '../record/access.ts';

/** The estimates with work to do, last changed first; they carry only what a work order shows. */
export async function listWorkOrders(
  context: EstimateContext,
): Outcome<{ items: WorkOrderRow[] }, 'forbidden'> {
  const { trx, company } = context.auth;
  if (!may(company.role, 'read-work-orders')) return refuse({ kind: 'forbidden' } as const);
  const rows = await trx
    .selectFrom('estimate')
    .select(['id', 'number', 'customer', 'vehicle', 'updated_at'])
    .where('is_archived', '=', false)
    .where('stage', 'in', ['approved', 'in-repair'])
    .orderBy('updated_at', 'desc')
    .limit(workOrderLimits.listed)
    .execute();
  const seesCustomers = may(company.role, 'read-estimates');
  return accept({
    items: rows.map(({ updated_at, customer, ...row }) => ({
      ...row,
      customer: seesCustomers ? customer : '',
      updatedAt: updated_at.toISOString(),
    })),
  });
}
