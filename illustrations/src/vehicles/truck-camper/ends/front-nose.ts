import { band, box, drawn, ellipse, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { identificationLights, marker } from '../../../parts/walls/lamps.ts';
import { win } from '../../../parts/walls/windows.ts';
import { fromFront } from './end-shapes.ts';

const cap = drawn(`
  M -40 84 C -45.6 84 -47.6 86.6 -48 92 L -48.4 118 C -48.4 128 -45 134 -35 135.6
  C -17 137.4 17 137.4 35 135.6 C 45 134 48.4 128 48.4 118 L 48 92 C 47.6 86.6 45.6 84 40 84 Z
`);

const mask = drawn(`
  M -48.4 100 C -38 104 -26 106 -14 103.6 C -8 102.4 -4 101.6 0 101.6 C 4 101.6 8 102.4 14 103.6
  C 26 106 38 104 48.4 100 L 48.4 117 C 45 124 38 127 28 127.6 C 14 128.4 -14 128.4 -28 127.6
  C -38 127 -45 124 -48.4 117 Z
`);

export function frontNose(view: View) {
  frontBodyCaboverCap(view);
  frontBodyCapMask(view);
  frontLightAccent(view);
  win(view, 'glass.nose', 'Window, cab-over nose', rect(-21, 107, 21, 124.6, 4), {
    kind: 'frameless',
    split: 0,
    meta: {},
  });
  frontBodyCapMolding(view);
  identificationLights(view, 'front', pairs([-8, 131, 0, 131, 8, 131]), [3.2, 1.3]);
  for (const [k, s] of fromFront)
    marker(
      view,
      `light.clearance-front-${k}`,
      `Clearance light, ${k} side (amber)`,
      [s * 37, 130],
      [3.2, 1.3],
    );
}

function frontBodyCaboverCap(view: View) {
  view.region('body.cabover-cap', 'Cab-over cap (molded fiberglass)', (pen) => {
    pen.path(cap, 'body');
    pen.within(cap, () => {
      pen.path(rect(-48.4, 80, -27, 138), 'shade-from-left');
      pen.path(rect(27, 80, 48.4, 138), 'shade-from-right');
      pen.path(rect(-50, 131, 50, 137), 'shade-from-top');
      pen.path(rect(-50, 84, 50, 93), 'shade-from-bottom');
      pen.path(ellipse(-10, 97, 24, 7), 'glow');
      pen.path(band([-32, 132.4, 0, 134.2, 32, 132.4], 0, 0, 1.5), 'light-4');
      for (const k of [0, 1])
        pen.path(
          spline([
            [-49, 94.4 - k * 0.8],
            [-25, 92 - k * 0.8],
            [0, 91 - k * 0.8],
            [25, 92 - k * 0.8],
            [49, 94.4 - k * 0.8],
          ]),
          ...(k ? (['gleam-2'] as const) : (['edge-line', 'half-line'] as const)),
        );
    });
    pen.path(cap, 'silhouette-line');
    pen.hitArea(cap).calloutAt(-30, 96);
  });
}

function frontBodyCapMask(view: View) {
  view.region('body.cap-mask', 'Cab-over gloss mask / accent panel', (pen) => {
    pen.within(cap, () => {
      pen.path(mask, 'gloss');
      for (const s of [-1, 1])
        pen.path(
          ribbon(
            [s * 50, 114, s * 43, 121, s * 35, 124.4, s * 25, 126],
            [s * 50, 109, s * 43, 116.4, s * 35, 121, s * 25, 125.8],
          ),
          'light-1',
        );
      pen.path(mask, 'part-line');
    });
    pen.hitArea(cut.box(mask, -48.3, 99, 48.3, 129)).calloutAt(36, 112);
  });
}

function frontLightAccent(view: View) {
  for (const [k, s] of fromFront)
    view.region(`light.accent-${k}`, `Cap LED accent light, ${k} side`, (pen) => {
      const Bn = band([s * 25, 107.2, s * 34, 106.6, s * 42, 104.8, s * 47.4, 103], 0.8, 0.8, 1);
      pen.path(Bn, 'lens', 'detail-line');
      pen.hitArea(Bn, true).calloutAt(s * 34, 106.6);
    });
}

function frontBodyCapMolding(view: View) {
  for (const [k, s] of fromFront)
    view.region(`body.cap-moulding-${k}`, `Cab-over cap seam molding, ${k} side`, (pen) => {
      const outline = box(s * 47.4, 94, s * 49, 121, 0.6);
      pen.path(outline, 'metal', 'edge-line');
      pen.hitArea(outline).calloutAt(s * 48.2, s > 0 ? 98 : 108);
    });
}
