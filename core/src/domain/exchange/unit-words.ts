import type { VehicleType } from '../catalogue/trade-words.ts';
import { quantity } from '../estimates/printed-numbers.ts';
import type { Thousandths } from '../units.ts';

/** What a unit is called where no book is at hand to say it. */
export const vehicleTypeWords: Readonly<Record<VehicleType, string>> = {
  'class-a-gas': 'Class A gas',
  'class-a-diesel': 'Class A diesel',
  'class-b': 'Class B',
  'class-c': 'Class C',
  'travel-trailer': 'Travel trailer',
  'fifth-wheel': 'Fifth wheel',
  'toy-hauler': 'Toy hauler',
  'folding-camper': 'Folding camper',
  'truck-camper': 'Truck camper',
  'park-model': 'Park model',
};

/** 32500 is 32.5 FT. */
export function sayLength(length: Thousandths): string {
  return `${quantity(length)} FT`;
}
