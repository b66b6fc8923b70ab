import { cornered, drawn, ellipse, line, poly, rect, spline } from '../../kit/geometry/shapes.ts';
import { corners } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { union } from '../layout/plan.ts';

/** The dashboard of a Class A coach, wrapped round the driver; it fills the nose between the windshield's ends. */
export function coachDash(view: View) {
  view.region('int.cockpit.dash', 'Dashboard & instrument panel', (pen) => {
    const D = drawn(`
      M 5.4 32 C 3.6 22 3 10 3 0 C 3 -12 3.4 -24 5.4 -33.2 C 7.4 -42 12 -46 22 -47 L 34 -47
      C 36 -40 36 -14 33 -9 C 30 -4 27 0 27 6 L 27 20 C 27 26 22 31 16 33 C 11 35 7 36 5.4 32 Z
    `);
    pen.shadow(D, 1, 1.5, 3);
    pen.path(D, 'gloss');
    pen.within(D, () => {
      pen.path(rect(2, -48, 14, 36), 'shade-from-left');
      pen.path(rect(2, -48, 38, 36), 'diagonal-bevel', { opacity: 0.5 });
      pen.path(spline([11, 34, 9, 14, 8.6, -6, 9.6, -26, 15, -44]), 'dark-gleam-2');
      pen.path(spline([30, -47, 31, -30, 29, -10, 23, 2, 22, 22]), 'dark-gleam-1');
    });
    pen.path(D, 'part-line');
    const P = cornered([27, -38, 2, 33.6, -37, 1.6, 33.6, -18, 1.6, 27, -17, 2]);
    pen.path(P, 'void', 'dark-gleam-1');
    for (const y of [-33, -27.5, -22]) {
      pen.circle(30.4, y, 2, 'dark-gleam-2');
      pen.path(line([30.4, y], [31.4, y + 0.9]), 'dark-gleam-2');
    }
    pen.path(rect(21.6, -3, 25.6, 9, 0.8), 'glass', 'dark-gleam-1');
    for (const y of [13, 17, 21]) pen.circle(23.4, y, 1.1, 'dark-gleam-2');
    pen.path(rect(12, -10, 14, 8, 0.6), 'void', 'dark-gleam-1');
    pen.path(rect(12, -36, 14, -20, 0.6), 'void', 'dark-gleam-1');
    pen.hitArea(D).calloutAt(18, -14);
  });
}

/** The wheel of a coach on its flat column, which comes out of the dashboard to the left. */
export function coachWheel(view: View, x: number, y: number) {
  view.region('int.cockpit.steering-wheel', 'Steering wheel & column', (pen) => {
    pen.path(rect(x - 8, y - 1.1, x, y + 1.1, 0.8), 'light-gloss', 'edge-line');
    const outline = ellipse(x, y, 3.4, 8.6);
    pen.layers(outline, [{ stroke: 'line', width: 2 }], [{ stroke: 'gloss-2', width: 1.3 }]);
    pen.path(line([x, y - 7.9], [x, y + 7.9]), { stroke: 'gloss-2', width: 1.2 });
    pen.path(ellipse(x, y, 1.6, 2.8), 'gloss', 'edge-line');
    pen.hitArea(union(ellipse(x, y, 4.8, 10), rect(x - 8, y - 1.5, x, y + 1.5))).calloutAt(x, y + 6.5);
  });
}

/** The dashboard of a cab on a truck or van chassis, x at its foremost corner, k how wide against a full cab. */
export function cabDash(view: View, x: number, k = 1) {
  view.region('int.cab.dash', 'Dashboard & instrument panel', (pen) => {
    const D = poly(
      corners([
        0, -37.6, 2, 9.4, -37.8, 2, 12.4, -30, 4, 12.4, -10, 4, 7.4, -4, 4, 7.4, 24, 4, 9.4, 37.6, 3, 0, 37.6,
        2, -2, 0, 20,
      ]).map(([dx, y, radius]) => [x + dx, y * k, radius ?? 0] as const),
    );
    pen.shadow(D, 1, 1.5, 3);
    pen.layers(D, ['gloss'], ['diagonal-bevel', { opacity: 0.5 }], ['part-line']);
    pen.path(rect(x + 6.4, -29 * k, x + 11.4, -12 * k, 1.4), 'void', 'dark-gleam-1');
    for (const y of [-25, -20.5, -16]) pen.circle(x + 9, y * k, 1.7, 'dark-gleam-2');
    pen.path(rect(x + 3, -2, x + 6.4, 9, 0.7), 'glass', 'dark-gleam-1');
    pen.path(rect(x + 2.4, 14 * k, x + 6.8, 30 * k, 1), 'dark-gleam-1');
    pen.hitArea(D).calloutAt(x + 3.4, -8);
  });
}

/** The wheel of a cab, on the column that comes out of the dashboard to the left. */
export function cabWheel(view: View, x: number, y: number) {
  view.region('int.cab.steering-wheel', 'Steering wheel & column', (pen) => {
    pen.path(rect(x - 5, y - 0.9, x, y + 0.9, 0.6), 'light-gloss', 'edge-line');
    const outline = ellipse(x, y, 2.6, 7.4);
    pen.layers(outline, [{ stroke: 'line', width: 1.8 }], [{ stroke: 'gloss-2', width: 1.1 }]);
    pen.path(ellipse(x, y, 1.3, 2.4), 'gloss', 'edge-line');
    pen.hitArea(ellipse(x, y, 4, 8.6)).calloutAt(x, y + 6.1);
  });
}
