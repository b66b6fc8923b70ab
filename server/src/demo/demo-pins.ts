import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { regionParts } from '@dre/core/domain/catalogue/regions/region-parts';
import type { Estimate, PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import type { DemoShot } from './demo-photo-files.ts';

/** Above every place in the order of a region's parts. */
const lastSort = 200;

type PlacedLine = Pick<Line, 'id' | 'source' | 'operation' | 'place'>;

interface Written {
  readonly unit: Pick<Estimate['unit'], 'vehicleType' | 'wall' | 'roof'>;
  readonly lines: readonly PlacedLine[];
}

interface PinnedLine {
  readonly region: string;
  readonly line: PlacedLine;
  readonly at: PhotoPoint;
}

/** The damaged parts of a picture with the lines that repair them; no part is pinned to a line of another side. */
export function pinnedLines(shot: DemoShot, written: Written, contents: BookContents): readonly PinnedLine[] {
  return shot.damageRegions.flatMap(({ region, at }) => {
    const line = lineAt(region, shot, written, contents);
    return line === undefined ? [] : [{ region, line, at }];
  });
}

/** The pinned lines once each; of a room or a floor, which no drawing shows, the lines of that zone. */
export function linesPictured(
  shot: DemoShot,
  written: Written,
  contents: BookContents,
): readonly PlacedLine[] {
  if (shot.damageRegions.length > 0) {
    return [...new Set(pinnedLines(shot, written, contents).map(({ line }) => line))];
  }
  const { side, subSide, cause } = shot;
  return cause === null
    ? []
    : written.lines.filter(({ place }) => place.side === side && place.subSide === subSide);
}

/** Of the lines whose part the book draws at the region: a replaced part first, then the part that comes first there. */
function lineAt(
  region: string,
  shot: DemoShot,
  { unit, lines }: Written,
  contents: BookContents,
): PlacedLine | undefined {
  const { vehicleType, wall, roof } = unit;
  if (vehicleType === null) return undefined;
  const drawn = regionParts(contents, { vehicleType, wall, roof, region });
  const fit = ({ source, operation, place }: PlacedLine): number => {
    const at = drawn.find(({ part }) => 'part' in source && part.code === source.part)?.location;
    if (!isOnSide(place, shot)) return 0;
    if (at === undefined) return isPartOfAwning(region, place) ? 1 : 0;
    const isInZone = at.side === place.side && at.subSide === place.subSide;
    return (operation === 'replace' ? 1_000 : 0) + (lastSort - at.sort) * 2 + (isInZone ? 1 : 0);
  };
  return lines
    .map((line) => ({ line, fit: fit(line) }))
    .filter((one) => one.fit > 0)
    .toSorted((one, other) => other.fit - one.fit)[0]?.line;
}

/** A complete awning brings its arms, which the book sells alone as well. */
function isPartOfAwning(region: string, { side }: PlacedLine['place']): boolean {
  return region.startsWith('awning.') && side === 'awning';
}

/** Slide-outs and awnings are pictured with the wall they stand on. */
function isOnSide({ side, subSide }: PlacedLine['place'], { plate, ...shot }: DemoShot): boolean {
  const view = plate?.split('.').at(-1);
  const isOtherCorner =
    /^(left|right)-/.test(subSide) && /^(left|right)-/.test(shot.subSide) && subSide !== shot.subSide;
  return (side === shot.side || side === view || side === 'slide') && !isOtherCorner;
}
