import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';

/** Within a sentence: "your fifth wheel". */
export const vehicleLabels: Readonly<Record<VehicleType, string>> = {
  'class-a-gas': 'motorhome',
  'class-a-diesel': 'motorhome',
  'class-b': 'camper van',
  'class-c': 'motorhome',
  'travel-trailer': 'travel trailer',
  'fifth-wheel': 'fifth wheel',
  'toy-hauler': 'toy hauler',
  'folding-camper': 'folding camper',
  'truck-camper': 'truck camper',
  'park-model': 'park model',
};
