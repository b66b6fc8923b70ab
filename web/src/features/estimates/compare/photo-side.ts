import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { type DamageView, damageView, viewOfLine } from '../damage/damage-views.ts';

/** The side a photo shows: that of its pinned lines, then of its tagged lines, then the one assigned to it. */
export function photoSide(
  { pins, lines: tagged, place }: Pick<Photo, 'pins' | 'lines' | 'place'>,
  lines: readonly Line[],
): DamageView | undefined {
  const views = new Map(lines.map((line) => [line.id, viewOfLine(line)]));
  const ofLines = (ids: readonly string[]) =>
    ids.map((id) => views.get(id)).find((view) => view !== undefined);
  return ofLines(pins.map(({ lineId }) => lineId)) ?? ofLines(tagged) ?? damageView(place?.side);
}
