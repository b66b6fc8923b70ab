import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { demoId } from '../demo-random.ts';
import type { FloorEvent, FloorOrder } from './demo-floor.ts';
import type { DemoLocationName } from './demo-locations.table.ts';
import type { DemoOrderRow } from './demo-order-row.ts';

/** Moves the unit to the place of a phase. */
export function moveEvent(
  { order }: FloorOrder,
  [phase, name]: DemoOrderRow['moves'][number],
  at: number,
  locationOf: (name: DemoLocationName) => ShopLocation,
): FloorEvent {
  const moveId = demoId(order.id, `move ${phase}`);
  return {
    name: `move ${phase}`,
    at,
    role: 'foreman',
    change: { kind: 'move-unit', moveId, location: locationOf(name) },
  };
}
