import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { line, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningEnd } from '../../../parts/walls/awnings.ts';
import { handleEdge } from '../../../parts/walls/doors.ts';
import { scissorEnd } from '../../../parts/running/jacks.ts';
import { extent, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd, antennaEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { slideEdge, topperEnd } from '../../../parts/walls/slide-outs.ts';
import { beltTrim } from '../../../parts/walls/trim.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { entryStepsEnd } from '../entry-steps.ts';
import { endOutline, groundUnder, halfWidth, vehicle } from '../hull.ts';
import { drawBumper, drawGlassAndLights } from './rear-fittings.ts';

const body = endOutline;
const up = cut.above(body.pts(0.12), 33);
const lo = cut.below(body.pts(0.12), 33);

function paint(view: View): void {
  view.bodyBand(
    'accent-1',
    [-49, 76, -24, 66.4, 0, 63.4, 24, 66.4, 49, 76],
    [-49, 60, -24, 54.6, 0, 53, 24, 54.6, 49, 60],
  );
  view.bodyBand(
    'accent-2',
    [-49, 57.6, -24, 52.6, 0, 51, 24, 52.6, 49, 57.6],
    [-49, 50, -24, 46.8, 0, 45.8, 24, 46.8, 49, 50],
  );
  for (const s of [-1, 1]) {
    view.bodyBand(
      'accent-2',
      [s * 49, 89.6, s * 34, 80, s * 14, 72.6, s * 4, 70.8],
      [s * 49, 82, s * 34, 75.6, s * 14, 71, s * 4, 70.6],
    );
    view.bodyBand(
      'accent-3',
      [s * 49, 95.4, s * 36, 84.6, s * 20, 76.6],
      [s * 49, 91.2, s * 36, 82.4, s * 20, 76.4],
    );
  }
}

function drawRunningGear(view: View): void {
  bothFromRear((s, k) =>
    view.region(`run.wheel-rear-${k}`, `Wheel & tire, rear axle, ${k} side`, (pen) => {
      const [a, b] = extent(s, 36, 44.4);
      tireEnd(pen, a, b, 14.2, 19);
      pen.path(rect(a, 8, b, 19), 'shade-from-top');
      pen.hitArea(rect(a, 0, b, 19)).calloutAt(s * 40.4, 4.4);
    }),
  );
  view.region('chassis.axles', 'Axle tube & springs', (pen) => {
    pen.path(rect(-38, 15, 38, 20), 'void');
    const outline = rect(-36, 11.4, 36, 14.8, 1.2);
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    for (const s of [-1, 1]) {
      pen.path(rect(s * 24 - 1.6, 10, s * 24 + 1.6, 18, 0.4), 'dark-underbody', 'edge-line');
      pen.path(rect(s * 24 - 2.4, 11, s * 24 + 2.4, 12, 0.2), 'dark-metal', 'detail-line');
    }
    pen.hitArea(rect(-38, 9.8, 38, 19.6)).calloutAt(-14, 13);
  });
  bothFromRear((s, k) =>
    scissorEnd(view, `chassis.jack-rear-${k}`, `Stabilizer jack, rear, ${k} side`, s * 30.6, 15.2),
  );
}

/** Roof gear, and what stands proud of the walls. */
function drawAboveAndBeside(view: View): void {
  acEnd(view, 'roof.ac', 'Air conditioner shroud', 0, 120.6, { h: 12.2 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 30, 119.4, {
    w: 18,
    h: 8.6,
    at: [37.4, 122],
  });
  antennaEnd(view, -30, 119.4, 'TV antenna');
  slideEdge(view, 'main', 'Living-room slide-out', -1, halfWidth, 37, 104, { at: 58 });
  topperEnd(view, 'main', 'Living-room slide-out', -1, halfWidth, 106.9);
  awningEnd(view, 'aft', 1, halfWidth, 52.4, 114.6, { at: 84 });
  handleEdge(view, 'door.assist-handle@R', 'Entry assist handle (edge)', 1, halfWidth, 47, 77, 49.4);
  entryStepsEnd(view, 'door.steps@R', 'Entry steps (edge)', 1);
}

function drawWall(view: View): void {
  view.region('body.rear-wall', 'Rear wall panel', (pen) => {
    pen.path(up, 'body');
    pen.within(up, () => {
      for (const g of view.bodyGraphics) pen.path(g.shape, g.paint);
      pen.path(rect(-49, 33, -38, 120), 'shade-from-left');
      pen.path(rect(38, 33, 49, 120), 'shade-from-right');
      pen.path(rect(-49, 108.6, 49, 115.6), 'shade-from-top');
      pen.path(rect(-49, 33, 49, 43), 'shade-from-bottom');
    });
    pen.hitArea(up).calloutAt(-26, 70);
  });
  view.region('body.rear-skirt', 'Lower rear skirt panel', (pen) => {
    pen.path(lo, 'skirt');
    pen.within(lo, () => {
      pen.path(rect(-49, 29, 49, 33), 'shade-from-top');
      pen.path(rect(-49, 19, -40, 33), 'shade-from-left');
      pen.path(rect(40, 19, 49, 33), 'shade-from-right');
      pen.path(rect(-49, 19, 49, 24), 'shade-from-bottom');
    });
    pen.hitArea(lo).calloutAt(-32, 25);
  });
  beltTrim(view, 'Skirt trim molding', [-47.8, 32.2, 47.8, 33.8], [-47, 47], [-26, 33]);
  view.decoration((pen) => pen.path(body, 'silhouette-line'));
  view.region('roof.rear-trim', 'Rear roof termination trim', (pen) => {
    const outline = ribbon(
      [-49, 117.2, -24, 119.4, 0, 120, 24, 119.4, 49, 117.2],
      [-49, 114.4, -24, 117, 0, 117.6, 24, 117, 49, 114.4],
    );
    pen.within(body, () => pen.path(outline, 'metal', 'edge-line'));
    pen.path(spline([-40, 117.3, -22, 118.7, 0, 119.2, 22, 118.7, 40, 117.3]), 'gleam-1');
    pen.hitArea(cut.box(outline.pts(0.15), -46, 113, 46, 121), true).calloutAt(-24, 118.2);
  });
  bothFromRear((s, k) =>
    view.region(`body.rear-moulding-${k}`, `Rear corner molding, ${k} side`, (pen) => {
      const outline = sideBox(s, 45.2, 21, 48.2, 111, 0.8);
      pen.layers(outline, ['metal', 'part-line'], ['standing-cylinder']);
      pen.path(line([s * 46.7, 22], [s * 46.7, 110]), 'detail-line', 'half-line');
      pen.hitArea(outline, true).calloutAt(s * 46.7, s < 0 ? 92 : 98);
    }),
  );
}

export function travelTrailerRear(): Scene {
  const view = endView(vehicle, 'rear', 126, 135, { wall: [19, 120], skirt: [19, 34] });
  paint(view);
  groundUnder(view);
  drawRunningGear(view);
  drawAboveAndBeside(view);
  drawWall(view);
  drawGlassAndLights(view);
  drawBumper(view);
  view.callouts = { lanes: 'columns', radius: 2.6, distance: 16 };
  return view.scene();
}
