import { band, ellipse, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { clipConvex, cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { shell } from './end-shapes.ts';

export function frontBody(view: View) {
  frontRoofHighRoof(view);
  frontCabSide(view);
  frontCabFender(view);
  frontCabHeaderPanel(view);
  view.decoration((pen) => pen.path(shell, 'silhouette-line'));
}

function frontRoofHighRoof(view: View) {
  view.region('roof.high-roof', 'High-roof cap', (pen) => {
    const outline = cut.above(shell, 88);
    pen.path(outline, 'body');
    pen.within(shell, () => {
      pen.path(rect(-40.2, 88, -26, 110), 'shade-from-left');
      pen.path(rect(26, 88, 40.2, 110), 'shade-from-right');
      pen.path(ellipse(-5, 101.6, 24, 5), 'glow');
      pen.path(rect(-36, 104.4, 36, 109), 'shade-from-top', { opacity: 0.5 });
      pen.path(
        ribbon(
          [-36.6, 93, -24, 94.8, 0, 95.6, 24, 94.8, 36.6, 93],
          [-36.6, 90.4, -24, 92.2, 0, 93, 24, 92.2, 36.6, 90.4],
        ),
        'shade-2',
      );
      pen.path(spline([-36.6, 93, -24, 94.8, 0, 95.6, 24, 94.8, 36.6, 93]), 'edge-line', 'half-line');
      pen.path(spline([-36, 93.9, -24, 95.6, 0, 96.4, 24, 95.6, 36, 93.9]), 'gleam-2');
      pen.path(band([-22, 106.2, 0, 107.6, 22, 106.2], 0, 0, 0.8), 'light-4');
    });
    pen.hitArea(outline).calloutAt(-22, 98.6);
  });
}

function frontCabSide(view: View) {
  bothFromFront((s, k) =>
    view.region(`cab.side-${k}`, `A-pillar & cab side, ${k} side`, (pen) => {
      const outline = clipConvex(cut.box(shell, -41, 54, 41, 92.4), sideBox(s, 22, 50, 42, 94));
      pen.path(outline, 'body');
      pen.within(outline, () =>
        pen.path(sideBox(s, 26, 40, 40.2, 96), s > 0 ? 'shade-from-right' : 'shade-from-left'),
      );
      pen.hitArea(outline).calloutAt(s * 36, 74);
    }),
  );
}

function frontCabFender(view: View) {
  bothFromFront((s, k) =>
    view.region(`cab.fender-${k}`, `Front fender, ${k} side`, (pen) => {
      const outline = clipConvex(cut.box(shell, -41, 28, 41, 56.4), sideBox(s, 20, 20, 42, 60));
      pen.path(outline, 'body');
      pen.within(shell, () => {
        pen.path(sideBox(s, 26, 28, 40.2, 57), s > 0 ? 'shade-from-right' : 'shade-from-left');
        pen.path(band([s * 38.6, 34, s * 39, 44, s * 38, 53], 0, 0, 0.9), s < 0 ? 'light-4' : 'light-2');
      });
      pen.hitArea(outline).calloutAt(s * 38.2, 49.4);
    }),
  );
}

function frontCabHeaderPanel(view: View) {
  view.region('cab.header-panel', 'Grille header panel', (pen) => {
    const outline = rect(-22.4, 29, 22.4, 48.6);
    pen.path(outline, 'body');
    pen.path(rect(-22.4, 29, 22.4, 33.6), 'shade-from-bottom');
    pen.hitArea(outline).calloutAt(-20.6, 32);
  });
}
