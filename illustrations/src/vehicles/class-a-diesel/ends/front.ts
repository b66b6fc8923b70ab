import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { band, cornered, ellipse, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { corners, pairs, type Point } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { satelliteDome } from '../../../parts/roof/antennas.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { marker } from '../../../parts/walls/lamps.ts';
import { extent, mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd } from '../../../parts/roof/roof-gear.ts';
import { flangeEdge, openTopperEnd } from '../../../parts/walls/slide-outs.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { shell } from '../body.ts';
import { bumper, hatchAndGrille, headlamps, lowerParts, windshield } from './front-face.ts';
import { vehicle } from '../hull.ts';

export function classADieselFront(): Scene {
  const view = endView(vehicle, 'front', 136, 154, { wall: [14, 140], pad: [8, 18, 10, 18] });
  frontPaint(view);
  running(view);
  roofline(view);
  standingProud(view);
  cap(view);
  brow(view);
  windshield(view);
  hatchAndGrille(view);
  headlamps(view);
  bumper(view);
  lowerParts(view);
  mirrors(view);
  entry(view);
  view.callouts = { lanes: 'columns', radius: 3, distance: 17 };
  return view.scene();
}

function frontPaint(view: View) {
  view.bodyBand(
    'accent-1',
    [-52, 70, -30, 64, 0, 62.6, 30, 64, 52, 70],
    [-52, 57, -30, 54, 0, 53, 30, 54, 52, 57],
  );
  view.bodyBand(
    'accent-2',
    [-52, 56, -30, 53, 0, 52, 30, 53, 52, 56],
    [-52, 10, -30, 10, 0, 10, 30, 10, 52, 10],
  );
}

function running(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    pen.path(line([-84, 0], [84, 0]), 'ground-line');
  });
  bothFromFront((s, k) =>
    view.region(`run.wheel-front-${k}`, `Front tire, ${k} side`, (pen) => {
      const [a, b] = extent(s, 36.5, 47.5);
      tireEnd(pen, a, b, 20, 16);
      pen.hitArea(rect(a, 0, b, 16));
    }),
  );
  view.region('chassis.axle-front', 'Front axle & suspension', (pen) => {
    const outline = rect(-36, 9, 36, 13.4, 1.4);
    pen.path(rect(-38, 10, 38, 16), 'void');
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    pen.path(rect(-4, 7.6, 4, 13, 0.8), 'underbody', 'edge-line');
    pen.hitArea(rect(-38, 7.4, 38, 16)).calloutAt(-18, 11);
  });
}

function roofline(view: View) {
  acEnd(view, 'roof.ac-front', 'Air conditioner shroud, front', 0, 140, { h: 11.6, grille: false });
  satelliteDome(view, 26, [139.2, 154]);
  view.region('roof.air-horn', 'Roof air horns', (pen) => {
    for (const x of [-30, -24]) {
      pen.path(ellipse(x, 141.4, 2.5, 2), 'metal', 'edge-line');
      pen.path(ellipse(x, 141.4, 1.5, 1.2), 'void');
    }
    pen.hitArea(rect(-33, 138.8, -21, 143.6));
  });
}

function standingProud(view: View) {
  flangeEdge(view, 'main', 'Living-room slide-out', 1, [49.4, 50, 52.6, 126], [51.6, 70]);
  openTopperEnd(view, 'main', 'Slide topper (end)', [49.6, 126.4, 54.6, 131.6], [52.1, 129]);
  view.region('awning.cassette', 'Patio awning cassette (end)', (pen) => {
    const outline = cornered([-49, 124, 1.2, -54.6, 124.6, 2.2, -55.2, 131, 3, -50, 134.6, 2, -49, 134, 0]);
    pen.layers(outline, ['plastic', 'part-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.9), 'detail-line', 'half-line');
    pen.hitArea(outline);
  });
}

function cap(view: View) {
  view.region('body.front-cap', 'Front cap (molded fiberglass)', (pen) => {
    pen.bodyShell(shell);
    pen.within(shell, () => {
      pen.path(rect(-50.5, 12, -32, 141), 'shade-from-left');
      pen.path(rect(32, 12, 50.5, 141), 'shade-from-right');
      pen.path(rect(-51, 134, 51, 141), 'shade-from-top');
      pen.path(ellipse(-6, 131, 34, 6), 'glow');
      pen.path(band([-34, 136, 0, 137.6, 34, 136], 0, 0, 1.1), 'light-4');
    });
    pen.hitArea(shell).calloutAt(-22, 129);
  });
}

function brow(view: View) {
  [-30, -15, 0, 15, 30].forEach((x, i) =>
    marker(
      view,
      Math.abs(x) === 30 ? `light.clearance-front@${x > 0 ? 'L' : 'R'}` : `light.id-front-${i}`,
      Math.abs(x) === 30 ? 'Clearance light (amber)' : 'Identification light (amber)',
      [x, 132.6 - Math.abs(x) * 0.02],
      [3.4, 1.3],
      { callout: i === 2 || i === 4 },
    ),
  );
}

function mirrors(view: View) {
  bothFromFront((s, k) =>
    view.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      const arm: Point[] = pairs([s * 47.4, 118, s * 53, 119, s * 57, 114, s * 58, 104, s * 58, 98]);
      pen.tube(spline(arm), 1.9, 'gloss-2');
      const H = poly(mirrored(s, corners([53.4, 78, 2.6, 53, 98, 3.4, 62.4, 98.4, 3.6, 62.8, 79, 3.4])));
      pen.layers(H, ['accent-2'], ['bevel'], ['overlap-line']);
      pen.path(H.inset(1.1), 'dark-gleam-1');
      pen.path(line([s * 53.6, 85], [s * 62.4, 85.4]), 'dark-gleam-1');
      pen.path(sideBox(s, 58.4, 80.2, 61.4, 81.6, 0.5), 'light-amber', 'detail-line');
      pen.hitArea(H.add(band(arm, 3, 3, 3))).calloutAt(s * 58, 91);
    }),
  );
}

function entry(view: View) {
  view.region('door.assist-handle@R', 'Entry grab handle (edge)', (pen) => {
    pen.tube(cornered([-50, 90, 0, -52.8, 90, 1.4, -52.8, 58, 1.4, -50, 58, 0], false), 1, 'metal');
    pen.hitArea(rect(-54, 57, -50, 91)).calloutAt(-52.8, 62);
  });
  view.region('door.steps@R', 'Electric entry step (edge)', (pen) => {
    pen.tube(line([-46.4, 13.6], [-54, 9.4]), 1, 'metal-2');
    const outline = rect(-59, 8, -47.4, 9.8, 0.4);
    pen.path(outline, 'metal', 'part-line');
    pen.path(rect(-59, 9.2, -47.4, 9.8, 0.2), 'gloss');
    pen.hitArea(rect(-59.4, 7.6, -45.6, 14.6));
  });
}
