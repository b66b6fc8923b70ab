import {
  arc,
  cornered,
  drawn,
  fromPts,
  line,
  poly,
  rect,
  ribbon,
  Shape,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';

const windshieldFront = drawn(`
  M -30 56.2 C -33.4 56.4 -35 58 -34.8 61.4 C -34.2 70 -32.6 80 -30.6 87 C -29.8 89.8 -28.2 91 -25 91.4
  C -12 92.6 12 92.6 25 91.4 C 28.2 91 29.8 89.8 30.6 87 C 32.6 80 34.2 70 34.8 61.4
  C 35 58 33.4 56.4 30 56.2 C 12 54.8 -12 54.8 -30 56.2 Z
`);

export function frontGlass(view: View) {
  frontGlassWindshield(view);
  frontCabCowl(view);
  frontCabWiper(view);
}

function frontGlassWindshield(view: View) {
  view.region('glass.windshield', 'Windshield', (pen) => {
    pen.path(windshieldFront, 'frame', 'part-line');
    const G = fromPts(
      windshieldFront.pts(0.03).map(([x, y]): Point => [x * 0.966, 73.6 + (y - 73.6) * 0.955]),
    );
    pen.path(G, 'flat-glass');
    pen.within(G, () => {
      pen.path(
        ribbon([-36, 64.6, -16, 66.6, 0, 66, 16, 67.4, 36, 64.6], [-36, 54, -16, 54, 0, 54, 16, 54, 36, 54]),
        'shade-4',
      );
      for (const s of [-1, 1]) {
        pen.path(sideBox(s, 11, 64, 26, 80, 5), 'shade-2');
        pen.path(sideBox(s, 14.4, 78.8, 22.6, 85.4, 2.6), 'shade-2');
      }
      pen.path(arc(18.5, 67.4, 6.6, 4, 176, 6.4), { stroke: 'void', width: 1.1, strokeOpacity: 0.75 });
      pen.path(line([18.5, 67.4], [18.5, 63]), { stroke: 'void', width: 1.6, strokeOpacity: 0.6 });
      pen.path(rect(-35, 85.4, 35, 93), 'shade-from-top');
      pen.path(cornered([-5.4, 91, 0, 5.4, 91, 0, 4, 85.4, 1.2, -4, 85.4, 1.2]), 'frame');
      pen.path(rect(-4, 82.4, 4, 84.8, 0.9), 'void', { opacity: 0.7 });
      pen.path(cut.slab(G, 1, -0.42, -58, -45), 'light-1');
      pen.path(cut.slab(G, 1, -0.42, -42, -38.6), 'light-1');
      pen.path(cut.slab(G, 1, -0.42, -22, -15), 'light-1');
    });
    pen.path(G, 'edge-line');
    pen.hitArea(windshieldFront).calloutAt(-4, 74);
  });
}

function frontCabCowl(view: View) {
  view.region('cab.cowl', 'Cowl panel / wiper tray', (pen) => {
    const outline = drawn('M -33 55.8 C -14 54 14 54 33 55.8 L 35 58.2 C 14 56.6 -14 56.6 -35 58.2 Z');
    pen.path(outline, 'rubber', 'edge-line');
    let q = new Shape();
    for (let x = -28; x <= 28; x += 2.4) q = q.add(line([x, 55.6], [x, 56.6]));
    pen.path(q, 'dark-gleam-1');
    pen.hitArea(outline, true).calloutAt(30, 56.8);
  });
}

function frontCabWiper(view: View) {
  bothFromFront((s, k) =>
    view.region(`cab.wiper-${k}`, `Wiper arm & blade, ${k} side`, (pen) => {
      const px = s > 0 ? 4 : -29;
      pen.path(line([px + 2, 61.6], [px + 25, 59.8]), { stroke: 'frame', width: 1.2 });
      pen.path(line([px + 2, 61.9], [px + 25, 60.1]), 'dark-gleam-1');
      const arm = poly(
        [
          [px, 56.6, 0],
          [px + 3, 59.4, 1.6],
          [px + 14, 60.8, 0],
        ],
        false,
      );
      pen.layers(arm, [{ stroke: 'line', width: 1.3 }], [{ stroke: 'gloss-2', width: 0.75 }]);
      pen.circle(px, 56.6, 1, 'gloss', 'edge-line');
      pen.hitArea(
        poly([px - 1.4, 55.6, px + 4, 58, px + 25.4, 58.9, px + 25.4, 60.9, px + 1.6, 63, px - 1.4, 58]),
      );
      pen.calloutAt(px + 20, 60.2);
    }),
  );
}
