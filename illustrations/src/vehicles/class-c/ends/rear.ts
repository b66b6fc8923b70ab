import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, drawn, ellipse, line, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningEnd } from '../../../parts/walls/awnings.ts';
import { extent, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd, antennaEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { slideEdge, topperEnd } from '../../../parts/walls/slide-outs.ts';
import { beltTrim } from '../../../parts/walls/trim.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { halfWidth, vehicle } from '../hull.ts';
import { drawGlassAndLights, drawRearBumper, drawRearFittings } from './rear-fittings.ts';

const body = drawn(`
  M -47.4 18.4 C -49 18.4 -49.6 19.4 -49.6 21 L -49.6 116 C -49.6 121.8 -47 124.6 -41.4 125.2
  C -20 127 20 127 41.4 125.2 C 47 124.6 49.6 121.8 49.6 116 L 49.6 21 C 49.6 19.4 49 18.4 47.4 18.4 Z
`);
const up = cut.above(body, 44);
const lo = cut.below(body, 44);

function paint(view: View): void {
  view.bodyBand(
    'accent-1',
    [-51, 104, -28, 88, -6, 81, 14, 81, 34, 88, 51, 104],
    [-51, 84, -28, 72, -6, 66.6, 14, 66.6, 34, 72, 51, 84],
  );
  view.bodyBand(
    'accent-2',
    [-51, 80.4, -28, 69.4, -6, 64.6, 14, 64.6, 34, 69.4, 51, 80.4],
    [-51, 64, -28, 56.6, -6, 53.4, 14, 53.4, 34, 56.6, 51, 64],
  );
  view.bodyBand(
    'accent-3',
    [-51, 112.6, -28, 93.6, -6, 85.8, 14, 85.8, 34, 93.6, 51, 112.6],
    [-51, 108.4, -28, 90.6, -6, 83.4, 14, 83.4, 34, 90.6, 51, 108.4],
  );
}

function ground(view: View): void {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 56, 5), 0), 'ground-shadow');
    pen.path(line([-80, 0], [80, 0]), 'ground-line');
  });
}

function drawRunningGear(view: View): void {
  bothFromRear((s, k) =>
    view.region(`run.wheel-rear-${k}`, `Rear wheels & tires (dual), ${k} side`, (pen) => {
      for (const [p, q] of pairs([28, 36.4, 38.8, 47.4])) {
        const [a, b] = extent(s, p, q);
        tireEnd(pen, a, b, 14.8, 18.4);
      }
      const [a, b] = extent(s, 28, 47.4);
      pen.path(rect(a, 10, b, 18.4), 'shade-from-top');
      pen.hitArea(rect(a, 0, b, 18.4)).calloutAt(s * 43.2, 2.4);
    }),
  );
  view.region('chassis.axle-rear', 'Drive axle & differential', (pen) => {
    pen.path(rect(-29, 14, 29, 19), 'void');
    const outline = rect(-28, 12.4, 28, 16.6, 1.4);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    pen.concentric(4, 12.6, [6, 'dark-underbody', 'edge-line'], [6, 'sphere', { opacity: 0.4 }]);
    pen.circle(4, 12.6, 4, 'dark-gleam-1');
    for (const s of [-1, 1])
      pen.path(rect(s * 21 - 1.6, 10.4, s * 21 + 1.6, 18.4, 0.4), 'underbody', 'edge-line');
    pen.hitArea(rect(-28, 12.2, 28, 18.6).add(ellipse(4, 12.6, 6.2))).calloutAt(6, 8.2);
  });
}

/** Roof gear, and what stands proud of the walls. */
function drawAboveAndBeside(view: View): void {
  acEnd(view, 'roof.ac', 'Air conditioner shroud', 0, 127.4, { h: 12.2 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 19, 126, { w: 17, h: 9 });
  antennaEnd(view, -32, 126, 'TV / Wi-Fi antenna', { at: [-32, 127.6] });
  view.region('roof.rack', 'Roof rack', (pen) => {
    pen.tube(cornered([-43, 124.6, 0, -43, 130.6, 1.6, 9, 130.6, 1.6, 9, 126.4, 0], false), 1);
    for (const x of [-26, -9]) pen.tube(line([x, 126.6], [x, 130.6]), 0.9);
    pen.hitArea(rect(-44, 124.6, 10, 131.6).add(rect(-42, 125.6, 8, 129.9)));
    pen.withHoles();
    pen.calloutAt(-20, 130.6);
  });
  slideEdge(view, 'main', 'Living-room slide-out', -1, halfWidth, 47, 112, { at: 66 });
  topperEnd(view, 'main', 'Living-room slide-out', -1, halfWidth, 114.9);
  slideEdge(view, 'bed', 'Bedroom slide-out', 1, halfWidth, 47, 112, { at: 52 });
  awningEnd(view, 'aft', 1, halfWidth, 56.4, 121, { at: 88 });
}

function drawWall(view: View): void {
  view.region('body.rear-wall', 'Rear wall panel', (pen) => {
    pen.path(up, 'body');
    pen.within(up, () => {
      for (const g of view.bodyGraphics) pen.path(g.shape, g.paint);
      pen.path(rect(-50, 44, -38, 127), 'shade-from-left');
      pen.path(rect(38, 44, 50, 127), 'shade-from-right');
      pen.path(rect(-50, 115, 50, 122.4), 'shade-from-top');
      pen.path(rect(-50, 44, 50, 54), 'shade-from-bottom');
    });
    pen.hitArea(up).calloutAt(-31, 78);
  });
  view.region('body.rear-skirt', 'Lower rear skirt panel', (pen) => {
    pen.path(lo, 'skirt');
    pen.within(lo, () => {
      pen.path(rect(-50, 40, 50, 44), 'shade-from-top');
      pen.path(rect(-50, 18, -42, 44), 'shade-from-left');
      pen.path(rect(42, 18, 50, 44), 'shade-from-right');
      pen.path(rect(-50, 18, 50, 27), 'shade-from-bottom');
    });
    pen.hitArea(lo).calloutAt(-31, 26);
  });
  beltTrim(view, 'Belt-line trim molding', [-49.4, 43.2, 49.4, 44.8], [-48, 48], [-27, 44]);
  view.decoration((pen) => pen.path(body, 'silhouette-line'));
  view.region('roof.rear-trim', 'Rear roof termination trim', (pen) => {
    const outline = ribbon(
      [-50, 124.2, -24, 126.2, 0, 126.7, 24, 126.2, 50, 124.2],
      [-50, 121.4, -24, 123.8, 0, 124.3, 24, 123.8, 50, 121.4],
    );
    pen.within(body, () => pen.path(outline, 'metal', 'edge-line'));
    pen.path(spline([-42, 124, -22, 125.4, 0, 125.9, 22, 125.4, 42, 124]), 'gleam-1');
    pen.hitArea(cut.box(outline, -48, 120, 48, 127), true).calloutAt(-33, 124.2);
  });
  bothFromRear((s, k) =>
    view.region(`body.rear-moulding-${k}`, `Rear corner molding, ${k} side`, (pen) => {
      const outline = sideBox(s, 46.8, 21, 49.8, 118, 0.8);
      pen.layers(outline, ['metal', 'part-line'], ['standing-cylinder']);
      pen.path(line([s * 48.3, 22], [s * 48.3, 117]), 'detail-line', 'half-line');
      pen.hitArea(outline, true).calloutAt(s * 48.3, s < 0 ? 100 : 103);
    }),
  );
}

export function classCRear(): Scene {
  const view = endView(vehicle, 'rear', 126, 142, { wall: [18, 127], skirt: [18, 44] });
  paint(view);
  ground(view);
  drawRunningGear(view);
  drawAboveAndBeside(view);
  drawWall(view);
  drawGlassAndLights(view);
  drawRearFittings(view);
  drawRearBumper(view);
  view.callouts = { lanes: 'columns', radius: 2.6, distance: 16 };
  return view.scene();
}
