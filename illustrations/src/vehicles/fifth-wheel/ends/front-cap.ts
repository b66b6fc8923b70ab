import { sidesFromFront } from '../../../parts/layout/both-sides.ts';
import { band, cornered, drawn, ellipse, poly, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { identificationLights, marker } from '../../../parts/walls/lamps.ts';
import { bellyPanel } from '../../../parts/walls/trim.ts';
import { nameBadge } from '../../../parts/walls/name-badge.ts';

const capFront = drawn(`
  M -40 66 C -46 66 -48 70 -48.2 77 L -48.4 122 C -48.4 133 -45 140 -34 141.8
  C -16 143.8 16 143.8 34 141.8 C 45 140 48.4 133 48.4 122 L 48.2 77 C 48 70 46 66 40 66 Z
`);

const capMask = drawn(`
  M -48.4 107 C -34 103 -14 101 0 101 C 14 101 34 103 48.4 107 L 48.4 119 C 44 123.5 36 126 26 126.8
  C 16 127.4 8 124.6 0 124.6 C -8 124.6 -16 127.4 -26 126.8 C -36 126 -44 123.5 -48.4 119 Z
`);

export function frontCap(view: View) {
  view.region('body.front-cap', 'Front cap (molded fiberglass)', (pen) => {
    pen.path(capFront, 'body');
    pen.within(capFront, () => {
      pen.path(rect(-48.4, 60, -26, 145), 'shade-from-left');
      pen.path(rect(26, 60, 48.4, 145), 'shade-from-right');
      pen.path(rect(-48.4, 66, 48.4, 80), 'shade-from-bottom');
      pen.path(rect(-50, 136, 50, 144), 'shade-from-top');
      // center crown highlight
      pen.path(ellipse(-9, 90, 22, 15), 'glow');
      pen.path(band([-30, 138.6, 0, 140.4, 30, 138.6], 0, 0, 1.6), 'light-4');
      // moulded lower chin lines
      for (const k of [0, 1]) {
        pen.path(
          spline([-49, 84 - k, -30, 81 - k, 0, 79 - k, 30, 81 - k, 49, 84 - k]),
          ...(k ? (['gleam-2'] as const) : (['edge-line', 'half-line'] as const)),
        );
      }
      pen.path(spline([-49, 76, -26, 73, 0, 71.8, 26, 73, 49, 76]), 'detail-line', 'faint-line');
    });
    pen.path(capFront, 'silhouette-line');
    pen.hitArea(capFront).calloutAt(0, 90);
  });
}

export function frontMask(view: View) {
  view.region('body.cap-mask', 'Front cap gloss mask / accent panel', (pen) => {
    pen.within(capFront, () => {
      pen.path(capMask, 'gloss');
      pen.path(
        ribbon(
          [-49, 116, -30, 122, -14, 122.4, 0, 120.6, 14, 122.4, 30, 122, 49, 116],
          [-49, 112, -30, 115.4, -14, 114.6, 0, 113, 14, 114.6, 30, 115.4, 49, 112],
        ),
        'light-1',
      );
      pen.path(band([-40, 108, -20, 105.6, -4, 104.8], 0, 0, 1), 'light-1');
      pen.path(capMask, 'part-line');
    });
    pen.hitArea(cut.box(capMask, -48.3, 100, 48.3, 128)).calloutAt(14, 118);
  });
  for (const [s, k] of sidesFromFront)
    view.region(`light.accent-${k}`, `Cap LED accent light, ${k} side`, (pen) => {
      const B = band([s * 8, 103.4, s * 26, 104.6, s * 40, 107.2, s * 46.6, 109.6], 1, 1, 1.1);
      pen.path(B, 'lens', 'detail-line');
      pen.hitArea(B, true);
    });
}

export function frontCapTrim(view: View) {
  nameBadge(
    view,
    'Cap emblem / name badge',
    [-13, 111, 1.4, 13, 111, 1.4, 10.6, 117.4, 1.4, -10.6, 117.4, 1.4],
    1,
    [-6, 114],
  );
  for (const [s, k] of sidesFromFront)
    view.region(`body.cap-moulding-${k}`, `Front cap seam molding, ${k} side`, (pen) => {
      const outline = rect(Math.min(s * 47.4, s * 49), 67.4, Math.max(s * 47.4, s * 49), 126, 0.6);
      pen.path(outline, 'metal', 'edge-line');
      pen.hitArea(outline, true).calloutAt(s * 48.2, 72 + (s > 0 ? 0 : 14));
    });
}

export function frontCapLights(view: View) {
  identificationLights(view, 'front', pairs([-8, 137.6, 0, 137.6, 8, 137.6]), [3.4, 1.4]);
  marker(view, 'light.clearance-front-curb', 'Clearance light, curb side (amber)', [-37, 134.6], [3.4, 1.4]);
  marker(view, 'light.clearance-front-road', 'Clearance light, road side (amber)', [37, 134.6], [3.4, 1.4]);
}

export function frontHitch(view: View) {
  // belly + pin box
  bellyPanel(
    view,
    'body.front-belly',
    'Front overhang underside panel',
    cornered([-42, 66.2, 0, 42, 66.2, 0, 41, 64.2, 0.8, -41, 64.2, 0.8]),
    [-30, 65.2],
  );
  view.region('chassis.pin-box', 'Pin box', (pen) => {
    const outline = cornered([
      -13, 65, 0, 13, 65, 0, 13, 62, 0.5, 9, 60.4, 1, 8, 50, 0.6, -8, 50, 0.6, -9, 60.4, 1, -13, 62, 0.5,
    ]);
    pen.layers(outline, ['dark-underbody', 'overlap-line'], ['blade']);
    pen.path(cornered([-6, 60, 1, 6, 60, 1, 5, 52.4, 1, -5, 52.4, 1]), 'underbody', 'edge-line');
    for (const x of [-11, -8.6, 8.6, 11]) pen.circle(x, 63.4, 0.6, 'metal', 'detail-line');
    pen.path(rect(-11, 48, 11, 50, 0.4), 'underbody', 'part-line');
    pen.hitArea(poly([-13, 65, 13, 65, 13, 62, 9, 60, 11, 50, 11, 48, -11, 48, -11, 50, -9, 60, -13, 62]));
  });
  view.region('chassis.king-pin', 'King pin', (pen) => {
    pen.path(rect(-1.6, 43.6, 1.6, 48, 0.2), 'metal', 'part-line');
    pen.path(rect(-1.6, 43.6, 1.6, 48), 'standing-cylinder');
    pen.path(rect(-2.4, 42.4, 2.4, 44, 0.4), 'metal', 'part-line');
    pen.hitArea(rect(-3, 42, 3, 48));
  });
  view.region('chassis.seven-way', '7-way cord & breakaway switch', (pen) => {
    pen.path(spline([12, 62, 16, 56, 15, 50, 19, 47]), { stroke: 'line', width: 1.3 });
    pen.path(spline([12, 62, 16, 56, 15, 50, 19, 47]), { stroke: 'rubber', width: 0.8 });
    pen.path(rect(17.6, 43.4, 21.2, 47.4, 0.6), 'gloss', 'edge-line');
    pen.hitArea(poly([11, 63, 17.6, 57, 17, 51, 22, 48, 22, 43, 17, 43, 13.4, 50, 14, 56, 10.6, 61]));
  });
}
