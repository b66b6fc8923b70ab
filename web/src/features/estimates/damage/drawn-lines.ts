import type { Line } from '@dre/core/domain/estimates/model/line';
import type { BookSide } from '../../catalogue/book-page/book-side.ts';
import { type DamageView, viewOfLine } from './damage-views.ts';

const otherWall: Partial<Readonly<Record<DamageView, DamageView>>> = { road: 'curb', curb: 'road' };

/**
 * The lines with the region of this picture that shows their part: the one that was pointed at, and for a line that was
 * typed, suggested or calculated the one of the picture its part is drawn as.
 */
export function drawnLines(
  lines: readonly Line[],
  view: DamageView,
  drawn: Pick<BookSide, 'hasRegion' | 'regionFor'> | null,
): readonly Line[] {
  if (drawn === null) return lines;
  return lines.map((line) => {
    const { place, source } = line;
    // One name may stand for the same part of either wall: what is on the other wall is not seen here.
    if (place.side === otherWall[view]) return { ...line, place: { ...place, region: null } };
    const isPlaced = place.region !== null && drawn.hasRegion(place.region);
    const part = source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
    if (isPlaced || part === null || viewOfLine(line) !== view) return line;
    const region = drawn.regionFor(part, place);
    return region === undefined ? line : { ...line, place: { ...place, region } };
  });
}
