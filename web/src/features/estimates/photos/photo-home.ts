import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { BuilderSelection } from '../builder/builder-context.ts';

export interface SelectedHome {
  readonly place: Zone | null;
  readonly lines: readonly string[];
}

/** A new photo belongs to the open line, otherwise to the sub side, otherwise to the side. */
export function homeOfSelected(
  { side, zone, line }: BuilderSelection,
  { lines }: Pick<Estimate, 'lines'>,
): SelectedHome {
  const open = lines.find(({ id }) => id === line);
  if (open !== undefined) {
    return { place: { side: open.place.side, subSide: open.place.subSide }, lines: [open.id] };
  }
  const start = `${side}/`;
  const subSide = zone?.startsWith(start) ? zone.slice(start.length) : '';
  return { place: { side, subSide }, lines: [] };
}

/** Examples: "line 4", "Road side, Rear lower", "Road side". */
export function homeText(
  { place, lines }: SelectedHome,
  estimate: Pick<Estimate, 'lines'>,
  contents: Pick<BookContents, 'zones' | 'sides'>,
): string {
  const line = estimate.lines.find(({ id }) => id === lines[0]);
  if (line !== undefined) return `line ${line.number}`;
  return locationText(place, contents);
}

export function locationText(
  place: Zone | null,
  { zones, sides }: Pick<BookContents, 'zones' | 'sides'>,
): string {
  if (place === null) return 'the whole unit';
  const side = sides.find(({ code }) => code === place.side)?.name ?? place.side;
  const name = zoneName(place.side, place.subSide);
  const zone = zones.find((entry) => zoneName(entry.side, entry.subSide) === name);
  return zone === undefined ? side : `${side}, ${zone.name}`;
}
