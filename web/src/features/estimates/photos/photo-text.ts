import type { Photo, WalkAroundView } from '@dre/core/domain/estimates/model/estimate';

export const viewNames: Record<WalkAroundView, string> = {
  'front-left': 'Front left corner',
  'front-right': 'Front right corner',
  'rear-right': 'Rear right corner',
  'rear-left': 'Rear left corner',
  roof: 'Roof',
  'vin-plate': 'VIN plate',
  odometer: 'Odometer',
  damage: 'The damage',
};

/** A photo's text alternative, for example "Torn at the joint, line 4". */
export function photoName(
  { caption, view }: Pick<Photo, 'caption' | 'view'>,
  position: number,
  numbers: readonly number[],
): string {
  const called = caption || (view === null ? `Photo ${position}` : viewNames[view]);
  if (numbers.length === 0) return called;
  return `${called}, ${numbers.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')}`;
}
