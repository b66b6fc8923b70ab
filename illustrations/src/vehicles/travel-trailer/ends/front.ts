import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningEnd } from '../../../parts/walls/awnings.ts';
import { handleEdge } from '../../../parts/walls/doors.ts';
import { scissorEnd } from '../../../parts/running/jacks.ts';
import { identificationLights, marker } from '../../../parts/walls/lamps.ts';
import { extent, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd, antennaEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { slideEdge, topperEnd } from '../../../parts/walls/slide-outs.ts';
import { nameBadge } from '../../../parts/walls/name-badge.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { entryStepsEnd } from '../entry-steps.ts';
import { drawCap, drawCapGlass, drawRockGuard } from './front-cap.ts';
import { drawCoupler, drawTongueFrame, drawTongueJack } from './front-tongue.ts';
import { groundUnder, halfWidth, vehicle } from '../hull.ts';

function drawRunningGear(view: View): void {
  bothFromFront((s, k) =>
    view.region(`run.wheel-front-${k}`, `Wheel & tire, front axle, ${k} side`, (pen) => {
      const [a, b] = extent(s, 36, 44.4);
      tireEnd(pen, a, b, 14.2, 19);
      pen.path(rect(a, 8, b, 19), 'shade-from-top');
      pen.hitArea(rect(a, 0, b, 19)).calloutAt(s * 40.4, 4.4);
    }),
  );
  view.region('chassis.axles', 'Axle tube & springs', (pen) => {
    const outline = rect(-36, 11.4, 36, 14.6, 1.2);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    for (const s of [-1, 1])
      pen.path(rect(s * 28 - 1.6, 10.4, s * 28 + 1.6, 18, 0.4), 'underbody', 'edge-line');
    pen.hitArea(rect(-36, 10.2, 36, 18)).calloutAt(-18, 12.8);
  });
  bothFromFront((s, k) =>
    scissorEnd(view, `chassis.jack-front-${k}`, `Stabilizer jack, front, ${k} side`, s * 30, 15.2),
  );
  view.region('chassis.frame', 'Chassis frame & underbelly', (pen) => {
    const outline = cornered([-46, 20, 0, 46, 20, 0, 43, 14.4, 1.4, -43, 14.4, 1.4]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(line([-41, 15.5], [41, 15.5]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(-38.6, 17);
  });
}

/** Roof gear, and what stands proud of the walls. */
function drawAboveAndBeside(view: View): void {
  acEnd(view, 'roof.ac', 'Air conditioner shroud', 0, 120.6, { h: 12.2, grille: false });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', -30, 119.4, { w: 18, h: 8.6 });
  antennaEnd(view, 30, 119.4, 'TV antenna');
  slideEdge(view, 'main', 'Living-room slide-out', 1, halfWidth, 37, 104, { at: 78 });
  topperEnd(view, 'main', 'Living-room slide-out', 1, halfWidth, 106.9);
  awningEnd(view, 'fwd', -1, halfWidth, 52.4, 114.6, { at: 90 });
  handleEdge(view, 'door.assist-handle@R', 'Entry assist handle (edge)', -1, halfWidth, 47, 77, 49.4);
  bothFromFront((s, k) =>
    view.region(`door.pass-through-${k}`, `Pass-through baggage door, ${k} side (edge)`, (pen) => {
      const outline = sideBox(s, 47.4, 36, 49.2, 58, 0.5);
      pen.layers(outline, ['plastic', 'edge-line'], [s < 0 ? 'shade-from-left' : 'shade-from-right']);
      pen.path(sideBox(s, 47.4, 57.2, 49.8, 58.4, 0.3), 'metal', 'detail-line');
      pen.path(sideBox(s, 48.8, 38, 50.2, 40.4, 0.4), 'gloss', 'edge-line');
      pen.hitArea(sideBox(s, 47.2, 35.6, 50.4, 58.6, 0.5)).calloutAt(s * 49.1, 43);
    }),
  );
  entryStepsEnd(view, 'door.steps-2@R', 'Entry steps, second door (edge)', -1);
}

function drawLights(view: View): void {
  bothFromFront((s, k) =>
    view.region(`light.hitch-${k}`, `Hitch light, ${k} side`, (pen) => {
      const x = s * 29,
        y = 46.2,
        outline = rect(x - 3.4, y - 1.7, x + 3.4, y + 1.7, 1.6);
      pen.shadow(outline, 0.3, 0.5, 2);
      pen.path(outline, 'gloss', 'edge-line');
      pen.layers(outline.inset(0.55), ['lens', 'detail-line'], ['bevel']);
      for (const d of [-1.5, 0, 1.5]) pen.circle(x + d, y, 0.45, 'dark-metal');
      pen.hitArea(rect(x - 3.9, y - 2.2, x + 3.9, y + 2.2, 1.6));
    }),
  );
  nameBadge(
    view,
    'Front name badge',
    [-11, 53.6, 1, 11, 53.6, 1, 9.6, 57.2, 1, -9.6, 57.2, 1],
    0.6,
    [5, 55.4],
  );
  identificationLights(view, 'front', pairs([-9, 115.9, 0, 115.9, 9, 115.9]), [3.4, 1.2]);
  bothFromFront((s, k) =>
    marker(
      view,
      `light.clearance-front-${k}`,
      `Clearance light, front, ${k} side (amber)`,
      [s * 38, 115.4],
      [3.4, 1.2],
    ),
  );
}

export function travelTrailerFront(): Scene {
  const view = endView(vehicle, 'front', 126, 135, { wall: [19, 120], skirt: [19, 34] });
  groundUnder(view);
  drawRunningGear(view);
  drawAboveAndBeside(view);
  drawCap(view);
  drawCapGlass(view);
  drawRockGuard(view);
  drawLights(view);
  drawTongueFrame(view);
  drawTongueJack(view);
  drawCoupler(view);
  view.callouts = { lanes: 'columns', radius: 2.6, distance: 16 };
  return view.scene();
}
