import type { Zone } from '../../../catalogue/book/book.ts';
import type { VehicleType } from '../../../catalogue/trade-words.ts';
import type { TenthHours } from '../../../units.ts';
import { areNeighbors, type BookIndex, type IndexedZone } from '../book-index/book-index.ts';
import { greatest, type Panel, type IsGreater } from '../line-hours/panel.ts';
import type { RefinishRules } from '../../model/profile.ts';

export type OverlapKind = 'overlap-adjacent' | 'overlap-non-adjacent' | 'overlap-minor';

/** The overlap between the panels of one booth cycle. */
export interface CycleOverlap {
  /** The panel that bears the set-up of the whole cycle: nothing is taken off it. */
  readonly first: Panel | null;
  readonly hasMajor: boolean;
  /** In the order of the panels; undefined where nothing is taken off. */
  readonly kinds: readonly (OverlapKind | undefined)[];
}

/**
 * Panels are not walked in the order of their lines: A, B, C in a row would lose 0.8 h entered in this order and
 * 0.6 h entered as A, C, B. Instead the panels that touch each other are found first; each such group costs one
 * non-adjacent overlap, each further panel in it an adjacent one.
 */
export function overlapOf(
  panels: readonly Panel[],
  { rules, neighborhood, isGreater }: OverlapRules,
): CycleOverlap {
  const sharing = panels.filter(sharesSetUp);
  const majors = sharing.filter(({ base }) => base >= rules.majorFrom);
  const roots = greatestOfGroups(majors, neighborhood, isGreater);
  const first = greatest([...roots], isGreater) ?? greatest(sharing, isGreater);
  const kinds = panels.map((panel) => {
    if (panel === first || !sharesSetUp(panel)) return undefined;
    if (panel.base < rules.majorFrom) return 'overlap-minor';
    return roots.has(panel) ? 'overlap-non-adjacent' : 'overlap-adjacent';
  });
  // A blend has no clear coat of its own that could count as the first.
  const whole = panels.filter(({ entry }) => entry.mode === 'full');
  const firstToCoat = first ?? greatest(whole, isGreater) ?? greatest(panels, isGreater);
  return { first: firstToCoat, hasMajor: majors.length > 0, kinds };
}

/** Everything besides the panels that decides about overlap. */
export interface OverlapRules {
  readonly rules: RefinishRules;
  readonly neighborhood: Neighborhood;
  readonly isGreater: IsGreater;
}

/** The zones of this unit and which of them touch. */
export interface Neighborhood {
  readonly zone: (zone: Zone) => IndexedZone;
  readonly areNeighbors: (zone: IndexedZone, other: IndexedZone) => boolean;
}

export function neighborhoodOf(book: BookIndex, vehicleType: VehicleType | null): Neighborhood {
  // Without a vehicle type any type's zones serve, because none of them counts as a neighbor.
  return vehicleType === null
    ? { zone: (zone) => book.zone('park-model', zone), areNeighbors: () => false }
    : {
        zone: (zone) => book.zone(vehicleType, zone),
        areNeighbors: (zone, other) => areNeighbors(book, vehicleType, zone, other),
      };
}

export function overlapHours(kind: OverlapKind, rules: RefinishRules): TenthHours {
  const hours: Record<OverlapKind, TenthHours> = {
    'overlap-adjacent': rules.overlapAdjacent,
    'overlap-non-adjacent': rules.overlapNonAdjacent,
    'overlap-minor': rules.overlapMinor,
  };
  return hours[kind];
}

/** Blends and separate procedures have a set-up of their own. */
function sharesSetUp({ entry }: Panel): boolean {
  return entry.mode === 'full' && !entry.isSeparate;
}

function greatestOfGroups(
  majors: readonly Panel[],
  neighborhood: Neighborhood,
  isGreater: IsGreater,
): ReadonlySet<Panel> {
  const zones = zonesOf(majors, neighborhood, isGreater);
  const groups = joined(zones, neighborhood);
  const roots = new Map<number, Panel>();
  zones.forEach(({ root }, index) => {
    const group = groups[index] ?? index;
    const found = roots.get(group);
    if (found === undefined || isGreater(root, found)) roots.set(group, root);
  });
  return new Set(roots.values());
}

interface PaintedZone {
  readonly zone: IndexedZone;
  /** Its greatest panel: panels of one zone touch each other. */
  readonly root: Panel;
}

function zonesOf(
  majors: readonly Panel[],
  neighborhood: Neighborhood,
  isGreater: IsGreater,
): readonly PaintedZone[] {
  const zones = new Map<number, PaintedZone>();
  for (const panel of majors) {
    const zone = neighborhood.zone(panel.task.line.place);
    const found = zones.get(zone.id);
    if (found === undefined || isGreater(panel, found.root)) zones.set(zone.id, { zone, root: panel });
  }
  return [...zones.values()];
}

/** For each zone the number of its group. A book has some ninety zones, so pairs are few however many lines. */
function joined(zones: readonly PaintedZone[], { areNeighbors: touch }: Neighborhood): readonly number[] {
  const groups = zones.map((_, index) => index);
  zones.forEach(({ zone }, index) => {
    for (let other = index + 1; other < zones.length; other++) {
      const [into, from] = [groups[index], groups[other]];
      const otherZone = zones[other]?.zone;
      if (into === from || otherZone === undefined || !touch(zone, otherZone)) continue;
      for (let each = 0; each < groups.length; each++) {
        if (groups[each] === from) groups[each] = into ?? index;
      }
    }
  });
  return groups;
}
