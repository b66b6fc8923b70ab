import { band, ellipse, spline } from '../../kit/curves.ts';
import { clipConvex, cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { sideBox } from '../../parts/mirrored.ts';
import { rearGraphics, shell } from './end-shapes.ts';

export function rearBody(v: View) {
  rearRoofHighRoof(v);
  rearGround(v);
  rearBodyCorner(v);
  v.deco((r) => r.p(cut.above(shell, 20), 'silhouette-line'));
}

function rearRoofHighRoof(v: View) {
  v.region('roof.high-roof', 'High-roof cap, rear', { part: 'high-roof' }, (r) => {
    const F = cut.above(shell, 88);
    r.p(F, 'body');
    r.clip(shell, () => {
      r.p(rect(-40.2, 88, -27, 110), 'shade-from-left');
      r.p(rect(27, 88, 40.2, 110), 'shade-from-right');
      r.p(ellipse(-5, 101, 24, 5), 'glow');
      r.p(rect(-36, 104.4, 36, 109), 'shade-from-top', { opacity: 0.5 });
      r.p(spline(pairs([-36.6, 91.4, -24, 92.6, 0, 93, 24, 92.6, 36.6, 91.4])), 'edge-line', 'half-line');
      r.p(spline(pairs([-36.6, 92.2, -24, 93.4, 0, 93.8, 24, 93.4, 36.6, 92.2])), 'gleam-2');
      r.p(band(pairs([-22, 106.2, 0, 107.6, 22, 106.2]), 0, 0, 0.8), 'light-4');
    });
    r.hit(F);
    r.at(-24, 98.4);
  });
}

function rearGround(v: View) {
  v.deco((r) => {
    r.p(cut.box(shell, -36, 20, 36, 92), 'body');
    r.p(rect(-35, 30, 35, 33.4), 'shade-3');
    r.p(rect(-0.5, 32, 0.5, 96), 'void');
  });
}

function rearBodyCorner(v: View) {
  bothFromRear((s, k) =>
    v.region(`body.corner-${k}`, `Rear corner panel (D-pillar), ${k} side`, { part: 'corner-panel' }, (r) => {
      const F = clipConvex(cut.box(shell, -41, 18, 41, 90), sideBox(s, 30, 10, 42, 95));
      r.p(F, 'body');
      r.clip(F, () => {
        rearGraphics(r);
        r.p(sideBox(s, 27, 18, 40.2, 92), s > 0 ? 'shade-from-right' : 'shade-from-left');
      });
      r.hit(F);
      r.at(s * 37.6, 36.4);
    }),
  );
}
