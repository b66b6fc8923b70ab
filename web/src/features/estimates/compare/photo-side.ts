import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { alignedView } from './align/aligned-drawing.ts';
import { type DamageView, damageView, viewOfLine } from '../damage/damage-views.ts';

/** The side a photo shows: that of its alignment, of its pinned lines, of its tagged lines, or the one assigned to it. */
export function photoSide(
  { alignment, pins, lines: tagged, place }: Pick<Photo, 'alignment' | 'pins' | 'lines' | 'place'>,
  lines: readonly Line[],
): DamageView | undefined {
  const views = new Map(lines.map((line) => [line.id, viewOfLine(line)]));
  const ofLines = (ids: readonly string[]) =>
    ids.map((id) => views.get(id)).find((view) => view !== undefined);
  const pinned = pins.map(({ lineId }) => lineId);
  return alignedView(alignment) ?? ofLines(pinned) ?? ofLines(tagged) ?? damageView(place?.side);
}
