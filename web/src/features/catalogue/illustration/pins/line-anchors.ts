import type { VehicleLocation } from '@dre/core/domain/estimates/model/line';
import { regionsOf, type Scene } from '@dre/illustrations/kit/scene/scene';
import { regionZones } from '@dre/illustrations/zones/zone-of';

type PicturePoint = readonly [number, number];

/**
 * The points of a picture where the numbers of lines stand. A line without a part of the drawing stands in the middle of
 * its sub side; one that is on no sub side of the picture stands nowhere.
 */
export function lineAnchors(scene: Scene): (location: VehicleLocation) => PicturePoint | undefined {
  const regions = regionsOf(scene);
  const pins = new Map<string, PicturePoint>(regions.map(({ id, pin }) => [id, pin]));
  const zones = regionZones(scene);
  return ({ region, side, subSide }) => {
    const own = region === null ? undefined : pins.get(region);
    if (own !== undefined) return own;
    const inZone = regions.filter(({ id }) => {
      const zone = zones.get(id);
      return zone?.side === side && zone.subSide === subSide;
    });
    return middle(inZone.map(({ pin }) => pin));
  };
}

function middle(points: readonly PicturePoint[]): PicturePoint | undefined {
  if (points.length === 0) return undefined;
  const mean = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}
