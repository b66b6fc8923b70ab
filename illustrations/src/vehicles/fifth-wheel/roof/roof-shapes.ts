import { cut } from '../../../kit/geometry/cuts.ts';
import { Shape } from '../../../kit/geometry/shapes.ts';

export const roofHalfWidth = 48;

export const roofPlan = new Shape()
  .M(30, roofHalfWidth + 0.4)
  .C(14, 47.6, 4, 40, 1.4, 26)
  .C(0, 18, 0, 9, 0, 0)
  .C(0, -9, 0, -18, 1.4, -26)
  .C(4, -40, 14, -47.6, 30, -roofHalfWidth - 0.4)
  .L(408, -roofHalfWidth - 0.4)
  .C(410.8, -roofHalfWidth - 0.4, 412, -46.6, 412, -44)
  .L(412, 44)
  .C(412, 46.6, 410.8, roofHalfWidth + 0.4, 408, roofHalfWidth + 0.4)
  .Z();

export const roofMembrane = cut.box(roofPlan, 70, -46.4, 406, 46.4);
export const roofCapShape = cut.fwd(roofPlan, 70);
