import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bothFromFront } from '../../parts/both-sides.ts';
import { extent } from '../../parts/mirrored.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { awnEnd, roofEnd } from './end-parts.ts';

export function frontUnderbody(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 48, 4.4), 0), 'ground-shadow');
    r.p(line([-70, 0], [70, 0]), 'ground-line');
  });
  frontRunTire(v);
  frontChassisAxleFront(v);
  roofEnd(v, -1);
  awnEnd(v, -1);
}

function frontRunTire(v: View) {
  bothFromFront((s, k) =>
    v.region(`run.wheel-front-${k}`, `Front tire, ${k} side`, { part: 'tyre', cat: 'run' }, (r) => {
      const [a, b] = extent(s, 29, 38);
      tireEnd(r, a, b, 14.5, 15);
      r.hit(rect(a, 0, b, 14));
      r.at(s * 33.4, 5);
    }),
  );
}

function frontChassisAxleFront(v: View) {
  v.region('chassis.axle-front', 'Front suspension crossmember', { part: 'axle' }, (r) => {
    r.p(rect(-30, 9.6, 30, 14.4), 'void');
    const F = poly(
      corners([-28, 9.6, 1, -20, 7.6, 1.4, 20, 7.6, 1.4, 28, 9.6, 1, 28, 12, 0.6, -28, 12, 0.6]),
    );
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'lying-cylinder');
    r.p(rect(-7, 6.8, 7, 10.6, 1), 'underbody', 'edge-line');
    r.hit(poly(pairs([-30, 9.4, -20, 7.2, -7, 6.6, 7, 6.6, 20, 7.2, 30, 9.4, 30, 14, -30, 14])));
    r.at(-14, 10);
  });
}
