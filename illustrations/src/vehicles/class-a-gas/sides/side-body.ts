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
import { metalStrip } from '../../../parts/walls/trim.ts';
import { winArt } from '../../../parts/walls/windows.ts';
import { B, body } from '../body.ts';

/** The two-piece front: the graphics begin behind it, so it needs no clip of its own. */
function frontPanel(view: View, id: string, title: string, shape: Shape, at: Point) {
  view.region(id, title, (pen) => {
    pen.path(shape, 'body');
    pen.hitArea(shape).calloutAt(...at);
  });
}

export function panels(view: View) {
  const road = view.side === 'road';
  wallPanels(view, [
    [
      'body.sidewall-front',
      'Sidewall panel, front section',
      cut.box(B, 24.6, 43, 104.3, 138),
      road ? [86, 100] : [63.4, 124],
    ],
    [
      'body.sidewall-mid',
      'Sidewall panel, center section',
      cut.box(B, 103.8, 43, 296.3, 138),
      road ? [281, 85.4] : [260, 72],
    ],
    [
      'body.sidewall-rear',
      'Sidewall panel, rear section',
      cut.box(B, 295.8, 43, 396.3, 138),
      road ? [299, 100] : [312, 104],
    ],
    [
      'body.lower-mid',
      'Lower skirt panel, between wheels',
      cut.box(B, 39.8, 15, 275.3, 43.4),
      road ? [127, 17.6] : [137, 17.6],
      'skirt',
    ],
    [
      'body.lower-rear',
      'Lower skirt panel, behind rear wheel',
      cut.box(B, 274.8, 15, 396.3, 43.4),
      [road ? 337 : 341, road ? 19 : 19.2],
      'skirt',
    ],
  ]);
}

export function capPanels(view: View) {
  const road = view.side === 'road';
  wallPanels(view, [['body.rear-cap', 'Rear cap (molded fiberglass)', cut.aft(B, 395.8), [401, 112]]]);
  const upper = cut.above(cut.fwd(B, 25), 60.4);
  frontPanel(view, 'body.front-cap', 'Front cap, upper (molded fiberglass)', upper, [22.4, 124.4]);
  const lower = cut
    .box(B, -1, 15, 40.3, 60.8)
    .pts(0.03)
    .flatMap((q): Point[] => (q[0] > 40 && q[1] > 60 ? pairs([40.3, 43.4, 25.2, 43.4, 25.2, 60.8]) : [q]));
  frontPanel(view, 'body.front-mask', 'Front mask, lower / fender panel', fromPts(lower), [19.4, 57.4]);
  view.region('body.graphics', 'Graphics / decal set', (pen) => {
    // Without ink of its own the hit may be coarser than what is drawn: the plate stays light.
    const swept = view.bodyGraphics.map(({ shape }) => cut.box(shape.pts(0.15), 26, 20, 395, 128));
    pen.hitArea(swept.reduce((all, one) => all.add(one), new Shape())).neverDimmed();
    pen.calloutAt(road ? 98 : 116, 65);
  });
}

export function shading(view: View) {
  view.decoration((pen) => {
    pen.within(body, () => {
      pen.path(poly([33, 132.8, 404, 132.8, 404, 126, 27.6, 126]), 'shade-from-top');
      pen.path(rect(0, 12, 17, 139), view.frontShade);
      pen.path(rect(397, 12, 409, 139), view.rearShade);
      pen.path(rect(0, 14, 410, 24), 'shade-from-bottom');
      pen.path(rect(25, 39.4, 396, 43.2), 'shade-from-top');
      for (const x of [104, 296]) pen.path(line([x, 43], [x, 133]), 'detail-line', 'faint-line');
      pen.path(band([23, 128.6, 33, 133.6, 52, 136.8], 0, 0, 1.5), 'light-4');
      pen.path(band([405, 122, 402, 131, 395, 136], 0, 0, 1.2), 'light-3');
      pen.path(
        ribbon([15, 112, 14.4, 119, 20, 128, 34, 136], [17.8, 112, 18, 118.6, 24, 125.6, 37, 132.6]),
        'shade-1',
      );
      pen.path(ribbon([-2, 30, 0, 44, 5, 58, 8, 63], [2.6, 30, 4, 44, 8, 56, 10.4, 63]), 'shade-1');
      pen.path(spline([3, 54.4, 12, 56.6, 25, 57.2]), 'detail-line', 'half-line');
      pen.path(spline([3, 53.7, 12, 55.9, 25, 56.5]), 'gleam-2');
    });
    // two-piece front: horizontal joint between cap and mask
    pen.within(body, () => {
      pen.path(line([4, 60.4], [25.4, 60.4]), 'edge-line');
      pen.path(line([4, 59.8], [25, 59.8]), 'gleam-1');
    });
  });
}

export function bumper(view: View) {
  view.region('body.front-bumper', 'Front bumper cover', (pen) => {
    const outline = cut.box(B, -1, 14, 17.4, 33.6);
    pen.layers(outline, ['skirt'], ['shade-1'], ['shade-from-bottom']);
    pen.path(spline([0, 33.4, 6, 33.8, 17.4, 33.4]), 'edge-line');
    pen.path(spline([0.6, 32.7, 6, 33.1, 17.2, 32.7]), 'gleam-1');
    pen.path(cornered([2.2, 20, 0.8, 12.6, 20, 1, 11.4, 26, 1.2, 1.4, 26.4, 1]), 'gloss', 'edge-line');
    pen.concentric(6.6, 23, [2, 'lens', 'detail-line'], [2, 'sphere']);
    pen.path(line([2, 29.4], [15.4, 29.4]), 'detail-line', 'faint-line');
    pen.hitArea(outline).calloutAt(11, 29.6);
  });
}

export function moldings(view: View) {
  const road = view.side === 'road';
  view.region('body.cap-moulding', 'Front cap seam molding', (pen) => {
    const sm = pairs([36, 134.2, 29.6, 130.6, 26.6, 124, 25.6, 112, 25.2, 96, 25, 76, 25, 60, 25, 43]),
      Bn = band(sm, 1.5, 1.5, 1.5);
    pen.path(Bn, 'metal', 'edge-line');
    pen.path(spline(sm.map(([x, y]): Point => [x - 0.2, y])), 'gleam-1');
    pen.hitArea(Bn, true).calloutAt(25.2, road ? 78 : 90);
  });
  metalStrip(
    view,
    'body.rear-moulding',
    'Rear cap seam molding',
    [395.2, 20, 396.8, 133.4],
    [395.7, 22, 395.7, 132],
    [396, 118],
    0.5,
  );
}

export function trims(view: View) {
  const road = view.side === 'road';
  view.region('body.belt-trim', 'Belt-line trim molding', (pen) => {
    const outline = rect(25, 42.6, 396, 44.2, 0.3);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([26, 43.7], [395, 43.7]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(road ? 289 : 296, 43.4);
  });
  view.region('roof.membrane', 'Roof membrane, visible edge', (pen) => {
    const outline = cut.box(B, 44, 135.2, 400, 138.2);
    pen.path(outline, 'membrane', 'detail-line');
    pen.hitArea(outline).calloutAt(376, 136.6);
  });
  view.region('body.gutter', 'Gutter / drip rail', (pen) => {
    const outline = cornered([
      33, 132.4, 0.6, 38, 135.4, 3, 394, 135.4, 3, 401, 132.6, 1, 400.6, 131.2, 0.3, 394, 133, 3, 37, 133, 3,
    ]);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([40, 134.7], [393, 134.7]), 'gleam-2');
    pen.path(line([40, 133.9], [393, 133.9]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(road ? 276 : 286, 134.2);
  });
  view.decoration((pen) => pen.path(body, 'silhouette-line'));
}
const ws = drawn(`
  M 9.2 64.4 C 11.6 80 14.2 99 15.8 113.4 C 16.2 115.8 17 116.8 18.8 116.8 L 21 116.6
  C 22.4 116.4 22.8 115.6 22.6 114 C 21.8 98 20.6 82 19.4 68 C 19.1 65.2 18 64 15.8 63.8 Z
`);
const cab = cornered([28, 71, 3, 30.4, 111, 4, 61, 111, 3.4, 61, 71, 3]);

export function cabGlass(view: View) {
  const road = view.side === 'road';
  const dir = view.direction;
  view.region('glass.windshield', 'Windshield (side wrap)', { shared: true }, (pen) => {
    pen.path(ws, 'frame');
    pen.within(ws, () => {
      pen.path(ws, 'glass');
      pen.path(cut.slab(ws, dir, -0.14, dir > 0 ? 2.6 : -28, dir > 0 ? 5.8 : -23), 'light-1');
      pen.path(cut.above(ws, 109), 'shade-from-top');
    });
    pen.layers(ws, [{ stroke: 'frame', width: 1.3 }], ['edge-line']);
    pen.hitArea(ws);
  });
  view.region(
    `glass.window-${road ? 'driver' : 'passenger'}`,
    `Window, ${road ? 'driver' : 'passenger'}`,
    (pen) => {
      winArt(pen, cab, { kind: 'fixed' });
      pen.path(rect(45.4, 72.4, 46.6, 109.6), 'frame');
      pen.path(line([45.7, 73], [45.7, 109]), 'dark-gleam-1');
      pen.path(rect(47.2, 73, 59, 109, 1.6), 'dark-gleam-1');
      pen.path(rect(43.8, 88, 44.6, 91, 0.3), 'dark-metal', 'detail-line');
      pen.hitArea(cab);
    },
  );
}
