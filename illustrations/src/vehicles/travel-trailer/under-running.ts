import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { sides, union } from '../../parts/plan.ts';
import { bolts, leafSpring, motorX, ramArt, rodX, rodY } from '../../parts/under-steel.ts';
import { brakes, wheelBelow } from '../../parts/under-wheels.ts';
import { axles, tireRadius } from './hull.ts';

export function drawAxles(v: View): void {
  v.region('chassis.axles', 'Axle beams, front & rear', { part: 'axle' }, (r) => {
    const H = axles.map((x) => {
      rodY(r, x, -36, 36, 3.2, 'un', 'l2');
      for (const s of [1, -1]) r.p(box(x - 2.6, s * 29.6, x + 2.6, s * 36.4, 0.4), 'u2 l1');
      r.p(line([x - 0.7, -28], [x - 0.7, 28]), 'k1');
      return box(x - 2.7, -36.4, x + 2.7, 36.4);
    });
    r.hit(union(...H));
    r.at(226, 4);
  });
  sides((s, k) => {
    v.region(
      `chassis.axles.springs-${k}`,
      `Leaf springs, equalizer & hangers, ${k} side`,
      { part: 'leaf-spring', cat: 'chassis' },
      (r) => {
        const y = s * 33;
        for (const x of axles) leafSpring(r, x - 13.4, x + 13.4, y, 2.5, { c: x, n: 3 });
        const F = poly([
          [238.6, y - 2.1, 1],
          [247.4, y - 2.1, 1],
          [249, y, 1.6],
          [247.4, y + 2.1, 1],
          [238.6, y + 2.1, 1],
          [237, y, 1.6],
        ]);
        r.cast(F, 0.5, 0.8, 2);
        r.p(F, 'm2');
        r.p(F, 'lb');
        r.p(F, 'l2');
        r.c(243, y, 1.3, 'un l1');
        bolts(
          r,
          [
            [239, y],
            [247, y],
          ],
          0.55,
        );
        r.hit(box(211, y - 2.6, 275, y + 2.6, 0.6));
        r.at(218, y);
      },
    );
    brakes(v, `run.brakes-${k}`, `Brake drums & backing plates, ${k} side`, axles, s, 34.8, 37.2, 5.8);
    axles.forEach((x, i) =>
      wheelBelow(
        v,
        `run.wheel-${i ? 'rear' : 'front'}-${k}`,
        `Wheel & tire, ${i ? 'rear' : 'front'} axle, ${k} side`,
        x,
        s * 36.9,
        s * 45.3,
        tireRadius,
      ),
    );
  });
}

/** Rams and motor of the slide-out, and the dump valves beside them. */
export function drawSlideDrive(v: View): void {
  v.region('slide.main.rams', 'Living-room slide-out: rams', { part: 'slide-ram' }, (r) => {
    const H = [164, 204].map((x, i) => ramArt(r, i ? 197 : x, 6, 47, 79, 3.8));
    const Z = ramArt(r, 243, 38, 48, 79, 3.6);
    r.hit(union(...H, Z));
    r.at(164, 40);
  });
  v.region(
    'slide.main.motor',
    'Living-room slide-out: drive motor & sync shaft',
    { part: 'slide-motor' },
    (r) => {
      rodX(r, 9, 166.4, 194.6, 1.6, 'mt', 'l1');
      const G = rect(172, 5.8, 178, 12.2, 1);
      r.p(G, 'm2');
      r.p(G, 'lb');
      r.p(G, 'l2');
      const M = motorX(r, 178, 188, 9, 4.4);
      r.hit(union(box(166.4, 7.8, 194.6, 10.2), G, M));
      r.at(184, 9);
    },
  );
  v.region('util.dump-valve@L', 'Sewer dump valves & outlet', { part: 'dump-valve' }, (r) => {
    const F = rect(312.6, 35.6, 321.4, 40.4, 0.6);
    r.cast(F, 0.6, 1, 2);
    const O = rect(314.4, 40.4, 319.6, 46.2, 1);
    r.p(O, 'rb l1');
    r.p(O, 'cv', { opacity: 0.6 });
    r.p(F, 'rb');
    r.p(F, 'lb', { opacity: 0.6 });
    r.p(F, 'l2');
    r.p(rect(312, 37.4, 322, 38.6, 0.2), 'm2 l0');
    r.p(rect(321.4, 37.4, 327.6, 38.6, 0.3), 'mt l0');
    r.p(rect(326.6, 36, 328.6, 40, 0.8), 'rd l1');
    r.p(rect(313.6, 44.6, 320.4, 46.8, 0.6), 'go l1');
    r.hit(union(rect(312, 35.2, 322, 47), rect(321, 35.8, 328.8, 40.2)));
    r.at(317, 42.6);
  });
}

export function drawStabilizers(v: View): void {
  for (const [x, k, n] of [
    [82, 'front', 'front'],
    [352, 'rear', 'rear'],
  ] as const)
    sides((s, q) =>
      v.region(`chassis.jack-${k}-${q}`, `Stabilizer jack, ${n}, ${q} side`, { part: 'jack' }, (r) => {
        const y = s * 20,
          B = rect(x - 11, y - 2.8, x + 11, y + 2.8, 0.5);
        r.cast(B, 0.7, 1.2, 2, 's2');
        r.p(B, 'u2 l1');
        for (const d of [-1.6, 1.6]) {
          r.p(rect(x - 9.6, y + d - 0.8, x + 9.6, y + d + 0.8, 0.6), 'un l1');
        }
        const P = rect(x - 10.4, y - 2, x - 3.4, y + 2, 0.5),
          Q = rect(x + 3.4, y - 2, x + 10.4, y + 2, 0.5);
        for (const F of [P, Q]) {
          r.p(F, 'un');
          r.p(F, 'lb', { opacity: 0.6 });
          r.p(F, 'l2');
          r.p(F.inset(0.7), 'k0');
        }
        r.p(rect(x - 11.6, y - 0.6, x + 11.6, y + 0.6, 0.3), 'mt l0');
        r.c(x, y, 1.4, 'm2 l1');
        r.hit(box(x - 11.8, y - s * 2.9, x + 11.8, y + s * 3, 0.4));
        r.at(x + 7, y);
      }),
    );
}
