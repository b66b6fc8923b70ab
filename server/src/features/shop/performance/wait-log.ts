import { activeHolds } from '@dre/core/domain/shop/board/holds';
import { applyShopEdit } from '@dre/core/domain/shop/edits/apply-shop-edit';
import { blankOrder, type RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { type Wait, waitsAfter } from '@dre/core/domain/shop/performance/stays';
import type { Db } from '../../../database/connections/connection.ts';
import { factsOfEstimates } from '../edits/estimate-facts-queries.ts';
import { editsOfOrder } from '../edits/shop-edits-queries.ts';

/** The waits of an order that was written before they were counted, from its whole log. */
export async function waitsOfLog(trx: Db, { id, estimateId }: RepairOrder): Promise<readonly Wait[]> {
  const facts = (await factsOfEstimates(trx, [estimateId])).get(estimateId);
  let order = blankOrder(id);
  let waits: readonly Wait[] = [];
  for (const edit of await editsOfOrder(trx, id)) {
    const applied = applyShopEdit(order, edit);
    if (!applied.ok) continue;
    order = applied.value;
    const holds = activeHolds(order, facts ?? { estimateStage: 'approved', voidSince: null });
    waits = waitsAfter(
      waits,
      holds.map(({ kind }) => kind),
      edit.at,
    );
  }
  return waits;
}
