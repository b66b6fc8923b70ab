import { box, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { sides, union } from '../../parts/plan.ts';
import { motorX, ramArt, rodX } from '../../parts/under-steel.ts';
import { axleBeamsBelow, axleEndsBelow, type TrailerAxles } from '../../parts/under-trailer.ts';
import { axles, tireRadius } from './hull.ts';

const running: TrailerAxles = {
  xs: axles,
  places: ['front', 'rear'],
  spring: 33,
  tire: [36.9, 45.3],
  radius: tireRadius,
  leaf: 13.4,
  leaves: 3,
  drum: 5.8,
  at: [226, 4],
};

export function drawAxles(v: View): void {
  axleBeamsBelow(v, 'Axle beams, front & rear', running);
  axleEndsBelow(v, running);
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
      rodX(r, 9, 166.4, 194.6, 1.6, 'metal', 'edge-line');
      const G = rect(172, 5.8, 178, 12.2, 1);
      r.p(G, 'dark-metal');
      r.p(G, 'bevel');
      r.p(G, 'part-line');
      const M = motorX(r, 178, 188, 9, 4.4);
      r.hit(union(box(166.4, 7.8, 194.6, 10.2), G, M));
      r.at(184, 9);
    },
  );
  v.region('util.dump-valve@L', 'Sewer dump valves & outlet', { part: 'dump-valve' }, (r) => {
    const F = rect(312.6, 35.6, 321.4, 40.4, 0.6);
    r.cast(F, 0.6, 1, 2);
    const O = rect(314.4, 40.4, 319.6, 46.2, 1);
    r.p(O, 'rubber', 'edge-line');
    r.p(O, 'standing-cylinder', { opacity: 0.6 });
    r.p(F, 'rubber');
    r.p(F, 'bevel', { opacity: 0.6 });
    r.p(F, 'part-line');
    r.p(rect(312, 37.4, 322, 38.6, 0.2), 'dark-metal', 'detail-line');
    r.p(rect(321.4, 37.4, 327.6, 38.6, 0.3), 'metal', 'detail-line');
    r.p(rect(326.6, 36, 328.6, 40, 0.8), 'red', 'edge-line');
    r.p(rect(313.6, 44.6, 320.4, 46.8, 0.6), 'gloss', 'edge-line');
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
        r.cast(B, 0.7, 1.2, 2, 'shade-2');
        r.p(B, 'dark-underbody', 'edge-line');
        for (const d of [-1.6, 1.6]) {
          r.p(rect(x - 9.6, y + d - 0.8, x + 9.6, y + d + 0.8, 0.6), 'underbody', 'edge-line');
        }
        const P = rect(x - 10.4, y - 2, x - 3.4, y + 2, 0.5),
          Q = rect(x + 3.4, y - 2, x + 10.4, y + 2, 0.5);
        for (const F of [P, Q]) {
          r.p(F, 'underbody');
          r.p(F, 'bevel', { opacity: 0.6 });
          r.p(F, 'part-line');
          r.p(F.inset(0.7), 'dark-gleam-1');
        }
        r.p(rect(x - 11.6, y - 0.6, x + 11.6, y + 0.6, 0.3), 'metal', 'detail-line');
        r.c(x, y, 1.4, 'dark-metal', 'edge-line');
        r.hit(box(x - 11.8, y - s * 2.9, x + 11.8, y + s * 3, 0.4));
        r.at(x + 7, y);
      }),
    );
}
