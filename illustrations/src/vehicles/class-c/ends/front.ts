import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { band, cornered, line, poly, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { corners, pairs, type Vert } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningEnd } from '../../../parts/walls/awnings.ts';
import { handleEdge } from '../../../parts/walls/doors.ts';
import { identificationLights, marker } from '../../../parts/walls/lamps.ts';
import { extent, mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { acEnd, antennaEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { slideEdge, topperEnd } from '../../../parts/walls/slide-outs.ts';
import { tireDark, tireEnd } from '../../../parts/running/wheels.ts';
import { drawCowlAndWipers, drawFenders, drawHood, drawWindshield } from './front-cab.ts';
import { drawCap, drawCapTrims } from './front-cap.ts';
import { drawBumper, drawGrille, drawHeadlamps, drawTowHooks } from './front-face.ts';
import { contactShadow, halfWidth, vehicle } from '../hull.ts';

const wallHalf = (s: number) =>
  poly(mirrored(s, corners([30, 88, 0, halfWidth, 88, 0, halfWidth, 20.6, 1.8, 47.6, 18.4, 1, 30, 18.4, 0])));

function ground(view: View): void {
  view.decoration((pen) => {
    pen.path(contactShadow(0, 56, 5), 'ground-shadow');
    bothFromFront((s) => pen.path(contactShadow(s * 34, 8, 1.8), 'ground-shadow'));
    pen.path(line([-80, 0], [80, 0]), 'ground-line');
  });
}

/** Behind everything: rear duals, chassis, axle. */
function drawRunningGear(view: View): void {
  bothFromFront((s, k) =>
    view.region(`run.wheel-rear-${k}`, `Rear wheels & tires (dual), ${k} side`, (pen) => {
      const [a, b] = extent(s, 39.4, 47.6);
      tireDark(pen, a, b, 19);
      pen.path(rect(a, 0, b, 19), 'shade-3');
      pen.path(rect(a, 9, b, 19), 'shade-from-top');
      pen.hitArea(rect(a, 0, b, 19)).calloutAt(s * 43.6, 5);
    }),
  );
  view.region('chassis.frame', 'Chassis / underbody', (pen) => {
    const outline = cornered([-47, 19, 0, 47, 19, 0, 44, 14.4, 1, -44, 14.4, 1]);
    pen.path(outline, 'void');
    pen.path(rect(-30, 9.6, 30, 16), 'void');
    pen.path(line([-43, 15.2], [43, 15.2]), 'dark-gleam-1');
    pen.hitArea(outline.add(rect(-30, 9.6, 30, 16))).calloutAt(-41.6, 16.6);
  });
  view.region('chassis.axle-front', 'Front suspension & steering linkage', (pen) => {
    const outline = rect(-29, 7.6, 29, 10.4, 1.2);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['lying-cylinder']);
    bothFromFront((s) => {
      pen.path(
        poly(mirrored(s, corners([16, 12.6, 0.6, 28, 8.4, 0.6, 28, 6.2, 0.8, 15, 9.8, 0.6]))),
        'underbody',
        'edge-line',
      );
      pen.circle(s * 22, 9, 0.9, 'dark-metal', 'detail-line');
    });
    pen.path(rect(-4.6, 6.6, 4.6, 11.4, 1.2), 'underbody', 'edge-line');
    pen.path(line([-3.4, 10.2], [3.4, 10.2]), 'dark-gleam-1');
    pen.hitArea(rect(-29, 6, 29, 12.6)).calloutAt(-9, 9);
  });
  bothFromFront((s, k) =>
    view.region(`run.wheel-front-${k}`, `Front wheel & tire, ${k} side`, (pen) => {
      const [a, b] = extent(s, 29.4, 38);
      tireEnd(pen, a, b, 14.8, 16);
      pen.path(rect(a, 8, b, 16), 'shade-from-top');
      pen.hitArea(rect(a, 0, b, 16)).calloutAt(s * 33.7, 4.4);
    }),
  );
}

/** Roof gear, and what stands proud of the walls. */
function drawAboveAndBeside(view: View): void {
  acEnd(view, 'roof.ac', 'Air conditioner shroud', 0, 127.4, { h: 12.2, grille: false });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', -25, 126, { w: 16, h: 9 });
  antennaEnd(view, 30, 126);
  slideEdge(view, 'main', 'Living-room slide-out', 1, halfWidth, 47, 112, { at: 80 });
  topperEnd(view, 'main', 'Living-room slide-out', 1, halfWidth, 114.9);
  awningEnd(view, 'fwd', -1, halfWidth, 56.4, 121, { at: 82 });
  handleEdge(view, 'door.assist-handle@R', 'Entry assist handle (edge)', -1, halfWidth, 46.6, 75, 50);
  view.region('door.steps@R', 'Electric entry step (edge)', (pen) => {
    pen.tube(line([-46.8, 17.4], [-52.6, 11.4]), 1, 'metal-2');
    const outline = rect(-58, 9.2, -48, 11.2, 0.4);
    pen.path(outline, 'metal', 'part-line');
    pen.path(rect(-58, 10.5, -48, 11.2, 0.2), 'gloss');
    pen.hitArea(rect(-58.4, 8.8, -46, 18)).calloutAt(-53.6, 10);
  });
}

/** The shadow of the cab on the wall behind it; moved inward it is the next, darker step of the same shade. */
const cabShade = (s: number) =>
  ribbon(
    mirrored(s, pairs([24, 88, 33.6, 56, 35.4, 44, 35.2, 18])),
    mirrored(s, pairs([36.4, 88, 46, 57, 47.8, 44, 47.6, 18])),
  );

function drawHouseFront(view: View): void {
  bothFromFront((s, k) =>
    view.region(`body.house-front-${k}`, `House front wall, beside cab, ${k} side`, (pen) => {
      const outline = wallHalf(s);
      pen.path(outline, 'body');
      pen.within(outline, () => {
        pen.path(sideBox(s, 30, 18, halfWidth, 44), 'skirt');
        pen.path(sideBox(s, 30, 40, halfWidth, 44), 'shade-from-top');
        pen.path(
          sideBox(s, halfWidth - 5, 18, halfWidth, 88),
          s < 0 ? 'shade-from-left' : 'shade-from-right',
        );
        const shade = cabShade(s);
        for (const inward of [0, 2.4, 4.4]) pen.path(shade.move(-s * inward, 0), 'shade-1');
        pen.path(sideBox(s, 30, 74, halfWidth, 88), 'shade-from-top');
        pen.path(sideBox(s, 30, 18, halfWidth, 27), 'shade-from-bottom');
        pen.path(sideBox(s, 36, 43.2, halfWidth, 44.8), 'metal');
        pen.path(line([s * 36, 44.4], [s * 49, 44.4]), 'gleam-1');
        pen.path(line([s * 36, 43.1], [s * halfWidth, 43.1]), 'edge-line');
      });
      pen.path(outline, 'overlap-line');
      pen.hitArea(outline).calloutAt(s * 45.6, s < 0 ? 35 : 33);
    }),
  );
}

function drawTransition(view: View): void {
  bothFromFront((s, k) =>
    view.region(`body.cab-transition-${k}`, `Cab-to-house transition trim, ${k} side`, (pen) => {
      const p: Vert[] = pairs([s * 40.6, 18.6, s * 41.9, 38, s * 39.8, 55, s * 31.6, 85]),
        B = band(p, 1.6, 1.6, 1.6);
      pen.path(B, 'rubber', 'edge-line');
      pen.path(spline(p), 'dark-gleam-1');
      pen.hitArea(B, true).calloutAt(s * 41.7, 40);
    }),
  );
}

function drawLights(view: View): void {
  identificationLights(view, 'front', pairs([-9, 121.4, 0, 121.4, 9, 121.4]), [3.4, 1.3]);
  bothFromFront((s, k) =>
    marker(
      view,
      `light.clearance-front-${k}`,
      `Clearance light, cab-over, ${k} side (amber)`,
      [s * 35, 120.8],
      [3.4, 1.3],
    ),
  );
}

function drawMirrors(view: View): void {
  bothFromFront((s, k) =>
    view.region(`cab.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      for (const [a, b] of pairs([58, 61.4, 62.4, 68.4]))
        pen.tube(line([s * (37.4 - (a - 58) * 0.28), a], [s * 44.6, b]), 1.3, 'gloss-2');
      const outline = poly(
        mirrored(s, corners([43.4, 57.4, 2, 43, 74.6, 3, 52.8, 75.2, 3.2, 53.4, 58.6, 2.8])),
      );
      pen.shadow(outline, 0.4, 0.7, 2);
      pen.layers(outline, ['gloss'], ['bevel', { opacity: 0.45 }], ['overlap-line']);
      pen.path(outline.inset(1), 'dark-gleam-1');
      pen.path(line([s * 43.8, 63], [s * 52.8, 63.4]), 'dark-gleam-1');
      pen.path(sideBox(s, 47.6, 59.6, 52, 60.9, 0.5), 'light-amber', 'detail-line');
      pen.path(
        band(
          s > 0 ? pairs([45, 65, 44.8, 70, 45.4, 73.4]) : pairs([-51.6, 65, -51.4, 70, -50.6, 73.6]),
          0,
          0,
          0.9,
        ),
        'light-2',
      );
      pen.hitArea(outline.add(poly(mirrored(s, pairs([36.6, 57, 44, 60, 44, 69.6, 35.8, 64])))));
      pen.calloutAt(s * 48, 69);
    }),
  );
}

export function classCFront(): Scene {
  const view = endView(vehicle, 'front', 126, 142, { wall: [16, 127], skirt: [18, 44] });
  // Two faces in one plate, a cab under a house: tenths of an inch are exact enough and keep it light.
  const tenths = (value: number) => Math.round(value * 10) / 10;
  view.map = (x, y) => [tenths(view.originX + x), tenths(view.height - y)];
  ground(view);
  drawRunningGear(view);
  drawAboveAndBeside(view);
  drawHouseFront(view);
  drawTransition(view);
  drawWindshield(view);
  drawCowlAndWipers(view);
  drawFenders(view);
  drawHood(view);
  drawGrille(view);
  drawHeadlamps(view);
  drawBumper(view);
  drawTowHooks(view);
  drawCap(view);
  drawCapTrims(view);
  drawLights(view);
  drawMirrors(view);
  view.callouts = { lanes: 'columns', radius: 2.4, distance: 15 };
  return view.scene();
}
