import type { BookSide } from '../../catalogue/book-page/book-side.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { type DamageView, viewOfLine } from './damage-views.ts';

interface VisibleSide {
  readonly view: DamageView;
  readonly drawn: Pick<BookSide, 'regionFor' | 'zoneOf'>;
}

/** The visible side, once it is drawn. */
export const selectedSide = valueStore<VisibleSide | null>(null);

/** Moves a typed part onto its drawing in the visible side, so that its zone and its pin agree. */
export function onDrawing(part: string, place: Line['place'], visible: VisibleSide | null): Line['place'] {
  if (place.region !== null || visible === null || viewOfLine({ place }) !== visible.view) return place;
  const region = visible.drawn.regionFor(part, place);
  const zone = region === undefined ? undefined : visible.drawn.zoneOf(region);
  if (region === undefined || zone === undefined) return place;
  // A region belonging to another side may be visible here, but is not the part's location.
  return zone.side === place.side ? { side: zone.side, subSide: zone.subSide, region } : place;
}
