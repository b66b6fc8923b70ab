import { ellipse, spline } from '../../kit/curves.ts';
import { corners } from '../../kit/points.ts';
import { poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { bothFromFront } from '../../parts/both-sides.ts';
import { mirrored } from '../../parts/mirrored.ts';

const hood = new Shape()
  .M(-34.4, 55.4)
  .C(-14, 53.6, 14, 53.6, 34.4, 55.4)
  .C(35, 50, 32, 46.4, 26, 44)
  .C(16, 41.8, -16, 41.8, -26, 44)
  .C(-32, 46.4, -35, 50, -34.4, 55.4)
  .Z();

const grilleFront = new Shape()
  .M(-19.6, 41.6)
  .C(-10, 40.4, 10, 40.4, 19.6, 41.6)
  .C(20.8, 38, 19, 33.6, 16.4, 31.6)
  .C(8, 30.6, -8, 30.6, -16.4, 31.6)
  .C(-19, 33.6, -20.8, 38, -19.6, 41.6)
  .Z();

export function frontFace(v: View) {
  frontCabHood(v);
  frontCabGrille(v);
  frontCabBadge(v);
  frontLightHeadlamp(v);
}

function frontCabHood(v: View) {
  v.region('cab.hood', 'Hood', { part: 'hood' }, (r) => {
    r.p(hood, 'b');
    r.clip(hood, () => {
      r.p(hood, 'lb');
      r.p(ellipse(-5, 49.6, 20, 3.6), 'hg');
      for (const s of [-1, 1]) {
        r.p(
          spline([
            [s * 25, 55],
            [s * 21.4, 48],
            [s * 19, 43],
          ]),
          'l0 so',
        );
        r.p(
          spline([
            [s * 24.4, 55],
            [s * 20.8, 48],
            [s * 18.4, 43],
          ]),
          'w1',
        );
      }
    });
    r.p(hood, 'l2');
    r.hit(hood);
    r.at(-10, 50.4);
  });
}

function frontCabGrille(v: View) {
  v.region('cab.grille', 'Grille', { part: 'grille' }, (r) => {
    r.p(grilleFront, 'go l2');
    r.clip(grilleFront, () => {
      r.p(rect(-20, 31.4, 20, 40.6), 'vo');
      for (const y of [32.8, 35.4, 38]) {
        const F = rect(-22, y, 22, y + 1.1, 0.3);
        r.p(F, 'mt');
        r.p(F, 'cy');
        r.p(F, 'l0');
      }
    });
    r.p(grilleFront, '', { stroke: 'gloss-2', width: 0.9 });
    r.p(grilleFront, 'l1');
    r.hit(grilleFront);
    r.at(11, 36.8);
  });
}

function frontCabBadge(v: View) {
  v.region('cab.badge', 'Grille emblem (blank)', { part: 'badge' }, (r) => {
    const F = poly(corners([-4.6, 34.2, 1.2, 4.6, 34.2, 1.2, 5.4, 38.4, 1.2, -5.4, 38.4, 1.2]));
    r.p(F, 'mt l1');
    r.p(F, 'gd');
    r.p(F.inset(0.7), 'go k0');
    r.hit(F);
  });
}

function frontLightHeadlamp(v: View) {
  bothFromFront((s, k) =>
    v.region(`light.headlamp-${k}`, `Headlamp assembly, ${k} side`, { part: 'headlamp' }, (r) => {
      const F = poly(
        mirrored(
          s,
          corners([
            20.6, 33.6, 1.6, 21.6, 41.4, 2, 31, 45.8, 3, 36.6, 47.6, 1.8, 37.4, 42, 4, 35, 34.4, 2.6, 28,
            32.6, 3,
          ]),
        ),
      );
      r.cast(F, 0.2, 0.4, 2);
      r.p(F, 'go l2');
      const I = F.inset(0.65);
      r.p(I, 'ln');
      r.clip(I, () => {
        r.p(I, 'lb');
        for (const [x, y, q] of [
          [25.2, 37.4, 2.7],
          [31.6, 38.4, 3],
        ] as const) {
          r.c(s * x, y, q, 'm2 l1');
          r.c(s * x, y, q, 'sp');
          r.c(s * x, y, q * 0.64, 'gl l0');
          r.c(s * x - 0.6, y + 0.6, 0.45, 'h3');
        }
        r.p(
          poly(mirrored(s, corners([30.4, 43.2, 0.8, 35.6, 46.6, 1.2, 36.6, 41.6, 2, 35, 40.6, 1]))),
          'a2 l0',
        );
        r.p(
          spline([
            [s * 22, 34.8],
            [s * 28, 33.8],
            [s * 34, 35.4],
          ]),
          'w1',
        );
      });
      r.p(I, 'l1');
      r.hit(F);
      r.at(s * 28.4, 41);
    }),
  );
}
