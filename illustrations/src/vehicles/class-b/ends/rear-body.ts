import { band, ellipse, rect, spline } from '../../../kit/geometry/shapes.ts';
import { clipConvex, cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { rearGraphics, shell } from './end-shapes.ts';

export function rearBody(view: View) {
  rearRoofHighRoof(view);
  rearGround(view);
  rearBodyCorner(view);
  view.decoration((pen) => pen.path(cut.above(shell, 20), 'silhouette-line'));
}

function rearRoofHighRoof(view: View) {
  view.region('roof.high-roof', 'High-roof cap, rear', (pen) => {
    const outline = cut.above(shell, 88);
    pen.path(outline, 'body');
    pen.within(shell, () => {
      pen.path(rect(-40.2, 88, -27, 110), 'shade-from-left');
      pen.path(rect(27, 88, 40.2, 110), 'shade-from-right');
      pen.path(ellipse(-5, 101, 24, 5), 'glow');
      pen.path(rect(-36, 104.4, 36, 109), 'shade-from-top', { opacity: 0.5 });
      pen.path(spline([-36.6, 91.4, -24, 92.6, 0, 93, 24, 92.6, 36.6, 91.4]), 'edge-line', 'half-line');
      pen.path(spline([-36.6, 92.2, -24, 93.4, 0, 93.8, 24, 93.4, 36.6, 92.2]), 'gleam-2');
      pen.path(band([-22, 106.2, 0, 107.6, 22, 106.2], 0, 0, 0.8), 'light-4');
    });
    pen.hitArea(outline).calloutAt(-24, 98.4);
  });
}

function rearGround(view: View) {
  view.decoration((pen) => {
    pen.path(cut.box(shell, -36, 20, 36, 92), 'body');
    pen.path(rect(-35, 30, 35, 33.4), 'shade-3');
    pen.path(rect(-0.5, 32, 0.5, 96), 'void');
  });
}

function rearBodyCorner(view: View) {
  bothFromRear((s, k) =>
    view.region(`body.corner-${k}`, `Rear corner panel (D-pillar), ${k} side`, (pen) => {
      const outline = clipConvex(cut.box(shell, -41, 18, 41, 90), sideBox(s, 30, 10, 42, 95));
      pen.path(outline, 'body');
      pen.within(outline, () => {
        rearGraphics(pen);
        pen.path(sideBox(s, 27, 18, 40.2, 92), s > 0 ? 'shade-from-right' : 'shade-from-left');
      });
      pen.hitArea(outline).calloutAt(s * 37.6, 36.4);
    }),
  );
}
