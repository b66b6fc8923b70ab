import { cornered, ellipse, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { extent } from '../../../parts/layout/mirrored.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { awnEnd, roofEnd } from './end-parts.ts';

export function frontUnderbody(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 48, 4.4), 0), 'ground-shadow');
    pen.path(line([-70, 0], [70, 0]), 'ground-line');
  });
  frontRunTire(view);
  frontChassisAxleFront(view);
  roofEnd(view, -1);
  awnEnd(view, -1);
}

function frontRunTire(view: View) {
  bothFromFront((s, k) =>
    view.region(`run.wheel-front-${k}`, `Front tire, ${k} side`, (pen) => {
      const [a, b] = extent(s, 29, 38);
      tireEnd(pen, a, b, 14.5, 15);
      pen.hitArea(rect(a, 0, b, 14)).calloutAt(s * 33.4, 5);
    }),
  );
}

function frontChassisAxleFront(view: View) {
  view.region('chassis.axle-front', 'Front suspension crossmember', (pen) => {
    pen.path(rect(-30, 9.6, 30, 14.4), 'void');
    const outline = cornered([
      -28, 9.6, 1, -20, 7.6, 1.4, 20, 7.6, 1.4, 28, 9.6, 1, 28, 12, 0.6, -28, 12, 0.6,
    ]);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    pen.path(rect(-7, 6.8, 7, 10.6, 1), 'underbody', 'edge-line');
    pen.hitArea(poly([-30, 9.4, -20, 7.2, -7, 6.6, 7, 6.6, 20, 7.2, 30, 9.4, 30, 14, -30, 14]));
    pen.calloutAt(-14, 10);
  });
}
