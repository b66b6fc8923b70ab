import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import { sideCab } from './side-cab.ts';
import { sideCurbFittings } from './side-curb-fittings.ts';
import { sideLower } from './side-lower.ts';
import { sideNose } from './side-nose.ts';
import { sidePanels } from './side-panels.ts';
import { sideRoadFittings } from './side-road-fittings.ts';
import { sideRoofGear } from './side-roof-gear.ts';
import { graphics } from './side-shapes.ts';
import { sideTail } from './side-tail.ts';
import { sideUnderbody } from './side-underbody.ts';
import { vehicle } from '../hull.ts';

export function classBSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const view = sideView(vehicle, which, 302, 120, {
    originX: road ? 6 : 296,
    wall: [14, 109],
    skirt: [13, 34],
    lineScale: 0.82,
  });
  for (const [c, t, b] of graphics) view.bodyBand(c, t, b);
  sideUnderbody(view);
  sideRoofGear(view);
  sidePanels(view);
  sideCab(view);
  if (view.side === 'road') {
    sideRoadFittings(view);
  } else {
    sideCurbFittings(view);
  }
  sideLower(view);
  sideNose(view);
  sideTail(view);
  view.callouts = { middle: 62 };
  return view.scene();
}
