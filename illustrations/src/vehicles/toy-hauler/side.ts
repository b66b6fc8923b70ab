import { corners, pairs } from '../../kit/points.ts';
import { poly } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { sideBody } from './side-body.ts';
import { sideCap } from './side-cap.ts';
import { sideChassis } from './side-chassis.ts';
import { sideCurbDoors } from './side-curb-doors.ts';
import { sideCurb } from './side-curb.ts';
import { sidePatioClosed } from './side-patio-closed.ts';
import { sidePatio } from './side-patio.ts';
import { sideRoadBays } from './side-road-bays.ts';
import { sideRoadUtilities } from './side-road-utilities.ts';
import { sideRoad } from './side-road.ts';
import { sideRoofGear } from './side-roof-gear.ts';
import { overallLength, stripe } from './side-shapes.ts';
import { sideTrim } from './side-trim.ts';
import { sideWheelsAndTail } from './side-wheels-and-tail.ts';

/** The patio is on the road side: its deck lies open there, or closed it is a part of the wall. */
export function toyHaulerSide(which: 'road' | 'curb', patio: 'open' | 'closed' = 'open'): Scene {
  const road = which === 'road';
  const isClosed = patio === 'closed';
  const v = new View({
    id: `th42.${which}${isClosed ? '-closed' : ''}`,
    vehicle: 'toy-hauler-42',
    side: which,
    title: `Toy hauler fifth wheel 42 ft — ${road ? `road side (left), side patio ${patio}` : 'curb side (right)'}`,
    w: overallLength + 4,
    h: 162,
    dir: road ? 1 : -1,
    ox: road ? 2 : overallLength + 2,
    wall: [25, 146],
    skirt: [25, 38],
    pad: [8, 14, 10, 14],
    lw: 1.12,
  });
  v.decal(stripe(-5.4, 5), 'accent-1');
  v.decal(stripe(-13.2, -7), 'accent-2');
  v.decal(stripe(6.8, 9, 66), 'accent-3');
  v.decal(poly(corners([403, 38.2, 0, 418.4, 66, 3, 499, 66, 0, 499, 38.2, 0])), 'accent-4');
  v.decal(poly(pairs([419.6, 68.2, 421.2, 71, 499, 71, 499, 68.2])), 'accent-3');
  sideChassis(v);
  sideRoofGear(v);
  sideBody(v);
  sideCap(v);
  sideTrim(v);
  if (v.side === 'road') {
    sideRoad(v);
    sideRoadBays(v);
    if (isClosed) sidePatioClosed(v);
    else sidePatio(v);
    sideRoadUtilities(v);
  } else {
    sideCurb(v);
    sideCurbDoors(v);
  }
  sideWheelsAndTail(v);
  v.calloutMid = road ? 84 : 96;
  return v.scene();
}
