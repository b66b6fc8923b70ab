import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';

/** A zone on the plan, with its position in seven columns and five rows. */
export interface PlanZone {
  readonly zone: Zone;
  readonly name: string;
  readonly column: string;
  readonly row: string;
}

type Zones = Pick<BookContents, 'zones' | 'sides'>;

/** The vehicle from above, its front to the left, with the zones this vehicle type has. */
export function planZones(contents: Zones, vehicleType: VehicleType | null): readonly PlanZone[] {
  return plan.flatMap(({ side, subSide, column, row }) => {
    const entry = contents.zones.find((zone) => zone.side === side && zone.subSide === subSide);
    if (entry === undefined || (vehicleType !== null && !entry.vehicleTypes.includes(vehicleType))) return [];
    return [{ zone: { side, subSide }, name: zoneName(contents, { side, subSide }), column, row }];
  });
}

const plan = [
  { side: 'front', subSide: 'left-corner', column: '1', row: '5' },
  { side: 'front', subSide: 'center', column: '1', row: '2 / 5' },
  { side: 'front', subSide: 'right-corner', column: '1', row: '1' },
  { side: 'curb', subSide: 'front-lower', column: '2 / 4', row: '1' },
  { side: 'curb', subSide: 'mid-lower', column: '4', row: '1' },
  { side: 'curb', subSide: 'rear-lower', column: '5 / 7', row: '1' },
  { side: 'roof', subSide: 'front', column: '2 / 4', row: '2 / 5' },
  { side: 'roof', subSide: 'mid', column: '4', row: '2 / 5' },
  { side: 'roof', subSide: 'rear', column: '5 / 7', row: '2 / 5' },
  { side: 'road', subSide: 'front-lower', column: '2 / 4', row: '5' },
  { side: 'road', subSide: 'mid-lower', column: '4', row: '5' },
  { side: 'road', subSide: 'rear-lower', column: '5 / 7', row: '5' },
  { side: 'rear', subSide: 'left-corner', column: '7', row: '5' },
  { side: 'rear', subSide: 'center', column: '7', row: '2 / 5' },
  { side: 'rear', subSide: 'right-corner', column: '7', row: '1' },
] as const;

export function zoneName({ zones, sides }: Zones, { side, subSide }: Zone): string {
  const ofSide = sides.find(({ code }) => code === side)?.name ?? side;
  const ofZone = zones.find((zone) => zone.side === side && zone.subSide === subSide)?.name ?? subSide;
  return `${ofSide}, ${ofZone.charAt(0).toLowerCase()}${ofZone.slice(1)}`;
}

export function zoneKey({ side, subSide }: Zone): string {
  return `${side} ${subSide}`;
}

export function toggled(points: readonly Zone[], zone: Zone): readonly Zone[] {
  const key = zoneKey(zone);
  const others = points.filter((point) => zoneKey(point) !== key);
  return others.length < points.length ? others : [...points, zone];
}

/** The zones that can be hit: sides, roof, slides and underside. */
export function impactZones({ zones }: Zones, vehicleType: VehicleType | null) {
  return zones.filter(
    ({ side, vehicleTypes }) =>
      hitSides.has(side) && (vehicleType === null || vehicleTypes.includes(vehicleType)),
  );
}

const hitSides: ReadonlySet<string> = new Set([
  'front',
  'road',
  'curb',
  'rear',
  'roof',
  'slide',
  'awning',
  'under',
]);
