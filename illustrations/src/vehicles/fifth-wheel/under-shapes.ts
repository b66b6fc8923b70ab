import { cut } from '../../kit/cuts.ts';
import { Shape } from '../../kit/shape.ts';
import { cutaway } from '../../parts/under-body.ts';

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

export const underNose = cut.fwd(underPlan, 97);
export const overhang = new Shape()
  .M(30, 45)
  .C(19, 44.4, 10.6, 37.4, 8, 25)
  .C(6.4, 16, 6.2, 8, 6.2, 0)
  .C(6.2, -8, 6.4, -16, 8, -25)
  .C(10.6, -37.4, 19, -44.4, 30, -45)
  .L(92, -45)
  .L(92, 45)
  .Z();

export const cutawayFront = cutaway(136, -27, 206, 25);
export const cutawayRear = cutaway(309, -26, 378, 24);

export const outriggers = [124, 148, 172, 196, 220, 316, 340, 364, 388];
