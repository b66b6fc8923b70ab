import { box, line, poly } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { sides, union } from '../../parts/plan.ts';
import { bolts, leafSpring, rodY } from '../../parts/under-steel.ts';
import { brakes, wheelBelow } from '../../parts/under-wheels.ts';
import { underAxles } from './under-shapes.ts';

export function underAxleBeams(v: View) {
  // axles
  v.region('chassis.axles', 'Axle beams, front & rear', { part: 'axle' }, (r) => {
    const H = underAxles.map((x) => {
      rodY(r, x, -36, 36, 3.6, 'un', 'l2');
      for (const s of [1, -1]) {
        r.p(box(x - 2.8, s * 29.6, x + 2.8, s * 36.4, 0.4), 'u2 l1');
      }
      r.p(line([x - 0.8, -28], [x - 0.8, 28]), 'k1');
      return box(x - 2.9, -36.4, x + 2.9, 36.4);
    });
    r.hit(union(...H));
    r.at(246, 4);
  });
}

export function underWheels(v: View) {
  sides((s, k) => {
    v.region(
      `chassis.axles.springs-${k}`,
      `Leaf springs, equalizer & hangers, ${k} side`,
      { part: 'leaf-spring', cat: 'chassis' },
      (r) => {
        for (const x of underAxles) leafSpring(r, x - 13.6, x + 13.6, s * 33.1, 2.7, { c: x });
        const y = s * 33.1,
          F = poly([
            [258.6, y - 2.2, 1],
            [267.4, y - 2.2, 1],
            [269, y, 1.6],
            [267.4, y + 2.2, 1],
            [258.6, y + 2.2, 1],
            [257, y, 1.6],
          ]);
        r.cast(F, 0.5, 0.8, 2);
        r.p(F, 'm2');
        r.p(F, 'lb');
        r.p(F, 'l2');
        r.c(263, y, 1.4, 'un l1');
        bolts(
          r,
          [
            [259, y],
            [267, y],
          ],
          0.55,
        );
        r.hit(box(231, y - 2.7, 295, y + 2.7, 0.6));
        r.at(238, y);
      },
    );
    brakes(v, `run.brakes-${k}`, `Brake drums & backing plates, ${k} side`, underAxles, s, 34.9, 37.4, 6.4);
    underAxles.forEach((x, i) =>
      wheelBelow(
        v,
        `run.wheel-${i ? 'rear' : 'front'}-${k}`,
        `Wheel & tire, ${i ? 'rear' : 'front'} axle, ${k} side`,
        x,
        s * 36.9,
        s * 45.7,
        15.2,
      ),
    );
    v.deco((r) => {
      const F = box(299.4, s * 35.6, 301.6, s * 46.8, 0.5);
      r.p(F, 'rb l1');
      r.p(line([300.2, s * 36.4], [300.2, s * 46]), 'k0');
    });
  });
}
