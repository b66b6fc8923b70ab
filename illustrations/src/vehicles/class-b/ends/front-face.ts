import { cornered, drawn, ellipse, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import type { Pen } from '../../../kit/drawing/pen.ts';
import { corners } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { mirrored, sideBox } from '../../../parts/layout/mirrored.ts';

const hood = drawn(`
  M -34.4 55.4 C -14 53.6 14 53.6 34.4 55.4 C 35.2 52.4 34 49.6 30 48.6 C 16 47.2 -16 47.2 -30 48.6
  C -34 49.6 -35.2 52.4 -34.4 55.4 Z
`);

const grilleFront = cornered([
  -20.6, 45.8, 2.2, 20.6, 45.8, 2.2, 19.4, 36, 8, 17, 31.4, 2.4, -17, 31.4, 2.4, -19.4, 36, 8,
]);

export function frontFace(view: View) {
  frontCabHood(view);
  frontCabGrille(view);
  frontCabBadge(view);
  frontLightHeadlamp(view);
}

function frontCabHood(view: View) {
  view.region('cab.hood', 'Hood', (pen) => {
    pen.path(hood, 'body');
    pen.within(hood, () => {
      pen.path(hood, 'bevel');
      pen.path(ellipse(-5, 51.6, 20, 2.4), 'glow');
      for (const s of [-1, 1]) {
        pen.path(spline([s * 25, 55, s * 23, 51, s * 21.6, 48]), 'detail-line', 'half-line');
        pen.path(spline([s * 24.4, 55, s * 22.4, 51, s * 21, 48]), 'gleam-2');
      }
    });
    pen.path(hood, 'part-line');
    pen.hitArea(hood).calloutAt(-10, 51);
  });
}

function frontCabGrille(view: View) {
  view.region('cab.grille', 'Grille', (pen) => {
    pen.path(grilleFront, 'gloss', 'part-line');
    const opening = grilleFront.inset(1.1);
    pen.path(opening, 'void');
    pen.within(opening, () => {
      for (let x = -19.2; x < 20; x += 2.4) {
        const slat = rect(x, 31, x + 0.8, 46, 0.3);
        pen.path(slat, 'gloss');
        pen.path(line([x + 0.2, 31], [x + 0.2, 46]), 'dark-gleam-2');
      }
      pen.path(rect(-21, 43, 21, 46), 'shade-from-top');
      const bar = rect(-22, 39.4, 22, 40.8, 0.5);
      pen.layers(bar, ['metal'], ['lying-cylinder'], ['detail-line']);
    });
    pen.path(opening, 'edge-line');
    pen.path(grilleFront.inset(0.4), 'dark-gleam-1');
    pen.hitArea(grilleFront).calloutAt(11, 36.2);
  });
}

function frontCabBadge(view: View) {
  view.region('cab.badge', 'Grille emblem (blank)', (pen) => {
    const outline = rect(-4.8, 38.2, 4.8, 42, 1.9);
    pen.layers(outline, ['metal', 'edge-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.7), 'gloss', 'dark-gleam-1');
    pen.hitArea(outline);
  });
}

function frontLightHeadlamp(view: View) {
  bothFromFront((s, k) =>
    view.region(`light.headlamp-${k}`, `Headlamp assembly, ${k} side`, (pen) => {
      const outline = poly(
        mirrored(
          s,
          corners([
            22.8, 35.6, 1.8, 23, 45.4, 2, 25, 46.8, 1.4, 35.4, 48, 2, 37.8, 46.6, 2, 37.4, 38, 2.6, 35.4,
            35.6, 2,
          ]),
        ),
      );
      pen.shadow(outline, 0.2, 0.4, 2);
      pen.path(outline, 'gloss', 'part-line');
      const I = outline.inset(0.65);
      pen.path(I, 'lens');
      pen.within(I, () => {
        pen.path(I, 'bevel');
        for (const y of [36.8, 41.6]) lampModule(pen, s, y);
        pen.path(
          poly(mirrored(s, corners([33.4, 37, 0.8, 33.8, 46.4, 0.8, 36.6, 46, 1, 36.2, 38.4, 1.6]))),
          'light-amber',
          'detail-line',
        );
        pen.path(line([s * 24.4, 46.1], [s * 32.8, 47]), 'gleam-2');
      });
      pen.path(I, 'edge-line');
      pen.hitArea(outline).calloutAt(s * 32.6, 40.8);
    }),
  );
}

/** Low and high beam, one above the other. */
function lampModule(pen: Pen, s: number, y: number) {
  const outline = sideBox(s, 24.6, y, 32, y + 3.9, 1);
  pen.layers(outline, ['dark-metal', 'edge-line'], ['diagonal-bevel']);
  for (const x of [26.5, 30.1]) {
    pen.path(sideBox(s, x - 1.3, y + 0.7, x + 1.3, y + 3.2, 0.7), 'glass', 'detail-line');
    pen.circle(s * x - 0.5, y + 2.5, 0.4, 'light-3');
  }
}
