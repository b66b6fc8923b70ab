import type { BookSide } from '../../catalogue/book-page/book-side.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { type DamageView, viewOfLine } from './damage-views.ts';

interface ShownSide {
  readonly view: DamageView;
  readonly drawn: Pick<BookSide, 'regionFor' | 'zoneOf'>;
}

/** The side that is in sight, once it is drawn. */
export const shownSide = valueStore<ShownSide | null>(null);

/** Where a part that was typed goes: onto its drawing in the side in sight, so that its zone and its number agree. */
export function onDrawing(part: string, place: Line['place'], shown: ShownSide | null): Line['place'] {
  if (place.region !== null || shown === null || viewOfLine({ place }) !== shown.view) return place;
  const region = shown.drawn.regionFor(part, place);
  const zone = region === undefined ? undefined : shown.drawn.zoneOf(region);
  if (region === undefined || zone === undefined) return place;
  // What is drawn on another side of the vehicle is seen here, and not meant.
  return zone.side === place.side ? { side: zone.side, subSide: zone.subSide, region } : place;
}
