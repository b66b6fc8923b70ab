import type { VersionLabel } from '@dre/core/domain/estimates/model/lifecycle/version';
import { extension } from '@dre/core/domain/rounding';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { type Cents, subtract, sum } from '@dre/core/domain/units';
import type { Db } from '../../../database/connections/connection.ts';
import type { StoredMoney } from '../../../database/tables/shop-tables.ts';
import { exportedVersion } from '../../estimates/exchange/exported-version.ts';
import { estimateById } from '../../estimates/record/estimates-queries.ts';

/** The amounts of the version an order was done by; null if it is not stored. */
export async function moneyOfOrder(
  trx: Db,
  companyId: string,
  order: RepairOrder,
  label: VersionLabel,
): Promise<StoredMoney | null> {
  const record = await estimateById(trx, order.estimateId);
  const version = record?.estimate.versions.find((one) => one.label === label);
  if (record === undefined || version === undefined) return null;
  const correction = version.corrections.at(-1)?.label ?? '';
  const found = await exportedVersion(trx, companyId, record, { label, correction });
  if (found === undefined) return null;
  const { totals } = found.priced;
  const cost = costOfParts(order);
  return {
    version: label,
    gross: totals.gross,
    labor: sum(totals.labor.map(({ amount }) => amount)),
    laborMinutes: 6 * sum(totals.labor.map(({ hours }) => hours)),
    profit: cost === null ? null : subtract(subtract(totals.gross, totals.tax), cost),
  };
}

/** Null unless every part has a cost. */
function costOfParts({ parts }: RepairOrder): Cents | null {
  const bought = parts.filter(({ work }) => work.wanted > 0);
  if (bought.some(({ orders }) => orders.length === 0)) return null;
  const costs: Cents[] = [];
  for (const { cost, quantity } of bought.flatMap(({ orders }) => orders)) {
    if (cost === null) return null;
    costs.push(extension(cost, quantity));
  }
  return sum(costs);
}
