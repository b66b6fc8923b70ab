import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';

export const vehicle: Vehicle = { prefix: 'cb24', slug: 'class-b-24', name: 'Class B camper van 24 ft' };
