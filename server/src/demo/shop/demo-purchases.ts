import type { PurchaseLine, PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { ordersById } from '../../features/shop/orders/orders-queries.ts';
import { vendorRows } from '../../features/shop/parts/vendors-queries.ts';
import { insertPurchase, purchaseById } from '../../features/shop/purchasing/purchase-queries.ts';
import { asDemoPerson, type DemoCompany } from '../demo-people.ts';
import { demoId } from '../demo-random.ts';
import { minuteMs } from './demo-floor.ts';

/** Stores the purchase orders that the parts of these orders name; they were written and sent when parts were ordered. */
export async function writeDemoPurchases(company: DemoCompany, orderIds: readonly string[]): Promise<void> {
  const now = company.startedAt;
  await asDemoPerson(company, { role: 'estimator', now }, async ({ auth: { trx, identity } }) => {
    const vendors = (await vendorRows(trx)).map(({ vendor }) => vendor);
    for (const order of await ordersById(trx, orderIds)) {
      for (const [number, lines] of linesByNumber(order)) {
        const id = demoId(order.id, `purchase ${number}`);
        const [first] = lines;
        const vendor = vendors.find(({ name }) => name === first?.vendor);
        if (first === undefined || vendor === undefined) continue;
        if ((await purchaseById(trx, id)) !== undefined) continue;
        const written = { by: first.by, at: first.at };
        const purchase: PurchaseOrder = {
          id,
          number,
          vendor,
          note: '',
          lines: lines.map(({ line }) => line),
          written,
          sent: {
            by: first.by,
            at: new Date(Date.parse(first.at) + 5 * minuteMs).toISOString(),
            how: vendor.email === '' ? 'other' : 'mail',
            to: vendor.email === '' ? 'By telephone' : vendor.email,
          },
        };
        const { personId } = identity;
        const at = new Date(first.at);
        await insertPurchase(trx, {
          companyId: company.id,
          personId,
          vendorId: vendor.id,
          purchase,
          now: at,
        });
      }
    }
  });
}

interface OrderedLine {
  readonly vendor: string;
  readonly by: string;
  readonly at: string;
  readonly line: PurchaseLine;
}

/** Every part's orders by the number they name, the first ordered first. */
function linesByNumber({ id, number, parts }: RepairOrder): ReadonlyMap<string, readonly OrderedLine[]> {
  const ordered = parts.flatMap(({ work, orders }) =>
    orders.map(({ id: record, quantity, cost, vendor, purchaseOrder, by, at }) => {
      const { key, lineNumber, description, partNumber, unit = 'each' } = work;
      const head = { order: id, number, part: key, record };
      const line = { ...head, lineNumber, description, partNumber, unit, quantity, cost };
      return { purchaseOrder, vendor, by, at, line };
    }),
  );
  const sorted = ordered.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return new Map(
    sorted.map(({ purchaseOrder }) => [
      purchaseOrder,
      sorted.filter((one) => one.purchaseOrder === purchaseOrder),
    ]),
  );
}
