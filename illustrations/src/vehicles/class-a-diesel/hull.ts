import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';

export const vehicle: Vehicle = {
  prefix: 'cad38',
  slug: 'class-a-diesel-38',
  name: 'Class A diesel motorhome',
};
