import { spline } from '../../kit/curves.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bay } from '../../parts/compartments.ts';
import { lamp } from '../../parts/lamps.ts';
import { fromFront, halfWidth } from './end-shapes.ts';

const drop = poly([
  [-halfWidth, 66],
  [halfWidth, 66],
  [halfWidth, 28, 1],
  [48, 25, 2],
  [-48, 25, 2],
  [-halfWidth, 28, 1],
]);

export function frontDropWall(v: View) {
  frontBodyFrontLower(v);
  bay(v, 'door.front-storage', 'Front storage door', {
    s0: -31,
    s1: 31,
    h0: 32.6,
    h1: 58,
    base: 'skirt',
    r: 3,
    hinge: 'piano',
    inner: 2.6,
    at: [0.2, 0.8],
    meta: { at: [-18, 40] },
  });
  for (const [k, s] of fromFront)
    lamp(v, `light.docking-${k}`, `Docking light, ${k} side`, s * 37, 52, 5.4, 3, 'lens', {
      part: 'docking-light',
    });
  frontChassisControlPanel(v);
  frontChassisCrossmember(v);
}

function frontBodyFrontLower(v: View) {
  v.region('body.front-lower', 'Front drop wall / lower front cap', (r) => {
    r.p(drop, 'skirt');
    r.clip(drop, () => {
      r.p(rect(-halfWidth, 46, halfWidth, 66), 'shade-from-top');
      r.p(rect(-halfWidth, 56, halfWidth, 66), 'shade-from-top');
      for (const s of [-1, 1])
        r.p(box(s * halfWidth, 25, s * 39, 66), s < 0 ? 'shade-from-left' : 'shade-from-right');
    });
    r.p(line([-halfWidth + 0.4, 37.8], [halfWidth - 0.4, 37.8]), 'edge-line', 'half-line');
    r.p(line([-halfWidth + 0.4, 37], [halfWidth - 0.4, 37]), 'gleam-1');
    for (const s of [-1, 1])
      r.p(
        spline([
          [s * 44, 26],
          [s * 43, 46],
          [s * 41, 64],
        ]),
        'detail-line',
        'half-line',
      );
    r.p(drop, 'overlap-line');
    r.hit(drop);
    r.at(-45.6, 48);
  });
}

function frontChassisControlPanel(v: View) {
  v.region('chassis.control-panel', 'Landing-gear / level control panel', { part: 'control-panel' }, (r) => {
    const F = rect(34.4, 36.4, 40.4, 44.6, 0.8);
    r.cast(F, 0.3, 0.5, 2);
    r.p(F, 'gloss', 'edge-line');
    r.p(rect(35.4, 41, 39.4, 43.6, 0.4), 'glass', 'dark-gleam-1');
    for (const x of [36, 37.4, 38.8]) r.c(x, 38.8, 0.5, 'dark-metal');
    r.hit(F);
  });
}

function frontChassisCrossmember(v: View) {
  v.region('chassis.crossmember', 'Landing-gear cross tube', (r) => {
    const F = rect(-29.4, 15.4, 29.4, 18.2, 0.4);
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'lying-cylinder');
    r.hit(F, true);
    r.at(12, 16.8);
  });
}
