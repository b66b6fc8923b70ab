import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import type { DrawnPlate } from './drawing/drawn-picture.ts';
import { boxOf } from './viewport/picture-viewport.ts';
import type { Box } from '../../../lib/viewport.ts';
import { regionsOf } from '@dre/illustrations/kit/scene/scene';

/** A sub side in the picture, with the parts in it. */
export interface PictureZone {
  /** Side and sub side in one word. */
  readonly key: string;
  readonly zone: Zone;
  readonly name: string;
  readonly regions: readonly string[];
}

/** The book's zones and sides. */
type ZoneBook = Pick<BookContents, 'zones' | 'sides'>;

/** The zones a picture has parts in: those of its own side first, in the order of the book; parts in reading order. */
export function pictureZones(
  side: string,
  regions: Iterable<string>,
  zoneOf: (region: string) => Zone | undefined,
  { zones, sides }: ZoneBook,
): PictureZone[] {
  const groups = new Map<string, { zone: Zone; regions: string[] }>();
  for (const region of regions) {
    const zone = zoneOf(region);
    if (!zone) continue;
    const key = zoneName(zone.side, zone.subSide);
    const group = groups.get(key) ?? { zone, regions: [] };
    group.regions.push(region);
    groups.set(key, group);
  }
  const order = new Map(zones.map((entry, at) => [zoneName(entry.side, entry.subSide), { entry, at }]));
  const rank = ({ key, zone }: Pick<PictureZone, 'key' | 'zone'>) =>
    (zone.side === side ? 0 : zones.length) + (order.get(key)?.at ?? zones.length);
  return [...groups]
    .map(([key, group]) => {
      const name = order.get(key)?.entry.name ?? group.zone.subSide;
      const sideName = sides.find(({ code }) => code === group.zone.side)?.name ?? group.zone.side;
      return { key, ...group, name: group.zone.side === side ? name : `${sideName}: ${lowered(name)}` };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A zone's bounding box in the picture. */
export function zoneExtent({ scene }: DrawnPlate, regions: readonly string[]): Box | null {
  const boxes = regionsOf(scene)
    .filter(({ id }) => regions.includes(id))
    .map(boxOf);
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
