import { band, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { corners, pairs, type Vert } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd } from '../../../parts/roof/roof-gear.ts';

export const roofEnd = (view: View, sA: number) => {
  // sA: sign of the curb side
  roofGearEnd(view);
  bothFromFront((s) =>
    view.region(
      `roof.rack-${s === sA ? 'curb' : 'road'}`,
      `Roof rail, ${s === sA ? 'curb' : 'road'} side`,
      { callout: s === sA },
      (pen) => {
        pen.path(
          poly(mirrored(s, corners([23, 106.6, 0, 26.4, 106.2, 0, 25.6, 110.6, 0.4, 23.8, 110.6, 0.4]))),
          'gloss',
          'edge-line',
        );
        pen.path(sideBox(s, 22.8, 109.4, 26.6, 111.2, 0.7), 'gloss', 'edge-line');
        pen.path(line([s * 23.4, 110.7], [s * 26, 110.7]), 'dark-gleam-1');
        pen.hitArea(sideBox(s, 22.4, 106.2, 27, 111.6)).calloutAt(s * 26.2, 110);
      },
    ),
  );
};

function roofGearEnd(view: View) {
  view.region('roof.solar-1', 'Solar panels (edge)', (pen) => {
    const outline = rect(-22, 110.8, 22, 112.2, 0.3);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(line([-21, 111.8], [21, 111.8]), 'gleam-1');
    for (const x of [-18, 18]) pen.path(rect(x - 1, 108, x + 1, 111), 'dark-metal', 'detail-line');
    pen.hitArea(
      rect(-22, 110.4, 22, 112.6)
        .add(rect(-19.4, 107.6, -16.6, 110.6))
        .add(rect(16.6, 107.6, 19.4, 110.6)),
    );
    pen.calloutAt(-20.4, 111.5);
  });
  acEnd(view, 'roof.ac', 'Air conditioner shroud', 0, 108.8, { w: 27, h: 9.4, grille: view.side === 'rear' });
}

export const awnEnd = (view: View, s: number) =>
  view.region('awning.cassette', 'Patio awning cassette (end)', (pen) => {
    const outline = poly(
      mirrored(s, corners([34.6, 93.2, 0.8, 40.6, 93, 1.6, 41.4, 97.6, 1.8, 38.6, 100, 1.4, 34, 99.4, 0])),
    );
    pen.layers(outline, ['gloss', 'part-line'], ['bevel', { opacity: 0.4 }]);
    pen.path(outline.inset(0.8), 'dark-gleam-1');
    pen.circle(s * 38, 96.4, 0.5, 'dark-metal');
    pen.hitArea(outline);
  });

export const mirror = (view: View, s: number, k: string, rear: boolean) =>
  view.region(`cab.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
    const arm: Vert[] = pairs([s * 38.6, 57.4, s * 41.6, 57, s * 44, 58.4]);
    pen.path(
      poly(mirrored(s, corners([37.6, 55, 0.8, 41, 55.4, 1, 41.4, 59.4, 1, 37.6, 60.4, 0.8]))),
      'gloss',
      'edge-line',
    );
    pen.tube(spline(arm), 1.7, 'gloss-2');
    const H = poly(mirrored(s, corners([41.6, 57.8, 2, 41.4, 72.6, 2.8, 50.2, 72, 3.4, 50.6, 59, 2.8])));
    pen.path(H, 'gloss');
    if (!rear) {
      pen.layers(H, ['bevel', { opacity: 0.45 }], ['overlap-line']);
      pen.path(H.inset(0.8), 'dark-gleam-1');
      pen.path(line([s * 41.8, 63.4], [s * 50.4, 63.6]), 'dark-gleam-1');
      pen.path(sideBox(s, 45.4, 59.6, 49.4, 60.7, 0.4), 'light-amber', 'detail-line');
      pen.path(band([s * 49, 62, s * 49, 66.4, s * 48.4, 70.4], 0, 0, 0.7), 'light-2');
    } else {
      pen.path(H, 'overlap-line');
      pen.path(sideBox(s, 42.6, 64.4, 49.4, 71.2, 1.4), 'glass', 'detail-line');
      pen.path(sideBox(s, 42.6, 59.4, 49.6, 63.2, 1.2), 'glass', 'detail-line');
    }
    pen.hitArea(H.add(poly(mirrored(s, pairs([37.6, 55, 42, 55.4, 44, 60, 37.6, 60.4])))));
    pen.calloutAt(s * 46, 67.6);
  });
