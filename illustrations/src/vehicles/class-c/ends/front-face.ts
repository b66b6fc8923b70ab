import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { cornered, drawn, line, poly, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { corners, pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { headlampFront, lamp } from '../../../parts/walls/lamps.ts';
import { mirrored } from '../../../parts/layout/mirrored.ts';

const grille = cornered([-18, 45.8, 1.8, 18, 45.8, 1.8, 16.4, 31, 2.4, -16.4, 31, 2.4]);

export function drawGrille(view: View): void {
  view.region('cab.grille', 'Grille', (pen) => {
    pen.layers(grille, ['metal', 'part-line'], ['bevel']);
    const I = grille.inset(1.4);
    pen.path(I, 'void');
    pen.within(I, () => {
      for (const y of [34.6, 38.2, 41.8]) {
        const outline = rect(-18, y - 0.85, 18, y + 0.85, 0.3);
        pen.layers(outline, ['metal'], ['lying-cylinder'], ['detail-line']);
      }
      pen.path(rect(-18, 42, 18, 45.6), 'shade-from-top');
    });
    pen.path(I, 'edge-line');
    pen.hitArea(grille).calloutAt(-10, 36.4);
  });
  view.region('cab.badge', 'Grille emblem', (pen) => {
    const outline = cornered([
      -5.4, 36.4, 1, 5.4, 36.4, 1, 6.4, 38.2, 0, 5.4, 40, 1, -5.4, 40, 1, -6.4, 38.2, 0,
    ]);
    pen.layers(outline, ['metal', 'edge-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.7), 'gloss');
    pen.path(line([-4, 38.8], [3, 38.8]), 'dark-gleam-2');
    pen.hitArea(outline).calloutAt(3.6, 38.2);
  });
}

export function drawHeadlamps(view: View): void {
  bothFromFront((s, k) =>
    view.region(`light.headlamp-${k}`, `Headlamp & turn signal, ${k} side`, (pen) => {
      const outline = poly(
        mirrored(
          s,
          corners([
            19.2, 34.6, 1.6, 19.8, 45.2, 1.8, 31, 47.8, 2.4, 38.4, 45.8, 2.2, 39.4, 40, 2, 36, 34.6, 2.4,
          ]),
        ),
      );
      headlampFront(pen, s, outline, { y: 40.4, turn: 34.4, cells: pairs([24.2, 3.4, 31, 2.7]) });
      pen.path(spline([s * 20.8, 45, s * 30, 47, s * 36, 46]), 'dark-gleam-2');
      pen.hitArea(outline).calloutAt(s * 27.6, 38);
    }),
  );
  view.region('cab.valance', 'Lower valance / air dam', (pen) => {
    const outline = cornered([-35, 20.4, 0, 35, 20.4, 0, 33, 13.4, 2.4, -33, 13.4, 2.4]);
    pen.layers(outline, ['gloss', 'part-line'], ['shade-from-top']);
    const I = rect(-13, 14.8, 13, 18.8, 1.4);
    pen.path(I, 'void', 'dark-gleam-1');
    let q = new Shape();
    for (const y of [16, 17.4]) q = q.add(line([-12, y], [12, y]));
    pen.path(q, 'dark-gleam-2');
    pen.hitArea(outline).calloutAt(-17.4, 15.4);
  });
}

export function drawBumper(view: View): void {
  view.region('cab.bumper', 'Front bumper', (pen) => {
    const outline = drawn(`
      M -38.6 19.6 C -41 19.8 -42 21 -42 24 C -42 28 -41 29.6 -38.6 29.8 C -20 31 20 31 38.6 29.8
      C 41 29.6 42 28 42 24 C 42 21 41 19.8 38.6 19.6 C 20 18.6 -20 18.6 -38.6 19.6 Z
    `);
    pen.path(outline, 'metal');
    pen.within(outline, () => {
      pen.path(outline, 'lying-cylinder');
      pen.path(rect(-42, 18, -33, 31), 'shade-from-left');
      pen.path(rect(33, 18, 42, 31), 'shade-from-right');
      const S = ribbon([-43, 25.4, -20, 26, 20, 26, 43, 25.4], [-43, 23, -20, 23.6, 20, 23.6, 43, 23]);
      pen.path(S, 'rubber', 'edge-line');
      pen.path(spline([-41, 25, -20, 25.5, 20, 25.5, 41, 25]), 'dark-gleam-1');
      pen.path(spline([-38, 29.2, -20, 30.2, 20, 30.2, 38, 29.2]), 'gleam-1');
      bothFromFront((s) => {
        pen.path(line([s * 19.4, 18], [s * 19.4, 23.4]), 'detail-line', 'half-line');
        pen.path(line([s * 19.4, 26], [s * 19.4, 31]), 'detail-line', 'half-line');
      });
    });
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(-30, 27.8);
  });
  view.region('cab.plate-bracket', 'Front license-plate bracket', (pen) => {
    const outline = rect(-6, 20.6, 6, 26.8, 0.5);
    pen.shadow(outline, 0.2, 0.4, 2);
    pen.path(outline, 'dark-plastic', 'edge-line');
    pen.path(outline.inset(0.7), 'detail-line', 'half-line');
    for (const x of [-4, 4]) pen.circle(x, 26, 0.3, 'dark-metal');
    pen.hitArea(outline).calloutAt(3, 23);
  });
  bothFromFront((s, k) =>
    lamp(view, `light.fog-${k}`, `Fog lamp, ${k} side`, s * 24, 16.8, 6.6, 3.6, 'lens', { r: 1.4 }),
  );
}

export function drawTowHooks(view: View): void {
  view.region('cab.tow-hook', 'Front tow hooks', (pen) => {
    let h = new Shape();
    for (const x of [-15.6, 15.6]) {
      pen.tube(
        cornered([x - 1.2, 13.8, 0, x - 1.2, 11.6, 1, x + 1.2, 11.6, 1, x + 1.2, 13.4, 0], false),
        0.9,
        'metal-2',
      );
      h = h.add(rect(x - 2.2, 10.4, x + 2.2, 14.2));
    }
    pen.hitArea(h).calloutAt(15.6, 11.4);
  });
}
