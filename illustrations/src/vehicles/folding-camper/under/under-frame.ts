import { pairs, type Point, type Vert } from '../../../kit/geometry/points.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import { jackBelow } from '../../../parts/under/body.ts';
import { bolts, steelX, steelY } from '../../../parts/under/steel.ts';
import { drain, lineRun, tank } from '../../../parts/under/tanks.ts';
import {
  axleBeamsBelow,
  axleEndsBelow,
  outriggersBelow,
  type TrailerAxles,
} from '../../../parts/under/trailer.ts';
import { axle, tireRadius } from '../hull.ts';

export function underPlumbing(view: View) {
  tank(view, 'util.tank-fresh', 'Fresh-water tank', 64, -14.6, 98, 14.6, { fit: [[70, -10]], at: [80, 4] });
  view.region('util.drain-pipe', 'Gray-water drain line', (pen) => {
    const run: Vert[] = pairs([178, 13, 162, 13, 162, 37]);
    drain(pen, run, 2);
    pen.concentric(178, 13, [1.8, 'rubber', 'edge-line'], [0.9, 'void', 'dark-gleam-1']);
    pen.hitArea(union(pipeHit(run, 3), rect(176, 11, 180, 15))).calloutAt(169, 13);
  });
  view.region('util.gray-drain@L', 'Gray-water drain outlet', (pen) => {
    const outline = rect(159, 34.4, 165, 39.4, 0.8);
    pen.path(outline, 'plastic', 'edge-line');
    pen.concentric(162, 36.8, [1.6, 'dark-metal', 'edge-line'], [0.9, 'void']);
    pen.hitArea(outline).calloutAt(164, 38.4);
  });
}

export function underFrame(view: View) {
  outriggersBelow(view, { xs: [70, 84, 110, 168, 180], from: 28.4, to: 39.4, at: 84 });
  view.region('chassis.crossmembers', 'Frame crossmembers', (pen) => {
    const H = [61, 101, 126, 146, 172].map((x) => steelY(pen, x - 1.1, -25.4, x + 1.1, 25.4));
    pen.hitArea(union(...H), true).calloutAt(146, -12);
  });
  view.region('chassis.frame', 'Chassis frame rails', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 51, s * 25.2, 196, s * 28.4));
    const outline = steelY(pen, 50, -28.4, 52.8, 28.4, { line: 'part-line' }),
      G = steelY(pen, 187, -28.4, 189.8, 28.4, { line: 'part-line' });
    const holes: Point[] = [];
    for (let x = 60; x < 190; x += 10) for (const s of [1, -1]) holes.push([x, s * 26.8]);
    bolts(pen, holes, 0.35);
    pen.hitArea(union(...H, outline, G)).calloutAt(114, -26.8);
  });
}

const running: TrailerAxles = {
  xs: [axle],
  places: ['rear'],
  spring: 30.4,
  tire: [33.4, 40.6],
  radius: tireRadius,
  leaf: 14,
  drum: 5,
  at: [axle, 6],
};

export function underRunning(view: View) {
  lineRun(view, 'util.lp-line', 'LP-gas main line', pairs([38, -8, 55, -12, 55, -31, 114, -31, 114, -37]), {
    at: [80, -31],
    clips: pairs([66, -31, 94, -31]),
    ends: [[114, -37]],
    w: 0.8,
  });
  lineRun(
    view,
    'chassis.brake-wiring',
    'Brake & 12 V wiring harness',
    pairs([16, 4.4, 56, 17, 130, 17, 134, 12]),
    { c: 'rubber', w: 0.9, at: [112, 17], clips: pairs([64, 17, 90, 17]) },
  );
  axleBeamsBelow(view, 'Axle beam', running);
  axleEndsBelow(view, running);
}

export function underStabilizers(view: View) {
  for (const [x, place] of [
    [60, 'front'],
    [188, 'rear'],
  ] as const)
    sides((s, k) =>
      jackBelow(view, `chassis.jack-${place}-${k}`, `Stabilizer jack, ${place}, ${k} side`, x, s * 27.6, {
        R: 3.4,
        w: 3,
        arm: -5,
        square: true,
      }),
    );
  view.region('rear.spare', 'Spare tire & carrier', (pen) => {
    const outline = rect(201, -11.7, 207.4, 11.7, 2);
    pen.shadow(outline, 0.7, 1.1, 2);
    pen.layers(outline, ['tire'], ['standing-cylinder', { opacity: 0.6 }], ['part-line']);
    for (const x of [202.6, 204.2, 205.8]) pen.path(line([x, -10.8], [x, 10.8]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(205, 6);
  });
}
