import type { Zone } from '../book/book.ts';
import type { BookContents, PartEntry, PartLocation } from '../book/contents.ts';
import { fitsUnit } from '../book/fits-unit.ts';
import { regionPattern } from './region-pattern.ts';
import { zoneName } from '../book/book-names.ts';
import type { VehicleType } from '../trade-words.ts';

/** A part shown by a region of an illustration, and the table row that says so. */
export interface PartAtRegion {
  readonly part: PartEntry;
  readonly location: PartLocation;
}

/** Of the locations of a part, the one where the part itself lies; the others show it behind or beside another part. */
export function mainLocation(locations: readonly PartLocation[]): PartLocation | undefined {
  return locations.toSorted((one, other) => one.sort - other.sort)[0];
}

export interface RegionQuestion {
  readonly vehicleType: VehicleType;
  /** Construction codes; empty means any. */
  readonly wall: string;
  readonly roof: string;
  readonly region: string;
  /** The zone of the region: of several rows for one part, the one of this zone wins. */
  readonly zone?: Zone;
}

/** The parts a region offers, each once, in book order. */
export type RegionIndex = (question: RegionQuestion) => readonly PartAtRegion[];

const indexes = new WeakMap<BookContents, RegionIndex>();

/** The parts a region offers; the first call for a book builds its index. */
export function regionParts(contents: BookContents, question: RegionQuestion): readonly PartAtRegion[] {
  let index = indexes.get(contents);
  if (index === undefined) {
    index = regionIndex(contents);
    indexes.set(contents, index);
  }
  return index(question);
}

interface Rule extends PartAtRegion {
  readonly shows: (region: string) => boolean;
  readonly zoneTypes: ReadonlySet<VehicleType>;
}

/** Called on every pointer movement, so patterns are matched once for each region. */
export function regionIndex(contents: BookContents): RegionIndex {
  const rules = rulesByGroup(contents);
  const rulesByRegion = new Map<string, readonly Rule[]>();
  return ({ region, zone, ...unit }) => {
    let matching = rulesByRegion.get(region);
    if (matching === undefined) {
      matching = (rules.get(groupOf(region)) ?? []).filter(({ shows }) => shows(region));
      rulesByRegion.set(region, matching);
    }
    const fitting = matching.filter(
      ({ part, zoneTypes }) => zoneTypes.has(unit.vehicleType) && fitsUnit(part, unit),
    );
    return eachPartOnce(fitting, zone);
  };
}

/** The first word of a region's name, which every pattern spells out. */
function groupOf(region: string): string {
  return region.slice(0, region.indexOf('.') + 1);
}

function rulesByGroup(contents: BookContents): ReadonlyMap<string, readonly Rule[]> {
  const suffixes = new Map(contents.sides.map(({ code, regionSuffix }) => [code, regionSuffix]));
  const zoneTypes = new Map(
    contents.zones.map((zone) => [zoneName(zone.side, zone.subSide), new Set(zone.vehicleTypes)]),
  );
  const groups = new Map<string, Rule[]>();
  for (const part of contents.parts) {
    for (const location of part.spots) {
      if (location.region === '') continue;
      const rule: Rule = {
        part,
        location,
        shows: regionPattern(location.region, suffixes.get(location.side) ?? '*'),
        zoneTypes: zoneTypes.get(zoneName(location.side, location.subSide)) ?? new Set(),
      };
      const group = groups.get(groupOf(location.region));
      if (group === undefined) groups.set(groupOf(location.region), [rule]);
      else group.push(rule);
    }
  }
  return groups;
}

function byOrder(one: PartAtRegion, other: PartAtRegion): number {
  return one.location.sort - other.location.sort || byText(one.part.name, other.part.name);
}

function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function eachPartOnce(rules: readonly Rule[], zone: Zone | undefined): readonly PartAtRegion[] {
  const byPart = new Map<string, PartAtRegion>();
  for (const { part, location } of rules) {
    const current = byPart.get(part.code);
    if (current === undefined || fitsBetter(location, current.location, zone)) {
      byPart.set(part.code, { part, location });
    }
  }
  return [...byPart.values()].toSorted(byOrder);
}

/** Nearer, or equally near and more specific to this region: a small window is the usual one of a bathroom. */
function fitsBetter(location: PartLocation, current: PartLocation, zone: Zone | undefined): boolean {
  const nearer = nearness(location, zone) - nearness(current, zone);
  return nearer > 0 || (nearer === 0 && location.sort < current.sort);
}

function nearness(location: Zone, zone: Zone | undefined): number {
  if (location.side !== zone?.side) return 0;
  return location.subSide === zone.subSide ? 2 : 1;
}
