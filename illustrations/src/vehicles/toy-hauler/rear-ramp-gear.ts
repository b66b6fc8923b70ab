import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { extent } from '../../parts/mirrored.ts';
import { torsion } from '../../parts/toy-hauler.ts';
import { fromRear } from './end-shapes.ts';

export function rearRampGear(v: View) {
  rearRampHinge(v);
  for (const [k, s] of fromRear)
    torsion(v, `rear.ramp-spring-${k}`, `Ramp-door torsion spring, ${k} side`, ...extent(s, 3.4, 36), 31.4, {
      at: [s * 22, 31.4],
    });
  rearRampDrum(v);
  rearSpringBracket(v);
}

function rearRampHinge(v: View) {
  v.region('rear.ramp-hinge', 'Ramp-door continuous hinge', { part: 'ramp-hinge' }, (r) => {
    const F = rect(-43, 36.4, 43, 39.6, 0.5);
    r.p(rect(-43, 34, 43, 36.6), 'shade-from-top');
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'lying-cylinder');
    let q = new Shape();
    for (let x = -40; x < 41; x += 4) q = q.add(line([x, 36.7], [x, 39.3]));
    r.p(q, 'edge-line');
    r.hit(F, true);
    r.at(24, 38);
  });
}

function rearRampDrum(v: View) {
  for (const [k, s] of fromRear)
    v.region(
      `rear.ramp-drum-${k}`,
      `Cable drum & bracket, ${k} side`,
      { part: 'cable-drum', callout: s < 0 },
      (r) => {
        const x = s * 38.4;
        r.p(rect(x - 3, 26.6, x + 3, 36, 0.6), 'dark-underbody', 'edge-line');
        const F = rect(x - 2.2, 28, x + 2.2, 34.8, 0.8);
        r.p(F, 'dark-metal', 'edge-line');
        r.p(F, 'lying-cylinder');
        for (const dx of [-1.1, 0, 1.1]) r.p(line([x + dx, 28.6], [x + dx, 34.2]), 'detail-line');
        r.hit(rect(x - 3.2, 26.4, x + 3.2, 36, 0.6));
        r.at(x, 30);
      },
    );
}

function rearSpringBracket(v: View) {
  v.region(
    'rear.spring-bracket',
    'Spring anchor bracket, center',
    { part: 'spring-bracket', callout: false },
    (r) => {
      const F = poly(corners([-3.6, 28.4, 0.6, 3.6, 28.4, 0.6, 3, 35.4, 0.8, -3, 35.4, 0.8]));
      r.p(F, 'underbody', 'edge-line');
      for (const [x, y] of [
        [-1.8, 33.6],
        [1.8, 33.6],
        [-2, 30],
        [2, 30],
      ] as const)
        r.c(x, y, 0.45, 'dark-metal');
      r.hit(F);
    },
  );
}
