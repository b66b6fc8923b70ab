import { rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { curbUtil, doorLow, step } from './curb-fittings.ts';
import { lowered, vehicle } from './hull.ts';
import { roadFridgeUpper, roadUtil } from './road-fittings.ts';
import { boxSide, decals, ground, markers } from './side-box.ts';
import { rearGear, running, undercarriage } from './side-chassis.ts';
import { roofSet } from './side-roof.ts';
import { tongue } from './side-tongue.ts';

function foldedLatch(v: View) {
  for (const [x, k] of [
    [57, 'front'],
    [188.6, 'rear'],
  ] as const)
    v.region(
      `roof.latch-${k}@${v.side === 'curb' ? 'R' : 'L'}`,
      `Roof travel latch, ${k}`,
      { part: 'roof-latch' },
      (r) => {
        r.p(rect(x - 1.7, 38.6, x + 1.7, 42.2, 0.5), 'metal', 'edge-line');
        r.p(rect(x - 1, 40, x + 1, 48, 0.6), 'gloss', 'edge-line');
        r.p(rect(x - 1.7, 46.4, x + 1.7, 48.6, 0.5), 'metal', 'edge-line');
        r.c(x, 39.6, 0.4, 'underbody');
        r.c(x, 47.5, 0.35, 'underbody');
        r.hit(rect(x - 2, 38.3, x + 2, 48.9, 0.6));
        r.at(x, 43);
      },
    );
}

export function foldingCamperSideFolded(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const v = new View({
    id: `fc12.${which}-folded`,
    vehicle,
    side: which,
    title: `Folding camping trailer 12 ft — ${road ? 'road side (left)' : 'curb side (right)'}, folded for travel`,
    w: 216,
    h: 72,
    dir: road ? 1 : -1,
    ox: road ? 7 : 209,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 8, 8, 8],
    lw: 0.7,
  });
  decals(v);
  ground(v, -6, 208);
  undercarriage(v);
  tongue(v);
  boxSide(v, 'folded');
  if (road) {
    roadUtil(v);
    roadFridgeUpper(v);
  } else {
    doorLow(v, 42.6);
    step(v);
    curbUtil(v);
  }
  markers(v);
  running(v);
  rearGear(v);
  roofSet(v, lowered);
  foldedLatch(v);
  v.calloutMid = 33;
  v.coLane = 15;
  return v.scene();
}
