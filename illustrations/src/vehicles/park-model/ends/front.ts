import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Point } from '../../../kit/geometry/points.ts';
import { box, cornered, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { latch } from '../../../parts/walls/compartments.ts';
import { porchLantern } from '../../../parts/house/house-fittings.ts';
import { houseWin } from '../../../parts/house/house-windows.ts';
import { siding } from '../../../parts/house/siding-and-roofing.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { gableEnd } from './end-gable.ts';
import { vehicle } from '../hull.ts';

const frontWindows = (view: View) => {
  houseWin(view, 'front-l', 'front, curb flank', {
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
  houseWin(view, 'front', 'front picture window', {
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
  houseWin(view, 'front-r', 'front, road flank', {
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

function frontWindowLoft(view: View) {
  view.region('glass.window-loft', 'Window, loft', (pen) => {
    const O = cornered([-15, 119.6, 0, 15, 119.6, 0, 15, 133, 0, 0, 139.8, 0, -15, 133, 0]),
      G = poly([-12.4, 122, -0.9, 122, -0.9, 136.4, -12.4, 131.4]),
      G2 = G.map((x, y): Point => [-x, y]);
    pen.shadow(O, 0.6, 0.8, 3);
    pen.layers(O, ['plastic', 'edge-line'], ['diagonal-bevel']);
    for (const g of [G, G2]) {
      pen.path(g, 'glass');
      pen.path(cut.slab(g, 1, -0.5, -66, -63), 'light-1');
      pen.path(g, 'edge-line');
    }
    pen.path(rect(-16, 118.4, 16, 120.2, 0.3), 'plastic', 'edge-line');
    pen.hitArea(poly([-16, 118.4, 16, 118.4, 15, 133, 0, 139.8, -15, 133])).calloutAt(6, 127);
  });
}

function frontHitchCover(view: View) {
  view.region('house.hitch-cover', 'Hitch cover', (pen) => {
    const outline = rect(-21, 0, 21, 22);
    pen.shadow(outline, 1.4, 1, 3);
    siding(pen, outline, { exp: 5, base: 'skirt', tint: null, joints: false, y: -2 });
    pen.path(rect(-21, 16, 21, 22), 'shade-from-top');
    for (const s of [-1, 1]) {
      const C = box(s * 21.4, 0, s * 17.8, 22);
      pen.path(C, 'plastic', 'edge-line');
      pen.path(C, s < 0 ? 'shade-from-left' : 'shade-from-right', { opacity: 0.5 });
    }
    pen.path(rect(-21, 0, 21, 1.6), 'plastic', 'edge-line');
    const T = rect(-23, 21.4, 23, 24.6, 0.5);
    pen.layers(T, ['plastic', 'part-line'], ['bevel']);
    const P = rect(-9, 5, 9, 17, 0.4);
    pen.path(P, 'edge-line');
    pen.path(P.inset(0.8), 'detail-line', 'half-line');
    latch(pen, 0, 14.6, 'thumb');
    pen.path(rect(-21.4, 0, 21.4, 21.6), 'part-line');
    pen.hitArea(poly([-21.4, 0, 21.4, 0, 21.4, 21.4, 23, 21.4, 23, 24.6, -23, 24.6, -23, 21.4, -21.4, 21.4]));
    pen.calloutAt(-13.4, 10);
  });
}

export function parkModelFront(): Scene {
  const view = endView(vehicle, 'front', 262, 160, {
    shows: 'front (hitch end)',
    originX: 140,
    wall: [28, 116],
    skirt: [0, 26],
    lineScale: 0.74,
  });
  gableEnd(view, true);
  frontWindows(view);
  frontWindowLoft(view);
  frontHitchCover(view);
  porchLantern(view, 'light.porch-front', 'Exterior light, front', 60, 90);
  plate(view, 'util.outlet-front', 'Exterior receptacle, front', 60, 42, 4.4, 5.6, {
    draw: (pen, x, y) => pen.path(line([x - 1.3, y], [x + 1.3, y]), 'detail-line'),
  });
  view.callouts = { lanes: 'columns', radius: 3.3, distance: 18, middle: 140 };
  return view.scene();
}
