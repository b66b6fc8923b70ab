import { band, cornered, drawn, fromPts, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import type { Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bellyPanel } from '../../../parts/walls/trim.ts';
import { body, capSeam, edge, seamPts } from './side-shapes.ts';

const capShape = (() => {
  const i0 = edge.findIndex((p) => p[0] <= 72),
    i1 = edge.findIndex((p, i) => i > 30 && p[0] > 29.6 && p[1] < 67);
  return fromPts([
    [72, 147.2],
    ...edge.slice(i0, i1).filter((p) => p[0] <= 72),
    [29.6, 66],
    ...seamPts.slice(1, -1).toReversed(),
  ]);
})();

export function sideCap(view: View) {
  bodyFrontCap(view);
  bodyFrontBelly(view);
  bodyCapMolding(view);
}

function bodyFrontCap(view: View) {
  view.region('body.front-cap', 'Front cap (molded fiberglass)', (pen) => {
    pen.path(capShape, 'body');
    pen.within(capShape, () => {
      pen.path(rect(0, 60, 27, 147), view.frontShade);
      pen.path(
        ribbon([-2, 78, -2, 106, 8, 127, 26, 139.6, 62, 148], [2.4, 76, 3, 102, 12, 122, 29, 135, 64, 144.6]),
        'shade-1',
      );
      // gloss mask with a shoulder: tall at the seam, drawn to a point at the nose
      const mask = drawn(`
        M -2 96 C 4 108 11 114.4 19 116.6 C 25 118.2 30 116.6 36 112 L 48 139 C 36 137 22 130 12 121
        C 6 115.4 1 110 -2 104 Z
      `);
      pen.path(mask, 'gloss');
      pen.path(
        drawn(`
          M 2 104.6 C 8 114 16 121.4 24 125.4 C 30 128.4 35 130 41 131 L 43.6 136.4
          C 33 134 21 127.4 12.6 119.4 C 8 115 4.6 110 2 104.6 Z
        `),
        'light-1',
      );
      pen.path(mask, 'edge-line');
      pen.path(spline([-1, 99.6, 5.6, 109.8, 13, 116, 20, 118.6, 27, 118.4, 34, 115]), {
        stroke: 'lens',
        width: 0.85,
      });
      // lower intake
      const chin = drawn(`
        M -1 80 C 6 78.4 14 76.4 22 75.6 L 30 75.2 L 30 69.4 C 20 69.4 12 69.8 6 71.6 Z
      `);
      pen.layers(chin, ['gloss'], ['edge-line']);
      pen.path(spline([3, 76.6, 14, 74.2, 30, 73.2]), 'dark-gleam-2');
      pen.path(spline([5, 74, 14, 72.2, 30, 71.4]), 'dark-gleam-1');
      pen.path(rect(0, 66, 40, 70), 'shade-from-bottom');
      pen.path(spline([0, 88, 10, 86.2, 20, 83.4, 30, 82]), 'edge-line', 'half-line');
      pen.path(spline([0, 86.8, 10, 85, 20, 82.2, 30, 80.8]), 'gleam-2');
      pen.path(band([14.6, 88.6, 12.4, 96, 14.6, 105], 0, 0, 1), 'light-3');
      pen.path(band([20, 128, 30, 134.4, 42, 139.8, 58, 143.6], 0, 0, 1.9), 'light-4');
    });
    pen.hitArea(capShape).calloutAt(18, 95);
  });
}

function bodyFrontBelly(view: View) {
  bellyPanel(
    view,
    'body.front-belly',
    'Front overhang underside panel',
    cornered([15, 66.2, 0, 90, 66.2, 0, 92, 64.6, 1, 14, 64.6, 1]),
    [82, 65.4],
  );
}

function bodyCapMolding(view: View) {
  view.region('body.cap-moulding', 'Front cap seam molding', (pen) => {
    const Bn = band(capSeam, 1.6, 1.6, 1.6);
    pen.within(body, () => {
      pen.path(Bn, 'metal', 'edge-line');
      pen.path(spline(capSeam.map(([x, y]): Point => [x - 0.2, y])), 'gleam-1');
    });
    pen.hitArea(Bn, true).calloutAt(30.6, 108);
  });
}
