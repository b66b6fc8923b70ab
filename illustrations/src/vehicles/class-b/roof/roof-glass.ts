import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { cornered, fromPts, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { planOutline } from './roof-shapes.ts';

export function roofGlass(view: View) {
  roofBodySideUpper(view);
  roofGlassWindshield(view);
  roofCabWiper(view);
  view.decoration((pen) => pen.path(planOutline, 'silhouette-line'));
}

function roofBodySideUpper(view: View) {
  for (const [s, k] of sidesFromAbove)
    view.region(`body.side-upper-${k}`, `Upper body side & glass (from above), ${k} side`, (pen) => {
      const outline = cut.box(planOutline, 47, s > 0 ? 27 : -41, 287, s > 0 ? 41 : -27);
      pen.path(outline, 'mid-wall');
      pen.within(outline, () => {
        pen.path(
          rect(40, s > 0 ? 32 : -40.4, 290, s > 0 ? 40.4 : -32),
          s > 0 ? 'shade-from-top' : 'shade-from-bottom',
        );
        const g = (a: number, b: number) => {
          const G = cornered([a, s * 35.6, 0.8, b, s * 35.6, 0.8, b, s * 38.2, 0.8, a, s * 38.2, 0.8]);
          pen.path(G, 'glass', 'detail-line');
        };
        for (const [a, b] of s > 0
          ? pairs([79, 95, 105, 148, 158, 196, 229, 277])
          : pairs([79, 95, 108, 150, 164, 184, 229, 277]))
          g(a, b);
        for (const x of s > 0 ? [97.4, 101, 152] : [97.4])
          pen.path(line([x, s * 33], [x, s * 40]), 'edge-line', 'half-line');
      });
      pen.path(line([56.4, s * 33], [54, s * 40]), 'edge-line', 'half-line');
      pen.hitArea(outline).calloutAt(s > 0 ? 260 : 214, s * 34.6 + s * 4.4);
    });
}

function roofGlassWindshield(view: View) {
  view.region('glass.windshield', 'Windshield (from above)', (pen) => {
    const outline = fromPts([
      ...spline([46.4, 34, 42, 18, 41, 0, 42, -18, 46.4, -34]).pts(0.08),
      [72.4, -29.4],
      ...spline([71.6, -28.4, 68.6, -16, 67.6, 0, 68.6, 16, 71.6, 28.4]).pts(0.08),
      [72.4, 29.4],
    ]);
    pen.path(outline, 'glass');
    pen.within(outline, () => {
      pen.path(rect(62, -35, 74, 35), 'shade-from-right');
      pen.path(poly([44, 8, 70, 26, 70, 18, 44, -2]), 'light-1');
      pen.path(poly([44, -6, 70, 13, 70, 10, 44, -9.4]), 'light-1');
    });
    pen.layers(outline, [{ stroke: 'frame', width: 1.2 }], ['edge-line']);
    pen.hitArea(outline).calloutAt(56, -12);
  });
}

function roofCabWiper(view: View) {
  for (const [s, k] of sidesFromAbove)
    view.region(`cab.wiper-${k}`, `Wiper arm & blade, ${k} side`, (pen) => {
      const y0 = s > 0 ? 26 : -6;
      pen.path(line([46.6, y0], [43.8, y0 - 24]), { stroke: 'frame', width: 1.1 });
      pen.path(line([40.6, y0 + 1], [45, y0 - 10]), { stroke: 'gloss-2', width: 1 });
      pen.hitArea(poly([39.6, y0 + 1.6, 48, y0 + 1, 45.4, y0 - 24.6, 42.8, y0 - 24.6]));
      pen.calloutAt(44.6, y0 - 18);
    });
}
