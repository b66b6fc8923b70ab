import { band, cornered, drawn, fromPts, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bellyPanel } from '../../../parts/walls/trim.ts';
import { body, capSeam, edge, roofHeight, seamPts } from './side-shapes.ts';

const noseCap = (() => {
  const i0 = edge.findIndex((p) => p[0] <= 58),
    i1 = edge.findIndex((p, i) => i > 24 && p[0] > 29.4 && p[1] < 85);
  return fromPts([
    [58, 136.8],
    ...edge.slice(i0, i1).filter((p) => p[0] <= 58),
    [29.4, 84],
    ...seamPts.slice(1, -1).toReversed(),
  ]);
})();

export function sideNose(view: View) {
  bodyCaboverCap(view);
  glassNose(view);
  bodyCapMolding(view);
  bodyCaboverBelly(view);
  bodyFrontWall(view);
}

function bodyCaboverCap(view: View) {
  view.region('body.cabover-cap', 'Cab-over cap (molded fiberglass)', (pen) => {
    pen.path(noseCap, 'body');
    pen.within(noseCap, () => {
      pen.path(rect(0, 82, 26, roofHeight), view.frontShade);
      pen.path(rect(0, 84, 40, 92), 'shade-from-bottom');
      pen.path(
        ribbon([-2, 90, -2, 106, 8, 124, 26, 134, 52, 139], [2.6, 90, 3, 103, 12, 119, 29, 129.6, 54, 134.6]),
        'shade-1',
      );
      const m = drawn(`
        M -2 98 C 4 105 11 108.6 19 109.4 C 24 109.8 28 108.6 33 106 L 42 128 C 32 126.4 20 122 11 115.4
        C 5 111 1 107 -2 104 Z
      `);
      pen.path(m, 'gloss');
      pen.path(
        drawn(`
          M 4 106.6 C 12 113.4 22 118.8 36 121 L 38 125 C 28 123.6 18 119.6 10 113.8
          C 7.6 111.8 5.6 109.4 4 106.6 Z
        `),
        'light-1',
      );
      pen.path(m, 'edge-line');
      pen.path(spline([-1, 100.6, 5, 106.4, 12, 110, 19, 111.4, 26, 111, 32, 108.8]), {
        stroke: 'lens',
        width: 0.7,
      });
      pen.path(band([16, 122.6, 26, 128.4, 36, 132, 46, 134.4], 0, 0, 1.6), 'light-4');
      pen.path(band([13, 89.6, 10.4, 95, 12.4, 101], 0, 0, 0.9), 'light-3');
      pen.path(spline([0, 94, 12, 92.4, 29, 90.6]), 'detail-line', 'half-line');
      pen.path(spline([0, 93.2, 12, 91.6, 29, 89.8]), 'gleam-2');
    });
    pen.hitArea(noseCap).calloutAt(20, 99);
  });
}

function glassNose(view: View) {
  view.region('glass.nose', 'Window, cab-over nose (edge)', { shared: true }, (pen) => {
    const outline = cornered([
      1.6, 110, 0.6, 9.4, 120.4, 1.2, 14.4, 123.4, 1, 16, 121.6, 0.8, 9, 114.6, 2, 4.2, 108.4, 0.8,
    ]);
    pen.path(outline, 'frame', 'edge-line');
    const G = outline.inset(0.55);
    pen.path(G, 'glass');
    pen.path(cut.slab(G, 1, -0.5, -49, -46.6), 'light-2');
    pen.path(G, 'dark-gleam-1');
    pen.hitArea(outline);
  });
}

function bodyCapMolding(view: View) {
  view.region('body.cap-moulding', 'Cab-over cap seam molding', (pen) => {
    const Bn = band(capSeam, 1.4, 1.4, 1.4);
    pen.within(body, () => {
      pen.path(Bn, 'metal', 'edge-line');
      pen.path(spline(capSeam.map(([x, y]): Point => [x - 0.2, y])), 'gleam-1');
    });
    pen.hitArea(Bn, true).calloutAt(28.8, 104);
  });
}

function bodyCaboverBelly(view: View) {
  bellyPanel(
    view,
    'body.cabover-belly',
    'Cab-over underside panel',
    cornered([14, 84.2, 0, 82, 84.2, 0, 82, 82.8, 0.6, 15, 82.8, 0.8]),
    [66, 83.4],
    { shared: true },
  );
}

function bodyFrontWall(view: View) {
  view.region('body.front-wall', 'Front wall above bed (edge)', { shared: true }, (pen) => {
    const outline = rect(83.2, 61, 85.8, 82.6, 0.5);
    pen.layers(outline, ['metal', 'edge-line'], ['standing-cylinder']);
    pen.hitArea(outline, true).calloutAt(84.4, 72);
  });
}
