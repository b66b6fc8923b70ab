import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';

export const vehicle: Vehicle = { prefix: 'tc11', slug: 'truck-camper-11', name: 'Truck camper 11 ft' };
