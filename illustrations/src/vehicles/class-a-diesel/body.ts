import { drawn, Shape } from '../../kit/geometry/shapes.ts';
import { pairs } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';

/** The stations of the axles, the radius of the tires, half the width of the body. */
export const AX = { front: 92, rear: 358 };
export const R = 20;
export const W = 50.5;

function silhouette() {
  return drawn(`
    M 66 139.6 C 47 139.4 31 137 21.6 130.4 C 16.6 126.8 14.6 122.6 13.8 117.6 C 12 104 9.4 84 6.8 66
    C 6 60.4 3.6 56 2.2 50 C 0.6 42 0 36 0 29 C 0 20 1.4 14.6 8 14 L 404 14 C 412 14 430 17.6 441 18.6
    C 447 19.2 450 22 450.2 28 C 450.6 40 450.4 56 449.6 72 C 448.8 92 447.6 112 446.4 124
    C 445.2 134.6 440 139.6 430 139.6 Z
  `);
}

export const body = silhouette();
export const B = body.pts(0.03);

/** Ribbons of paint from nose to tail: upper edge, lower edge. */
export const silver = {
  top: pairs([-4, 70, 40, 74, 110, 72, 190, 62, 260, 58, 320, 66, 380, 90, 452, 134]),
  bottom: pairs([-4, 58, 40, 61, 110, 57, 190, 46, 260, 42, 320, 48, 380, 68, 452, 108]),
};
export const bronze = {
  top: pairs([30, 78.4, 110, 76.4, 190, 66.4, 260, 62, 320, 70.4, 380, 95, 452, 140.5]),
  bottom: pairs([30, 77.4, 110, 74.6, 190, 64.2, 260, 59.8, 320, 67.8, 380, 92, 452, 136.4]),
};

export function paint(view: View) {
  view.bodyBand('accent-1', silver.top, silver.bottom);
  view.bodyBand(
    'accent-2',
    [-4, 56.6, 40, 59.6, 110, 55.4, 190, 44.4, 260, 40.4, 320, 46.4, 380, 66, 452, 105.4],
    [-4, 10, 40, 10, 110, 10, 190, 10, 260, 10, 320, 10, 380, 10, 452, 10],
  );
  view.bodyBand(
    'accent-4',
    [130, 10.2, 170, 16.4, 220, 22.4, 290, 30, 350, 40, 400, 56, 452, 82],
    [130, 10, 170, 10, 220, 10, 290, 10, 350, 10, 400, 10, 452, 10],
  );
  view.bodyBand('accent-3', bronze.top, bronze.bottom);
}

/** The outline of the body from above and from below. */
export const plan: Shape = new Shape()
  .M(30, W)
  .C(14, W, 4.6, 46, 2.4, 34)
  .C(0.6, 24, 0, 12, 0, 0)
  .C(0, -12, 0.6, -24, 2.4, -34)
  .C(4.6, -46, 14, -W, 30, -W)
  .L(430, -W)
  .C(444, -W, 449, -46, 449.6, -34)
  .C(450.4, -14, 450.4, 14, 449.6, 34)
  .C(449, 46, 444, W, 430, W)
  .Z();

/** The outline of the body from the front and from the rear. */
export const shell: Shape = drawn(`
  M -44 14 C -48 14 -49.6 16 -50 20 L -50.5 118 C -50.5 130 -46 137 -36 138.4
  C -18 140.2 18 140.2 36 138.4 C 46 137 50.5 130 50.5 118 L 50 20 C 49.6 16 48 14 44 14 Z
`);
export const I = 48;

/** The inner face of the shell. */
export const inn: Shape = new Shape()
  .M(30, I)
  .C(15.6, I, 7.2, 44.2, 5, 33.4)
  .C(3.2, 24, 2.6, 12, 2.6, 0)
  .C(2.6, -12, 3.2, -24, 5, -33.4)
  .C(7.2, -44.2, 15.6, -I, 30, -I)
  .L(430, -I)
  .C(441.6, -I, 446.4, -44.4, 447, -33.4)
  .C(447.8, -14, 447.8, 14, 447, 33.4)
  .C(446.4, 44.4, 441.6, I, 430, I)
  .Z();
export const IP = inn.pts(0.05);
