import { ellipse } from '../../kit/curves.ts';
import { corners, pairs, type Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { grid, pipeHit, sides, union } from '../../parts/plan.ts';
import { airbag, bolts, rodX, shock, shockHit } from '../../parts/under-steel.ts';
import { brakes, duals, wheelBelow } from '../../parts/under-wheels.ts';
import { R } from './body.ts';

export function frontEnd(v: View) {
  v.region('chassis.generator', 'Generator set (front slide tray)', { part: 'generator' }, (r) => {
    const F = rect(9.6, -14, 30, 14, 1.6);
    r.cast(F, 0.8, 1.2, 3, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.7 });
    r.p(F, 'part-line');
    r.p(F.inset(1.1), 'dark-gleam-1');
    r.p(rect(12.4, -11, 21, 2, 1), 'dark-underbody', 'edge-line');
    r.p(grid(12.4, -11, 21, 2, 0, 1.6), 'dark-gleam-1');
    r.c(22.6, 8, 3.6, 'dark-underbody', 'edge-line');
    r.c(22.6, 8, 2.5, 'dark-gleam-1');
    r.p(rect(11.8, 4.6, 17.6, 11.4, 0.8), 'dark-underbody', 'edge-line');
    bolts(r, pairs([11.4, -12.4, 28.2, -12.4, 11.4, 12.4, 28.2, 12.4]), 0.55);
    r.hit(F);
    r.at(26, -4);
  });
  v.region('chassis.steering', 'Steering gear, drag link & tie rod', { part: 'steering' }, (r) => {
    const G = rect(60, 22.4, 70.6, 30, 1.6);
    r.cast(G, 0.6, 1, 2);
    r.tube(line([66, 22], [83.6, 31]), 1.6, 'metal-2');
    r.tube(line([100.4, -33.6], [100.4, 33.6]), 1.7, 'metal-2');
    for (const y of [-33.6, 33.6]) {
      r.c(100.4, y, 1.7, 'underbody', 'edge-line');
      r.c(100.4, y, 0.7, 'dark-metal');
    }
    r.p(G, 'dark-metal');
    r.p(G, 'diagonal-bevel');
    r.p(G, 'part-line');
    r.c(66, 24.8, 1.9, 'underbody', 'edge-line');
    r.tube(line([26, 27], [60, 26.4]), 1.2, 'metal-2');
    bolts(r, pairs([62, 28.4, 69, 28.4]), 0.5);
    r.hit(
      union(
        G,
        pipeHit(pairs([66, 22, 83.6, 31]), 2.6),
        rect(98.6, -35.4, 102.2, 35.4, 1),
        pipeHit(pairs([26, 27, 60, 26.4]), 2.4),
      ),
    );
    r.at(100.4, 6);
  });
}

export function frontAxle(v: View) {
  v.region('chassis.axle-front', 'Front axle beam', { part: 'axle' }, (r) => {
    const F = poly(
      corners([
        88.6, -36, 0.8, 95.4, -36, 0.8, 95.4, -30, 2, 94.6, -24, 4, 94.6, 24, 4, 95.4, 30, 2, 95.4, 36, 0.8,
        88.6, 36, 0.8, 88.6, 30, 2, 89.4, 24, 4, 89.4, -24, 4, 88.6, -30, 2,
      ]),
    );
    r.cast(F, 0.7, 1.1, 2, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'standing-cylinder', { opacity: 0.8 });
    r.p(F, 'part-line');
    r.p(line([91, -28], [91, 28]), 'dark-gleam-2');
    for (const s of [1, -1]) {
      r.c(92, s * 33.6, 2.3, 'dark-metal', 'edge-line');
      r.c(92, s * 33.6, 1, 'underbody', 'detail-line');
    }
    r.hit(F);
    r.at(92, -6);
  });
  sides((s, k) =>
    v.region(
      `chassis.suspension-front-${k}`,
      `Front air spring & shock, ${k} side`,
      { part: 'air-spring' },
      (r) => {
        airbag(r, 82, s * 24.6, 5.2);
        shock(r, 104, s * 21.4, 96.6, s * 29.4, 2.4);
        const T = rect(84, s * 20.4 - 1.1, 118, s * 20.4 + 1.1, 0.8);
        r.p(T, 'underbody');
        r.p(T, 'bevel', { opacity: 0.6 });
        r.p(T, 'edge-line');
        for (const x of [86, 116]) {
          r.c(x, s * 20.4, 1.6, 'dark-underbody', 'edge-line');
          r.c(x, s * 20.4, 0.6, 'dark-metal');
        }
        r.hit(
          union(
            ellipse(82, s * 24.6, 5.6),
            shockHit(104, s * 21.4, 96.6, s * 29.4, 3.4),
            rect(84, s * 20.4 - 1.6, 118, s * 20.4 + 1.6, 0.8),
          ),
        );
        r.at(82, s * 27.4);
      },
    ),
  );
  sides((s, k) => {
    brakes(v, `run.brakes-${k}`, `Air brakes & chambers, ${k} side`, [92], s, 33.8, 37, 8.4, {});
    wheelBelow(v, `run.wheel-front-${k}`, `Front wheel & tire, ${k} side`, 92, s * 36.5, s * 47.5, R);
  });
}

export function driveAxle(v: View) {
  v.region('chassis.axle-rear', 'Drive axle & differential', { part: 'axle' }, (r) => {
    const F = poly(
      corners([
        353, -27, 0, 363, -27, 0, 363, -14, 3, 366.6, -8, 5, 366.6, 8, 5, 363, 14, 3, 363, 27, 0, 353, 27, 0,
        353, 14, 3, 349.4, 8, 5, 349.4, -8, 5, 353, -14, 3,
      ]),
    );
    r.cast(F, 0.9, 1.4, 3, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'standing-cylinder', { opacity: 0.8 });
    r.p(F, 'part-line');
    r.c(358, 0, 8.2, 'underbody', 'edge-line');
    r.c(358, 0, 8.2, 'sphere', { opacity: 0.5 });
    r.c(358, 0, 6, 'dark-gleam-1');
    const B: Point[] = [];
    for (let i = 0; i < 12; i++) B.push([358 + 7.1 * Math.cos(i * 0.5236), 7.1 * Math.sin(i * 0.5236)]);
    bolts(r, B, 0.45);
    r.c(358, -2.2, 0.9, 'dark-metal', 'detail-line');
    r.hit(F);
    r.at(358, 3);
  });
}

export function rearWheels(v: View) {
  sides((s, k) =>
    v.region(
      `chassis.suspension-rear-${k}`,
      `Rear air springs, trailing arm & shocks, ${k} side`,
      { part: 'air-spring' },
      (r) => {
        const T = rect(332, s * 22 - 1.7, 384, s * 22 + 1.7, 1.4);
        r.p(T, 'underbody');
        r.p(T, 'bevel', { opacity: 0.6 });
        r.p(T, 'part-line');
        airbag(r, 340, s * 22.4, 5.6);
        airbag(r, 376, s * 22.4, 5.6);
        shock(r, 350, s * 12, 366, s * 12.6, 2.2);
        r.hit(
          union(
            T,
            ellipse(340, s * 22.4, 5.8),
            ellipse(376, s * 22.4, 5.8),
            shockHit(350, s * 12, 366, s * 12.6, 3.2),
          ),
        );
        r.at(376, s * 25.2);
      },
    ),
  );
  sides((s, k) =>
    duals(
      v,
      `run.wheel-rear-${k}`,
      `Rear wheels & tires (dual), ${k} side`,
      358,
      s,
      [26.5, 36],
      [37.5, 47.5],
      R,
    ),
  );
}

export function driveline(v: View) {
  v.region('chassis.driveshaft', 'Driveshaft & U-joints', { part: 'driveshaft' }, (r) => {
    rodX(r, 0, 367, 379, 4.2, 'metal', 'part-line');
    for (const x of [367.4, 378.6]) {
      r.p(rect(x - 1.4, -3, x + 1.4, 3, 0.6), 'dark-metal', 'edge-line');
      r.c(x, 0, 1.1, 'underbody', 'detail-line');
    }
    r.hit(rect(366, -3.2, 380, 3.2));
    r.at(373, 0);
  });
  v.region('chassis.transmission', 'Automatic transmission & pan', { part: 'transmission' }, (r) => {
    const F = poly(corners([379, -5, 1.4, 384, -8, 2, 399, -9.6, 2, 399, 9.6, 2, 384, 8, 2, 379, 5, 1.4]));
    r.cast(F, 0.9, 1.4, 3, 'shade-2');
    r.p(F, 'dark-metal');
    r.p(F, 'lying-cylinder', { opacity: 0.55 });
    r.p(F, 'part-line');
    const P = rect(384.4, -6, 396, 6, 1);
    r.p(P, 'underbody');
    r.p(P, 'diagonal-bevel', { opacity: 0.6 });
    r.p(P, 'edge-line');
    r.p(P.inset(1), 'dark-gleam-1');
    const B: Point[] = [];
    for (const y of [-5.2, 0, 5.2]) for (const x of [385.3, 395.1]) B.push([x, y]);
    bolts(r, B, 0.4);
    r.hit(F);
    r.at(390, 1.6);
  });
}
