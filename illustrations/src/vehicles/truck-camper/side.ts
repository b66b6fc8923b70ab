import { ribbon } from '../../kit/curves.ts';
import { pairs } from '../../kit/points.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
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

export function truckCamperSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const v = new View({
    id: `tc11.${which}`,
    vehicle: 'truck-camper-11',
    side: which,
    title: `Truck camper 11 ft — ${road ? 'road side (left)' : 'curb side (right)'}`,
    w: 336,
    h: 151,
    dir: road ? 1 : -1,
    ox: road ? 90 : 246,
    wall: [34, roofHeight],
    skirt: [34, 61],
    pad: [8, 10, 10, 10],
    lw: 0.86,
  });
  v.decal(
    ribbon(
      pairs([24, 106, 60, 104, 100, 94, 150, 79.6, 190, 74, 216, 75]),
      pairs([24, 98, 60, 95, 100, 84, 150, 68, 190, 62, 216, 62]),
    ),
    'accent-1',
  );
  v.decal(
    ribbon(
      pairs([24, 96, 60, 93, 100, 82, 150, 66.2, 190, 60, 216, 60]),
      pairs([24, 91, 60, 87.4, 100, 75, 150, 58, 190, 51, 216, 50]),
    ),
    'accent-2',
  );
  v.decal(
    ribbon(
      pairs([52, 107.6, 100, 97.6, 150, 83, 190, 77.4, 216, 78.6]),
      pairs([52, 106.6, 100, 95.8, 150, 81, 190, 75.4, 216, 76.4]),
    ),
    'accent-3',
  );
  sideTruck(v);
  sideRoofGear(v);
  sideBody(v);
  sideNose(v);
  sideTrim(v);
  if (v.side === 'road') {
    sideRoad(v);
  } else {
    sideCurb(v);
    sideCurbAccess(v);
  }
  sideLampsAndTail(v);
  v.calloutMid = road ? 70 : 58;
  return v.scene();
}
