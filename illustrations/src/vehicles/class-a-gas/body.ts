import { drawn, Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';

/** The stations of the axles, the radius of the tires, half the width of the body. */
export const AX = { front: 40, rear: 275 };
export const R = 19;
export const W = 50.5;

function silhouette() {
  return drawn(`
    M 58 138 C 44 137.8 31 135.8 22.6 130.4 C 17.8 127.2 15.4 123.6 15 119.8
    C 14.8 117.8 15.4 116.6 15.8 115 C 14.2 100 11.4 80 9 64 C 8.4 61.2 6.6 60 5.6 57
    C 3.4 50 2.2 44 1.8 37 C 1.5 34.4 0.3 33.4 0.1 30 C -0.2 22 1.2 17.4 6.4 16.2
    C 7.6 15.9 9 15.8 11 15.8 L 304 16 L 386 18.6 C 394 18.9 401 19.2 404.4 20
    C 407.2 20.8 408.2 23 408.3 27 C 408.6 48 408.2 80 406.8 118 C 406.2 131 400.6 138 389 138 Z
  `);
}

export const body = silhouette();
export const B = body.pts(0.03);

/** Graphics: a fading sweep from the cab, a rising one to the rear cap. */
export function paint(view: View) {
  view.bodyBand(
    'accent-1',
    [25.4, 69, 70, 68.6, 130, 67.4, 190, 65.4, 236, 64.2],
    [25.4, 62.4, 70, 61.8, 130, 62, 190, 63.2, 236, 64],
  );
  view.bodyBand(
    'accent-2',
    [25.4, 60.4, 70, 60, 130, 59.6, 200, 59, 268, 58.2],
    [25.4, 45.4, 70, 48.6, 130, 53, 200, 56.6, 268, 58],
  );
  view.bodyBand(
    'accent-3',
    [26, 71.8, 90, 71.4, 150, 70.2, 200, 68.8],
    [26, 70.6, 90, 70.1, 150, 69.2, 200, 68.6],
  );
  view.bodyBand(
    'accent-1',
    [132, 46.2, 200, 50.4, 260, 55.4, 310, 64, 352, 80, 384, 100, 410, 122],
    [132, 46, 200, 46.8, 260, 47.6, 310, 52, 352, 62, 384, 76, 410, 92],
  );
  view.bodyBand(
    'accent-2',
    [196, 44.6, 260, 46.2, 310, 50.2, 352, 59.8, 384, 73.4, 410, 89],
    [196, 43, 260, 40, 310, 38, 352, 42, 384, 50, 410, 60],
  );
  view.bodyBand(
    'accent-3',
    [222, 54.6, 260, 58.6, 310, 68, 352, 85, 384, 106, 410, 129.4],
    [222, 54.2, 260, 57, 310, 65.8, 352, 82.2, 384, 102.6, 410, 125.4],
  );
  view.bodyBand('accent-4', [300, 36, 340, 39.4, 384, 48, 410, 57.6], [300, 35.6, 340, 32, 384, 33, 410, 36]);
}

/** The outline of the body from the front and from the rear. */
export const shell: Shape = drawn(`
  M -45 15.8 C -48.6 15.8 -50 17.4 -50.2 21 L -50.5 122 C -50.5 131 -47 136 -39 136.9
  C -20 138.7 20 138.7 39 136.9 C 47 136 50.5 131 50.5 122 L 50.2 21 C 50 17.4 48.6 15.8 45 15.8 Z
`);

/** The outline of the body from above. */
export const plan: Shape = new Shape()
  .M(28, W)
  .C(14, W, 5.6, 47, 3.2, 36)
  .C(0.8, 25, 0, 12, 0, 0)
  .C(0, -12, 0.8, -25, 3.2, -36)
  .C(5.6, -47, 14, -W, 28, -W)
  .L(396, -W)
  .C(404, -W, 407, -47.6, 407.4, -41)
  .C(408.4, -16, 408.4, 16, 407.4, 41)
  .C(407, 47.6, 404, W, 396, W)
  .Z();
