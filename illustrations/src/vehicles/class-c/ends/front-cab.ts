import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import {
  arc,
  band,
  cornered,
  drawn,
  ellipse,
  line,
  poly,
  rect,
  ribbon,
  Shape,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';

const header = drawn(`
  M -38.4 55 L -37.8 57 L -31.4 79.4 C -30.4 83 -28.8 84.6 -26 84.8 L 26 84.8
  C 28.8 84.6 30.4 83 31.4 79.4 L 37.8 57 L 38.4 55 Z
`);
const windshield = drawn(`
  M -31.4 57.8 C -34.2 57.4 -35.2 58.8 -34.6 61 L -29.8 78.6 C -29.2 81 -28 82 -25.6 82.2
  C -12 83 12 83 25.6 82.2 C 28 82 29.2 81 29.8 78.6 L 34.6 61 C 35.2 58.8 34.2 57.4 31.4 57.8
  C 16 60 -16 60 -31.4 57.8 Z
`);
const windshieldGlass = drawn(`
  M -31 59.2 C -33 58.8 -33.8 59.8 -33.3 61.4 L -28.7 78.2 C -28.2 80 -27.2 80.8 -25.2 81
  C -12 81.8 12 81.8 25.2 81 C 27.2 80.8 28.2 80 28.7 78.2 L 33.3 61.4 C 33.8 59.8 33 58.8 31 59.2
  C 16 61.4 -16 61.4 -31 59.2 Z
`);
const hood = drawn(`
  M -33.4 55.4 C -18 57.6 18 57.6 33.4 55.4 C 33.6 52 32.6 50 30.6 48.8 C 25 47.4 21 46.8 18.8 46.4
  C 10 47.4 -10 47.4 -18.8 46.4 C -21 46.8 -25 47.4 -30.6 48.8 C -32.6 50 -33.6 52 -33.4 55.4 Z
`);

export function drawWindshield(view: View): void {
  view.region('cab.header', 'Cab roof header & A-pillars', (pen) => {
    pen.path(header, 'body');
    pen.within(header, () => {
      pen.path(rect(-41, 54, -30, 86), 'shade-from-left');
      pen.path(rect(30, 54, 41, 86), 'shade-from-right');
      pen.path(rect(-41, 76, 41, 86), 'shade-from-top');
      bothFromFront((s) => {
        pen.path(line([s * 36.4, 58], [s * 30.4, 80.6]), 'edge-line', 'half-line');
        pen.path(line([s * 36, 58], [s * 30, 80.6]), 'gleam-1');
      });
    });
    pen.path(header, 'overlap-line');
    pen.hitArea(header).calloutAt(-34.9, 64);
  });
  view.region('glass.windshield', 'Windshield', (pen) => {
    pen.layers(windshield, ['frame', 'part-line'], ['dark-gleam-1']);
    pen.path(windshieldGlass, 'flat-glass');
    pen.within(windshieldGlass, () => {
      pen.path(ribbon([-36, 64, -14, 65.6, 14, 65.6, 36, 64], [-36, 56, -14, 57, 14, 57, 36, 56]), 'shade-4');
      for (const s of [-1, 1]) {
        pen.path(sideBox(s, 9, 64, 24, 75.4, 4), 'shade-2');
        pen.path(sideBox(s, 12.6, 74.6, 20.4, 80, 2.4), 'shade-2');
      }
      pen.path(arc(16.6, 64, 6.4, 6, 174, 7), { stroke: 'void', width: 1.1, strokeOpacity: 0.75 });
      pen.path(rect(-4.6, 76.6, 4.6, 79.2, 0.9), 'shade-5');
      pen.path(line([0, 79.2], [0, 82]), { stroke: 'void', width: 1, strokeOpacity: 0.6 });
      pen.path(rect(-36, 74.6, 36, 83), 'shade-from-top');
      pen.path(cut.slab(windshieldGlass, 1, -0.5, -55, -45), 'light-1');
      pen.path(cut.slab(windshieldGlass, 1, -0.5, -42.6, -39.6), 'light-1');
    });
    pen.path(windshieldGlass, 'edge-line');
    pen.hitArea(windshield).calloutAt(5, 71);
  });
}

export function drawCowlAndWipers(view: View): void {
  view.region('cab.cowl', 'Cowl panel & wiper base', (pen) => {
    const outline = drawn(`
      M -35.2 56 C -35.6 58 -34 58.6 -31.4 58.4 C -16 60.6 16 60.6 31.4 58.4 C 34 58.6 35.6 58 35.2 56
      C 18 58 -18 58 -35.2 56 Z
    `);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(spline([-32, 57.7, -16, 59.1, 0, 59.5, 16, 59.1, 32, 57.7]), 'dark-gleam-2');
    pen.hitArea(outline, true).calloutAt(29.6, 58);
  });
  view.region('cab.wiper', 'Windshield wipers', (pen) => {
    let hit = new Shape();
    for (const px of [-27, 4]) {
      const a = cornered([px, 58.6, 0, px + 3, 61.6, 1.4, px + 13, 63.6, 0], false);
      pen.path(line([px + 1.6, 64.4], [px + 25, 62]), { stroke: 'frame', width: 1.2 });
      pen.path(line([px + 1.6, 64.8], [px + 25, 62.4]), 'dark-gleam-1');
      pen.layers(a, [{ stroke: 'line', width: 1.2 }], [{ stroke: 'gloss-2', width: 0.7 }]);
      pen.circle(px, 58.6, 1, 'gloss', 'edge-line');
      hit = hit.add(
        poly([px - 1.4, 57.4, px + 4, 60.4, px + 25.6, 61, px + 25.6, 63, px + 1, 65.8, px - 1.4, 60]),
      );
    }
    pen.hitArea(hit).calloutAt(20, 62.6);
  });
}

export function drawFenders(view: View): void {
  view.region('cab.nose-panel', 'Grille opening panel', (pen) => {
    const outline = cornered([-38, 28, 0, 38, 28, 0, 38, 47, 3, 30, 50, 0, -30, 50, 0, -38, 47, 3]);
    pen.path(outline, 'body');
    pen.path(rect(-38, 28, 38, 35), 'shade-from-bottom');
    pen.hitArea(outline).calloutAt(-17.6, 33);
  });
  bothFromFront((s, k) =>
    view.region(`cab.fender-${k}`, `Front fender, ${k} side`, (pen) => {
      const outline = new Shape()
        .M(s * 36.4, 28)
        .L(s * 40.6, 28)
        .C(s * 40.9, 35, s * 40.8, 40, s * 40.4, 45)
        .C(s * 40, 50, s * 39, 53, s * 37.8, 57)
        .L(s * 32, 57)
        .C(s * 33.6, 53, s * 32.8, 50, s * 30.6, 48.4)
        .C(s * 34, 48, s * 37, 47, s * 38.6, 45)
        .C(s * 39.6, 41, s * 38.6, 37, s * 36.4, 34)
        .Z();
      pen.path(outline, 'body');
      pen.within(outline, () => {
        pen.path(sideBox(s, 33, 27, 41, 58), s < 0 ? 'shade-from-left' : 'shade-from-right');
        pen.path(rect(-41, 28, 41, 36), 'shade-from-bottom');
        pen.path(band([s * 34.6, 56.4, s * 35.6, 52.4, s * 38, 48.6], 0, 0, 1.5), 'light-4');
        pen.path(spline([s * 40.6, 46.8, s * 36.8, 50.4, s * 35.4, 57]), 'detail-line', 'faint-line');
      });
      pen.path(outline, 'edge-line');
      pen.hitArea(outline).calloutAt(s * 36.8, 51.6);
    }),
  );
}

export function drawHood(view: View): void {
  view.region('cab.hood', 'Hood', (pen) => {
    pen.path(hood, 'body');
    pen.within(hood, () => {
      pen.path(hood, 'bevel', { opacity: 0.75 });
      pen.path(rect(-34, 46, -24, 58), 'shade-from-left');
      pen.path(rect(24, 46, 34, 58), 'shade-from-right');
      bothFromFront((s) => {
        pen.path(spline([s * 20, 57.4, s * 17.6, 53, s * 15, 46.6]), 'detail-line', 'half-line');
        pen.path(spline([s * 20.7, 57.4, s * 18.3, 53, s * 15.7, 46.6]), s < 0 ? 'gleam-2' : 'gleam-1');
        pen.path(
          ribbon([s * 20, 57.4, s * 17.6, 53, s * 15, 46.6], [s * 23.4, 57.2, s * 20.4, 53, s * 17.4, 46.6]),
          'shade-1',
        );
      });
      pen.path(ellipse(-4, 54.4, 13, 3), 'glow');
      pen.path(spline([-31, 49.8, -19, 47.8, 0, 48.2, 19, 47.8, 31, 49.8]), 'gleam-1');
    });
    pen.path(hood, 'part-line');
    pen.hitArea(hood).calloutAt(8, 52);
  });
}
