import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { curbUtil, doorLow, step } from './curb-fittings.ts';
import { lowered, vehicle } from '../hull.ts';
import { roadFridgeUpper, roadUtil } from './road-fittings.ts';
import { boxSide, decals, ground, markers } from './side-box.ts';
import { rearGear, running, undercarriage } from './side-chassis.ts';
import { roofSet } from './side-roof.ts';
import { tongue } from './side-tongue.ts';

function foldedLatch(view: View) {
  for (const [x, k] of [
    [57, 'front'],
    [188.6, 'rear'],
  ] as const)
    view.region(`roof.latch-${k}@${view.side === 'curb' ? 'R' : 'L'}`, `Roof travel latch, ${k}`, (pen) => {
      pen.path(rect(x - 1.7, 38.6, x + 1.7, 42.2, 0.5), 'metal', 'edge-line');
      pen.path(rect(x - 1, 40, x + 1, 48, 0.6), 'gloss', 'edge-line');
      pen.path(rect(x - 1.7, 46.4, x + 1.7, 48.6, 0.5), 'metal', 'edge-line');
      pen.circle(x, 39.6, 0.4, 'underbody');
      pen.circle(x, 47.5, 0.35, 'underbody');
      pen.hitArea(rect(x - 2, 38.3, x + 2, 48.9, 0.6)).calloutAt(x, 43);
    });
}

export function foldingCamperSideFolded(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const view = sideView(vehicle, which, 216, 72, {
    plate: `${which}-folded`,
    shows: `${road ? 'road side (left)' : 'curb side (right)'}, folded for travel`,
    originX: road ? 7 : 209,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 8, 8, 8],
    lineScale: 0.7,
  });
  decals(view);
  ground(view, -6, 208);
  undercarriage(view);
  tongue(view);
  boxSide(view, 'folded');
  if (road) {
    roadUtil(view);
    roadFridgeUpper(view);
  } else {
    doorLow(view, 42.6);
    step(view);
    curbUtil(view);
  }
  markers(view);
  running(view);
  rearGear(view);
  roofSet(view, lowered);
  foldedLatch(view);
  view.callouts = { distance: 15, middle: 33 };
  return view.scene();
}
