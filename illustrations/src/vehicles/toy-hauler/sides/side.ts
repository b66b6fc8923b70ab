import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, poly } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
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
import { vehicle } from '../hull.ts';

/** The patio is on the road side: its deck lies open there, or closed it is a part of the wall. */
export function toyHaulerSide(which: 'road' | 'curb', patio: 'open' | 'closed' = 'open'): Scene {
  const road = which === 'road';
  const isClosed = patio === 'closed';
  const view = sideView(vehicle, which, overallLength + 4, 162, {
    plate: `${which}${isClosed ? '-closed' : ''}`,
    shows: `${road ? `road side (left), side patio ${patio}` : 'curb side (right)'}`,
    originX: road ? 2 : overallLength + 2,
    wall: [25, 146],
    skirt: [25, 38],
    pad: [8, 14, 10, 14],
    lineScale: 1.12,
  });
  view.bodyGraphic(stripe(-5.4, 5), 'accent-1');
  view.bodyGraphic(stripe(-13.2, -7), 'accent-2');
  view.bodyGraphic(stripe(6.8, 9, 66), 'accent-3');
  view.bodyGraphic(cornered([403, 38.2, 0, 418.4, 66, 3, 499, 66, 0, 499, 38.2, 0]), 'accent-4');
  view.bodyGraphic(poly([419.6, 68.2, 421.2, 71, 499, 71, 499, 68.2]), 'accent-3');
  sideChassis(view);
  sideRoofGear(view);
  sideBody(view);
  sideCap(view);
  sideTrim(view);
  if (view.side === 'road') {
    sideRoad(view);
    sideRoadBays(view);
    if (isClosed) sidePatioClosed(view);
    else sidePatio(view);
    sideRoadUtilities(view);
  } else {
    sideCurb(view);
    sideCurbDoors(view);
  }
  sideWheelsAndTail(view);
  view.callouts = { middle: road ? 84 : 96 };
  return view.scene();
}
