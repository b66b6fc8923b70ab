import { box, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { endDecals, lower } from './end-box.ts';
import { endShellAndWheels } from './end-roof.ts';
import { sidesOf } from './end-shapes.ts';
import { frontTongue } from './front.ts';
import { halfWidth, lowered, vehicle } from './hull.ts';
import { rearBumperAndSpare, rearFace } from './rear.ts';

/** The shadow gap between the box and the roof that rests on it. */
function roofJoint(v: View, f: boolean) {
  v.region(`body.top-rail-${f ? 'front' : 'rear'}`, 'Box top rail & seal', { part: 'top-rail' }, (r) => {
    const F = rect(-halfWidth - 0.6, 42.4, halfWidth + 0.6, 45, 0.5);
    r.p(rect(-halfWidth, 38, halfWidth, 42.4), 'shade-from-top');
    r.p(F, 'metal', 'edge-line');
    r.p(rect(-halfWidth, 42.8, halfWidth, 43.2), 'shade-3');
    r.hit(F);
    r.at(30, 43.4);
  });
}

/** The travel latches stand proud of the sides and show from the ends by their edges. */
function latches(v: View, f: boolean) {
  for (const [s, q] of sidesOf(f))
    v.region(
      `roof.latch-${f ? 'front' : 'rear'}-${q}`,
      `Roof travel latch, ${f ? 'front' : 'rear'}, ${q} side`,
      { part: 'roof-latch' },
      (r) => {
        r.p(box(s * 42.6, 38.6, s * 43.6, 42.2, 0.3), 'metal', 'edge-line');
        r.p(box(s * 43.4, 39.6, s * 45, 47, 0.5), 'gloss', 'edge-line');
        r.p(box(s * 44.4, 45.4, s * 45.6, 47.2, 0.3), 'metal', 'edge-line');
        r.hit(box(s * 42.6, 38.4, s * 45.8, 46.2, 0.4));
        r.at(s * 44, 41);
      },
    );
}

export function foldingCamperEndFolded(which: 'front' | 'rear'): Scene {
  const f = which === 'front';
  const v = new View({
    id: `fc12.${which}-folded`,
    vehicle,
    side: which,
    title: `Folding camping trailer 12 ft — ${which}, folded for travel`,
    w: 116,
    h: 74,
    dir: 1,
    ox: 58,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 20, 8, 20],
    lw: 0.56,
  });
  endDecals(v);
  endShellAndWheels(v, f, lowered);
  lower(v, f);
  roofJoint(v, f);
  latches(v, f);
  if (f) frontTongue(v);
  else {
    rearFace(v);
    rearBumperAndSpare(v);
  }
  v.coMode = 'lr';
  v.coR = 2.1;
  v.coLane = 14;
  return v.scene();
}
