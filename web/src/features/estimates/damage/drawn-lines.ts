import type { Line } from '@dre/core/domain/estimates/model/line';
import type { BookSide } from '../../catalogue/book-page/book-side.ts';
import { type DamageView, viewOfLine } from './damage-views.ts';

const otherWall: Partial<Readonly<Record<DamageView, DamageView>>> = { road: 'curb', curb: 'road' };

/**
 * Resolves each line's region in this picture: the tapped region, or for a typed, suggested or calculated line the
 * region its part is drawn as.
 */
export function drawnLines(
  lines: readonly Line[],
  view: DamageView,
  drawn: Pick<BookSide, 'hasRegion' | 'regionFor'> | null,
): readonly Line[] {
  if (drawn === null) return lines;
  return lines.map((line) => {
    const { place, source } = line;
    // Both walls may use one region name for the same part, so lines of the other wall get no region here.
    if (place.side === otherWall[view]) return { ...line, place: { ...place, region: null } };
    const isLocated = place.region !== null && drawn.hasRegion(place.region);
    const part = source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
    if (isLocated || part === null || viewOfLine(line) !== view) return line;
    const region = drawn.regionFor(part, place);
    return region === undefined ? line : { ...line, place: { ...place, region } };
  });
}
