import { customerLimits } from '@dre/core/contract/estimates/customers';
import {
  updatedRecord,
  type UnitDetails,
  unitKeys,
} from '@dre/core/domain/estimates/intake/returning-customer';
import { accept, refuse } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import { type EstimateContext, refusedFor } from '../record/access.ts';
import { customerById } from './customers-queries.ts';
import { inUse } from './customers-service.ts';
import { pageOf, cursorFrom } from '../../../database/keyset-pages.ts';
import { pastEstimates } from './past-estimates-queries.ts';
import { addUnitKeys, estimatesOfUnit, moveUnit, removeUnit, unitById, updateUnit } from './units-queries.ts';

export async function correctUnit(context: EstimateContext, id: string, details: UnitDetails) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const known = await unitById(trx, id);
  if (known === undefined) return noSuch(context, id);
  await updateUnit(trx, id, details);
  await addUnitKeys(trx, company.companyId, id, unitKeys(details, known.customer_id));
  return accept(true);
}

export async function mergeUnit(context: EstimateContext, id: string, into: string) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  if (id === into) return refuse({ kind: 'conflict', detail: 'Choose another vehicle.' } as const);
  const { trx } = context.auth;
  const [from, to] = [await unitById(trx, id), await unitById(trx, into)];
  if (from === undefined) return noSuch(context, id);
  if (to === undefined) return noSuch(context, into);
  const estimates = await moveUnit(trx, id, into);
  await updateUnit(trx, into, updatedRecord(to.details, from.details, from.details));
  await removeUnit(trx, id);
  return accept({ estimates });
}

export async function deleteUnit(context: EstimateContext, id: string) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  if ((await unitById(trx, id)) === undefined) return noSuch(context, id);
  const used = await estimatesOfUnit(trx, id);
  if (used > 0) return refuse({ kind: 'conflict', detail: inUse(used, 'vehicle') } as const);
  await removeUnit(trx, id);
  return accept(true);
}

async function noSuch(context: EstimateContext, id: string) {
  return refuse(await notFoundHere(context, 'rv_unit', id));
}

/** The history of one customer, or of one vehicle with any customer. */
export async function listPast(
  context: EstimateContext,
  of: 'customer' | 'rv_unit',
  id: string,
  after: string | undefined,
) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const found = of === 'customer' ? await customerById(trx, id) : await unitById(trx, id);
  if (found === undefined) return refuse(await notFoundHere(context, of, id));
  const limit = customerLimits.historyPage;
  const rows = await pastEstimates(trx, of === 'customer' ? { customer_id: id } : { unit_id: id }, {
    after: cursorFrom(after),
    limit: limit + 1,
  });
  const page = pageOf(rows, limit, ({ updated_at }) => updated_at);
  return accept({
    items: page.items.map(({ created_at, updated_at, total, ...row }) => ({
      ...row,
      total: Number(total),
      createdAt: created_at.toISOString(),
      updatedAt: updated_at.toISOString(),
    })),
    next: page.next,
  });
}
