import type { Paper } from '@dre/core/domain/documents/document-kinds';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import type { PaperPurchaseLine, PurchasePaper } from '../../../documents/shop/shop-paper.ts';
import { ordersById } from '../orders/orders-queries.ts';
import { photosByLine } from '../parts/parts-service.ts';
import { drawnEstimate, paperHead, type PaperContext, vehicleOf } from './paper-content.ts';

/** The vendor's copy. It names repair orders, vehicles and their VIN, never customers or sale prices. */
export async function purchasePaper(
  context: PaperContext,
  { lines, ...purchase }: PurchaseOrder,
  paper: Paper,
): Promise<PurchasePaper> {
  const { trx } = context;
  const estimates = new Map<string, Estimate>();
  for (const { id, estimateId } of await ordersById(trx, [...new Set(lines.map(({ order }) => order))])) {
    const estimate = await drawnEstimate(trx, estimateId);
    if (estimate !== undefined) estimates.set(id, estimate);
  }
  const [first] = estimates.values();
  return {
    kind: 'shop-purchase-order',
    ...(await paperHead(context, paper, first)),
    madeAt: purchase.written.at,
    purchase,
    lines: lines.map((line): PaperPurchaseLine => ({
      ...line,
      ...pictured(line, estimates.get(line.order)),
    })),
  };
}

function pictured(
  { lineNumber }: PurchaseOrder['lines'][number],
  estimate: Estimate | undefined,
): Pick<PaperPurchaseLine, 'vehicle' | 'vin' | 'unitDrawn' | 'drawn' | 'photo'> {
  if (estimate === undefined) {
    return { vehicle: '', vin: '', unitDrawn: { vehicleType: null, length: null }, drawn: null, photo: null };
  }
  const line = estimate.lines.find(({ number }) => number === lineNumber);
  const photos = photosByLine(estimate).find((one) => one.lineNumber === lineNumber)?.photos ?? [];
  const { vehicleType, length, coachVin, chassisVin } = estimate.unit;
  return {
    vehicle: vehicleOf(estimate),
    vin: coachVin.trim() || chassisVin.trim(),
    unitDrawn: { vehicleType, length },
    drawn:
      line === undefined
        ? null
        : {
            id: line.id,
            number: line.number,
            place: line.place,
            operation: line.operation,
            description: line.description,
          },
    photo: photos[0] ?? null,
  };
}
