import type { BookSide } from '../../catalogue/book-page/book-side.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { type DamageView, viewOfLine } from './damage-views.ts';

interface ShownSide {
  readonly view: DamageView;
  readonly drawn: Pick<BookSide, 'regionFor' | 'zoneOf'>;
}

/** The visible side, once it is drawn. */
export const selectedSide = valueStore<ShownSide | null>(null);

/** Moves a typed part onto its drawing in the visible side, so that its zone and its pin agree. */
export function onDrawing(part: string, place: Line['place'], shown: ShownSide | null): Line['place'] {
  if (place.region !== null || shown === null || viewOfLine({ place }) !== shown.view) return place;
  const region = shown.drawn.regionFor(part, place);
  const zone = region === undefined ? undefined : shown.drawn.zoneOf(region);
  if (region === undefined || zone === undefined) return place;
  // A region belonging to another side may be visible here, but is not the part's location.
  return zone.side === place.side ? { side: zone.side, subSide: zone.subSide, region } : place;
}
