import { pairs, type Point, type Vert } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { pipeHit, sides, union } from '../../parts/plan.ts';
import { jackBelow } from '../../parts/under-body.ts';
import { bolts, steelX, steelY } from '../../parts/under-steel.ts';
import { drain, lineRun, tank } from '../../parts/under-tanks.ts';
import {
  axleBeamsBelow,
  axleEndsBelow,
  outriggersBelow,
  type TrailerAxles,
} from '../../parts/under-trailer.ts';
import { axle, tireRadius } from './hull.ts';

export function underPlumbing(v: View) {
  tank(v, 'util.tank-fresh', 'Fresh-water tank', 64, -14.6, 98, 14.6, { fit: [[70, -10]], at: [80, 4] });
  v.region('util.drain-pipe', 'Gray-water drain line', { part: 'drain-pipe' }, (r) => {
    const run: Vert[] = pairs([178, 13, 162, 13, 162, 37]);
    drain(r, run, 2);
    r.c(178, 13, 1.8, 'rubber', 'edge-line');
    r.c(178, 13, 0.9, 'void', 'dark-gleam-1');
    r.hit(union(pipeHit(run, 3), rect(176, 11, 180, 15)));
    r.at(169, 13);
  });
  v.region('util.gray-drain@L', 'Gray-water drain outlet', { part: 'drain' }, (r) => {
    const F = rect(159, 34.4, 165, 39.4, 0.8);
    r.p(F, 'plastic', 'edge-line');
    r.c(162, 36.8, 1.6, 'dark-metal', 'edge-line');
    r.c(162, 36.8, 0.9, 'void');
    r.hit(F);
    r.at(164, 38.4);
  });
}

export function underFrame(v: View) {
  outriggersBelow(v, { xs: [70, 84, 110, 168, 180], from: 28.4, to: 39.4, at: 84 });
  v.region('chassis.crossmembers', 'Frame crossmembers', { part: 'crossmember' }, (r) => {
    const H = [61, 101, 126, 146, 172].map((x) => steelY(r, x - 1.1, -25.4, x + 1.1, 25.4));
    r.hit(union(...H), true);
    r.at(146, -12);
  });
  v.region('chassis.frame', 'Chassis frame rails', { part: 'frame' }, (r) => {
    const H = [1, -1].map((s) => steelX(r, 51, s * 25.2, 196, s * 28.4));
    const F = steelY(r, 50, -28.4, 52.8, 28.4, { ln: 'part-line' }),
      G = steelY(r, 187, -28.4, 189.8, 28.4, { ln: 'part-line' });
    const holes: Point[] = [];
    for (let x = 60; x < 190; x += 10) for (const s of [1, -1]) holes.push([x, s * 26.8]);
    bolts(r, holes, 0.35);
    r.hit(union(...H, F, G));
    r.at(114, -26.8);
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

export function underRunning(v: View) {
  lineRun(v, 'util.lp-line', 'LP-gas main line', pairs([38, -8, 55, -12, 55, -31, 114, -31, 114, -37]), {
    at: [80, -31],
    clips: pairs([66, -31, 94, -31]),
    ends: [[114, -37]],
    w: 0.8,
  });
  lineRun(
    v,
    'chassis.brake-wiring',
    'Brake & 12 V wiring harness',
    pairs([16, 4.4, 56, 17, 130, 17, 134, 12]),
    {
      cat: 'chassis',
      part: 'wiring',
      c: 'rubber',
      w: 0.9,
      at: [112, 17],
      clips: pairs([64, 17, 90, 17]),
    },
  );
  axleBeamsBelow(v, 'Axle beam', running);
  axleEndsBelow(v, running);
}

export function underStabilizers(v: View) {
  for (const [x, place] of [
    [60, 'front'],
    [188, 'rear'],
  ] as const)
    sides((s, k) =>
      jackBelow(v, `chassis.jack-${place}-${k}`, `Stabilizer jack, ${place}, ${k} side`, x, s * 27.6, {
        R: 3.4,
        w: 3,
        arm: -5,
        square: true,
      }),
    );
  v.region('rear.spare', 'Spare tire & carrier', { part: 'spare-tire' }, (r) => {
    const F = rect(201, -11.7, 207.4, 11.7, 2);
    r.cast(F, 0.7, 1.1, 2);
    r.p(F, 'tire');
    r.p(F, 'standing-cylinder', { opacity: 0.6 });
    r.p(F, 'part-line');
    for (const x of [202.6, 204.2, 205.8]) r.p(line([x, -10.8], [x, 10.8]), 'dark-gleam-1');
    r.hit(F);
    r.at(205, 6);
  });
}
