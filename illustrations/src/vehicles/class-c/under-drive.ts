import { ellipse } from '../../kit/curves.ts';
import { corners, pairs, type Point, type Vert } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { grid, pipeHit, sides, union } from '../../parts/plan.ts';
import { bolts, canX, leafSpring, rodX, shock, shockHit } from '../../parts/under-steel.ts';
import { drain } from '../../parts/under-tanks.ts';
import { brakes, duals, wheelBelow } from '../../parts/under-wheels.ts';
import { tireRadius } from './hull.ts';

export function drawEngine(v: View): void {
  v.region('chassis.radiator', 'Radiator & condenser', { part: 'radiator' }, (r) => {
    const F = rect(11, -15.2, 17, 15.2, 0.8);
    r.p(F, 'gloss', 'part-line');
    const C = rect(12.2, -13.6, 15.8, 13.6, 0.3);
    r.p(C, 'dark-metal');
    r.p(grid(12.2, -13.6, 15.8, 13.6, 0, 1.1), 'detail-line', 'half-line');
    r.p(C, 'edge-line');
    r.hit(F);
    r.at(14, 10);
  });
  v.region('chassis.engine', 'Gasoline engine & oil pan', { part: 'engine' }, (r) => {
    const F = poly(
      corners([
        19, -11, 2, 27, -13.4, 2, 49, -13.4, 2, 52, -10, 1.4, 52, 10, 1.4, 49, 13.4, 2, 27, 13.4, 2, 19, 11,
        2,
      ]),
    );
    r.cast(F, 1, 1.6, 3, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'lying-cylinder', { opacity: 0.5 });
    r.p(F, 'overlap-line');
    for (const s of [1, -1]) {
      r.p(box(29, s * 9.8, 48, s * 12.6, 0.8), 'dark-underbody', 'edge-line');
      r.p(grid(29, Math.min(s * 9.8, s * 12.6), 48, Math.max(s * 9.8, s * 12.6), 4.75, 0), 'dark-gleam-1');
    }
    const P = poly(corners([26, -6.4, 2, 48.6, -7.4, 2, 48.6, 7.4, 2, 26, 6.4, 2]));
    r.p(P, 'dark-underbody');
    r.p(P, 'diagonal-bevel', { opacity: 0.8 });
    r.p(P, 'part-line');
    r.p(P.inset(1), 'dark-gleam-1');
    r.p(P.inset(2.8), 'detail-line');
    r.c(44.6, 0, 1.2, 'dark-metal', 'edge-line');
    r.c(21.6, 0, 3.2, 'dark-metal', 'edge-line');
    r.c(21.6, 0, 2.2, 'dark-gleam-1');
    r.c(21.6, 0, 0.9, 'underbody', 'detail-line');
    r.hit(F);
    r.at(27, 9);
  });
}

export function drawDriveline(v: View): void {
  v.region('chassis.transmission', 'Automatic transmission & pan', { part: 'transmission' }, (r) => {
    const F = poly(
      corners([
        52, -10, 1, 58, -8.6, 2, 78, -6.6, 3, 88, -4, 1.4, 88, 4, 1.4, 78, 6.6, 3, 58, 8.6, 2, 52, 10, 1,
      ]),
    );
    r.cast(F, 0.9, 1.4, 3, 'shade-2');
    r.p(F, 'dark-metal');
    r.p(F, 'lying-cylinder', { opacity: 0.55 });
    r.p(F, 'part-line');
    const P = rect(59.6, -5.2, 75, 5.2, 1);
    r.p(P, 'underbody');
    r.p(P, 'diagonal-bevel', { opacity: 0.6 });
    r.p(P, 'edge-line');
    r.p(P.inset(1), 'dark-gleam-1');
    const B: Point[] = [];
    for (const x of [60.5, 67.3, 74.1]) for (const y of [-4.4, 4.4]) B.push([x, y]);
    bolts(r, B, 0.4);
    r.hit(F);
    r.at(67, 1.6);
  });
  v.region('chassis.driveshaft', 'Driveshaft, center bearing & U-joints', { part: 'driveshaft' }, (r) => {
    rodX(r, 0, 88, 168, 3.4, 'metal', 'part-line');
    const T = poly(pairs([170, 1.7, 248, -2.3, 248, -5.7, 170, -1.7]));
    r.p(T, 'metal');
    r.p(T, 'lying-cylinder');
    r.p(T, 'part-line');
    const C = rect(164, -6, 171, 6, 1);
    r.p(C, 'dark-underbody', 'edge-line');
    r.p(rect(165.6, -3, 169.4, 3, 0.8), 'rubber', 'edge-line');
    for (const [x, y] of [
      [89.4, 0],
      [172, -0.1],
      [247, -3.9],
    ] as const) {
      r.p(rect(x - 1.3, y - 2.6, x + 1.3, y + 2.6, 0.6), 'dark-metal', 'edge-line');
      r.c(x, y, 0.9, 'underbody', 'detail-line');
    }
    r.hit(union(rect(88, -2, 168, 2), T, C, rect(245.4, -6.6, 248.6, -1.2)));
    r.at(120, 0);
  });
  v.region('chassis.exhaust', 'Exhaust: catalyst, muffler & tailpipe', { part: 'exhaust' }, (r) => {
    const P: Vert[] = pairs([40, -14.4, 56, -12, 96, -12, 228, -12, 236, -23.4, 326, -23.4]);
    drain(r, P, 2.6, 'fabric');
    const C = canX(r, 98, 114, -12, 6),
      M = canX(r, 188, 224, -12, 7.6);
    const F = rect(316, -25.2, 327.6, -21.6, 1);
    r.p(F, 'metal');
    r.p(F, 'lying-cylinder');
    r.p(F, 'edge-line');
    r.hit(union(pipeHit(P, 3.4), C, M, rect(316, -25.2, 328, -21.4)));
    r.at(206, -12);
  });
}

export function drawFrontAxle(v: View): void {
  v.region('chassis.axle-front', 'Front I-beam suspension & steering linkage', { part: 'axle' }, (r) => {
    const B = [
      pairs([33, 30, 37.6, 30, 36.4, -12, 32.6, -12]),
      pairs([36.4, -30, 41, -30, 38.6, 12, 34.8, 12]),
    ].map((p) => poly(p.map((q) => [...q, 0.8])));
    for (const F of B) {
      r.cast(F, 0.6, 1, 2);
      r.p(F, 'underbody');
      r.p(F, 'standing-cylinder', { opacity: 0.7 });
      r.p(F, 'part-line');
    }
    r.tube(line([46, -28.4], [46, 28.4]), 1.5, 'metal-2');
    r.tube(line([46, 10], [52.6, 22]), 1.3, 'metal-2');
    for (const y of [-28.4, 28.4]) {
      r.c(46, y, 1.6, 'underbody', 'edge-line');
      r.c(46, y, 0.6, 'dark-metal');
    }
    const G = rect(49, 19.6, 56.4, 26, 1.2);
    r.p(G, 'dark-metal');
    r.p(G, 'diagonal-bevel');
    r.p(G, 'edge-line');
    r.hit(
      union(
        ...B,
        rect(44.6, -30, 47.4, 30),
        G,
        pipeHit(
          [
            [46, 10],
            [52.6, 22],
          ],
          2.4,
        ),
      ),
    );
    r.at(46, -6);
  });
}

export function drawFrontSuspension(v: View): void {
  sides((s, k) =>
    v.region(
      `chassis.suspension-front-${k}`,
      `Front coil spring & radius arm, ${k} side`,
      { part: 'coil-spring' },
      (r) => {
        r.tube(line([37, s * 22.6], [66, s * 20.6]), 2, 'under');
        r.c(66, s * 20.6, 1.7, 'dark-underbody', 'edge-line');
        r.c(36, s * 23, 4.2, 'dark-underbody', 'edge-line');
        for (const q of [3.6, 2.5, 1.4]) r.c(36, s * 23, q, { stroke: 'metal-2', width: 0.7 });
        r.hit(
          union(
            ellipse(36, s * 23, 4.4),
            pipeHit(
              [
                [37, s * 22.6],
                [66, s * 20.6],
              ],
              3,
            ),
          ),
        );
        r.at(36, s * 23);
      },
    ),
  );
  sides((s, k) => {
    brakes(v, `run.brakes-front-${k}`, `Front disc brake, ${k} side`, [35], s, 27.4, 30, 5.6, {
      callout: s > 0,
    });
    wheelBelow(v, `run.wheel-front-${k}`, `Front wheel & tire, ${k} side`, 35, s * 29.4, s * 38, tireRadius);
  });
}

export function drawRearAxle(v: View): void {
  v.region('chassis.axle-rear', 'Drive axle & differential', { part: 'axle' }, (r) => {
    const F = poly(
      corners([
        252.2, -29, 0, 257.8, -29, 0, 257.8, -13, 2, 262.4, -8.6, 4, 262.4, 0.6, 4, 257.8, 5, 2, 257.8, 29, 0,
        252.2, 29, 0, 252.2, 5, 2, 248, 0.6, 3, 248, -8.6, 3, 252.2, -13, 2,
      ]),
    );
    r.cast(F, 0.9, 1.4, 3, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'standing-cylinder', { opacity: 0.8 });
    r.p(F, 'part-line');
    r.c(255.4, -4, 6, 'underbody', 'edge-line');
    r.c(255.4, -4, 6, 'sphere', { opacity: 0.5 });
    const B: Point[] = [];
    for (let i = 0; i < 10; i++) B.push([255.4 + 5.1 * Math.cos(i * 0.628), -4 + 5.1 * Math.sin(i * 0.628)]);
    bolts(r, B, 0.42);
    r.hit(F);
    r.at(255, 10);
  });
  sides((s, k) =>
    v.region(
      `chassis.suspension-rear-${k}`,
      `Rear leaf spring & shock, ${k} side`,
      { part: 'leaf-spring' },
      (r) => {
        leafSpring(r, 229, 282, s * 21.4, 3, { c: 255, n: 5 });
        shock(r, 262, s * 9.6, 274, s * 13.4, 2.2);
        r.hit(
          union(
            box(227.4, s * 21.4 - 2.9, 283.6, s * 21.4 + 2.9),
            shockHit(262, s * 9.6, 274, s * 13.4, 3.4),
          ),
        );
        r.at(240, s * 21.4);
      },
    ),
  );
  sides((s, k) =>
    duals(
      v,
      `run.wheel-rear-${k}`,
      `Rear wheels & tires (dual), ${k} side`,
      255,
      s,
      [28, 36.4],
      [38.8, 47.4],
      tireRadius,
    ),
  );
}
