import { ellipse, spline } from '../../kit/curves.ts';
import { corners, pairs, type Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { grid, pipeHit, union } from '../../parts/plan.ts';
import { bolts, canX } from '../../parts/under-steel.ts';
import { drain, lineRun } from '../../parts/under-tanks.ts';

export function engine(v: View) {
  v.region('chassis.engine', 'Diesel engine & oil pan', { part: 'engine' }, (r) => {
    const F = poly(
      corners([
        398.6, -12.6, 2, 402, -12.6, 1, 436, -10.6, 2, 440, -6, 2, 440, 6, 2, 436, 10.6, 2, 402, 12.6, 1,
        398.6, 12.6, 2,
      ]),
    );
    r.cast(F, 1, 1.6, 3, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'lying-cylinder', { opacity: 0.5 });
    r.p(F, 'overlap-line');
    r.p(rect(398.6, -12.6, 402.4, 12.6, 0.8), 'dark-metal', 'edge-line');
    const P = poly(corners([405, -7.4, 2, 430, -7.4, 3, 434, -4, 2, 434, 4, 2, 430, 7.4, 3, 405, 7.4, 2]));
    r.p(P, 'dark-underbody');
    r.p(P, 'diagonal-bevel', { opacity: 0.8 });
    r.p(P, 'part-line');
    r.p(P.inset(1.1), 'dark-gleam-1');
    r.p(P.inset(3), 'detail-line');
    r.c(409.6, 0, 1.3, 'dark-metal', 'edge-line');
    const B: Point[] = [];
    for (let x = 406.4; x < 431; x += 5.8) for (const s of [1, -1]) B.push([x, s * 6.8]);
    bolts(r, B, 0.42);
    r.c(438.4, 0, 3.6, 'dark-metal', 'edge-line');
    r.c(438.4, 0, 2.6, 'dark-gleam-1');
    r.c(438.4, 0, 1, 'underbody', 'detail-line');
    r.hit(poly(pairs([398.6, -12.8, 440, -10, 442.2, -4, 442.2, 4, 440, 10, 398.6, 12.8])));
    r.at(420, 2);
  });
}

export function cooling(v: View) {
  v.region(
    'chassis.radiator',
    'Radiator, charge-air cooler & fan (side mount)',
    { part: 'radiator' },
    (r) => {
      const F = rect(390, 36.6, 434, 46.6, 1.2);
      r.cast(F, 0.7, 1.1, 2);
      r.p(F, 'gloss');
      r.p(F, 'part-line');
      const C = rect(392.4, 38.4, 431.6, 44.8, 0.4);
      r.p(C, 'dark-metal');
      r.p(grid(392.4, 38.4, 431.6, 44.8, 1.1, 0), 'detail-line', 'half-line');
      r.p(C, 'shade-from-top');
      r.p(C, 'edge-line');
      const S = poly(corners([396, 36.8, 0, 428, 36.8, 0, 421, 31, 2, 403, 31, 2]));
      r.p(S, 'rubber');
      r.p(S, 'diagonal-bevel', { opacity: 0.5 });
      r.p(S, 'part-line');
      r.p(line([404, 33.4], [420, 33.4]), 'dark-gleam-2');
      r.p(rect(408, 25.6, 416, 31, 1), 'underbody', 'edge-line');
      r.p(rect(408, 25.6, 416, 31, 1), 'standing-cylinder', { opacity: 0.6 });
      r.hit(union(F, S, rect(408, 25.6, 416, 31)));
      r.at(424, 41.6);
    },
  );
}

export function exhaust(v: View) {
  v.region('chassis.exhaust', 'Exhaust: DPF / SCR canister & tailpipe', { part: 'exhaust' }, (r) => {
    const A = pairs([406, -13, 406, -20.6, 391, -20.6, 391, -26]),
      P = pairs([428, -25, 436, -17, 436, 17, 438, 22.4, 446, 22.4]);
    drain(r, P, 3, 'fabric');
    drain(r, A, 3, 'fabric');
    const C = canX(r, 385, 432, -29, 9.4);
    r.p(line([408, -33.6], [408, -24.4]), 'edge-line');
    const F = rect(437, 20.4, 447.6, 24.4, 1);
    r.p(F, 'metal');
    r.p(F, 'lying-cylinder');
    r.p(F, 'part-line');
    r.p(ellipse(447.2, 22.4, 0.9, 1.9), 'void', 'edge-line');
    r.hit(union(C, pipeHit(A, 4), pipeHit(P, 4), rect(437, 20, 448.2, 24.8)));
    r.at(400, -29);
  });
}

export function intake(v: View) {
  v.region('chassis.air-cleaner', 'Engine air cleaner', { part: 'air-cleaner' }, (r) => {
    const C = canX(r, 396, 422, -41.6, 8, 'gloss');
    r.p(rect(422, -44, 428, -39.2, 0.8), 'rubber', 'edge-line');
    r.p(rect(422, -44, 428, -39.2, 0.8), 'lying-cylinder', { opacity: 0.5 });
    r.hit(union(C, rect(395.8, -46, 428.2, -37.2, 1.6)));
    r.at(404, -41.6);
  });
  v.region('chassis.def-tank', 'DEF tank', { part: 'def-tank' }, (r) => {
    const F = rect(383.4, 22, 396, 33.4, 1.8);
    r.cast(F, 0.6, 1, 2);
    r.p(F, 'gloss');
    r.p(F, 'diagonal-bevel', { opacity: 0.6 });
    r.p(F, 'part-line');
    r.p(F.inset(1.1), 'dark-gleam-1');
    r.c(389.6, 27.6, 1.8, 'dark-metal', 'edge-line');
    r.hit(F);
    r.at(387, 25);
  });
}

export function air(v: View) {
  v.region('chassis.air-tanks', 'Air-brake reservoirs & dryer', { part: 'air-tank' }, (r) => {
    const A = canX(r, 138, 158, 40, 7, 'underbody');
    const B = canX(r, 36, 62, -25, 6.2, 'underbody');
    r.c(29, -25, 3, 'dark-metal', 'edge-line');
    r.c(29, -25, 3, 'sphere');
    r.p(spline(pairs([32, -25, 34, -25.4, 36, -25])), 'part-line');
    r.hit(union(A, B, ellipse(29, -25, 3.2), rect(31, -26.4, 37, -23.6)));
    r.at(50, -25);
  });
  lineRun(
    v,
    'chassis.air-lines',
    'Air-brake lines & chassis harness',
    [
      [62, -22],
      [112, -13.4],
      [332, -13.4 - 0.2],
      [345, -11],
    ],
    {
      cat: 'chassis',
      part: 'wiring',
      c: 'gloss-2',
      w: 1.1,
      at: [308, -13.5],
      clips: pairs([128, -13.4, 160, -13.4, 208, -13.4, 256, -13.4, 300, -13.5]),
    },
  );
}
