import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sideCap, sideCapTrim, sideJoints, sidePanels, sideTrims } from './side-body.ts';
import { sideFrame, sideGround, sideLegs, sidePinBox, sideRoofGear } from './side-chassis.ts';
import { curbEntry, curbGlassAndDoors, curbUtilities } from './side-curb.ts';
import { sideLights, sideRear, sideSkirt, sideWheels } from './side-rear.ts';
import { roadDoors, roadSlides, roadUtilities } from './side-road.ts';
import { sideOutline } from './side-shapes.ts';
import { vehicle } from '../hull.ts';

function sideGraphics(view: View) {
  // decals (full-body graphics): three ribbons, quiet grays + bronze
  view.bodyBand(
    'accent-1',
    [24, 84, 70, 82, 130, 74, 200, 62, 262, 56, 320, 60, 372, 74, 413, 96],
    [24, 76, 70, 74, 130, 65.5, 200, 52.5, 262, 46, 320, 48, 372, 60, 413, 80],
  );
  view.bodyBand(
    'accent-2',
    [24, 74, 70, 72.5, 130, 63.5, 200, 50.6, 262, 44.4, 320, 46.6, 372, 58, 413, 77.5],
    [24, 67, 70, 66.5, 130, 58, 200, 44, 262, 38.4, 320, 41, 372, 51.5, 413, 68],
  );
  view.bodyBand(
    'accent-3',
    [60, 87.6, 130, 78.4, 200, 66.6, 262, 60.4, 320, 64.4, 372, 79.4, 413, 102.5],
    [60, 86.4, 130, 76.4, 200, 64, 262, 57.8, 320, 61.8, 372, 76.4, 413, 98.6],
  );
}

function sideFittings(view: View) {
  // silhouette line, under wheels and trims
  view.decoration((pen) => pen.path(sideOutline, 'silhouette-line'));
  if (view.side === 'road') {
    roadSlides(view);
    roadDoors(view);
    roadUtilities(view);
  } else {
    curbGlassAndDoors(view);
    curbEntry(view);
    curbUtilities(view);
  }
}

export function fifthWheelSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const view = sideView(vehicle, which, 424, 158, {
    originX: road ? 2 : 422,
    wall: [25, 142],
    skirt: [25, 38],
    pad: [8, 14, 10, 14],
  });
  sideGraphics(view);
  sideGround(view);
  sideFrame(view);
  sidePinBox(view);
  sideLegs(view);
  sideRoofGear(view);
  sidePanels(view);
  sideJoints(view);
  sideCap(view);
  sideCapTrim(view);
  sideTrims(view);
  sideFittings(view);
  sideWheels(view);
  sideSkirt(view);
  sideLights(view);
  sideRear(view);
  return view.scene();
}
