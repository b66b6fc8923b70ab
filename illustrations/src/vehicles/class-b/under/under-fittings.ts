import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import {
  batteryTrayBelow,
  fuelTankBelow,
  lpTankBelow,
  mudFlapBelow,
  socketBelow,
} from '../../../parts/under/bays.ts';
import { receiverBelow } from '../../../parts/under/hitch.ts';
import { drain, lineRun, tank, tankArt } from '../../../parts/under/tanks.ts';
import { dumpOutletBelow } from '../../../parts/under/trailer.ts';
import { planOutline } from '../roof/roof-shapes.ts';

/** Water tanks on the road side, fuel and gas on the curb side, as the elevations show them. */
export function underTanks(view: View) {
  view.region('chassis.tank@L', 'Fresh / gray water tanks', (pen) => {
    pen.hitArea(
      union(
        tankArt(pen, box(113, 21.4, 142.6, 36, 2.4), { fit: [[117, 33]] }),
        tankArt(pen, box(146.4, 21.4, 175, 36, 2.4), { dark: true, fit: [[171, 24.6]] }),
      ),
    );
    pen.calloutAt(128, 26.6);
  });
  fuelTankBelow(view, [158, -35, 188, -21.4], {
    id: 'chassis.tank@R',
    title: 'Fuel tank & skid plate',
    straps: [165.5, 180.5],
    at: [173, -25],
  });
  lpTankBelow(view, 'LP-gas tank (frame-mounted)', [108, -35, 148, -21.6], [135, -31]);
  batteryTrayBelow(view, 'House battery tray', [64.6, 21.4, 99.6, 35.6], 3, [82, 22.6]);
  tank(view, 'util.tank-black', 'Black-water holding tank', 235, -13.4, 258, 13.4, {
    dark: true,
    r: 2.4,
    fit: [[239.6, 9]],
    pads: [250, -4],
    at: [247, 5],
  });
}

export function underPlumbing(view: View) {
  view.region('util.drain-pipe', 'Drain piping & macerator line', (pen) => {
    const gray: Vert[] = pairs([171, 24.6, 179, 24.6, 179, 14.6, 232, 14.6, 238, 20]),
      black: Vert[] = pairs([239.6, 9, 239.6, 27]);
    drain(pen, gray, 1.7);
    drain(pen, black, 2.6);
    for (const x of [190, 222]) pen.path(rect(x - 0.6, 13.2, x + 0.6, 16, 0.2), 'dark-metal', 'detail-line');
    pen.hitArea(union(pipeHit(gray, 2.8), pipeHit(black, 3.4))).calloutAt(184, 14.6);
  });
  dumpOutletBelow(view, 'util.dump@L', 'Sewer dump valve', 239.6, 26.4);
  lineRun(
    view,
    'chassis.brake-lines',
    'Brake & fuel lines',
    pairs([56, -15, 86, -14.6, 198, -14.6, 204, -12]),
    { c: 'metal', w: 0.5, at: [118, -14.6], clips: pairs([92, -14.6, 112, -14.6, 172, -14.6]) },
  );
  lineRun(
    view,
    'chassis.harness',
    'Chassis wiring harness',
    pairs([54, 13, 90, 13, 176, 11.4, 228, 11.4, 228, 16]),
    { c: 'rubber', w: 0.9, at: [108, 12.6], clips: pairs([96, 12.9, 138, 12.1]) },
  );
}

/** Rocker and valance cladding, seen as strips along the edge of the floor. */
export function underSkirts(view: View) {
  const strips = [
    ['rocker', 'Rocker panel cladding', 58, 190, 104],
    ['rear-valance', 'Rear lower valance', 228, 268, 258],
  ] as const;
  sides((s, k) => {
    for (const [id, title, a, b, at] of strips)
      view.region(`body.${id}-${k}`, `${title}, ${k} side`, { callout: s < 0 }, (pen) => {
        const outline = box(a, s * 37.4, b, s * 40, 0.5);
        pen.path(outline, 'gloss', 'edge-line');
        pen.path(line([a + 1, s * 38.6], [b - 1, s * 38.6]), 'dark-gleam-2');
        pen.hitArea(outline, true).calloutAt(at, s * 38.7);
      });
  });
  view.decoration((pen) => pen.path(planOutline, 'silhouette-line'));
}

function runningBoard(view: View, id: string, title: string, s: number, a: number, b: number) {
  view.region(id, title, (pen) => {
    const outline = box(a, s * 40.6, b, s * 46.6, 0.9);
    const arms = [a + 6, (a + b) / 2, b - 6].map((x) => box(x - 1.1, s * 33, x + 1.1, s * 41.4, 0.3));
    pen.shadow(outline, 0.6, 1, 3);
    for (const A of arms) pen.path(A, 'underbody', 'edge-line');
    pen.layers(outline, ['metal'], ['lying-cylinder'], ['part-line']);
    let treads = new Shape();
    for (let x = a + 3; x < b - 3; x += 3) treads = treads.add(line([x, s * 42], [x, s * 45.4]));
    pen.path(treads, 'detail-line', 'half-line');
    pen.hitArea(union(outline, ...arms)).calloutAt(a + 20, s * 43.8);
  });
}

export function underFittings(view: View) {
  runningBoard(view, 'cab.step@L', 'Driver-side running board', 1, 60, 97);
  runningBoard(view, 'door.steps@R', 'Electric running board', -1, 60, 152);
  sides((s, k) =>
    mudFlapBelow(view, `rear.mud-flap-${k}`, `Rear mud flap, ${k} side`, 228.8, s * 28.4, s * 38.2),
  );
  receiverBelow(view, { x0: 262, x1: 291, cross: 275, half: 14 });
  socketBelow(view, 'util.tow-plug', '7-way trailer socket', 281, -17);
}
