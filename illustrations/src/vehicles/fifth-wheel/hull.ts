import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';

export const vehicle: Vehicle = { prefix: 'fw35', slug: 'fifth-wheel-35', name: 'Fifth wheel 35 ft' };
