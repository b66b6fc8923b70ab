import { ribbon, spline } from '../../kit/curves.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { headlampFront, lamp } from '../../parts/lamps.ts';
import { mirrored } from '../../parts/mirrored.ts';
import { curbThenRoad } from './hull.ts';

const grille = poly(corners([-18, 45.8, 1.8, 18, 45.8, 1.8, 16.4, 31, 2.4, -16.4, 31, 2.4]));

export function drawGrille(v: View): void {
  v.region('cab.grille', 'Grille', { part: 'grille' }, (r) => {
    r.p(grille, 'metal', 'part-line');
    r.p(grille, 'bevel');
    const I = grille.inset(1.4);
    r.p(I, 'void');
    r.clip(I, () => {
      for (const y of [34.6, 38.2, 41.8]) {
        const F = rect(-18, y - 0.85, 18, y + 0.85, 0.3);
        r.p(F, 'metal');
        r.p(F, 'lying-cylinder');
        r.p(F, 'detail-line');
      }
      r.p(rect(-18, 42, 18, 45.6), 'shade-from-top');
    });
    r.p(I, 'edge-line');
    r.hit(grille);
    r.at(-10, 36.4);
  });
  v.region('cab.badge', 'Grille emblem', { part: 'badge' }, (r) => {
    const F = poly(
      corners([-5.4, 36.4, 1, 5.4, 36.4, 1, 6.4, 38.2, 0, 5.4, 40, 1, -5.4, 40, 1, -6.4, 38.2, 0]),
    );
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(0.7), 'gloss');
    r.p(line([-4, 38.8], [3, 38.8]), 'dark-gleam-2');
    r.hit(F);
    r.at(3.6, 38.2);
  });
}

export function drawHeadlamps(v: View): void {
  curbThenRoad((s, k) =>
    v.region(`light.headlamp-${k}`, `Headlamp & turn signal, ${k} side`, { part: 'headlamp' }, (r) => {
      const F = poly(
        mirrored(
          s,
          corners([
            19.2, 34.6, 1.6, 19.8, 45.2, 1.8, 31, 47.8, 2.4, 38.4, 45.8, 2.2, 39.4, 40, 2, 36, 34.6, 2.4,
          ]),
        ),
      );
      headlampFront(r, s, F, {
        y: 40.4,
        turn: 34.4,
        cells: [
          [24.2, 3.4],
          [31, 2.7],
        ],
      });
      r.p(
        spline([
          [s * 20.8, 45],
          [s * 30, 47],
          [s * 36, 46],
        ]),
        'dark-gleam-2',
      );
      r.hit(F);
      r.at(s * 27.6, 38);
    }),
  );
  v.region('cab.valance', 'Lower valance / air dam', { part: 'air-dam' }, (r) => {
    const F = poly(corners([-35, 20.4, 0, 35, 20.4, 0, 33, 13.4, 2.4, -33, 13.4, 2.4]));
    r.p(F, 'gloss', 'part-line');
    r.p(F, 'shade-from-top');
    const I = rect(-13, 14.8, 13, 18.8, 1.4);
    r.p(I, 'void', 'dark-gleam-1');
    let q = new Shape();
    for (const y of [16, 17.4]) q = q.add(line([-12, y], [12, y]));
    r.p(q, 'dark-gleam-2');
    r.hit(F);
    r.at(-17.4, 15.4);
  });
}

export function drawBumper(v: View): void {
  v.region('cab.bumper', 'Front bumper', { part: 'bumper' }, (r) => {
    const F = new Shape()
      .M(-38.6, 19.6)
      .C(-41, 19.8, -42, 21, -42, 24)
      .C(-42, 28, -41, 29.6, -38.6, 29.8)
      .C(-20, 31, 20, 31, 38.6, 29.8)
      .C(41, 29.6, 42, 28, 42, 24)
      .C(42, 21, 41, 19.8, 38.6, 19.6)
      .C(20, 18.6, -20, 18.6, -38.6, 19.6)
      .Z();
    r.p(F, 'metal');
    r.clip(F, () => {
      r.p(F, 'lying-cylinder');
      r.p(rect(-42, 18, -33, 31), 'shade-from-left');
      r.p(rect(33, 18, 42, 31), 'shade-from-right');
      const S = ribbon(
        pairs([-43, 25.4, -20, 26, 20, 26, 43, 25.4]),
        pairs([-43, 23, -20, 23.6, 20, 23.6, 43, 23]),
      );
      r.p(S, 'rubber', 'edge-line');
      r.p(spline(pairs([-41, 25, -20, 25.5, 20, 25.5, 41, 25])), 'dark-gleam-1');
      r.p(spline(pairs([-38, 29.2, -20, 30.2, 20, 30.2, 38, 29.2])), 'gleam-1');
      curbThenRoad((s) => {
        r.p(line([s * 19.4, 18], [s * 19.4, 23.4]), 'detail-line', 'half-line');
        r.p(line([s * 19.4, 26], [s * 19.4, 31]), 'detail-line', 'half-line');
      });
    });
    r.p(F, 'part-line');
    r.hit(F);
    r.at(-30, 27.8);
  });
  v.region('cab.plate-bracket', 'Front license-plate bracket', { part: 'license-plate' }, (r) => {
    const F = rect(-6, 20.6, 6, 26.8, 0.5);
    r.cast(F, 0.2, 0.4, 2);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F.inset(0.7), 'detail-line', 'half-line');
    for (const x of [-4, 4]) r.c(x, 26, 0.3, 'dark-metal');
    r.hit(F);
    r.at(3, 23);
  });
  curbThenRoad((s, k) =>
    lamp(v, `light.fog-${k}`, `Fog lamp, ${k} side`, s * 24, 16.8, 6.6, 3.6, 'lens', {
      part: 'fog-lamp',
      r: 1.4,
    }),
  );
}

export function drawTowHooks(v: View): void {
  v.region('cab.tow-hook', 'Front tow hooks', { part: 'tow-hook' }, (r) => {
    let h = new Shape();
    for (const x of [-15.6, 15.6]) {
      r.tube(
        poly(
          [
            [x - 1.2, 13.8],
            [x - 1.2, 11.6, 1],
            [x + 1.2, 11.6, 1],
            [x + 1.2, 13.4],
          ],
          false,
        ),
        0.9,
        'metal-2',
      );
      h = h.add(rect(x - 2.2, 10.4, x + 2.2, 14.2));
    }
    r.hit(h);
    r.at(15.6, 11.4);
  });
}
