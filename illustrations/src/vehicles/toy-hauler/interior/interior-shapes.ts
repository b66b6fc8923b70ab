import { Shape } from '../../../kit/geometry/shapes.ts';

/** Half the width inside, and the middle of the side walls, where the windows sit. */
export const inside = 48;
export const wallMiddle = 49.2;

/** The bedroom over the hitch, inside the rounded cap. */
export const bedroomInside = new Shape()
  .M(32, inside)
  .C(16.4, 47.2, 6.4, 40, 3.8, 26.4)
  .C(2.5, 18.6, 2.4, 9, 2.4, 0)
  .C(2.4, -9, 2.5, -18.6, 3.8, -26.4)
  .C(6.4, -40, 16.4, -47.2, 32, -inside)
  .L(111.4, -inside)
  .L(111.4, inside)
  .Z();
