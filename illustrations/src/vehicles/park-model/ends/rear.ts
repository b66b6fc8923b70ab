import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { porchLantern, skirtingVent } from '../../../parts/house/house-fittings.ts';
import { houseWin } from '../../../parts/house/house-windows.ts';
import { louvers } from '../../../parts/walls/vents.ts';
import { reflections } from '../../../parts/walls/windows.ts';
import { gableEnd } from './end-gable.ts';
import { vehicle } from '../hull.ts';

function rearGableVent(view: View) {
  view.region('house.gable-vent', 'Gable vent', (pen) => {
    const O = poly([-9, 120, 9, 120, 9, 134, 0, 138, -9, 134]),
      I = poly([-7, 122, 7, 122, 7, 132.8, 0, 135.9, -7, 132.8]);
    pen.shadow(O, 0.6, 0.8, 3);
    pen.layers(O, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(I, 'dark-plastic', 'edge-line');
    pen.within(I, () => louvers(pen, -7, 122, 7, 136, 1.7));
    pen.path(I, 'edge-line');
    pen.hitArea(O);
  });
}

function rearWindow(view: View) {
  houseWin(view, 'rear', 'rear bedroom', {
    s0: -44,
    s1: -4,
    h0: 56,
    h1: 100,
    kind: 'slider',
    grid: [2, 2],
    coTrim: true,
    at: [-34, 70],
    atTrim: [-45.8, 84],
  });
}

function rearTrimEntry2(view: View) {
  view.region('house.trim-entry-2', 'Door casing, rear entry', { callout: false }, (pen) => {
    const outline = poly([18.6, 31, 18.6, 110.6, 57.4, 110.6, 57.4, 31, 54, 31, 54, 107, 22, 107, 22, 31]),
      C = rect(17.4, 110.2 - 1.2, 58.6, 110.8, 0.3);
    pen.shadow(outline, 0.7, 0.9, 3);
    pen.layers(outline, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(rect(18.8, 107.4, 57.2, 109), 'shade-from-top');
    pen.path(C, 'plastic', 'edge-line');
    pen.hitArea(outline).calloutAt(20.2, 60);
  });
}

function rearEntry2(view: View) {
  view.region('door.entry-2', 'Rear entry door', (pen) => {
    const outline = rect(22, 31, 54, 107, 0.3);
    pen.layers(outline, ['accent-2', 'part-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.7), 'dark-gleam-1');
    const G = rect(27, 66, 49, 101, 0.4);
    pen.path(rect(25.4, 64.4, 50.6, 102.6, 0.5), 'plastic', 'edge-line');
    pen.path(G, 'glass');
    pen.path(cut.above(G, 97.4), 'shade-from-top');
    reflections(pen, G);
    for (const x of [34.3, 41.6]) pen.path(rect(x - 0.35, 66, x + 0.35, 101), 'plastic', 'detail-line');
    for (const y of [77.6, 89.3]) pen.path(rect(27, y - 0.35, 49, y + 0.35), 'plastic', 'detail-line');
    pen.path(G, 'edge-line');
    for (const [a, b] of pairs([27, 36.6, 39.4, 49])) {
      const P = rect(a, 37, b, 59, 0.4);
      pen.layers(P, ['shade-2'], ['detail-line']);
      pen.path(P.inset(1.4), 'dark-gleam-1');
    }
    pen.circle(25, 66.4, 1.3, 'metal', 'edge-line');
    pen.concentric(25, 61.6, [1.5, 'metal', 'edge-line'], [1.5, 'sphere']);
    for (const y of [42, 69, 96]) pen.path(rect(53.2, y - 2, 54.8, y + 2, 0.3), 'metal', 'edge-line');
    pen.path(rect(21.4, 30.4, 54.6, 32, 0.3), 'metal', 'edge-line');
    pen.hitArea(outline).calloutAt(38, 62);
  });
}

function rearStoop(view: View) {
  view.region('house.stoop', 'Rear stoop & steps', (pen) => {
    const outline = rect(17, 0, 59, 28, 0.3);
    pen.shadow(outline, 1.4, 0.6, 3);
    pen.path(outline, 'plastic');
    for (const y of [26.6, 18, 9.4]) {
      pen.path(rect(17.6, y - 5.6, 58.4, y), 'shade-from-top');
      pen.path(rect(16.4, y - 0.2, 59.6, y + 1.8, 0.3), 'wood', 'edge-line');
      pen.path(line([17, y + 1.3], [59, y + 1.3]), 'gleam-1');
    }
    pen.path(outline, 'edge-line');
    pen.hitArea(rect(16.4, 0, 59.6, 28.4)).calloutAt(30, 13);
  });
}

function rearPlate(view: View) {
  view.region('rear.plate', 'Data plate & license bracket', (pen) => {
    const outline = rect(-62, 33, -52, 39, 0.4);
    pen.shadow(outline, 0.4, 0.5, 2);
    pen.layers(outline, ['metal', 'edge-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.8), 'detail-line', 'half-line');
    pen.hitArea(outline);
  });
}

export function parkModelRear(): Scene {
  const view = endView(vehicle, 'rear', 262, 160, {
    originX: 122,
    wall: [28, 116],
    skirt: [0, 26],
    lineScale: 0.74,
  });
  gableEnd(view, false);
  rearGableVent(view);
  rearWindow(view);
  rearTrimEntry2(view);
  rearEntry2(view);
  rearStoop(view);
  porchLantern(view, 'light.porch-rear', 'Exterior light, rear', 62.6, 92);
  skirtingVent(view, 'house.skirting-vent-end', 'Skirting vent, rear end', -40);
  rearPlate(view);
  view.callouts = { lanes: 'columns', radius: 3.3, distance: 18, middle: 122 };
  return view.scene();
}
