import { ellipse, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { extent, sideBox } from '../../../parts/layout/mirrored.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { awnEnd, mirror, roofEnd } from './end-parts.ts';

export function rearUnderbody(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 48, 4.4), 0), 'ground-shadow');
    pen.path(line([-70, 0], [70, 0]), 'ground-line');
  });
  rearRunTire(view);
  rearChassisAxleRear(view);
  roofEnd(view, 1);
  awnEnd(view, 1);
  bothFromRear((s, k) => mirror(view, s, k, true));
}

function rearRunTire(view: View) {
  bothFromRear((s, k) =>
    view.region(`run.wheel-rear-${k}`, `Rear tire, ${k} side`, (pen) => {
      const [a, b] = extent(s, 29, 38);
      tireEnd(pen, a, b, 14.5, 17);
      pen.hitArea(rect(a, 0, b, 16)).calloutAt(s * 33.4, 2.6);
    }),
  );
}

function rearChassisAxleRear(view: View) {
  view.region('chassis.axle-rear', 'Rear axle & differential', (pen) => {
    pen.path(rect(-29, 11, 29, 18), 'void');
    const outline = rect(-29, 10.6, 29, 14.2, 1.2);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    pen.concentric(-3, 11.6, [5.2, 'dark-underbody', 'edge-line'], [5.2, 'sphere', { opacity: 0.4 }]);
    pen.circle(-3, 11.6, 3.2, 'dark-gleam-1');
    for (const s of [-1, 1]) pen.path(sideBox(s, 22, 8.6, 25.4, 16, 0.5), 'underbody', 'edge-line');
    pen.hitArea(new Shape(rect(-29, 8.4, 29, 16).segments.concat(ellipse(-3, 11.6, 5.4).segments)));
    pen.calloutAt(-3, 7.8);
  });
}
