import { pairs, type Point } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { union } from '../../parts/plan.ts';
import { bolts, steelX, steelY } from '../../parts/under-steel.ts';

/** Pressed steel floor of the cab and of the body behind it. */
export function underFloor(v: View) {
  v.region('cab.floor', 'Cab floor pan', { part: 'floor-pan', cat: 'cab' }, (r) => {
    const F = rect(58, -36.4, 99, 36.4, 1.2);
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.4 });
    for (const y of [-31, -25, 25, 31]) {
      r.p(rect(61, y - 0.9, 96, y + 0.9, 0.9), 'shade-3');
      r.p(line([61, y + 0.9], [96, y + 0.9]), 'dark-gleam-1');
    }
    r.p(F, 'edge-line');
    r.hit(F);
    r.at(64, -28);
  });
  v.region('chassis.floor-pan', 'Body floor pan', { part: 'floor-pan', cat: 'chassis' }, (r) => {
    const F = rect(99, -36.8, 276, 36.8, 1.2);
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.4 });
    let ribs = new Shape();
    for (let x = 104; x < 272; x += 5.4) ribs = ribs.add(line([x, -35.6], [x, 35.6]));
    r.p(ribs, 'detail-line', { strokeOpacity: 0.35 });
    r.p(ribs.move(0.5, 0), 'dark-gleam-1', { strokeOpacity: 0.16 });
    r.p(F, 'edge-line');
    r.hit(F);
    r.at(252, -32);
  });
}

export function underFrame(v: View) {
  v.region('chassis.crossmembers', 'Floor crossmembers', { part: 'crossmember' }, (r) => {
    const H = [58, 84, 104, 130, 154, 182, 232, 262].map((x) => steelY(r, x - 1.1, -16.6, x + 1.1, 16.6));
    for (const x of [102, 153.4, 181, 248])
      for (const s of [1, -1]) H.push(steelY(r, x - 0.8, s * 19.4, x + 0.8, s * 36.8, { r: 0 }));
    r.hit(union(...H), true);
    r.at(130, -4.4);
  });
  v.region('chassis.frame', 'Underbody / frame rails', { part: 'frame' }, (r) => {
    const H = [1, -1].map((s) => steelX(r, 10, s * 16.2, 276, s * 19.4));
    const F = steelY(r, 8.6, -19.4, 11.2, 19.4, { ln: 'part-line' }),
      G = steelY(r, 273.6, -19.4, 276.4, 19.4, { ln: 'part-line' });
    const holes: Point[] = [];
    for (let x = 68; x < 268; x += 12) for (const s of [1, -1]) holes.push([x, s * 17.8]);
    bolts(r, [...holes, ...pairs([20, 17.8, 20, -17.8])], 0.35);
    r.hit(union(...H, F, G));
    r.at(122, -17.8);
  });
}
