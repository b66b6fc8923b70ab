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
 * The content with every line on a region of its side's picture that draws its part. A typed, suggested or calculated
 * line names only a zone, and one picked in a picture of an assembly names a region no side has. The screen numbers
 * both in the picture, so documents and shared pages do too.
 */
export async function withDrawnLocations(
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
  if (part === null || vehicleType === null) return line;
  const plate = plateOf(vehicleType, place);
  if (plate === undefined) return line;
  const { has, find } = await regionsFor(plate, { vehicleType, wall, roof }, contents);
  if (place.region !== null && has(place.region)) return line;
  const region = find(part, place);
  return region === undefined ? line : { ...line, place: { ...place, region } };
}

type Vehicle = Pick<RegionQuestion, 'vehicleType' | 'wall' | 'roof'>;

const views: Partial<Readonly<Record<Side, string>>> = { chassis: 'under', systems: 'interior' };

/** Slides and awnings are drawn on their wall. */
const walls: Readonly<Record<string, string>> = { '@L': 'road', '@R': 'curb' };

function plateOf(vehicleType: VehicleType, { side, region }: Line['place']): PlateId | undefined {
  const own = (Object.keys(plates) as PlateId[]).filter((id) => plates[id].vehicleType === vehicleType);
  const showing = (view: string | undefined) => own.find((id) => String(plates[id].view) === view);
  return showing(views[side] ?? side) ?? showing(walls[region?.slice(-2) ?? '']);
}

interface PictureRegions {
  readonly has: (region: string) => boolean;
  readonly find: RegionOfPart;
}

const pictures = new WeakMap<BookContents, Map<string, Promise<PictureRegions>>>();

/** Each picture is scanned once per book and construction. */
function regionsFor(plate: PlateId, vehicle: Vehicle, contents: BookContents): Promise<PictureRegions> {
  const known = pictures.get(contents) ?? new Map<string, Promise<PictureRegions>>();
  pictures.set(contents, known);
  const key = [plate, vehicle.wall, vehicle.roof].join(' ');
  const found = known.get(key) ?? regionsIn(plate, vehicle, contents);
  known.set(key, found);
  return found;
}

async function regionsIn(plate: PlateId, vehicle: Vehicle, contents: BookContents): Promise<PictureRegions> {
  const scene = await plates[plate].load();
  const zones = regionZones(scene);
  const partsAt = (region: string) => {
    const zone = zones.get(region);
    return regionParts(contents, { ...vehicle, region, ...(zone && { zone }) });
  };
  const ids = readingOrder(scene).map(({ id }) => id);
  const drawn = new Set(ids);
  return {
    has: (region) => drawn.has(region),
    find: partRegions(ids, partsAt, (region) => zones.get(region)),
  };
}
