import {
  band,
  cornered,
  drawn,
  fromPts,
  line,
  poly,
  rect,
  ribbon,
  Shape,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { wallPanels } from '../../../parts/walls/body-panels.ts';
import { beltTrim } from '../../../parts/walls/trim.ts';
import { silhouette } from '../hull.ts';

const edge = silhouette.pts(0.06);
const seam: readonly Point[] = pairs([84, 120, 76, 112, 70, 98, 66, 80, 63.6, 62, 62.6, 44, 62.4, 19.6]);
const frontCap = fromPts([
  [84, 120],
  ...edge.filter(([x, y]) => x < 84 && y > 19.6 && x < 70 + (y > 90 ? 16 : 0)),
  [55, 19.5],
  ...spline(seam).pts(0.05).slice(1).toReversed(),
]);

export function drawWalls(view: View): void {
  const road = view.side === 'road';
  wallPanels(view, [
    ['body.sidewall-front', 'Sidewall panel, front section', cut.box(edge, 62, 32.8, 160.3, 120), [98, 106]],
    [
      'body.sidewall-mid',
      'Sidewall panel, center section',
      cut.box(edge, 159.8, 32.8, 270.3, 120),
      road ? [266, 98] : [214, 98],
    ],
    [
      'body.sidewall-rear',
      'Sidewall panel, rear section',
      cut.box(edge, 269.8, 32.8, 380, 120),
      road ? [296, 78] : [340, 72],
    ],
    ['body.lower-front', 'Lower skirt metal, front', cut.box(edge, 62, 19, 243.3, 33.2), [170, 26], 'skirt'],
    ['body.lower-rear', 'Lower skirt metal, rear', cut.box(edge, 243, 19, 380, 33), [326, 24], 'skirt'],
  ]);
  view.region('body.graphics', 'Graphics / decal set', (pen) => {
    pen
      .hitArea(view.bodyGraphics.reduce((t, g) => t.add(cut.box(g.pts, 64, 33, 379, 116)), new Shape()))
      .neverDimmed();
    pen.calloutAt(road ? 116 : 176, road ? 57 : 50);
  });
  view.decoration((pen) => {
    pen.within(silhouette, () => {
      pen.path(poly([74, 116, 379, 116, 379, 110.6, 70, 110.6]), 'shade-from-top');
      pen.path(rect(371, 19, 380, 120), view.rearShade);
      pen.path(rect(62, 19, 380, 25), 'shade-from-bottom');
      pen.path(rect(62, 29.6, 380, 33), 'shade-from-top');
      for (const x of [160, 270]) pen.path(line([x, 33], [x, 117]), 'detail-line', 'faint-line');
    });
  });
}

export function drawFrontCap(view: View): void {
  view.region('body.front-cap', 'Front cap (molded fiberglass)', (pen) => {
    pen.path(frontCap, 'body');
    pen.within(frontCap, () => {
      pen.path(rect(45, 18, 62, 121), view.frontShade);
      const m = drawn('M 44 62 C 48 84 56 106 64 114 L 78 114 C 72 102 67 84 64 66 Z');
      pen.path(m, 'gloss');
      pen.path(ribbon([52, 66, 56, 84, 62, 102, 67, 112], [55.4, 66, 59.4, 84, 65, 101, 70, 112]), 'light-1');
      pen.path(m, 'edge-line');
      pen.path(spline([44, 60, 54, 62, 64, 64.4]), { stroke: 'lens', width: 0.7 });
      pen.path(band([50, 58, 48.8, 48, 50, 40], 0, 0, 1.2), 'light-3');
      pen.path(ribbon([44, 34, 46, 60, 56, 96, 66, 114], [48.6, 34, 49, 58, 58.6, 94, 68.6, 112]), 'shade-1');
      pen.path(band([68, 114.6, 74, 117.4, 82, 118.8], 0, 0, 1.2), 'light-4');
    });
    pen.hitArea(frontCap).calloutAt(56, 88);
  });
  view.region('body.rock-guard', 'Front rock guard (diamond plate)', (pen) => {
    const outline = cut.below(cut.fwd(frontCap, 62.4), 40);
    pen.path(outline, 'metal');
    pen.within(outline, () => {
      let q = new Shape();
      for (let i = -4; i < 14; i++)
        for (let j = 0; j < 14; j++) {
          const x = 44 + i * 1.9 + (j % 2) * 0.95,
            y = 20 + j * 1.55;
          q = q.add(j % 2 ? line([x, y], [x + 0.8, y + 0.55]) : line([x, y + 0.55], [x + 0.8, y]));
        }
      pen.path(q, 'detail-line', 'half-line');
      pen.path(rect(45, 18, 56, 42), view.frontShade);
      pen.path(rect(45, 36, 64, 40), 'shade-from-top');
    });
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(55, 32);
  });
}

export function drawTrims(view: View): void {
  view.region('body.cap-moulding', 'Front corner molding', (pen) => {
    const Bn = band(seam, 1.4, 1.4, 1.4);
    pen.within(silhouette, () => {
      pen.path(Bn, 'metal', 'edge-line');
      pen.path(spline(seam.map(([x, y]): Point => [x - 0.2, y])), 'gleam-1');
    });
    pen.hitArea(Bn, true).calloutAt(67.6, 88);
  });
  beltTrim(view, 'Skirt trim molding', [62, 32.2, 379, 33.8], [63, 378], [196, 33]);
  view.region('roof.membrane', 'Roof membrane, visible edge', (pen) => {
    const outline = cut.box(edge, 82, 117.6, 377, 121);
    pen.path(outline, 'membrane', 'detail-line');
    pen.hitArea(outline).calloutAt(240, 118.9);
  });
  view.region('body.gutter', 'Gutter / drip rail', (pen) => {
    const outline = cornered([
      77, 115.8, 0.8, 80, 117.8, 0.8, 374, 117.8, 1.4, 379, 114, 1, 379, 112.2, 0.2, 374, 115.8, 2,
    ]);
    pen.path(outline, 'metal', 'part-line');
    pen.path(line([80, 117.1], [374, 117.1]), 'gleam-2');
    pen.path(line([80, 116.4], [374, 116.4]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(92, 116.8);
  });
  view.decoration((pen) => pen.path(silhouette, 'silhouette-line'));
  view.region('body.rear-moulding', 'Rear corner molding', (pen) => {
    const outline = cornered([375.8, 21, 0.5, 378.8, 21, 0.5, 380.1, 112, 0.5, 377, 112, 0.5]);
    pen.layers(outline, ['metal', 'part-line'], ['standing-cylinder']);
    pen.hitArea(outline, true).calloutAt(378.4, 92);
  });
}
