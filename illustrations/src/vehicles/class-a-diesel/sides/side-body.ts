import { band, cornered, drawn, line, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { wallPanels } from '../../../parts/walls/body-panels.ts';
import { B, body, bronze, silver } from '../body.ts';

export function panels(view: View) {
  const road = view.side === 'road';
  wallPanels(view, [
    [
      'body.sidewall-front',
      'Sidewall panel, front section',
      cut.box(B, 27.6, 46.8, 112.3, 140),
      road ? [100, 124] : [108, 100],
    ],
    [
      'body.sidewall-mid',
      'Sidewall panel, center section',
      cut.box(B, 111.8, 46.8, 326.3, 140),
      [road ? 322.5 : 232, road ? 108 : 74],
    ],
    [
      'body.sidewall-rear',
      'Sidewall panel, rear section',
      cut.box(B, 325.8, 46.8, 438.3, 140),
      road ? [428, 76] : [424, 58],
    ],
    [
      'body.lower-front',
      'Lower side panel, ahead of front wheel',
      cut.box(B, 22, 13, 92.3, 47.2),
      road ? [62, 30] : [29.5, 24],
    ],
    ['body.lower-mid', 'Lower skirt sill, between wheels', cut.box(B, 91.8, 13, 358.3, 47.2), [232, 15.4]],
    ['body.lower-rear', 'Lower side panel, behind rear wheel', cut.box(B, 357.8, 13, 438.3, 47.2), [435, 30]],
  ]);
}

export function capPanels(view: View) {
  const road = view.side === 'road';
  wallPanels(view, [
    ['body.rear-cap', 'Rear cap (molded fiberglass)', cut.aft(B, 437.8), [444, 96]],
    ['body.front-cap', 'Front cap, upper', cut.above(cut.fwd(B, 28), 64), [22, 128]],
    ['body.front-mask', 'Front cap, lower / headlamp mask', cut.below(cut.fwd(B, 28), 64), [20, 58]],
  ]);
  view.region('body.graphics', 'Full-body paint / graphics', (pen) => {
    const lower: Point[] = [[30, 60], ...silver.bottom.slice(1, -1), [452, 108]];
    pen.hitArea(cut.box(ribbon(bronze.top, lower), 118, 40, 437, 138)).neverDimmed();
    pen.calloutAt(road ? 322.5 : 140, road ? 58 : 60);
  });
}

export function shading(view: View) {
  view.decoration((pen) => {
    pen.within(body, () => {
      pen.path(rect(28, 128, 446, 134.6), 'shade-from-top'); // under the gutter
      pen.path(rect(0, 12, 20, 140), view.frontShade);
      pen.path(rect(436, 12, 452, 140), view.rearShade); // end curvature
      pen.path(rect(0, 13, 452, 24), 'shade-from-bottom');
      for (const x of [112, 326]) pen.path(line([x, 47], [x, 135]), 'detail-line', 'faint-line');
      pen.path(band([24, 133, 34, 136.6, 52, 138.6], 0, 0, 1.4), 'light-4');
      pen.path(band([444, 130, 440, 135.4, 432, 138], 0, 0, 1.2), 'light-3');
      pen.path(ribbon([-2, 30, -1, 46, 4, 58, 6, 64], [2.2, 30, 3, 45, 7, 56, 8.4, 64]), 'shade-1');
    });
    pen.within(body, () => {
      pen.path(spline([28, 139, 27.4, 120, 26, 90, 24.6, 66, 23.4, 47, 23, 14]), 'edge-line');
      pen.path(spline([28.5, 138, 27.9, 120, 26.5, 90, 25.1, 66, 23.9, 47, 23.5, 15]), 'gleam-1');
      pen.path(spline([438, 138, 438.4, 100, 439, 60, 438.6, 19]), 'edge-line');
      pen.path(spline([438.6, 137, 439, 100, 439.6, 60, 439.2, 20]), 'gleam-1');
    });
  });
}

export function trims(view: View) {
  const road = view.side === 'road';
  view.region('body.belt-trim', 'Belt-line trim molding', (pen) => {
    const outline = rect(24, 46.6, 438, 48, 0.3);
    pen.path(rect(24, 44.6, 438, 46.6), 'shade-from-top');
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([25, 47.5], [437, 47.5]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(road ? 324 : 108, 47.3);
  });
  view.region('body.gutter', 'Gutter / roof rail molding', (pen) => {
    const outline = cornered([
      30, 134.4, 0.6, 40, 136.8, 4, 436, 136.8, 3, 442, 134.8, 0.6, 436, 134.8, 3, 40, 134.6, 4,
    ]);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([40, 136.1], [436, 136.1]), 'gleam-1');
    pen.hitArea(outline).calloutAt(road ? 120 : 60, 135);
  });
  view.region('roof.panel', 'Roof skin, visible edge', (pen) => {
    const outline = cut.box(B, 40, 136.8, 438, 140);
    pen.layers(outline, ['membrane', 'detail-line'], ['light-2']);
    pen.hitArea(outline).calloutAt(300, 138.4);
  });
  view.decoration((pen) => pen.path(body, 'silhouette-line'));
}
const ws = drawn(`
  M 7 66.4 C 9.6 84 12.2 104 14 117.6 C 14.6 121 16 122.6 18.6 122.6 L 22.4 122.4
  C 24 122.2 24.6 121.4 24.4 119.6 C 23.2 104 21.4 86 19.4 70 C 19 67 17.6 65.6 15 65.4 Z
`);

export function cabGlass(view: View) {
  const dir = view.direction;
  view.region('glass.windshield', 'Windshield (side wrap)', (pen) => {
    pen.path(ws, 'frame');
    pen.within(ws, () => {
      pen.path(ws, 'glass');
      pen.path(cut.slab(ws, 1 * dir, -0.14, dir > 0 ? 1 : -30, dir > 0 ? 4.6 : -24), 'light-1');
      pen.path(cut.above(ws, 115), 'shade-from-top');
    });
    pen.layers(ws, [{ stroke: 'frame', width: 1.3 }], ['edge-line']);
    pen.hitArea(ws);
  });
}
