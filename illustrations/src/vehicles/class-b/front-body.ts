import { band, ellipse, ribbon, spline } from '../../kit/curves.ts';
import { clipConvex, cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bothFromFront } from '../../parts/both-sides.ts';
import { sideBox } from '../../parts/mirrored.ts';
import { shell } from './end-shapes.ts';

export function frontBody(v: View) {
  frontRoofHighRoof(v);
  frontCabSide(v);
  frontCabFender(v);
  frontCabHeaderPanel(v);
  v.deco((r) => r.p(shell, 'silhouette-line'));
}

function frontRoofHighRoof(v: View) {
  v.region('roof.high-roof', 'High-roof cap', { part: 'high-roof' }, (r) => {
    const F = cut.above(shell, 88);
    r.p(F, 'body');
    r.clip(shell, () => {
      r.p(rect(-40.2, 88, -26, 110), 'shade-from-left');
      r.p(rect(26, 88, 40.2, 110), 'shade-from-right');
      r.p(ellipse(-5, 101.6, 24, 5), 'glow');
      r.p(rect(-36, 104.4, 36, 109), 'shade-from-top', { opacity: 0.5 });
      r.p(
        ribbon(
          pairs([-36.6, 93, -24, 94.8, 0, 95.6, 24, 94.8, 36.6, 93]),
          pairs([-36.6, 90.4, -24, 92.2, 0, 93, 24, 92.2, 36.6, 90.4]),
        ),
        'shade-2',
      );
      r.p(spline(pairs([-36.6, 93, -24, 94.8, 0, 95.6, 24, 94.8, 36.6, 93])), 'edge-line', 'half-line');
      r.p(spline(pairs([-36, 93.9, -24, 95.6, 0, 96.4, 24, 95.6, 36, 93.9])), 'gleam-2');
      r.p(band(pairs([-22, 106.2, 0, 107.6, 22, 106.2]), 0, 0, 0.8), 'light-4');
    });
    r.hit(F);
    r.at(-22, 98.6);
  });
}

function frontCabSide(v: View) {
  bothFromFront((s, k) =>
    v.region(`cab.side-${k}`, `A-pillar & cab side, ${k} side`, { part: 'pillar' }, (r) => {
      const F = clipConvex(cut.box(shell, -41, 54, 41, 92.4), sideBox(s, 22, 50, 42, 94));
      r.p(F, 'body');
      r.clip(F, () => r.p(sideBox(s, 26, 40, 40.2, 96), s > 0 ? 'shade-from-right' : 'shade-from-left'));
      r.hit(F);
      r.at(s * 36, 74);
    }),
  );
}

function frontCabFender(v: View) {
  bothFromFront((s, k) =>
    v.region(`cab.fender-${k}`, `Front fender, ${k} side`, { part: 'fender' }, (r) => {
      const F = clipConvex(cut.box(shell, -41, 28, 41, 56.4), sideBox(s, 20, 20, 42, 60));
      r.p(F, 'body');
      r.clip(shell, () => {
        r.p(sideBox(s, 26, 28, 40.2, 57), s > 0 ? 'shade-from-right' : 'shade-from-left');
        r.p(
          band(
            [
              [s * 38.6, 34],
              [s * 39, 44],
              [s * 38, 53],
            ],
            0,
            0,
            0.9,
          ),
          s < 0 ? 'light-4' : 'light-2',
        );
      });
      r.hit(F);
      r.at(s * 38.2, 49.4);
    }),
  );
}

function frontCabHeaderPanel(v: View) {
  v.region('cab.header-panel', 'Grille header panel', { part: 'header-panel' }, (r) => {
    const F = rect(-22.4, 29, 22.4, 48.6);
    r.p(F, 'body');
    r.p(rect(-22.4, 29, 22.4, 33.6), 'shade-from-bottom');
    r.hit(F);
    r.at(-20.6, 32);
  });
}
