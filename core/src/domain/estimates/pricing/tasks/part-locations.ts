import type { Part, Zone } from '../../../catalogue/book/book.ts';

/**
 * Locations where work finds another part: its own zone if the book lists the part there, else the same side, else any
 * location of the part. So R&I of a curb side window never means one of the road side, and a slide's face still finds
 * the fascia in a zone of its own.
 */
export function locationsReached(from: Zone, part: Part): readonly Zone[] {
  const here = part.places.filter((place) => isSameZone(place, from));
  if (here.length > 0) return here;
  const onSide = part.places.filter(({ side }) => side === from.side);
  return onSide.length > 0 ? onSide : part.places;
}

/** The location of work done once for the whole unit, such as a leak test; null for other parts. */
export function wholeUnitLocation(part: Part): Zone | null {
  return part.places.find(({ side }) => side === 'whole') ?? null;
}

/** Tells whether work at `from` means the part written at a location. */
export function reachFrom(from: Zone, part: Part): (place: Zone) => boolean {
  if (wholeUnitLocation(part) !== null) return () => true;
  const reached = locationsReached(from, part);
  // Estimators may write a part where the book does not list it; in its cause's zone it is still the one meant.
  return (place) => isSameZone(place, from) || reached.some((zone) => isSameZone(zone, place));
}

export function isSameZone(zone: Zone, other: Zone): boolean {
  return zone.subSide === other.subSide && zone.side === other.side;
}
