import type { VehicleType } from './trade-words.ts';

export const vehicleTypeLabels: Readonly<Record<VehicleType, string>> = {
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
