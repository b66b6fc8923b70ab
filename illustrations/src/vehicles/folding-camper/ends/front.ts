import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, ellipse, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { batteryArt, lpArt } from '../../../parts/walls/utilities.ts';
import { end, endDecals, lower } from './end-box.ts';
import { deck } from './end-canvas.ts';
import { vehicle } from '../hull.ts';

function frontAFrame(view: View) {
  view.region('chassis.a-frame', 'A-frame / tongue', (pen) => {
    for (const s of [-1, 1]) {
      const outline = poly([s * 27, 12.8, s * 27, 17, s * 3, 21.6, s * 3, 17.6]);
      pen.path(outline, 'dark-underbody', 'part-line');
      pen.path(outline, s < 0 ? 'bevel' : 'shade-from-top', { opacity: 0.5 });
    }
    pen.path(rect(-14, 19, 16, 20.8, 0.3), 'dark-underbody', 'edge-line');
    pen.path(rect(-13, 20.2, 15, 20.8), 'dark-gleam-1');
    pen.hitArea(poly([-27, 12.6, -27, 17.2, -14, 20.9, 16, 20.9, 27, 17.2, 27, 12.6, 3, 17.2, -3, 17.2]));
    pen.calloutAt(17.4, 17.2);
  });
}

function frontLpTank(view: View) {
  view.region('chassis.lp-tank', 'LP bottle & regulator', (pen) => {
    const H = lpArt(pen, -6.4, 20.8);
    pen.path(rect(-13.2, 30.2, 0.4, 31.2, 0.2), 'underbody', 'detail-line');
    pen.path(rect(-3.4, 37, 1.4, 39.4, 0.5), 'dark-metal', 'edge-line');
    pen.path(spline([1.2, 38, 3.4, 36, 3.6, 30, 4, 22]), 'part-line');
    pen.hitArea(H.add(rect(-3.4, 36.6, 4.4, 39.6))).calloutAt(-6.4, 27);
  });
}

function frontBattery(view: View) {
  view.region('chassis.battery', 'Battery box', (pen) => {
    const H = batteryArt(pen, 6, 20.8, 15.8, 9.6);
    pen.hitArea(H).calloutAt(13, 25);
  });
}

function frontTongueJack(view: View) {
  view.region('chassis.tongue-jack', 'Tongue jack (manual, with wheel)', (pen) => {
    const x = 2.6;
    const T0 = rect(x - 0.8, 5.4, x + 0.8, 18),
      T = rect(x - 1.3, 12.6, x + 1.3, 34.4, 0.3);
    for (const t of [T0, T]) {
      pen.layers(t, ['metal'], ['standing-cylinder'], ['edge-line']);
    }
    pen.path(rect(x - 2.2, 17.4, x + 2.2, 21.8, 0.5), 'underbody', 'edge-line');
    pen.path(rect(x - 1.7, 34, x + 1.7, 36.4, 0.6), 'underbody', 'edge-line');
    pen.tube(
      cornered([x, 36, 0, x, 37.6, 0.6, x + 4.4, 37.6, 0.6, x + 4.4, 39.4, 0], false),
      0.7,
      'metal',
      0.3,
    );
    pen.path(rect(x + 3.7, 38.2, x + 5.1, 40.6, 0.5), 'rubber', 'detail-line');
    pen.layers(rect(x - 1.1, 0, x + 1.1, 7.2, 0.9), ['tire', 'edge-line'], ['blade']);
    pen.path(rect(x - 1.7, 3, x - 1.1, 8.4), 'underbody', 'detail-line');
    pen.path(rect(x + 1.1, 3, x + 1.7, 8.4), 'underbody', 'detail-line');
    pen.path(rect(x - 1.7, 7.8, x + 1.7, 8.8), 'underbody', 'detail-line');
    pen.hitArea(
      poly([
        [x - 2, 0],
        [x + 2, 0],
        [x + 2.4, 37],
        [x + 5.4, 37],
        [x + 5.4, 40.8],
        [x + 3.4, 40.8],
        [x + 3.4, 38.4],
        [x - 2.2, 37.4],
      ]),
    );
    pen.calloutAt(x, 29);
  });
}

function frontCoupler(view: View) {
  view.region('chassis.coupler', 'Coupler', (pen) => {
    const outline = cornered([
      -4.6, 16.8, 1, -4.6, 21, 2, -2.4, 24, 2, 2, 24, 2, 3.6, 21, 2, 3.6, 16.8, 1,
    ]).move(-0.6, 0);
    pen.layers(outline, ['underbody', 'part-line'], ['sphere', { opacity: 0.5 }]);
    pen.path(ellipse(-1.1, 18.6, 2.1), 'void', 'dark-gleam-1');
    pen.path(
      cornered([-2.2, 23.6, 0.4, -1.8, 26, 0.6, 0.2, 26, 0.6, 0.4, 23.6, 0.4]),
      'dark-metal',
      'edge-line',
    );
    pen.hitArea(outline.add(rect(-2.2, 23.4, 0.6, 26.2))).calloutAt(-4, 20);
  });
}

function frontChains(view: View) {
  view.region('chassis.chains', 'Safety chains & 7-way cord', (pen) => {
    for (const s of [-1, 1]) {
      const S = spline([s * 6.4 - 0.6, 17.6, s * 9, 12.6, s * 5.6 - 0.4, 9.6, s * 2.6 - 1, 13]);
      pen.path(S, { stroke: 'line', width: 1.1, dash: [1.1, 0.55], cap: 'butt' });
      pen.path(S, { stroke: 'metal', width: 0.6, dash: [1.1, 0.55], cap: 'butt' });
    }
    pen.hitArea(
      poly([-10.6, 17.6, -10.6, 9, -2, 9, -2, 15, -5, 17.6]).add(
        poly([10.4, 17.6, 10.4, 9, 4.8, 9, 4.8, 17.6]),
      ),
    );
    pen.calloutAt(-9.2, 12.8);
  });
}

export function frontTongue(view: View) {
  frontAFrame(view);
  frontLpTank(view);
  frontBattery(view);
  frontTongueJack(view);
  frontCoupler(view);
  frontChains(view);
}

export function foldingCamperFront(): Scene {
  const view = endView(vehicle, 'front', 116, 119, {
    shows: 'front, open',
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 20, 8, 20],
    lineScale: 0.56,
  });
  endDecals(view);
  end(view, true);
  lower(view, true);
  deck(view, true);
  frontTongue(view);
  view.callouts = { lanes: 'columns', radius: 2.3, distance: 14 };
  return view.scene();
}
