import { plates, type PlateId } from '@dre/illustrations/plates';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { bookViews, type BookAddress, type BookView } from './book-address.ts';

const ids = Object.keys(plates) as PlateId[];

/** The pictures of a side: one, or one for each state of the vehicle; every assembly is one. */
export function platesOf(vehicleType: VehicleType, side: BookView): readonly PlateId[] {
  return ids.filter((id) => {
    const { view, vehicleType: type } = plates[id];
    return view === side && (type === null || type === vehicleType);
  });
}

/** The sides a vehicle has pictures of, in the order of their tabs. */
export function viewsOf(vehicleType: VehicleType): readonly BookView[] {
  return bookViews.filter((view) => platesOf(vehicleType, view).length > 0);
}

/** The picture named in an address; the first of its side if it names none. */
export function plateAt(address: BookAddress, vehicleType: VehicleType, side: BookView): PlateId | undefined {
  const pictures = platesOf(vehicleType, side);
  return pictures.find((id) => id === address.picture) ?? pictures[0];
}

/** The pictures of the neighboring sides, likely viewed next. */
export function neighborsOf(id: PlateId): readonly PlateId[] {
  const { vehicleType, view, state } = plates[id];
  if (vehicleType === null) return [];
  const sides = viewsOf(vehicleType).filter((side) => side !== 'exploded');
  const at = sides.findIndex((side) => side === view);
  return [sides[at + 1], sides[at - 1]].flatMap((side) => {
    const there = side === undefined ? [] : platesOf(vehicleType, side);
    return there.find((other) => plates[other].state === state) ?? there[0] ?? [];
  });
}

/** A plate's displayed length: limited to its range; undefined for its own length. */
export function shownLength(id: PlateId, inches: number | undefined): number | undefined {
  const { lengths } = plates[id];
  if (inches === undefined || lengths === undefined) return undefined;
  const within = Math.min(lengths.max, Math.max(lengths.min, Math.round(inches)));
  return within === lengths.standard ? undefined : within;
}

/** A picture's name: "asm.entry-door" is the entry door; a folding vehicle is named by its state. */
export function plateName(id: PlateId): string {
  const { state, vehicleType } = plates[id];
  const name = vehicleType === null ? id.replace(/^asm\./, '').replaceAll('-', ' ') : (state ?? id);
  return (names[name] ?? name).replace(/^./, (letter) => letter.toUpperCase());
}

const names: Readonly<Record<string, string>> = {
  'awning lateral': 'awning',
  'pin box landing gear': 'pin box and landing gear',
  'rooftop ac': 'air conditioner',
};

export function firstView(vehicleType: VehicleType): BookView {
  return platesOf(vehicleType, 'road').length > 0 ? 'road' : (viewsOf(vehicleType)[0] ?? 'road');
}
