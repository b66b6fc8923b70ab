import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { plates, type PlateId } from '@dre/illustrations/plates';
import type { Drawings } from './drawings.ts';
import type { DocumentOrder } from './order.ts';
import { sideNamesIn } from './blocks/details.ts';

/** In the order of a walk around the unit; inside and underside come last. */
const walk = ['road', 'rear', 'curb', 'front', 'roof', 'under', 'interior'] as const;

/** Every side of the vehicle type, damaged or not. */
export async function worksheetSides(order: DocumentOrder): Promise<Drawings> {
  const { vehicleType, length } = order.printed.content.unit;
  const names = sideNamesIn(order);
  const options = length === null ? {} : { length: Math.round((length * 12) / 1000) };
  const sides = await Promise.all(
    (vehicleType === null ? [] : worksheetPlates(vehicleType)).map(async ({ id, view }) => ({
      scene: await plates[id].load(options),
      name: names[view],
      lines: [],
      others: [],
    })),
  );
  return { sides, unseen: [] };
}

/** Opened, if the vehicle folds. */
export function worksheetPlates(type: VehicleType) {
  const own = (Object.keys(plates) as PlateId[]).filter((id) => {
    const { vehicleType, state } = plates[id];
    return vehicleType === type && (state === undefined || state === 'open');
  });
  return walk.flatMap((view) => own.filter((id) => plates[id].view === view).map((id) => ({ id, view })));
}
