import {
  band,
  cornered,
  drawn,
  ellipse,
  line,
  poly,
  rect,
  Shape,
  spline,
} from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import { pairs, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { grid, union } from '../layout/plan.ts';
import { bolt, bolts } from './steel.ts';

/** The flat panel under the overhang, for a body 96 inches wide; wider ones stretch it. */
const overhangOf96 = drawn(`
  M 30 45 C 19 44.4 10.6 37.4 8 25 C 6.4 16 6.2 8 6.2 0 C 6.2 -8 6.4 -16 8 -25
  C 10.6 -37.4 19 -44.4 30 -45 L 92 -45 L 92 45 Z
`);

/** The overhang of a fifth wheel: cap with its return, underside panel, drop wall. */
export function gooseneckBelow(view: View, plan: Shape, halfWidth: number): void {
  const nose = cut.fwd(plan, 97);
  const overhang = overhangOf96.map((x, y) => [x, (y * halfWidth) / 48]);
  view.decoration((pen) => {
    pen.shadow(plan, 1, 2, 4, 'shade-1');
    pen.path(plan, 'dark-underbody');
  });
  view.region('body.front-cap', 'Front cap, lower return', (pen) => {
    const R = new Shape(nose.segments.concat(overhang.segments));
    pen.path(nose, 'mid-wall');
    pen.within(nose, () => {
      pen.path(rect(0, -50, 30, 50), 'shade-from-left');
      pen.path(rect(0, -50, 97, -36), 'shade-from-bottom');
      pen.path(rect(0, 40, 97, 50), 'shade-from-top', { opacity: 0.5 });
      pen.path(band([4.4, -30, 2.6, 0, 4.4, 30], 0, 0, 1.6), 'light-4');
      pen.path(line([28.5, -50], [28.5, 50]), 'edge-line', 'half-line');
    });
    pen.hitArea(R).withHoles().calloutAt(4, 18);
  });
  view.region('body.front-belly', 'Front overhang underside panel', (pen) => {
    pen.path(overhang, 'underbody');
    pen.within(overhang, () => {
      pen.path(rect(6, -46, 92, 46), 'diagonal-bevel', { opacity: 0.45 });
      pen.path(rect(80, -46, 92, 46), 'shade-from-right');
      pen.path(grid(6, -46, 92, 46, 21.4, 0), 'detail-line', { strokeOpacity: 0.5 });
      pen.path(grid(6.5, -46, 92, 46, 21.4, 0), 'dark-gleam-1');
      pen.path(rect(6, 38, 92, 46), 'shade-from-top');
      pen.path(rect(6, -46, 16, 46), 'shade-from-left');
    });
    pen.path(overhang, 'part-line');
    const rivets: Point[] = [];
    for (let x = 30; x < 90; x += 7.6) for (const y of [-42.6, 42.6]) rivets.push([x, y]);
    for (let y = -24; y < 25; y += 8) rivets.push([9.6, y]);
    bolts(pen, rivets, 0.55);
    pen.hitArea(overhang).calloutAt(74, 26);
  });
  view.region('body.front-lower', 'Front drop wall, lower edge', (pen) => {
    const outline = rect(91.6, -halfWidth - 0.2, 105.4, halfWidth + 0.2, 0.4);
    pen.layers(outline, ['accent-1'], ['blade']);
    pen.path(line([97, -47], [97, 47]), 'detail-line', 'half-line');
    pen.path(line([101.4, -47], [101.4, 47]), 'gleam-2');
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(98.6, 20);
  });
}

export function pinBoxBelow(view: View): void {
  view.region('chassis.pin-box', 'Pin box', (pen) => {
    const fl = rect(22, -14, 66, 14, 1.4),
      outline = cornered([
        9, -8, 1.4, 34, -8.4, 2, 44, -11.6, 3, 64, -12.6, 1, 64, 12.6, 1, 44, 11.6, 3, 34, 8.4, 2, 9, 8, 1.4,
      ]),
      P = cornered([6.5, -10.6, 2.4, 34, -11, 1, 34, 11, 1, 6.5, 10.6, 2.4]);
    pen.shadow(fl, 0.8, 1.4, 3, 'shade-2');
    pen.path(fl, 'dark-underbody', 'part-line');
    pen.path(fl.inset(0.8), 'dark-gleam-1');
    for (const x of [27, 35, 44, 53, 61]) for (const y of [-13, 13]) bolt(pen, x, y * 0.985, 0.7);
    pen.shadow(outline, 0.8, 1.2, 2, 'shade-2');
    pen.layers(outline, ['underbody'], ['bevel', { opacity: 0.55 }], ['overlap-line']);
    pen.path(cornered([40, -6, 2, 60, -8.4, 2, 60, 8.4, 2, 40, 6, 2]), 'dark-underbody', 'edge-line');
    pen.path(cornered([40, -6, 2, 60, -8.4, 2, 60, 8.4, 2, 40, 6, 2]), 'shade-from-top');
    pen.shadow(P, 0.7, 1.1, 2, 'shade-2');
    pen.layers(P, ['underbody'], ['diagonal-bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(P.inset(1), 'dark-gleam-1');
    bolts(pen, pairs([10, -7.6, 10, 7.6, 30.6, -8, 30.6, 8]), 0.8);
    pen.layers(ellipse(18, 0, 6.4), ['detail-line', 'half-line'], ['shade-1']);
    pen.hitArea(poly([6.5, -11, 22, -11, 22, -14, 66, -14, 66, 14, 22, 14, 22, 11, 6.5, 11]));
    pen.calloutAt(52, 4);
  });
  view.region('chassis.king-pin', 'King pin', (pen) => {
    pen.path(ellipse(18.7, -1, 3), 'shade-3');
    pen.concentric(18, 0, [3, 'metal', 'part-line'], [3, 'rim'], [1.9, 'dark-metal', 'edge-line']);
    pen.circle(18, 0, 1.9, 'sphere');
    pen.hitArea(ellipse(18, 0, 3.6));
  });
}

export function sevenWayBelow(view: View): void {
  view.region('chassis.seven-way', '7-way cord & breakaway switch', (pen) => {
    const P = spline([46, -8, 42, -20, 28, -22, 20, -16, 14, -19]);
    pen.layers(P, [{ stroke: 'line', width: 1.7 }], [{ stroke: 'rubber', width: 1.1 }], ['dark-gleam-1']);
    pen.path(rect(9.4, -21.4, 14.6, -16.6, 0.8), 'gloss', 'edge-line');
    pen.path(rect(8.4, -20.6, 10, -17.4, 0.4), 'dark-metal', 'detail-line');
    pen.hitArea(
      union(band([46, -8, 42, -20, 28, -22, 20, -16, 14, -19], 3, 3, 3), rect(8.2, -21.6, 14.8, -16.4, 0.6)),
    );
    pen.calloutAt(34, -22);
  });
}
