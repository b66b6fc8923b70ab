import { Shape } from '../../../kit/geometry/shapes.ts';

export const outerHalf = 48.4;
export const innerHalf = 46;

export const floorPlan = new Shape()
  .M(30, outerHalf)
  .C(14, 47.6, 4, 40, 1.4, 26)
  .C(0, 18, 0, 9, 0, 0)
  .C(0, -9, 0, -18, 1.4, -26)
  .C(4, -40, 14, -47.6, 30, -outerHalf)
  .L(409, -outerHalf)
  .C(411.4, -outerHalf, 412.4, -47, 412.4, -45)
  .L(412.4, 45)
  .C(412.4, 47, 411.4, outerHalf, 409, outerHalf)
  .Z();

export const bedroomInside = new Shape()
  .M(30, innerHalf)
  .C(15.6, 45.4, 6.3, 38.4, 3.8, 25.4)
  .C(2.5, 18, 2.4, 9, 2.4, 0)
  .C(2.4, -9, 2.5, -18, 3.8, -25.4)
  .C(6.3, -38.4, 15.6, -45.4, 30, -innerHalf)
  .L(111.4, -innerHalf)
  .L(111.4, innerHalf)
  .Z();
