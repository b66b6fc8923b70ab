import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { band, cornered, ellipse, line, poly, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { corners, pairs, type Point } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { extent, mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd } from '../../../parts/roof/roof-gear.ts';
import { flangeEdge, openTopperEnd } from '../../../parts/walls/slide-outs.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { awningEdge } from '../awning-ends.ts';
import { shell } from '../body.ts';
import { brow, bumper, headlamps, hood, lowerParts, windshield, wipers } from './front-face.ts';
import { vehicle } from '../hull.ts';

export function classAGasFront(): Scene {
  const view = endView(vehicle, 'front', 136, 153, {
    wall: [16, 138],
    skirt: [16, 44],
    pad: [8, 18, 10, 18],
  });
  running(view);
  roofline(view);
  standingProud(view);
  cap(view);
  mask(view);
  windshield(view);
  wipers(view);
  brow(view);
  hood(view);
  headlamps(view);
  bumper(view);
  lowerParts(view);
  mirrors(view);
  entry(view);
  view.callouts = { lanes: 'columns', radius: 3, distance: 17 };
  return view.scene();
}

function running(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    pen.path(line([-84, 0], [84, 0]), 'ground-line');
  });
  bothFromFront((s, k) =>
    view.region(`run.wheel-front-${k}`, `Front tire, ${k} side`, (pen) => {
      const [a, b] = extent(s, 36, 46.4);
      tireEnd(pen, a, b, 19, 18);
      pen.hitArea(rect(a, 0, b, 17)).calloutAt(s * 41, 6);
    }),
  );
  view.region('chassis.axle-front', 'Front axle & leaf springs', (pen) => {
    const outline = cornered([
      -36, 11, 1, -26, 8, 2, 26, 8, 2, 36, 11, 1, 36, 15, 1, 26, 12, 2, -26, 12, 2, -36, 15, 1,
    ]);
    pen.path(rect(-38, 11, 38, 17.4), 'void');
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    for (const x of [-24, 24]) {
      pen.path(rect(x - 2.4, 7, x + 2.4, 16, 0.5), 'underbody', 'edge-line');
      pen.path(line([x - 2, 9.4], [x + 2, 9.4]), 'dark-gleam-1');
    }
    pen.hitArea(rect(-38, 6.8, 38, 17)).calloutAt(-14, 10);
  });
}

function roofline(view: View) {
  acEnd(view, 'roof.ac-front', 'Air conditioner shroud, front', 0, 138.2, { h: 12.2, grille: false });
  antennaElevation(view, 'TV / Wi-Fi antenna', 26, 141, { foot: 137, half: 7, reach: [137.4, 145] });
}

function standingProud(view: View) {
  flangeEdge(view, 'main', 'Living-room slide-out', 1, [49.4, 47.6, 52.4, 120], [51.4, 58]);
  openTopperEnd(view, 'main', 'Slide topper (end)', [49.6, 120.2, 54.4, 125.6], [52, 122.9]);
  awningEdge(view, -1);
}

function cap(view: View) {
  const capU = cut.above(shell, 59.6);
  view.region('body.front-cap', 'Front cap, upper (molded fiberglass)', (pen) => {
    pen.path(capU, 'body');
    pen.within(shell, () => {
      pen.path(rect(-50.5, 59, -36, 140), 'shade-from-left');
      pen.path(rect(36, 59, 50.5, 140), 'shade-from-right');
      pen.path(rect(-51, 132, 51, 139), 'shade-from-top');
      pen.path(ellipse(-6, 129, 34, 6), 'glow');
      pen.path(band([-36, 134.4, 0, 136.2, 36, 134.4], 0, 0, 1.1), 'light-4');
      const bw = pairs([
        -49.4, 106, -48.6, 114, -45.6, 120.4, -38, 123.2, -20, 124.4, 0, 124.8, 20, 124.4, 38, 123.2, 45.6,
        120.4, 48.6, 114, 49.4, 106,
      ]);
      pen.path(spline(bw), 'edge-line', 'half-line');
      pen.path(spline(bw.map(([x, y]): Point => [x * 1.01, y + 0.8])), 'gleam-2');
      pen.path(
        ribbon(
          [-45.6, 120.2, -30, 123.6, 0, 124.6, 30, 123.6, 45.6, 120.2],
          [-45.6, 119.8, -30, 119.6, 0, 120.4, 30, 119.6, 45.6, 119.8],
        ),
        'shade-1',
      );
    });
    pen.hitArea(capU).calloutAt(-41, 126.6);
  });
}

function mask(view: View) {
  const lower = cut.below(shell, 60);
  view.region('body.front-mask', 'Front mask, lower (molded fiberglass)', (pen) => {
    pen.path(lower, 'body');
    pen.within(shell, () => {
      pen.path(
        ribbon([-52, 58, -44, 57.4, -36, 56.4, -31, 56], [-52, 46, -44, 50, -36, 54, -31, 56]),
        'accent-2',
      );
      pen.path(ribbon([31, 56, 36, 56.4, 44, 57.4, 52, 58], [31, 56, 36, 54, 44, 50, 52, 46]), 'accent-2');
      pen.path(rect(-50.5, 15, -34, 60), 'shade-from-left');
      pen.path(rect(34, 15, 50.5, 60), 'shade-from-right');
      pen.path(ellipse(-4, 50, 30, 8), 'glow', { opacity: 0.6 });
      pen.path(rect(-50, 33, 50, 37), 'shade-from-bottom');
    });
    pen.path(spline([-50.4, 59.8, -30, 58.8, 0, 58.4, 30, 58.8, 50.4, 59.8]), 'part-line');
    pen.path(spline([-50, 59.1, -30, 58.1, 0, 57.7, 30, 58.1, 50, 59.1]), 'gleam-2');
    pen.hitArea(lower).calloutAt(-47, 37.6);
  });
  view.decoration((pen) => pen.path(shell, 'silhouette-line'));
}

function mirrors(view: View) {
  bothFromFront((s, k) =>
    view.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      const arm: Point[] = pairs([s * 49.4, 66, s * 53, 64.6, s * 56.6, 67.4, s * 57.8, 76]);
      pen.path(sideBox(s, 48.2, 63.4, 50.8, 69, 0.8), 'gloss', 'edge-line');
      pen.tube(spline(arm), 1.8, 'gloss-2');
      const H = poly(mirrored(s, corners([53.8, 75, 2.6, 53.4, 96, 3.2, 62, 96.6, 3.4, 62.4, 76, 3])));
      pen.layers(H, ['gloss'], ['bevel', { opacity: 0.45 }], ['overlap-line']);
      pen.path(H.inset(1), 'dark-gleam-1');
      pen.path(line([s * 53.8, 82.4], [s * 62.2, 82.8]), 'dark-gleam-1');
      pen.path(band([s * 60.8, 78.6, s * 60.8, 87, s * 60.2, 94], 0, 0, 0.8), 'light-2');
      pen.hitArea(H.add(band(arm, 3.2, 3.2, 3.2)).add(sideBox(s, 48.2, 63.4, 50.8, 69)));
      pen.calloutAt(s * 58, 88);
    }),
  );
}

function entry(view: View) {
  view.region('door.assist-handle@R', 'Entry assist handle (edge)', (pen) => {
    pen.tube(cornered([-50.2, 61, 0, -52.8, 61, 1.4, -52.8, 52, 1.4, -50.2, 52, 0], false), 1, 'metal');
    pen.hitArea(rect(-54, 51, -50.2, 62)).calloutAt(-52.8, 55);
  });
  view.region('door.steps@R', 'Electric entry step (edge)', (pen) => {
    pen.tube(line([-46.8, 15.4], [-54, 9]), 1, 'metal-2');
    const outline = rect(-60, 7.4, -48.4, 9.4, 0.4);
    pen.path(outline, 'metal', 'part-line');
    pen.path(rect(-60, 8.8, -48.4, 9.4, 0.2), 'gloss');
    pen.path(rect(-55, 12.8, -47.4, 14.2, 0.3), 'metal', 'edge-line');
    pen.hitArea(poly([-60.4, 7, -48, 7, -45.8, 16, -55.4, 14.6, -55.4, 10, -60.4, 9.8])).calloutAt(-57, 8.4);
  });
}
