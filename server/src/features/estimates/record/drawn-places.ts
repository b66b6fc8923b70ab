import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { regionParts, type RegionQuestion } from '@dre/core/domain/catalogue/regions/region-parts';
import type { Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { readingOrder } from '@dre/illustrations/kit/scene/reading-order';
import { plates, type PlateId } from '@dre/illustrations/plates';
import { partRegions, type RegionOfPart } from '@dre/illustrations/zones/part-regions';
import { regionZones } from '@dre/illustrations/zones/zone-of';

/**
 * The content with every typed, suggested or calculated line on the region that draws its part. Such a line names a zone
 * only; on the screen of its estimate it has its number in the picture, so it has it on papers and shared pages too.
 */
export async function withDrawnPlaces(
  content: EstimateContent,
  contents: BookContents,
): Promise<EstimateContent> {
  const lines = await Promise.all(content.lines.map((line) => drawnLine(line, content, contents)));
  return { ...content, lines };
}

async function drawnLine(line: Line, { unit }: EstimateContent, contents: BookContents): Promise<Line> {
  const { place, source } = line;
  const { vehicleType, wall, roof } = unit;
  const part = source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
  if (place.region !== null || part === null || vehicleType === null) return line;
  const plate = plateOf(vehicleType, place.side);
  if (plate === undefined) return line;
  const region = (await finderFor(plate, { vehicleType, wall, roof }, contents))(part, place);
  return region === undefined ? line : { ...line, place: { ...place, region } };
}

type Vehicle = Pick<RegionQuestion, 'vehicleType' | 'wall' | 'roof'>;

const views: Partial<Readonly<Record<Side, string>>> = { chassis: 'under', systems: 'interior' };

function plateOf(vehicleType: VehicleType, side: Side): PlateId | undefined {
  const all = Object.keys(plates) as PlateId[];
  return all.find((id) => {
    const { vehicleType: own, view } = plates[id];
    return own === vehicleType && String(view) === (views[side] ?? side);
  });
}

const finders = new WeakMap<BookContents, Map<string, Promise<RegionOfPart>>>();

/** A picture is gone through once for each book and construction. */
function finderFor(plate: PlateId, vehicle: Vehicle, contents: BookContents): Promise<RegionOfPart> {
  const known = finders.get(contents) ?? new Map<string, Promise<RegionOfPart>>();
  finders.set(contents, known);
  const key = [plate, vehicle.wall, vehicle.roof].join(' ');
  const finder = known.get(key) ?? finderIn(plate, vehicle, contents);
  known.set(key, finder);
  return finder;
}

async function finderIn(plate: PlateId, vehicle: Vehicle, contents: BookContents): Promise<RegionOfPart> {
  const scene = await plates[plate].load();
  const zones = regionZones(scene);
  const partsAt = (region: string) => {
    const zone = zones.get(region);
    return regionParts(contents, { ...vehicle, region, ...(zone && { zone }) });
  };
  const regions = readingOrder(scene).map(({ id }) => id);
  return partRegions(regions, partsAt, (region) => zones.get(region));
}
