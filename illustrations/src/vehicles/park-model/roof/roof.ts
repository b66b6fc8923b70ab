import { planView } from '../../../kit/drawing/vehicle-views.ts';
import type { Point } from '../../../kit/geometry/points.ts';
import { line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { porch, roofFront, roofRear, vehicle } from '../hull.ts';
import { roofGear } from './roof-gear.ts';
import {
  roofPorchFascia,
  roofPorchRake,
  roofPorchRidge,
  roofPorchRoof,
  roofPorchValley,
} from './roof-porch.ts';
import { roofGutter, roofRake, roofRidge, roofShingles } from './roof-slopes.ts';

export function roofHitchCover(view: View) {
  view.region('house.hitch-cover', 'Hitch cover', (pen) => {
    const outline = rect(4.4, -22.4, 34, 22.4, 0.6);
    pen.shadow(outline, 1, 1.6, 4);
    pen.layers(outline, ['plastic', 'part-line'], ['diagonal-bevel']);
    pen.path(outline.inset(1.2), 'detail-line', 'half-line');
    for (const y of [-11, 0, 11]) {
      pen.path(line([5, y], [34, y]), 'detail-line', 'half-line');
      pen.path(line([5, y + 0.5], [34, y + 0.5]), 'gleam-1');
    }
    pen.path(rect(24, -22, roofFront, 22), 'shade-from-right');
    pen.hitArea(rect(4.4, -22.4, roofFront, 22.4)).calloutAt(18, 2);
  });
}

function roofAcCondenser(view: View) {
  view.region('util.ac-condenser@L', 'A/C condenser unit & pad', (pen) => {
    const P = rect(308, -117, 354, -75, 0.6),
      outline = rect(314, -112, 348, -80, 2);
    pen.layers(P, ['accent-1', 'part-line'], ['diagonal-bevel']);
    pen.shadow(outline, 1.4, 1.8, 4);
    pen.layers(outline, ['dark-plastic'], ['diagonal-bevel'], ['overlap-line']);
    const x = 331,
      y = -96;
    pen.concentric(x, y, [13, 'dark-underbody', 'part-line'], [13, 'tire-sidewall', { opacity: 0.6 }]);
    for (let i = 0; i < 5; i++) {
      const t = (i / 5) * 6.283 + 0.5,
        q = (a: number, d: number): Point => [x + a * Math.cos(t + d), y + a * Math.sin(t + d)];
      pen.path(
        poly([
          [...q(3, -0.4), 0.4],
          [...q(11.4, -0.34), 1],
          [...q(12, 0.16), 1],
          [...q(3, 0.4), 0.4],
        ]),
        'underbody',
        'dark-gleam-1',
      );
    }
    for (const a of [4.4, 6.6, 8.8, 11]) pen.circle(x, y, a, { stroke: 'metal', width: 0.4 });
    let q = new Shape();
    for (let i = 0; i < 8; i++) {
      const t = (i / 8) * 6.283;
      q = q.add(
        line([x + 3 * Math.cos(t), y + 3 * Math.sin(t)], [x + 13 * Math.cos(t), y + 13 * Math.sin(t)]),
      );
    }
    pen.path(q, { stroke: 'metal', width: 0.4 });
    pen.concentric(x, y, [3, 'metal', 'edge-line'], [3, 'sphere']);
    pen.hitArea(P).calloutAt(350.6, -104);
  });
}

function roofPorchSteps(view: View) {
  const c = porch.center;
  view.region('house.porch-steps@R', 'Porch steps', (pen) => {
    const outline = rect(c - 20.8, 112, c + 20.8, 135, 0.4);
    pen.shadow(outline, 1, 1.6, 3);
    for (let i = 0; i < 3; i++) {
      const T = rect(c - 20.8, i ? 112 + i * 7.6 : 117, c + 20.8, 119.8 + i * 7.6, 0.3);
      pen.path(T, 'wood', 'edge-line');
      if (i) pen.path(line([c - 20, 115.8 + i * 7.6], [c + 20, 115.8 + i * 7.6]), 'detail-line', 'half-line');
      if (i < 2) pen.path(rect(c - 20.8, 117.4 + i * 7.6, c + 20.8, 119.8 + i * 7.6), 'shade-1');
    }
    pen.path(rect(c - 20.8, 118, c + 20.8, 122), 'shade-from-bottom');
    pen.hitArea(rect(c - 20.8, 118, c + 20.8, 135)).calloutAt(c, 130);
  });
}

function roofEnds(view: View) {
  view.decoration((pen) => {
    for (const x of [roofFront - 1.7, roofRear + 1.7]) pen.path(line([x, -79.8], [x, 79.8]), 'overlap-line');
  });
}

export function parkModelRoof(): Scene {
  const view = planView(vehicle, 'roof', 480, 264, { originX: 4, cy: 141, lane: 16, pad: [6, 10, 6, 10] });
  roofHitchCover(view);
  roofAcCondenser(view);
  roofPorchSteps(view);
  roofShingles(view);
  roofRidge(view);
  roofRake(view);
  roofGutter(view);
  roofEnds(view);
  roofPorchFascia(view);
  roofPorchRoof(view);
  roofPorchValley(view);
  roofPorchRidge(view);
  roofPorchRake(view);
  roofGear(view);
  return view.scene();
}
