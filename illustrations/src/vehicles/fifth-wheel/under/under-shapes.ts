import { Shape } from '../../../kit/geometry/shapes.ts';
import { cutaway } from '../../../parts/under/body.ts';

export const underHalfWidth = 48;
export const underAxles = [246, 280];

export const underPlan = new Shape()
  .M(30, underHalfWidth + 0.4)
  .C(14, 47.6, 4, 40, 1.4, 26)
  .C(0, 18, 0, 9, 0, 0)
  .C(0, -9, 0, -18, 1.4, -26)
  .C(4, -40, 14, -47.6, 30, -underHalfWidth - 0.4)
  .L(408, -underHalfWidth - 0.4)
  .C(410.8, -underHalfWidth - 0.4, 412, -46.6, 412, -44)
  .L(412, 44)
  .C(412, 46.6, 410.8, underHalfWidth + 0.4, 408, underHalfWidth + 0.4)
  .Z();

export const cutawayFront = cutaway(136, -27, 206, 25);
export const cutawayRear = cutaway(309, -26, 378, 24);

export const outriggers = [124, 148, 172, 196, 220, 316, 340, 364, 388];
