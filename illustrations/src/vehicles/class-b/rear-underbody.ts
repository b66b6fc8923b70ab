import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { extent, sideBox } from '../../parts/mirrored.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { awnEnd, mirror, roofEnd } from './end-parts.ts';

export function rearUnderbody(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 48, 4.4), 0), 'ground-shadow');
    r.p(line([-70, 0], [70, 0]), 'ground-line');
  });
  rearRunTire(v);
  rearChassisAxleRear(v);
  roofEnd(v, 1);
  awnEnd(v, 1);
  bothFromRear((s, k) => mirror(v, s, k, true));
}

function rearRunTire(v: View) {
  bothFromRear((s, k) =>
    v.region(`run.wheel-rear-${k}`, `Rear tire, ${k} side`, { part: 'tyre', cat: 'run' }, (r) => {
      const [a, b] = extent(s, 29, 38);
      tireEnd(r, a, b, 14.5, 17);
      r.hit(rect(a, 0, b, 16));
      r.at(s * 33.4, 2.6);
    }),
  );
}

function rearChassisAxleRear(v: View) {
  v.region('chassis.axle-rear', 'Rear axle & differential', { part: 'axle' }, (r) => {
    r.p(rect(-29, 11, 29, 18), 'void');
    const F = rect(-29, 10.6, 29, 14.2, 1.2);
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'lying-cylinder');
    r.c(-3, 11.6, 5.2, 'dark-underbody', 'edge-line');
    r.c(-3, 11.6, 5.2, 'sphere', { opacity: 0.4 });
    r.c(-3, 11.6, 3.2, 'dark-gleam-1');
    for (const s of [-1, 1]) r.p(sideBox(s, 22, 8.6, 25.4, 16, 0.5), 'underbody', 'edge-line');
    r.hit(new Shape(rect(-29, 8.4, 29, 16).segments.concat(ellipse(-3, 11.6, 5.4).segments)));
    r.at(-3, 7.8);
  });
}
