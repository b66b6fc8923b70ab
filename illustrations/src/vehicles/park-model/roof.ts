import type { Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import { View } from '../../kit/view.ts';
import { porch, roofFront, roofRear, vehicle } from './hull.ts';
import { roofGear } from './roof-gear.ts';
import {
  roofPorchFascia,
  roofPorchRake,
  roofPorchRidge,
  roofPorchRoof,
  roofPorchValley,
} from './roof-porch.ts';
import { roofGutter, roofRake, roofRidge, roofShingles } from './roof-slopes.ts';

export function roofHitchCover(v: View) {
  v.region('house.hitch-cover', 'Hitch cover', { part: 'hitch-cover', cat: 'house' }, (r) => {
    const F = rect(4.4, -22.4, 34, 22.4, 0.6);
    r.cast(F, 1, 1.6, 4);
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(1.2), 'detail-line', 'half-line');
    for (const y of [-11, 0, 11]) {
      r.p(line([5, y], [34, y]), 'detail-line', 'half-line');
      r.p(line([5, y + 0.5], [34, y + 0.5]), 'gleam-1');
    }
    r.p(rect(24, -22, roofFront, 22), 'shade-from-right');
    r.hit(rect(4.4, -22.4, roofFront, 22.4));
    r.at(18, 2);
  });
}

function roofAcCondenser(v: View) {
  v.region('util.ac-condenser@L', 'A/C condenser unit & pad', { part: 'ac-condenser' }, (r) => {
    const P = rect(308, -117, 354, -75, 0.6),
      F = rect(314, -112, 348, -80, 2);
    r.p(P, 'accent-1', 'part-line');
    r.p(P, 'diagonal-bevel');
    r.cast(F, 1.4, 1.8, 4);
    r.p(F, 'dark-plastic');
    r.p(F, 'diagonal-bevel');
    r.p(F, 'overlap-line');
    const x = 331,
      y = -96;
    r.c(x, y, 13, 'dark-underbody', 'part-line');
    r.c(x, y, 13, 'tire-sidewall', { opacity: 0.6 });
    for (let i = 0; i < 5; i++) {
      const t = (i / 5) * 6.283 + 0.5,
        q = (a: number, d: number): Point => [x + a * Math.cos(t + d), y + a * Math.sin(t + d)];
      r.p(
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
    for (const a of [4.4, 6.6, 8.8, 11]) r.c(x, y, a, { stroke: 'metal', width: 0.4 });
    let q = new Shape();
    for (let i = 0; i < 8; i++) {
      const t = (i / 8) * 6.283;
      q = q.add(
        line([x + 3 * Math.cos(t), y + 3 * Math.sin(t)], [x + 13 * Math.cos(t), y + 13 * Math.sin(t)]),
      );
    }
    r.p(q, { stroke: 'metal', width: 0.4 });
    r.c(x, y, 3, 'metal', 'edge-line');
    r.c(x, y, 3, 'sphere');
    r.hit(P);
    r.at(350.6, -104);
  });
}

function roofPorchSteps(v: View) {
  const c = porch.center;
  v.region('house.porch-steps@R', 'Porch steps', { part: 'porch-steps', cat: 'house' }, (r) => {
    const F = rect(c - 20.8, 112, c + 20.8, 135, 0.4);
    r.cast(F, 1, 1.6, 3);
    for (let i = 0; i < 3; i++) {
      const T = rect(c - 20.8, i ? 112 + i * 7.6 : 117, c + 20.8, 119.8 + i * 7.6, 0.3);
      r.p(T, 'wood', 'edge-line');
      if (i) r.p(line([c - 20, 115.8 + i * 7.6], [c + 20, 115.8 + i * 7.6]), 'detail-line', 'half-line');
      if (i < 2) r.p(rect(c - 20.8, 117.4 + i * 7.6, c + 20.8, 119.8 + i * 7.6), 'shade-1');
    }
    r.p(rect(c - 20.8, 118, c + 20.8, 122), 'shade-from-bottom');
    r.hit(rect(c - 20.8, 118, c + 20.8, 135));
    r.at(c, 130);
  });
}

function roofEnds(v: View) {
  v.deco((r) => {
    for (const x of [roofFront - 1.7, roofRear + 1.7]) r.p(line([x, -79.8], [x, 79.8]), 'overlap-line');
  });
}

export function parkModelRoof(): Scene {
  const v = new View({
    id: 'pm39.roof',
    vehicle,
    side: 'roof',
    title: 'Park model 39 ft — roof plan',
    w: 480,
    h: 264,
    dir: 1,
    ox: 4,
    pad: [6, 10, 6, 10],
  });
  v.map = (x: number, y: number): Point => [4 + x, 141 - y];
  roofHitchCover(v);
  roofAcCondenser(v);
  roofPorchSteps(v);
  roofShingles(v);
  roofRidge(v);
  roofRake(v);
  roofGutter(v);
  roofEnds(v);
  roofPorchFascia(v);
  roofPorchRoof(v);
  roofPorchValley(v);
  roofPorchRidge(v);
  roofPorchRake(v);
  roofGear(v);
  v.calloutMid = 141;
  v.coLane = 16;
  return v.scene();
}
