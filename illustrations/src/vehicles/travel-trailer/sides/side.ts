import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, ellipse, line } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { axles, overall, vehicle } from '../hull.ts';
import { drawFrontCap, drawTrims, drawWalls } from './side-body.ts';
import { drawChassis, drawCoupling, drawRoofGear, drawTongueLoad } from './side-chassis.ts';
import {
  drawCurbOpenings,
  drawCurbServices,
  drawOpenings,
  drawRoadOpenings,
  drawRoadServices,
} from './side-openings.ts';
import { drawMarkers, drawTail, drawWheels } from './side-running.ts';

/** The graphics: two swooshes along the wall, three up the tail. */
function paint(view: View): void {
  const road = view.side === 'road';
  view.bodyBand(
    'accent-1',
    [60, 66, 110, 62, 180, 56, 250, 54, 320, 60, 382, 76],
    [60, 58, 110, 53, 180, 46, 250, 44, 320, 48, 382, 60],
  );
  view.bodyBand(
    'accent-2',
    [56, 56, 110, 51, 180, 44.4, 250, 42.4, 320, 46, 382, 57.6],
    [54, 50, 110, 46, 180, 39.6, 250, 37.6, 320, 40.6, 382, 50],
  );
  view.bodyGraphic(
    road
      ? cornered([66, 70.4, 0, 129, 66.4, 0, 66, 74, 0])
      : cornered([66, 70.4, 0, 130, 65.6, 0, 130, 67.6, 0, 66, 74, 0]),
    'accent-3',
  );
  view.bodyBand('accent-1', [306, 120, 324, 101, 346, 89, 384, 80.6], [284, 120, 308, 97, 336, 82, 384, 75]);
  view.bodyBand(
    'accent-2',
    [332, 120, 346, 105, 362, 96, 384, 89.6],
    [309, 120, 327, 102.4, 348, 90.4, 384, 82],
  );
  view.bodyBand(
    'accent-3',
    [342, 120, 353, 108.4, 366, 100.6, 384, 95.4],
    [335, 120, 348.6, 106, 363.4, 97.4, 384, 91.2],
  );
  for (const g of view.bodyGraphics) g.pts = g.shape.pts(0.06);
}

function ground(view: View): void {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(220, 0, 172, 5.6), 0), 'ground-shadow');
    for (const a of axles) pen.path(cut.below(ellipse(a, 0, 16, 2.6), 0), 'ground-shadow');
    pen.path(line([-8, 0], [overall + 8, 0]), 'ground-line');
  });
}

export function travelTrailerSide(side: 'road' | 'curb'): Scene {
  const road = side === 'road';
  const view = sideView(vehicle, side, overall + 8, 135, {
    originX: road ? 4 : overall + 4,
    wall: [19, 120],
    skirt: [19, 34],
  });
  paint(view);
  ground(view);
  drawChassis(view);
  drawCoupling(view);
  drawTongueLoad(view);
  drawRoofGear(view);
  drawWalls(view);
  drawFrontCap(view);
  drawTrims(view);
  drawOpenings(view);
  if (road) {
    drawRoadOpenings(view);
    drawRoadServices(view);
  } else {
    drawCurbOpenings(view);
    drawCurbServices(view);
  }
  drawMarkers(view);
  drawWheels(view);
  drawTail(view);
  view.callouts = { middle: road ? 82 : 68 };
  return view.scene();
}
