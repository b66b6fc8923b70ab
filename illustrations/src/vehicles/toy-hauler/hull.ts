import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';

export const vehicle: Vehicle = {
  prefix: 'th42',
  slug: 'toy-hauler-42',
  name: 'Toy hauler fifth wheel 42 ft',
};
