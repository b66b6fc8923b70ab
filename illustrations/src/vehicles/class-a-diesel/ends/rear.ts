import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { band, cornered, drawn, ellipse, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { satelliteDome } from '../../../parts/roof/antennas.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { cameraFace } from '../../../parts/walls/camera-face.ts';
import { identificationLights, marker } from '../../../parts/walls/lamps.ts';
import { extent, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd } from '../../../parts/roof/roof-gear.ts';
import { flangeEdge, openTopperEnd } from '../../../parts/walls/slide-outs.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { win } from '../../../parts/walls/windows.ts';
import { shell } from '../body.ts';
import { bumper, engineDoor, lowerParts, tailLights } from './rear-face.ts';
import { vehicle } from '../hull.ts';

export function classADieselRear(): Scene {
  const view = endView(vehicle, 'rear', 136, 154, { wall: [14, 140], pad: [8, 18, 10, 18] });
  rearPaint(view);
  running(view);
  standingProud(view);
  mirrors(view);
  cap(view);
  spoiler(view);
  engineDoor(view);
  tailLights(view);
  bumper(view);
  lowerParts(view);
  view.callouts = { lanes: 'columns', radius: 3, distance: 17 };
  return view.scene();
}

function rearPaint(view: View) {
  view.bodyBand(
    'accent-1',
    [-52, 134, -30, 120, -8, 114, 8, 114, 30, 120, 52, 134],
    [-52, 108, -30, 98, -8, 94, 8, 94, 30, 98, 52, 108],
  );
  view.bodyBand(
    'accent-2',
    [-52, 105.4, -30, 95.6, -8, 92, 8, 92, 30, 95.6, 52, 105.4],
    [-52, 10, -30, 10, -8, 10, 8, 10, 30, 10, 52, 10],
  );
  view.bodyBand(
    'accent-4',
    [-52, 82, -30, 74, -8, 71, 8, 71, 30, 74, 52, 82],
    [-52, 10, -30, 10, -8, 10, 8, 10, 30, 10, 52, 10],
  );
  view.bodyBand(
    'accent-3',
    [-52, 140.5, -30, 125.6, -8, 119, 8, 119, 30, 125.6, 52, 140.5],
    [-52, 136.4, -30, 122, -8, 115.8, 8, 115.8, 30, 122, 52, 136.4],
  );
}

function running(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    pen.path(line([-84, 0], [84, 0]), 'ground-line');
  });
  bothFromRear((s, k) =>
    view.region(`run.wheel-rear-${k}`, `Rear dual tires, ${k} side`, (pen) => {
      for (const [p, q] of pairs([26.5, 36, 37.5, 47.5])) {
        const [a, b] = extent(s, p, q);
        tireEnd(pen, a, b, 20, 17);
      }
      const [a, b] = extent(s, 26.5, 47.5);
      pen.hitArea(rect(a, 0, b, 17)).calloutAt(s * 42, 2.4);
    }),
  );
  view.region('chassis.axle-rear', 'Drive axle & differential', (pen) => {
    const outline = rect(-27, 12, 27, 17, 1.4);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    pen.concentric(0, 8.6, [6.2, 'dark-underbody', 'edge-line'], [6.2, 'sphere', { opacity: 0.4 }]);
    pen.circle(0, 8.6, 3.8, 'dark-gleam-1');
    pen.hitArea(outline.add(ellipse(0, 8.6, 6.4))).calloutAt(0, 3.4);
  });
  acEnd(view, 'roof.ac-rear', 'Air conditioner shroud, rear', 0, 140, { h: 11.6 });
  satelliteDome(view, -26, [139.2, 154]);
}

function standingProud(view: View) {
  flangeEdge(view, 'bed', 'Bedroom slide-out', -1, [-52.6, 50, -49.4, 126], [-51.6, 90]);
  openTopperEnd(view, 'bed', 'Slide topper (end)', [-54.6, 126.4, -49.6, 131.6], [-52.1, 129]);
  flangeEdge(view, 'curb', 'Curb-side slide-out', 1, [49.4, 50, 52.6, 119], [51.6, 84]);
  view.region('awning.cassette', 'Patio awning cassette (end)', (pen) => {
    const outline = cornered([49, 124, 1.2, 54.6, 124.6, 2.2, 55.2, 131, 3, 50, 134.6, 2, 49, 134, 0]);
    pen.layers(outline, ['plastic', 'part-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.9), 'detail-line', 'half-line');
    pen.hitArea(outline);
  });
}

function mirrors(view: View) {
  bothFromRear((s, k) => {
    view.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      const H = sideBox(s, 53.4, 79, 62.6, 98, 3);
      const arm: Point[] = pairs([s * 49, 118, s * 54, 118, s * 57.4, 112, s * 58, 98]);
      pen.tube(spline(arm), 1.9, 'gloss-2');
      pen.path(H, 'gloss', 'overlap-line');
      pen.path(sideBox(s, 54.6, 86.4, 61.4, 96.8, 1.6), 'glass', 'detail-line');
      pen.path(sideBox(s, 54.6, 80.4, 61.4, 85, 1.4), 'glass', 'detail-line');
      pen.hitArea(H.add(band(arm, 3, 3, 3))).calloutAt(s * 58, 90);
    });
  });
}

function cap(view: View) {
  view.region('body.rear-cap', 'Rear cap (molded fiberglass)', (pen) => {
    pen.bodyShell(shell);
    pen.within(shell, () => {
      pen.path(rect(-50.5, 12, -34, 141), 'shade-from-left');
      pen.path(rect(34, 12, 50.5, 141), 'shade-from-right');
      pen.path(rect(-51, 133, 51, 140), 'shade-from-top');
      pen.path(ellipse(-8, 104, 34, 16), 'glow', { opacity: 0.35 });
      pen.path(band([-34, 136, 0, 137.6, 34, 136], 0, 0, 1.1), 'light-4');
    });
    pen.hitArea(shell).calloutAt(-40, 92);
  });
}

function spoiler(view: View) {
  view.region('body.rear-spoiler', 'Upper cap brow / spoiler', (pen) => {
    const outline = drawn(`
      M -38 137 C -18 139 18 139 38 137 C 40 134 40 130 37 128.6 C 18 126 -18 126 -37 128.6
      C -40 130 -40 134 -38 137 Z
    `);
    pen.layers(outline, ['accent-1'], ['bevel'], ['edge-line']);
    pen.path(spline([-36, 128.4, 0, 126, 36, 128.4]), 'part-line');
    pen.hitArea(outline).calloutAt(-26, 131);
  });
  identificationLights(view, 'rear', pairs([-12, 134.4, 0, 134.4, 12, 134.4]), [3.4, 1.2], { callout: 2 });
  bothFromRear((s, k) =>
    marker(
      view,
      `light.clearance-rear-${k}`,
      `Clearance light, ${k} side (red)`,
      [s * 37.2, 132.4],
      [3.4, 1.2],
      { lens: 'red' },
    ),
  );
  cameraFace(view, 'Rear-view camera', 0, [127.4, 131.4], {
    halves: [3.4, 4],
    radii: [0.8, 1.4],
    lensAt: 129.2,
    lens: [1.2, 0.55],
  });
  win(view, 'glass.window-rear', 'Window, rear (bedroom)', rect(-24, 94, 16, 116, 4), {
    kind: 'frameless',
    split: 0,
  });
}
