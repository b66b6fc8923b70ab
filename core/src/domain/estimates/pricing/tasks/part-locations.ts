import type { Part, Zone } from '../../../catalogue/book/book.ts';

/**
 * Where work at one place finds another part: right there if the part is found there, else on the same side,
 * else wherever the part is. So a window taken out of the curb side is not the window of the road side, and a
 * slide's face still finds the fascia that lies in a zone of its own.
 */
export function placesReached(from: Zone, part: Part): readonly Zone[] {
  const here = part.places.filter((place) => isSameZone(place, from));
  if (here.length > 0) return here;
  const onSide = part.places.filter(({ side }) => side === from.side);
  return onSide.length > 0 ? onSide : part.places;
}

/** The place of work that is done once for the whole unit, such as a leak test; null for everything else. */
export function wholeUnitPlace(part: Part): Zone | null {
  return part.places.find(({ side }) => side === 'whole') ?? null;
}

/** Answers for places where the part is written whether work at `from` means it. */
export function reachFrom(from: Zone, part: Part): (place: Zone) => boolean {
  if (wholeUnitPlace(part) !== null) return () => true;
  const reached = placesReached(from, part);
  // Estimators may write a part where the book does not list it; beside its cause it is still the one meant.
  return (place) => isSameZone(place, from) || reached.some((zone) => isSameZone(zone, place));
}

export function isSameZone(zone: Zone, other: Zone): boolean {
  return zone.subSide === other.subSide && zone.side === other.side;
}
