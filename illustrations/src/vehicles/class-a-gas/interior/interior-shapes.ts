import { Shape } from '../../../kit/geometry/shapes.ts';

/** Half the width inside, and the middle of the side walls, where the windows sit. */
export const inside = 48;
export const wallMiddle = 49.25;

/** The inner face of the shell. */
export const innerFace: Shape = new Shape()
  .M(28, inside)
  .C(15.6, inside, 8, 45, 5.8, 35)
  .C(3.4, 24.4, 2.6, 12, 2.6, 0)
  .C(2.6, -12, 3.4, -24.4, 5.8, -35)
  .C(8, -45, 15.6, -inside, 28, -inside)
  .L(396, -inside)
  .C(402.4, -inside, 404.6, -46, 404.9, -40.6)
  .C(405.9, -16, 405.9, 16, 404.9, 40.6)
  .C(404.6, 46, 402.4, inside, 396, inside)
  .Z();
