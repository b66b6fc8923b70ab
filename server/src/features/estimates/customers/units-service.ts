import { customerLimits } from '@dre/core/contract/estimates/customers';
import { learned, type UnitDetails, unitKeys } from '@dre/core/domain/estimates/intake/returning-customer';
import { accept, refuse } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import { type RequestContext, refusedFor } from '../record/access.ts';
import { customerById } from './customers-queries.ts';
import { inUse } from './customers-service.ts';
import { pageOf, placeIn } from '../../../database/keyset-pages.ts';
import { pastEstimates } from './past-estimates-queries.ts';
import { addUnitKeys, estimatesOfUnit, moveUnit, removeUnit, unitById, updateUnit } from './units-queries.ts';

export async function correctUnit(act: RequestContext, id: string, details: UnitDetails) {
  const forbidden = refusedFor(act, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = act.admission;
  const known = await unitById(trx, id);
  if (known === undefined) return noSuch(act, id);
  await updateUnit(trx, id, details);
  await addUnitKeys(trx, company.companyId, id, unitKeys(details, known.customer_id));
  return accept(true);
}

export async function mergeUnit(act: RequestContext, id: string, into: string) {
  const forbidden = refusedFor(act, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  if (id === into) return refuse({ kind: 'conflict', detail: 'Choose another vehicle.' } as const);
  const { trx } = act.admission;
  const [from, to] = [await unitById(trx, id), await unitById(trx, into)];
  if (from === undefined) return noSuch(act, id);
  if (to === undefined) return noSuch(act, into);
  const estimates = await moveUnit(trx, id, into);
  await updateUnit(trx, into, learned(to.details, from.details, from.details));
  await removeUnit(trx, id);
  return accept({ estimates });
}

export async function deleteUnit(act: RequestContext, id: string) {
  const forbidden = refusedFor(act, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = act.admission;
  if ((await unitById(trx, id)) === undefined) return noSuch(act, id);
  const used = await estimatesOfUnit(trx, id);
  if (used > 0) return refuse({ kind: 'conflict', detail: inUse(used, 'vehicle') } as const);
  await removeUnit(trx, id);
  return accept(true);
}

async function noSuch(act: RequestContext, id: string) {
  return refuse(await notFoundHere(act, 'rv_unit', id));
}

/** The history of one customer, or of one vehicle whoever brought it. */
export async function listPast(
  act: RequestContext,
  of: 'customer' | 'rv_unit',
  id: string,
  after: string | undefined,
) {
  const forbidden = refusedFor(act, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = act.admission;
  const found = of === 'customer' ? await customerById(trx, id) : await unitById(trx, id);
  if (found === undefined) return refuse(await notFoundHere(act, of, id));
  const limit = customerLimits.historyPage;
  const rows = await pastEstimates(trx, of === 'customer' ? { customer_id: id } : { unit_id: id }, {
    after: placeIn(after),
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
