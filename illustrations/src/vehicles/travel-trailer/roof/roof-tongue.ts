import { cornered, ellipse, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { chain } from '../hull.ts';

export function drawTonguePlan(view: View): void {
  view.region('chassis.a-frame', 'A-frame / tongue', (pen) => {
    let h = new Shape();
    for (const s of [1, -1]) {
      const outline = cornered([10, s * 0.6, 0.4, 10, s * 4, 0.4, 60, s * 37.2, 0, 60, s * 33.2, 0]);
      pen.shadow(outline, 0.6, 1, 2);
      pen.path(outline, 'dark-underbody', 'part-line');
      pen.path(line([11, s * 3.3], [60, s * 36.2]), 'dark-gleam-1');
      h = h.add(outline);
    }
    const front = rect(27, -12, 30, 12, 0.3),
      back = rect(41, -22, 44, 22, 0.3);
    for (const outline of [front, back]) {
      pen.layers(outline, ['underbody', 'part-line'], ['standing-cylinder', { opacity: 0.5 }]);
    }
    pen.hitArea(h.add(back)).calloutAt(40, 22.6);
  });
  view.region('chassis.coupler', 'Coupler', (pen) => {
    const outline = cornered([0, -3, 2.4, 4, -4, 1.6, 15, -2.6, 0.4, 15, 2.6, 0.4, 4, 4, 1.6, 0, 3, 2.4]);
    pen.shadow(outline, 0.5, 0.8, 2);
    pen.layers(outline, ['underbody', 'part-line'], ['diagonal-bevel']);
    pen.path(rect(4.6, -1.4, 12.6, 1.4, 0.6), 'dark-metal', 'edge-line');
    pen.path(line([5.4, 0.6], [12, 0.6]), 'gleam-1');
    pen.hitArea(outline).calloutAt(3, 0);
  });
  view.region('chassis.chains', 'Safety chains & 7-way cord', (pen) => {
    chain(pen, pairs([13, 4.4, 8, 8, 3, 8.6, 0, 6.6]));
    chain(pen, pairs([13, -4.4, 8, -8, 3, -8.6, 0, -6.6]));
    pen.hitArea(
      poly([13.6, 3.6, 13.4, 5.8, 7.6, 10, 1, 9.4, -0.8, 6.2, 3, 6.8, 7, 6.6]).add(
        poly([13.6, -3.6, 13.4, -5.8, 7.6, -10, 1, -9.4, -0.8, -6.2, 3, -6.8, 7, -6.6]),
      ),
    );
    pen.calloutAt(5, -8.4);
  });
}

export function drawTongueLoadPlan(view: View): void {
  view.region('chassis.battery', 'Battery boxes', (pen) => {
    let h = new Shape();
    for (const s of [1, -1]) {
      const outline = sideBox(1, 20.4, s > 0 ? 4 : -13.8, 25.8, s > 0 ? 13.8 : -4, 0.7);
      pen.shadow(outline, 0.6, 1, 2);
      pen.layers(outline, ['rubber', 'part-line'], ['diagonal-bevel']);
      pen.path(outline.inset(0.7), 'dark-gleam-1');
      const m = s * 8.9;
      pen.path(rect(20.2, m - 0.8, 26, m + 0.8, 0.2), 'light-gloss', 'detail-line');
      h = h.add(outline);
    }
    pen.hitArea(h).calloutAt(23, 11.6);
  });
  view.region('chassis.tongue-jack', 'Power tongue jack', (pen) => {
    pen.path(ellipse(19.2, -0.9, 4), 'shade-2');
    const outline = cornered([14.8, -3.4, 1.6, 22, -3.8, 1.2, 22, 3.8, 1.2, 14.8, 3.4, 1.6]);
    pen.layers(outline, ['gloss', 'part-line'], ['diagonal-bevel']);
    pen.concentric(18.4, 0, [1.6, 'light-gloss', 'dark-gleam-1'], [0.6, 'dark-metal']);
    pen.hitArea(outline);
  });
  view.region('chassis.lp-cover', 'LP-cylinder cover', (pen) => {
    const outline = cornered([26.4, -13.4, 5, 43.8, -13.4, 6, 43.8, 13.4, 6, 26.4, 13.4, 5]);
    pen.shadow(outline, 1.2, 1.6, 4);
    pen.layers(outline, ['plastic'], ['diagonal-bevel'], ['part-line']);
    const I = outline.inset(2.2);
    pen.layers(I, ['top-light', { opacity: 0.7 }], ['detail-line', 'half-line']);
    for (const y of [6.6, -6.6]) {
      pen.concentric(35, y, [4, 'shade-1'], [4, 'detail-line', 'half-line']);
      pen.circle(35, y, 1.2, 'dark-metal', 'detail-line');
    }
    pen.path(line([27, 0], [43.4, 0]), 'edge-line', 'half-line');
    pen.hitArea(outline).calloutAt(40.6, 0);
  });
}
