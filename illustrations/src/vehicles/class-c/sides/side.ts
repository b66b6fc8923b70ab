import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { ellipse, line } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { axles, overall, vehicle } from '../hull.ts';
import { drawRoofGear, drawUnderbody } from './side-above-below.ts';
import { drawCabDoor, drawCabFace, drawCabShell, drawCabTrims, drawHoodAndWindshield } from './side-cab.ts';
import { drawCurbBays, drawCurbOpenings, drawCurbServices } from './side-curb.ts';
import { drawCaboverCap, drawTrims, drawWalls } from './side-house.ts';
import { drawBunkWindow, drawRoadBays, drawRoadServices, drawRoadWindows } from './side-road.ts';
import { drawMarkers, drawTail, drawWheels, drawWiperAndMirror } from './side-running.ts';

/** The graphics: three ribbons that dip over the rear axle. */
function paint(view: View): void {
  view.bodyBand(
    'accent-1',
    [40, 97, 80, 94, 120, 78, 170, 58, 220, 50, 270, 54, 320, 72, 372, 104],
    [40, 93, 80, 88, 120, 70, 170, 48, 220, 39, 270, 42, 320, 56, 372, 84],
  );
  view.bodyBand(
    'accent-2',
    [97, 78, 120, 67.6, 170, 46, 220, 37.4, 270, 40, 320, 53.4, 372, 80.4],
    [97, 60, 120, 50, 170, 34, 220, 28, 270, 31, 320, 42, 372, 64],
  );
  view.bodyBand(
    'accent-3',
    [97, 91.6, 130, 80, 170, 63.6, 220, 55.4, 270, 59.4, 320, 78.6, 372, 112.6],
    [97, 90.4, 130, 77.8, 170, 61.2, 220, 53, 270, 56.8, 320, 75.4, 372, 108.4],
  );
  for (const g of view.bodyGraphics) g.pts = g.shape.pts(0.06);
}

function ground(view: View): void {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(190, 0, 190, 6), 0), 'ground-shadow');
    for (const a of axles) pen.path(cut.below(ellipse(a, 0, 17, 2.6), 0), 'ground-shadow');
    pen.path(line([-10, 0], [overall + 10, 0]), 'ground-line');
  });
}

export function classCSide(side: 'road' | 'curb'): Scene {
  const road = side === 'road';
  const view = sideView(vehicle, side, overall + 10, 142, {
    originX: road ? 8 : overall + 2,
    wall: [18, 127],
    skirt: [18, 44],
  });
  paint(view);
  ground(view);
  drawUnderbody(view);
  drawRoofGear(view);
  drawCabShell(view);
  drawHoodAndWindshield(view);
  drawCabDoor(view);
  drawCabTrims(view);
  drawCabFace(view);
  drawWalls(view);
  drawCaboverCap(view);
  drawTrims(view);
  drawBunkWindow(view);
  if (road) {
    drawRoadWindows(view);
    drawRoadBays(view);
    drawRoadServices(view);
  } else {
    drawCurbOpenings(view);
    drawCurbBays(view);
    drawCurbServices(view);
  }
  drawMarkers(view);
  drawWheels(view);
  drawWiperAndMirror(view);
  drawTail(view);
  view.callouts = { middle: road ? 82 : 74 };
  return view.scene();
}
