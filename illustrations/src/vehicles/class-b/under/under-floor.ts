import { pairs, type Point } from '../../../kit/geometry/points.ts';
import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { union } from '../../../parts/layout/plan.ts';
import { bolts, steelX, steelY } from '../../../parts/under/steel.ts';

/** Pressed steel floor of the cab and of the body behind it. */
export function underFloor(view: View) {
  view.region('cab.floor', 'Cab floor pan', (pen) => {
    const outline = rect(58, -36.4, 99, 36.4, 1.2);
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.4 }]);
    for (const y of [-31, -25, 25, 31]) {
      pen.path(rect(61, y - 0.9, 96, y + 0.9, 0.9), 'shade-3');
      pen.path(line([61, y + 0.9], [96, y + 0.9]), 'dark-gleam-1');
    }
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(64, -28);
  });
  view.region('chassis.floor-pan', 'Body floor pan', (pen) => {
    const outline = rect(99, -36.8, 276, 36.8, 1.2);
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.4 }]);
    let ribs = new Shape();
    for (let x = 104; x < 272; x += 5.4) ribs = ribs.add(line([x, -35.6], [x, 35.6]));
    pen.path(ribs, 'detail-line', { strokeOpacity: 0.35 });
    pen.path(ribs.move(0.5, 0), 'dark-gleam-1', { strokeOpacity: 0.16 });
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(252, -32);
  });
}

export function underFrame(view: View) {
  view.region('chassis.crossmembers', 'Floor crossmembers', (pen) => {
    const H = [58, 84, 104, 130, 154, 182, 232, 262].map((x) => steelY(pen, x - 1.1, -16.6, x + 1.1, 16.6));
    for (const x of [102, 153.4, 181, 248])
      for (const s of [1, -1]) H.push(steelY(pen, x - 0.8, s * 19.4, x + 0.8, s * 36.8, { r: 0 }));
    pen.hitArea(union(...H), true).calloutAt(130, -4.4);
  });
  view.region('chassis.frame', 'Underbody / frame rails', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 10, s * 16.2, 276, s * 19.4));
    const outline = steelY(pen, 8.6, -19.4, 11.2, 19.4, { line: 'part-line' }),
      G = steelY(pen, 273.6, -19.4, 276.4, 19.4, { line: 'part-line' });
    const holes: Point[] = [];
    for (let x = 68; x < 268; x += 12) for (const s of [1, -1]) holes.push([x, s * 17.8]);
    bolts(pen, [...holes, ...pairs([20, 17.8, 20, -17.8])], 0.35);
    pen.hitArea(union(...H, outline, G)).calloutAt(122, -17.8);
  });
}
