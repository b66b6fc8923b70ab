import { awningHeadEnd } from '../../../parts/walls/awning-ends.ts';
import { sidesFromRear } from '../../../parts/layout/both-sides.ts';
import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, ellipse, line, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { acEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { flangeEdge, openTopperEnd } from '../../../parts/walls/slide-outs.ts';
import { beltTrim } from '../../../parts/walls/trim.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { axleEnd } from '../../../parts/running/axle-end.ts';
import { win } from '../../../parts/walls/windows.ts';
import { rearChassis, rearGear, rearHitch, rearLights } from './rear-gear.ts';
import { rearLower, rearOutline, rearUpper } from './rear-shapes.ts';
import { vehicle } from '../hull.ts';

function rearGraphics(view: View) {
  view.bodyBand('accent-1', [-49, 96, -20, 88, 10, 86, 49, 96], [-49, 80, -20, 73, 10, 71.4, 49, 80]);
  view.bodyBand('accent-2', [-49, 77.5, -20, 71, 10, 69.4, 49, 77.5], [-49, 68, -20, 62.6, 10, 61.4, 49, 68]);
  view.bodyBand(
    'accent-3',
    [-49, 102.5, -20, 92.4, 10, 90, 49, 102.5],
    [-49, 98.6, -20, 90, 10, 87.8, 49, 98.6],
  );
}

function rearBehind(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 58, 5), 0), 'ground-shadow');
    pen.path(line([-80, 0], [80, 0]), 'ground-line');
  });
  for (const [k, s] of [
    ['road', -1],
    ['curb', 1],
  ] as const)
    view.region(`run.wheel-rear-${k}`, `Wheel & tire, rear axle, ${k} side`, (pen) => {
      tireEnd(pen, s * 36.5, s * 45.5, 15.2, 26);
      pen.hitArea(rect(Math.min(s * 36.5, s * 45.5), 0, Math.max(s * 36.5, s * 45.5), 26));
      pen.calloutAt(s * 41, 3.6);
    });
  axleEnd(view, 36, 40, 30, [15, 13]);
  acEnd(view, 'roof.ac-rear', 'Air conditioner shroud, rear', 0, 144.6);
  ventSide(view, 'roof.vent-bath', 'Roof vent cover', 24, 143.6, { w: 16, h: 9 });
  antennaElevation(view, 'TV / Wi-Fi antenna', -30, 147, {
    foot: 143.2,
    rise: 4,
    mast: 1.4,
    reach: [143, 151],
  });
}

function rearSlideEdges(view: View) {
  flangeEdge(view, 'main', 'Living-room slide-out', -1, [-50.6, 41.5, -47, 130], [-50, 86]);
  openTopperEnd(
    view,
    'main',
    'Living-room slide-out: topper (end)',
    [-52.4, 130.4, -47.4, 135.6],
    [-50, 133],
  );
  flangeEdge(view, 'curb', 'Curb-side slide-out', 1, [47, 41.5, 50.6, 122], [50, 56]);
  view.region('awning.arm-aft', 'Awning arm assembly, rear (edge)', (pen) => {
    const outline = cornered([48, 68.4, 0, 50.6, 68.4, 0.4, 51.4, 72, 1, 51.4, 132, 0.6, 48, 133, 0]);
    pen.layers(outline, ['plastic', 'part-line'], ['shade-from-right']);
    pen.path(line([50, 74], [50, 130]), 'detail-line', 'half-line');
    pen.hitArea(outline, true).calloutAt(50.4, 96);
  });
  awningHeadEnd(view, 'awning.head-aft', 'Awning idler head, rear', 1, 48, 131.4);
}

function rearWall(view: View) {
  view.region('body.rear-wall', 'Rear wall panel', (pen) => {
    pen.path(rearUpper, 'body');
    for (const g of view.bodyGraphics) pen.path(cut.box(g.pts, -48, 38, 48, 142), g.paint);
    pen.within(rearOutline, () => {
      pen.path(rect(-48, 38, -38, 143), 'shade-from-left');
      pen.path(rect(38, 38, 48, 143), 'shade-from-right');
      pen.path(rect(-48, 132, 48, 139.4), 'shade-from-top');
    });
    pen.path(rect(-48, 38, 48, 50), 'shade-from-bottom');
    pen.hitArea(rearUpper).calloutAt(0, 80);
  });
  view.region('body.rear-skirt', 'Lower rear skirt panel', (pen) => {
    pen.path(rearLower, 'skirt');
    pen.path(rect(-48, 34, 48, 38), 'shade-from-top');
    pen.hitArea(rearLower).calloutAt(-30, 31);
  });
}

function rearTrim(view: View) {
  beltTrim(view, 'Floor-line trim molding', [-48, 37.1, 48, 38.7], [-47, 47], [-24, 37.9]);
  view.decoration((pen) => pen.path(rearOutline, 'silhouette-line'));
  view.region('roof.rear-trim', 'Rear roof termination trim', (pen) => {
    const outline = ribbon(
      [-50, 140.6, -22, 143, 0, 143.5, 22, 143, 50, 140.6],
      [-50, 137.8, -22, 140.5, 0, 141, 22, 140.5, 50, 137.8],
    );
    pen.within(rearOutline, () => pen.path(outline, 'metal', 'edge-line'));
    pen.path(spline([-42, 140.2, -22, 142, 0, 142.6, 22, 142, 42, 140.2]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(-22, 141.6);
  });
  for (const [s, k] of sidesFromRear)
    view.region(`body.rear-moulding-${k}`, `Rear corner molding, ${k} side`, (pen) => {
      const outline = rect(Math.min(s * 45.2, s * 48.2), 26, Math.max(s * 45.2, s * 48.2), 134, 0.8);
      pen.layers(outline, ['metal', 'part-line'], ['standing-cylinder']);
      pen.path(line([s * 46.7, 27], [s * 46.7, 133]), 'detail-line', 'half-line');
      pen.hitArea(outline, true).calloutAt(s * 46.7, s < 0 ? 112 : 116);
    });
  win(view, 'glass.window-rear', 'Window, rear lounge (panoramic)', rect(-36, 90, 22, 126, 4), {
    kind: 'crank',
    blind: 0.26,
  });
}

export function fifthWheelRear(): Scene {
  const view = endView(vehicle, 'rear', 124, 158, { wall: [25, 143], skirt: [25, 38], pad: [8, 22, 10, 22] });
  rearGraphics(view);
  rearBehind(view);
  rearSlideEdges(view);
  rearWall(view);
  rearTrim(view);
  rearLights(view);
  rearGear(view);
  rearChassis(view);
  rearHitch(view);
  view.callouts = { lanes: 'columns', radius: 2.9 };
  return view.scene();
}
