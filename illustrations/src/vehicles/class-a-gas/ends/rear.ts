import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { band, cornered, ellipse, line, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Pen } from '../../../kit/drawing/pen.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { cameraFace } from '../../../parts/walls/camera-face.ts';
import { identificationLights, redMarker } from '../../../parts/walls/lamps.ts';
import { extent, mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd } from '../../../parts/roof/roof-gear.ts';
import { flangeEdge, openTopperEnd } from '../../../parts/walls/slide-outs.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { win } from '../../../parts/walls/windows.ts';
import { awningEdge } from '../awning-ends.ts';
import { shell } from '../body.ts';
import { badgeAndTails, bumper, lowerParts } from './rear-face.ts';
import { vehicle } from '../hull.ts';

export function classAGasRear(): Scene {
  const view = endView(vehicle, 'rear', 136, 153, { wall: [16, 138], skirt: [16, 44], pad: [8, 18, 10, 18] });
  running(view);
  standingProud(view);
  cap(view);
  moldings(view);
  upperLights(view);
  badgeAndTails(view);
  bumper(view);
  lowerParts(view);
  view.callouts = { lanes: 'columns', radius: 3, distance: 17 };
  return view.scene();
}

function running(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    pen.path(line([-84, 0], [84, 0]), 'ground-line');
  });
  bothFromRear((s, k) =>
    view.region(`run.wheel-rear-${k}`, `Rear dual tires, ${k} side`, (pen) => {
      for (const [p, q] of pairs([25.4, 34.6, 36.6, 46])) {
        const [a, b] = extent(s, p, q);
        tireEnd(pen, a, b, 19, 19);
      }
      pen.hitArea(sideBox(s, 25.4, 0, 46, 18.6)).calloutAt(s * 44, 2.6);
    }),
  );
  view.region('chassis.axle-rear', 'Drive axle & differential', (pen) => {
    const outline = rect(-26, 11.6, 26, 16.4, 1.4);
    pen.path(rect(-25.4, 14, 25.4, 19), 'void');
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    pen.concentric(0, 11.4, [7.4, 'dark-underbody', 'edge-line'], [7.4, 'sphere', { opacity: 0.4 }]);
    pen.circle(0, 11.4, 4.8, 'dark-gleam-1');
    for (let i = 0; i < 8; i++)
      pen.circle(6.2 * Math.cos(i * 0.785), 11.4 + 6.2 * Math.sin(i * 0.785), 0.4, 'underbody');
    pen.hitArea(rect(-26, 11.6, 26, 18.6).add(ellipse(0, 11.4, 7.6))).calloutAt(1.6, 7.4);
  });
  acEnd(view, 'roof.ac-rear', 'Air conditioner shroud, rear', 0, 138.2, { h: 12.2 });
}

function standingProud(view: View) {
  flangeEdge(view, 'bed', 'Bedroom slide-out', -1, [-52.4, 52, -49.4, 118], [-51.4, 108]);
  openTopperEnd(view, 'bed', 'Slide topper (end)', [-54.4, 118.2, -49.6, 123.6], [-52, 120.9]);
  awningEdge(view, 1);
  bothFromRear((s, k) =>
    view.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      const arm: Point[] = pairs([s * 50, 66, s * 53.4, 64.6, s * 56.8, 67.4, s * 57.8, 76]);
      pen.tube(spline(arm), 1.8, 'gloss-2');
      const H = sideBox(s, 53.6, 75, 62.2, 96.4, 3);
      pen.path(H, 'gloss', 'overlap-line');
      pen.path(sideBox(s, 54.7, 84, 61.1, 95.3, 1.6), 'glass', 'detail-line');
      pen.path(sideBox(s, 54.7, 76.3, 61.1, 82.6, 1.4), 'glass', 'detail-line');
      pen.hitArea(H.add(band(arm, 3, 3, 3))).calloutAt(s * 58, 90);
    }),
  );
}

function capPaint(pen: Pen, s: 1 | -1) {
  const mirroredRibbon = (top: Point[], bottom: Point[]) => ribbon(mirrored(s, top), mirrored(s, bottom));
  pen.path(
    mirroredRibbon(pairs([52, 123, 40, 106, 28, 93.4, 17, 85.4]), pairs([52, 92, 40, 85, 28, 82.6, 17, 85])),
    'accent-1',
  );
  pen.path(
    mirroredRibbon(pairs([52, 89, 40, 80.6, 26, 75.6, 11, 73.4]), pairs([52, 60, 40, 62.4, 26, 68, 11, 73])),
    'accent-2',
  );
  pen.path(
    mirroredRibbon(
      pairs([52, 130.4, 40, 112.4, 26, 97.4, 16, 90]),
      pairs([52, 126, 40, 109, 26, 95, 16, 89.6]),
    ),
    'accent-3',
  );
  pen.path(
    mirroredRibbon(pairs([52, 57.6, 40, 58, 28, 61.4, 16, 66.4]), pairs([52, 36, 40, 46.6, 28, 57, 16, 66])),
    'accent-4',
  );
}

function cap(view: View) {
  view.region('body.rear-cap', 'Rear cap (molded fiberglass)', (pen) => {
    pen.path(shell, 'body');
    pen.within(shell, () => {
      for (const s of [-1, 1] as const) capPaint(pen, s);
      pen.path(rect(-50.5, 15, -36, 139), 'shade-from-left');
      pen.path(rect(36, 15, 50.5, 139), 'shade-from-right');
      pen.path(rect(-51, 131, 51, 138), 'shade-from-top');
      pen.path(ellipse(-8, 116, 30, 12), 'glow', { opacity: 0.5 });
      pen.path(band([-36, 134.4, 0, 136.2, 36, 134.4], 0, 0, 1.1), 'light-4');
      const P = cornered([-36, 36, 4, 36, 36, 4, 38, 120, 6, -38, 120, 6]);
      pen.path(P, 'edge-line', 'faint-line');
      pen.path(P.inset(0.8), 'gleam-1');
    });
    pen.path(shell, 'silhouette-line');
    pen.hitArea(shell).calloutAt(-44, 112);
  });
}

function moldings(view: View) {
  bothFromRear((s, k) =>
    view.region(`body.rear-moulding-${k}`, `Rear cap seam molding, ${k} side`, { callout: s > 0 }, (pen) => {
      const outline = sideBox(s, 49.2, 34, 50.6, 122, 0.4);
      pen.path(outline, 'metal', 'edge-line');
      pen.hitArea(sideBox(s, 48.4, 34, 50.7, 122, 0.4)).calloutAt(s * 49.7, s > 0 ? 44 : 42);
    }),
  );
}

function upperLights(view: View) {
  identificationLights(view, 'rear', pairs([-12, 131, 0, 131, 12, 131]), [3.4, 1.2], { callout: 2 });
  bothFromRear((s, k) =>
    redMarker(
      view,
      `light.clearance-rear-${k}`,
      `Clearance light, ${k} side (red)`,
      [s * 42, 129],
      [3.4, 1.2],
    ),
  );
  cameraFace(view, 'Rear-view camera', 0, [122.4, 126.6], {
    halves: [3.6, 4.2],
    radii: [0.8, 1.4],
    lensAt: 124.3,
    lens: [1.2, 0.55],
  });
  view.region('light.brake-high', 'High-mounted brake light', (pen) => {
    const outline = rect(-9, 116.4, 9, 118.8, 1);
    pen.path(outline, 'gloss', 'edge-line');
    pen.layers(outline.inset(0.45), ['red', 'detail-line'], ['bevel']);
    pen.hitArea(rect(-9.4, 115.9, 9.4, 119.3));
  });
  win(view, 'glass.window-rear', 'Window, rear (bedroom)', rect(-24, 90, 16, 112, 3), { kind: 'slider' });
}
