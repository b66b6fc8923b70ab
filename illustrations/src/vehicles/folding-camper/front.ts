import { ellipse, spline } from '../../kit/curves.ts';
import { corners, pairs } from '../../kit/points.ts';
import { poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { batteryArt, lpArt } from '../../parts/utilities.ts';
import { end, endDecals, lower } from './end-box.ts';
import { deck } from './end-canvas.ts';
import { vehicle } from './hull.ts';

function frontAFrame(v: View) {
  v.region('chassis.a-frame', 'A-frame / tongue', { part: 'a-frame' }, (r) => {
    for (const s of [-1, 1]) {
      const F = poly([
        [s * 27, 12.8],
        [s * 27, 17],
        [s * 3, 21.6],
        [s * 3, 17.6],
      ]);
      r.p(F, 'dark-underbody', 'part-line');
      r.p(F, s < 0 ? 'bevel' : 'shade-from-top', { opacity: 0.5 });
    }
    r.p(rect(-14, 19, 16, 20.8, 0.3), 'dark-underbody', 'edge-line');
    r.p(rect(-13, 20.2, 15, 20.8), 'dark-gleam-1');
    r.hit(poly(pairs([-27, 12.6, -27, 17.2, -14, 20.9, 16, 20.9, 27, 17.2, 27, 12.6, 3, 17.2, -3, 17.2])));
    r.at(17.4, 17.2);
  });
}

function frontLpTank(v: View) {
  v.region('chassis.lp-tank', 'LP bottle & regulator', { part: 'lp-tank' }, (r) => {
    const H = lpArt(r, -6.4, 20.8);
    r.p(rect(-13.2, 30.2, 0.4, 31.2, 0.2), 'underbody', 'detail-line');
    r.p(rect(-3.4, 37, 1.4, 39.4, 0.5), 'dark-metal', 'edge-line');
    r.p(spline(pairs([1.2, 38, 3.4, 36, 3.6, 30, 4, 22])), 'part-line');
    r.hit(H.add(rect(-3.4, 36.6, 4.4, 39.6)));
    r.at(-6.4, 27);
  });
}

function frontBattery(v: View) {
  v.region('chassis.battery', 'Battery box', (r) => {
    const H = batteryArt(r, 6, 20.8, 15.8, 9.6);
    r.hit(H);
    r.at(13, 25);
  });
}

function frontTongueJack(v: View) {
  v.region('chassis.tongue-jack', 'Tongue jack (manual, with wheel)', { part: 'tongue-jack' }, (r) => {
    const x = 2.6;
    const T0 = rect(x - 0.8, 5.4, x + 0.8, 18),
      T = rect(x - 1.3, 12.6, x + 1.3, 34.4, 0.3);
    for (const t of [T0, T]) {
      r.p(t, 'metal');
      r.p(t, 'standing-cylinder');
      r.p(t, 'edge-line');
    }
    r.p(rect(x - 2.2, 17.4, x + 2.2, 21.8, 0.5), 'underbody', 'edge-line');
    r.p(rect(x - 1.7, 34, x + 1.7, 36.4, 0.6), 'underbody', 'edge-line');
    r.tube(
      poly(
        [
          [x, 36],
          [x, 37.6, 0.6],
          [x + 4.4, 37.6, 0.6],
          [x + 4.4, 39.4],
        ],
        false,
      ),
      0.7,
      'metal',
      0.3,
    );
    r.p(rect(x + 3.7, 38.2, x + 5.1, 40.6, 0.5), 'rubber', 'detail-line');
    r.p(rect(x - 1.1, 0, x + 1.1, 7.2, 0.9), 'tire', 'edge-line');
    r.p(rect(x - 1.1, 0, x + 1.1, 7.2, 0.9), 'blade');
    r.p(rect(x - 1.7, 3, x - 1.1, 8.4), 'underbody', 'detail-line');
    r.p(rect(x + 1.1, 3, x + 1.7, 8.4), 'underbody', 'detail-line');
    r.p(rect(x - 1.7, 7.8, x + 1.7, 8.8), 'underbody', 'detail-line');
    r.hit(
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
    r.at(x, 29);
  });
}

function frontCoupler(v: View) {
  v.region('chassis.coupler', 'Coupler', (r) => {
    const F = poly(
      corners([-4.6, 16.8, 1, -4.6, 21, 2, -2.4, 24, 2, 2, 24, 2, 3.6, 21, 2, 3.6, 16.8, 1]),
    ).move(-0.6, 0);
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'sphere', { opacity: 0.5 });
    r.p(ellipse(-1.1, 18.6, 2.1), 'void', 'dark-gleam-1');
    r.p(
      poly(corners([-2.2, 23.6, 0.4, -1.8, 26, 0.6, 0.2, 26, 0.6, 0.4, 23.6, 0.4])),
      'dark-metal',
      'edge-line',
    );
    r.hit(F.add(rect(-2.2, 23.4, 0.6, 26.2)));
    r.at(-4, 20);
  });
}

function frontChains(v: View) {
  v.region('chassis.chains', 'Safety chains & 7-way cord', { part: 'safety-chain' }, (r) => {
    for (const s of [-1, 1]) {
      const S = spline([
        [s * 6.4 - 0.6, 17.6],
        [s * 9, 12.6],
        [s * 5.6 - 0.4, 9.6],
        [s * 2.6 - 1, 13],
      ]);
      r.p(S, { stroke: 'line', width: 1.1, dash: [1.1, 0.55], cap: 'butt' });
      r.p(S, { stroke: 'metal', width: 0.6, dash: [1.1, 0.55], cap: 'butt' });
    }
    r.hit(
      poly(pairs([-10.6, 17.6, -10.6, 9, -2, 9, -2, 15, -5, 17.6])).add(
        poly(pairs([10.4, 17.6, 10.4, 9, 4.8, 9, 4.8, 17.6])),
      ),
    );
    r.at(-9.2, 12.8);
  });
}

export function frontTongue(v: View) {
  frontAFrame(v);
  frontLpTank(v);
  frontBattery(v);
  frontTongueJack(v);
  frontCoupler(v);
  frontChains(v);
}

export function foldingCamperFront(): Scene {
  const v = new View({
    id: 'fc12.front',
    vehicle,
    side: 'front',
    title: 'Folding camping trailer 12 ft — front, open',
    w: 116,
    h: 119,
    dir: 1,
    ox: 58,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 20, 8, 20],
    lw: 0.56,
  });
  endDecals(v);
  end(v, true);
  lower(v, true);
  deck(v, true);
  frontTongue(v);
  v.coMode = 'lr';
  v.coR = 2.3;
  v.coLane = 14;
  return v.scene();
}
