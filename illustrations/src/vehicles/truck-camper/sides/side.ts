import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import { sideBody } from './side-body.ts';
import { sideCurbAccess } from './side-curb-access.ts';
import { sideCurb } from './side-curb.ts';
import { sideLampsAndTail } from './side-lamps-and-tail.ts';
import { sideNose } from './side-nose.ts';
import { sideRoad } from './side-road.ts';
import { sideRoofGear } from './side-roof-gear.ts';
import { roofHeight } from './side-shapes.ts';
import { sideTrim } from './side-trim.ts';
import { sideTruck } from './side-truck.ts';
import { vehicle } from '../hull.ts';

export function truckCamperSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const view = sideView(vehicle, which, 336, 151, {
    originX: road ? 90 : 246,
    wall: [34, roofHeight],
    skirt: [34, 61],
    pad: [8, 10, 10, 10],
    lineScale: 0.86,
  });
  view.bodyBand(
    'accent-1',
    [24, 106, 60, 104, 100, 94, 150, 79.6, 190, 74, 216, 75],
    [24, 98, 60, 95, 100, 84, 150, 68, 190, 62, 216, 62],
  );
  view.bodyBand(
    'accent-2',
    [24, 96, 60, 93, 100, 82, 150, 66.2, 190, 60, 216, 60],
    [24, 91, 60, 87.4, 100, 75, 150, 58, 190, 51, 216, 50],
  );
  view.bodyBand(
    'accent-3',
    [52, 107.6, 100, 97.6, 150, 83, 190, 77.4, 216, 78.6],
    [52, 106.6, 100, 95.8, 150, 81, 190, 75.4, 216, 76.4],
  );
  sideTruck(view);
  sideRoofGear(view);
  sideBody(view);
  sideNose(view);
  sideTrim(view);
  if (view.side === 'road') {
    sideRoad(view);
  } else {
    sideCurb(view);
    sideCurbAccess(view);
  }
  sideLampsAndTail(view);
  view.callouts = { middle: road ? 70 : 58 };
  return view.scene();
}
