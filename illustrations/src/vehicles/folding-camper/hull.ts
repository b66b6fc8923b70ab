import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';
export const vehicle: Vehicle = {
  prefix: 'fc12',
  slug: 'folding-camper-12',
  name: 'Folding camping trailer 12 ft',
};
/** Inches from the coupler to the end of the rear bunk, drawn out. */
export const overall = 246;
/** The box along the length, and half of it across. */
export const boxFront = 50;
export const boxRear = 196;
export const halfWidth = 42;
/** The only axle. */
export const axle = 136;
export const tireRadius = 13;
/** Heights above ground: the top of the box, and the lower edge of the roof shell when raised and when down. */
export const boxTop = 44.6;
export const raised = 90.6;
export const lowered = 45.2;
