import { ellipse, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { union } from '../../../parts/layout/plan.ts';
import { bolts, steelY } from '../../../parts/under/steel.ts';
import { chainsBelow, couplerBelow, tongueJackBelow } from '../../../parts/under/tongue.ts';

/** The load of the tongue as the elevations show it: bottle and battery stand on it, so they are drawn first. */
export function underTongue(view: View) {
  view.region('chassis.lp-tank', 'LP bottle & regulator', (pen) => {
    const [x, y] = [32.4, -6.2];
    pen.path(ellipse(x + 0.6, y - 0.8, 6.1), 'shade-2');
    pen.concentric(x, y, [6.1, 'plastic', 'part-line'], [6.1, 'sphere'], [4.6, 'detail-line', 'half-line']);
    pen.concentric(x, y, [3.2, 'dark-metal', 'edge-line'], [3.2, 'sphere', { opacity: 0.6 }]);
    pen.hitArea(ellipse(x, y, 6.3)).calloutAt(x + 3, y - 3.6);
  });
  view.region('chassis.battery', 'Battery box', (pen) => {
    const outline = rect(28.4, 1.6, 36.4, 12, 0.8);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'rubber', 'edge-line');
    pen.path(outline.inset(0.7), 'dark-gleam-1');
    bolts(pen, pairs([29.8, 3, 35, 3, 29.8, 10.6, 35, 10.6]), 0.4);
    pen.hitArea(outline).calloutAt(33, 8);
  });
  view.region('chassis.a-frame', 'A-frame / tongue', (pen) => {
    const H = [1, -1].map((s) => {
      const outline = poly([
        [8, s * 0.6, 0.4],
        [8, s * 4.4, 0.6],
        [54, s * 28],
        [60, s * 28],
        [58, s * 25.2],
        [52.4, s * 23.4],
      ]);
      pen.shadow(outline, 0.6, 1, 2, 'shade-2');
      pen.layers(outline, ['underbody'], ['bevel', { opacity: 0.5 }], ['part-line']);
      pen.path(line([11, s * 4.6], [53, s * 26.4]), 'dark-gleam-1');
      return outline;
    });
    for (const [x, y] of pairs([25.2, 10, 39.5, 17.4])) H.push(steelY(pen, x - 1.4, -y, x + 1.4, y));
    pen.hitArea(union(...H)).calloutAt(46, 22);
  });
  couplerBelow(view, 14);
  tongueJackBelow(view, 'Tongue jack (manual, with wheel)', 19);
  chainsBelow(view);
}
