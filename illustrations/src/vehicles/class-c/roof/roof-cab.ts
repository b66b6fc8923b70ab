import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import {
  band,
  cornered,
  drawn,
  ellipse,
  line,
  poly,
  rect,
  ribbon,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { cabPlan } from '../hull.ts';

const fenderPlan = (s: number) => cut.box(cabPlan, 4, s > 0 ? 0 : -41, 60, s > 0 ? 41 : 0);

export function drawMirrorsAndBumper(view: View): void {
  for (const [s, k] of sidesFromAbove)
    view.region(`cab.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      pen.tube(line([60, s * 40], [51, s * 46]), 1.3, 'gloss-2');
      pen.tube(line([63, s * 40], [53, s * 47]), 1.3, 'gloss-2');
      const H = cornered([46.6, s * 43.4, 2, 46.2, s * 53, 3, 54, s * 53.4, 2.4, 55.6, s * 44, 2]);
      pen.shadow(H, 0.6, 0.9, 2);
      pen.layers(H, ['gloss'], ['diagonal-bevel'], ['part-line']);
      pen.path(H.inset(0.9), 'dark-gleam-1');
      pen.hitArea(H.add(poly([62, s * 40, 64, s * 41, 54, s * 48, 51, s * 45]))).calloutAt(49.4, s * 51.6);
    });
  view.region('cab.bumper', 'Front bumper', (pen) => {
    const outline = drawn(`
      M 17.6 42 C 8 41.8 3.4 39.6 1.6 33 C 0.2 24 0 12 0 0 C 0 -12 0.2 -24 1.6 -33
      C 3.4 -39.6 8 -41.8 17.6 -42 L 17.6 -38 C 10 -37.6 7 -35.6 5.6 -30 C 4.6 -20 4.4 -10 4.4 0
      C 4.4 10 4.6 20 5.6 30 C 7 35.6 10 37.6 17.6 38 Z
    `);
    pen.shadow(outline, 0.8, 1.6, 3);
    pen.layers(outline, ['metal'], ['standing-cylinder'], ['part-line']);
    pen.path(
      spline([12, 40.6, 4.6, 36, 2, 18, 1.6, 0, 2, -18, 4.6, -36, 12, -40.6]),
      'detail-line',
      'half-line',
    );
    pen.hitArea(outline).calloutAt(2, -24);
  });
}

export function drawFendersAndGrille(view: View): void {
  for (const [s, k] of sidesFromAbove)
    view.region(`cab.fender-${k}`, `Front fender, ${k} side`, (pen) => {
      const outline = fenderPlan(s);
      pen.path(outline, 'mid-wall');
      pen.within(outline, () => {
        pen.path(rect(4, -41, 16, 41), 'shade-from-left');
        pen.path(rect(4, 34, 60, 41), 'shade-from-top');
        pen.path(rect(4, -41, 60, -34), 'shade-from-bottom');
        pen.path(band([14, s * 36.6, 26, s * 37.6, 40, s * 37.8], 0, 0, 1.6), 'light-4');
      });
      pen.path(outline, 'part-line');
      pen.hitArea(outline).calloutAt(27, s * 36.4);
    });
  view.region('cab.grille', 'Grille (upper edge)', (pen) => {
    const outline = drawn(`
      M 8 18.4 C 5.2 17.6 3.8 12 3.6 0 C 3.8 -12 5.2 -17.6 8 -18.4 L 9.4 -16 C 7.6 -12 7 -6 7 0
      C 7 6 7.6 12 9.4 16 Z
    `);
    pen.layers(outline, ['metal', 'edge-line'], ['diagonal-bevel']);
    pen.hitArea(outline, true).calloutAt(5.4, -8);
  });
}

export function drawLampsPlan(view: View): void {
  for (const [s, k] of sidesFromAbove)
    view.region(`light.headlamp-${k}`, `Headlamp & turn signal, ${k} side`, (pen) => {
      const outline = poly([
        [6.6, s * 19.4, 0.8],
        [6.4, s * 30, 3],
        [10, s * 37.8, 2],
        [17.6, s * 39, 1.2],
        [14, s * 33, 4],
        [10.6, s * 21, 1],
      ]);
      pen.path(outline, 'gloss', 'edge-line');
      const I = outline.inset(0.6);
      pen.path(I, 'lens');
      pen.within(I, () => {
        pen.path(I, 'diagonal-bevel');
        pen.path(sideBox(1, 8, s > 0 ? 34.4 : -42, 20, s > 0 ? 42 : -34.4), 'light-amber');
      });
      pen.path(I, 'detail-line');
      pen.hitArea(outline, true).calloutAt(9, s * 30);
    });
}

export function drawHoodPlan(view: View): void {
  view.region('cab.hood', 'Hood', (pen) => {
    const outline = drawn(`
      M 60 33 L 46 33 C 28 33 18 32 14 29 C 11 26 8.8 14 8.6 0 C 8.8 -14 11 -26 14 -29
      C 18 -32 28 -33 46 -33 L 60 -33 Z
    `);
    pen.path(outline, 'mid-wall');
    pen.within(outline, () => {
      pen.path(rect(8, -34, 20, 34), 'shade-from-left');
      for (const s of [1, -1]) {
        pen.path(spline([9, s * 14, 20, s * 17, 46, s * 20.4]), 'detail-line', 'half-line');
        pen.path(spline([9, s * 14 - 0.8, 20, s * 17 - 0.8, 46, s * 20.4 - 0.8]), 'gleam-2');
        pen.path(
          ribbon([9, s * 14, 20, s * 17, 46, s * 20.4], [9, s * 16.4, 20, s * 20, 46, s * 24]),
          'shade-1',
        );
      }
      pen.path(ellipse(26, 2, 14, 9), 'glow');
    });
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(26, 9);
  });
}
