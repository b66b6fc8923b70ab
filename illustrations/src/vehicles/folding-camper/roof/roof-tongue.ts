import { cornered, ellipse, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';

export function roofAFrame(view: View) {
  view.region('chassis.a-frame', 'A-frame / tongue', (pen) => {
    for (const s of [-1, 1]) {
      const outline = poly([8, s * 1.4, 8, s * 4.4, 52, s * 27, 52, s * 22.6]);
      pen.path(outline, 'dark-underbody', 'part-line');
      pen.path(line([9, s * 3.4], [52, s * 25.6]), 'dark-gleam-1');
    }
    pen.path(rect(38, -18, 41, 18, 0.3), 'dark-underbody', 'edge-line');
    pen.path(rect(24, -10, 26.4, 10, 0.3), 'dark-underbody', 'edge-line');
    pen.hitArea(poly([8, 4.6, 52, 27.2, 52, -27.2, 8, -4.6])).calloutAt(43.4, -20.6);
  });
}

export function roofCoupler(view: View) {
  view.region('chassis.coupler', 'Coupler', (pen) => {
    const outline = cornered([0, -2.4, 2, 0, 2.4, 2, 3.6, 3.4, 1, 14, 2.8, 0.6, 14, -2.8, 0.6, 3.6, -3.4, 1]);
    pen.layers(outline, ['underbody', 'part-line'], ['bevel', { opacity: 0.5 }]);
    pen.path(rect(6, -1, 12.6, 1, 0.6), 'dark-metal', 'edge-line');
    pen.hitArea(outline);
  });
}

export function roofTongueJack(view: View) {
  view.region('chassis.tongue-jack', 'Tongue jack', (pen) => {
    pen.concentric(19, 0, [2.6, 'underbody', 'edge-line'], [1.4, 'metal', 'edge-line']);
    pen.tube(line([19, 0], [23.6, 2.6]), 0.7, 'metal', 0.3);
    pen.circle(23.6, 2.6, 0.8, 'rubber', 'detail-line');
    pen.hitArea(poly([16.2, -2.8, 21.8, -2.8, 24.8, 2.2, 23.6, 3.8, 16.2, 2.8]));
  });
}

export function roofLpTank(view: View) {
  view.region('chassis.lp-tank', 'LP bottle & regulator', (pen) => {
    const x = 32.4,
      h = 6.2;
    pen.path(ellipse(x + 0.6, h - 0.8, 6.1), 'shade-2');
    pen.concentric(x, h, [6.1, 'plastic', 'part-line'], [6.1, 'sphere'], [3.6, 'plastic', 'edge-line']);
    pen.concentric(x, h, [2.9, 'detail-line', 'half-line'], [1.1, 'dark-metal', 'detail-line']);
    pen.hitArea(ellipse(x, h, 6.2)).calloutAt(x, h + 4.6);
  });
}

export function roofBattery(view: View) {
  view.region('chassis.battery', 'Battery box', (pen) => {
    const outline = rect(28.4, -12, 36.4, -1.6, 0.8);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'rubber', 'edge-line');
    pen.path(outline.inset(0.7), 'dark-gleam-1');
    pen.path(rect(31.7, -12.2, 33.1, -1.4, 0.2), 'accent-4', 'detail-line');
    pen.hitArea(outline.inset(-0.3)).calloutAt(30, -8);
  });
}

export function roofSpare(view: View) {
  view.region('rear.spare', 'Spare tire', (pen) => {
    const outline = rect(201, -11.7, 207.4, 11.7, 2);
    pen.layers(outline, ['tire'], ['standing-cylinder', { opacity: 0.5 }], ['part-line']);
    for (const x of [202.6, 204.2, 205.8]) pen.path(line([x, -11], [x, 11]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(204.2, 6);
  });
}
