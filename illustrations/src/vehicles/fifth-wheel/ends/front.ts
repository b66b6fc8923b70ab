import { awningHeadEnd } from '../../../parts/walls/awning-ends.ts';
import { sidesFromFront } from '../../../parts/layout/both-sides.ts';
import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, ellipse, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { leg } from '../../../parts/running/jacks.ts';
import { lamp } from '../../../parts/walls/lamps.ts';
import { acEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { flangeEdge, openTopperEnd } from '../../../parts/walls/slide-outs.ts';
import { levelControls } from '../../../parts/walls/level-controls.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { frontCap, frontCapLights, frontCapTrim, frontHitch, frontMask } from './front-cap.ts';
import { vehicle } from '../hull.ts';

const dropWall = cornered([-48, 66, 0, 48, 66, 0, 48, 28, 1, 46, 25, 2, -46, 25, 2, -48, 28, 1]);

function frontChassis(view: View) {
  for (const [k, s] of [
    ['curb', -1],
    ['road', 1],
  ] as const)
    view.region(`run.wheel-front-${k}`, `Wheel & tire, front axle, ${k} side`, (pen) => {
      tireEnd(pen, s * 36.5, s * 45.5, 15.2, 26);
      pen.hitArea(rect(Math.min(s * 36.5, s * 45.5), 0, Math.max(s * 36.5, s * 45.5), 26));
    });
  view.region('chassis.underbelly', 'Underbelly & cross-members', (pen) => {
    const outline = cornered([-47, 25.5, 0, 47, 25.5, 0, 44, 18, 2, -44, 18, 2]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(line([-40, 20], [40, 20]), 'dark-gleam-1');
    for (const x of [-30, -10, 10, 30]) pen.path(rect(x - 1.2, 18.4, x + 1.2, 25), 'void');
    pen.hitArea(outline).calloutAt(-22, 21);
  });
  acEnd(view, 'roof.ac-front', 'Air conditioner shroud, front', 0, 144.6, { grille: false });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', -26, 143.6, { w: 16, h: 9 });
  antennaElevation(view, 'TV / Wi-Fi antenna', 30, 147, {
    foot: 143.2,
    rise: 4,
    mast: 1.4,
    reach: [143, 151],
  });
  for (const [s, k] of sidesFromFront)
    leg(view, `chassis.landing-gear-${k}`, `Landing gear leg, ${k} side`, {
      x: s * 31,
      top: 25.4,
      mid: 12.5,
      w: 4.2,
      pad: 5.2,
    });
}

function frontDropWall(view: View) {
  view.region('body.front-lower', 'Front drop wall / lower front cap', (pen) => {
    pen.path(dropWall, 'skirt');
    pen.within(dropWall, () => {
      pen.path(rect(-48, 46, 48, 66), 'shade-from-top');
      pen.path(rect(-48, 56, 48, 66), 'shade-from-top');
      for (const s of [-1, 1])
        pen.path(
          rect(Math.min(s * 48, s * 38), 25, Math.max(s * 48, s * 38), 66),
          s < 0 ? 'shade-from-left' : 'shade-from-right',
        );
    });
    pen.path(line([-47.6, 37.8], [47.6, 37.8]), 'edge-line', 'half-line');
    pen.path(line([-47.6, 37], [47.6, 37]), 'gleam-1');
    pen.path(spline([-42, 26, -41, 46, -39, 64]), 'detail-line', 'half-line');
    pen.path(spline([42, 26, 41, 46, 39, 64]), 'detail-line', 'half-line');
    pen.path(dropWall, 'overlap-line');
    pen.hitArea(dropWall).calloutAt(-43.6, 50);
  });
  bay(view, 'door.front-storage', 'Front storage / generator door', rect(-30, 33, 30, 58, 3), {
    base: 'skirt',
    hinge: 'piano',
    inner: 2.6,
    at: [0.2, 0.8],
    meta: { at: [-18, 40] },
  });
  for (const [s, k] of sidesFromFront)
    lamp(view, `light.docking-${k}`, `Docking light, ${k} side`, s * 36, 52, 5.4, 3, 'lens');
  levelControls(view, 33, 36, 44, [40.6, 43.2], 38.4);
  view.region('chassis.crossmember', 'Landing-gear cross tube', (pen) => {
    const outline = rect(-29, 15.4, 29, 18.2, 0.4);
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    pen.hitArea(outline, true).calloutAt(12, 16.8);
  });
}

function frontSlideEdges(view: View) {
  // things that stand proud of the side walls
  flangeEdge(view, 'main', 'Living-room slide-out', 1, [47, 41.5, 50.6, 130], [50, 56]);
  view.region('slide.bed.fascia', 'Bedroom slide-out: flange (edge)', (pen) => {
    const outline = rect(47, 76, 51.6, 126, 0.8);
    pen.layers(outline, ['plastic', 'part-line'], ['shade-from-right']);
    pen.path(line([49.4, 77], [49.4, 125]), 'detail-line', 'half-line');
    pen.hitArea(outline, true).calloutAt(50.9, 92);
  });
  openTopperEnd(view, 'bed', 'Bedroom slide-out: topper (end)', [47.4, 126.4, 52.4, 131.6], [50, 129]);
}

function frontAwningEnd(view: View) {
  view.region('awning.arm-fwd', 'Awning arm assembly, forward (edge)', (pen) => {
    const outline = cornered([-48, 68.4, 0, -50.6, 68.4, 0.4, -51.4, 72, 1, -51.4, 132, 0.6, -48, 133, 0]);
    pen.layers(outline, ['plastic', 'part-line'], ['shade-from-left']);
    pen.path(line([-50, 74], [-50, 130]), 'detail-line', 'half-line');
    pen.circle(-49.8, 103, 0.6, 'dark-metal', 'detail-line');
    pen.hitArea(outline, true).calloutAt(-50.8, 112);
  });
  awningHeadEnd(view, 'awning.head-fwd', 'Awning motor head, forward', -1, 48, 131.4);
  view.region('door.assist-handle@R', 'Entry assist handle (edge)', (pen) => {
    pen.tube(cornered([-48, 90, 0, -51.4, 90, 1.6, -51.4, 62, 1.6, -48, 62, 0], false), 1.1, 'plastic');
    pen.hitArea(rect(-52.4, 61, -48, 91)).calloutAt(-51.4, 64);
  });
}

export function fifthWheelFront(): Scene {
  const view = endView(vehicle, 'front', 124, 158, {
    wall: [25, 143],
    skirt: [25, 38],
    pad: [8, 22, 10, 22],
  });
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 58, 5), 0), 'ground-shadow');
    pen.path(line([-80, 0], [80, 0]), 'ground-line');
  });
  frontChassis(view);
  frontDropWall(view);
  frontSlideEdges(view);
  frontAwningEnd(view);
  frontCap(view);
  frontMask(view);
  frontCapTrim(view);
  frontCapLights(view);
  frontHitch(view);
  view.callouts = { lanes: 'columns', radius: 2.9 };
  return view.scene();
}
