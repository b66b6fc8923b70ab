import { cut } from '../../kit/cuts.ts';
import { corners, pairs, type Point } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { latch } from '../../parts/compartments.ts';
import { houseWin } from '../../parts/house-windows.ts';
import { siding } from '../../parts/house.ts';
import { plate } from '../../parts/utilities.ts';
import { gableEnd } from './end-gable.ts';
import { vehicle } from './hull.ts';

const frontWindows = (v: View) => {
  houseWin(v, 'front-l', 'front, curb flank', {
    s0: -49,
    s1: -29,
    h0: 50,
    h1: 100,
    kind: 'hung',
    grid: [2, 2],
    trim: 3.2,
    coTrim: false,
    at: [-43, 86],
  });
  houseWin(v, 'front', 'front picture window', {
    s0: -22,
    s1: 22,
    h0: 50,
    h1: 100,
    kind: 'fixed',
    trim: 3.2,
    coTrim: true,
    at: [12, 70],
    atTrim: [14, 101.8],
  });
  houseWin(v, 'front-r', 'front, road flank', {
    s0: 29,
    s1: 49,
    h0: 50,
    h1: 100,
    kind: 'hung',
    grid: [2, 2],
    trim: 3.2,
    at: [43, 86],
  });
};

function frontWindowLoft(v: View) {
  v.region('glass.window-loft', 'Window, loft', { part: 'window', cat: 'glass' }, (r) => {
    const O = poly(corners([-15, 119.6, 0, 15, 119.6, 0, 15, 133, 0, 0, 139.8, 0, -15, 133, 0])),
      G = poly(pairs([-12.4, 122, -0.9, 122, -0.9, 136.4, -12.4, 131.4])),
      G2 = G.map((x, y): Point => [-x, y]);
    r.cast(O, 0.6, 0.8, 3);
    r.p(O, 'plastic', 'edge-line');
    r.p(O, 'diagonal-bevel');
    for (const g of [G, G2]) {
      r.p(g, 'glass');
      r.p(cut.slab(g, 1, -0.5, -66, -63), 'light-1');
      r.p(g, 'edge-line');
    }
    r.p(rect(-16, 118.4, 16, 120.2, 0.3), 'plastic', 'edge-line');
    r.hit(poly(pairs([-16, 118.4, 16, 118.4, 15, 133, 0, 139.8, -15, 133])));
    r.at(6, 127);
  });
}

function frontHitchCover(v: View) {
  v.region('house.hitch-cover', 'Hitch cover', { part: 'hitch-cover', cat: 'house' }, (r) => {
    const F = rect(-21, 0, 21, 22);
    r.cast(F, 1.4, 1, 3);
    siding(r, F, { exp: 5, base: 'skirt', tint: null, joints: false, y: -2 });
    r.p(rect(-21, 16, 21, 22), 'shade-from-top');
    for (const s of [-1, 1]) {
      const C = box(s * 21.4, 0, s * 17.8, 22);
      r.p(C, 'plastic', 'edge-line');
      r.p(C, s < 0 ? 'shade-from-left' : 'shade-from-right', { opacity: 0.5 });
    }
    r.p(rect(-21, 0, 21, 1.6), 'plastic', 'edge-line');
    const T = rect(-23, 21.4, 23, 24.6, 0.5);
    r.p(T, 'plastic', 'part-line');
    r.p(T, 'bevel');
    const P = rect(-9, 5, 9, 17, 0.4);
    r.p(P, 'edge-line');
    r.p(P.inset(0.8), 'detail-line', 'half-line');
    latch(r, 0, 14.6, 'thumb');
    r.p(rect(-21.4, 0, 21.4, 21.6), 'part-line');
    r.hit(
      poly(pairs([-21.4, 0, 21.4, 0, 21.4, 21.4, 23, 21.4, 23, 24.6, -23, 24.6, -23, 21.4, -21.4, 21.4])),
    );
    r.at(-13.4, 10);
  });
}

function frontLight(v: View) {
  v.region('light.porch-front', 'Exterior light, front', { part: 'porch-light', cat: 'light' }, (r) => {
    const x = 60,
      y = 90;
    r.p(rect(x - 1.7, y - 3, x + 1.7, y + 3, 0.4), 'gloss', 'edge-line');
    r.p(
      poly([
        [x - 2.4, y + 1.2, 0.2],
        [x - 1.4, y - 4, 0.4],
        [x + 1.4, y - 4, 0.4],
        [x + 2.4, y + 1.2, 0.2],
      ]),
      'lens',
      'edge-line',
    );
    r.p(
      poly([
        [x - 3.1, y + 1.1, 0.2],
        [x - 1, y + 3.6, 0.8],
        [x + 1, y + 3.6, 0.8],
        [x + 3.1, y + 1.1, 0.2],
      ]),
      'gloss',
      'edge-line',
    );
    r.p(rect(x - 1.6, y - 4.8, x + 1.6, y - 3.8, 0.3), 'gloss');
    r.hit(rect(x - 3.2, y - 5, x + 3.2, y + 4, 0.8));
  });
}

function frontOutlet(v: View) {
  plate(v, 'util.outlet-front', 'Exterior receptacle, front', 60, 42, 4.4, 5.6, {
    draw: (r, x, y) => r.p(line([x - 1.3, y], [x + 1.3, y]), 'detail-line'),
  });
}

export function parkModelFront(): Scene {
  const v = new View({
    id: 'pm39.front',
    vehicle,
    side: 'front',
    title: 'Park model 39 ft — front (hitch end)',
    w: 262,
    h: 160,
    dir: 1,
    ox: 140,
    wall: [28, 116],
    skirt: [0, 26],
    pad: [8, 20, 10, 20],
    lw: 0.74,
  });
  gableEnd(v, true);
  frontWindows(v);
  frontWindowLoft(v);
  frontHitchCover(v);
  frontLight(v);
  frontOutlet(v);
  v.coMode = 'lr';
  v.coR = 3.3;
  v.coLane = 18;
  v.calloutMid = 140;
  return v.scene();
}
