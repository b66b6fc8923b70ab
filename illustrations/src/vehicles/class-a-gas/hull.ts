import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';

export const vehicle: Vehicle = {
  prefix: 'cag34',
  slug: 'class-a-gas-34',
  name: 'Class A gas motorhome 34 ft',
};
