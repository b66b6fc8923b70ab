import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, union } from '../../../parts/layout/plan.ts';
import { belly } from '../../../parts/under/body.ts';
import { steelX, steelY } from '../../../parts/under/steel.ts';
import { drain, lineRun, tank } from '../../../parts/under/tanks.ts';
import { dumpOutletBelow, outriggersBelow } from '../../../parts/under/trailer.ts';
import { tankBay } from './under-shapes.ts';

export function underTanks(view: View) {
  belly(view, 'chassis.underbelly', 'Underbelly panel, front section (cut away)', 128, -31, 258, 31, {
    cut: tankBay,
    at: [135, -18],
  });
  belly(view, 'chassis.underbelly-mid', 'Underbelly panel, axle section', 258, -31, 386, 31, {
    at: [341, -20],
  });
  belly(view, 'chassis.underbelly-rear', 'Underbelly panel, garage section', 386, -31, 492, 31, {
    seams: [450],
    at: [393, -20],
  });
  tank(view, 'util.tank-black', 'Black-water holding tank', 146, -21, 172, 20, {
    dark: true,
    fit: [[167, 15]],
    pads: [154, -13],
    at: [159, -2],
  });
  tank(view, 'util.tank-gray', 'Gray-water holding tank', 178, -21, 206, 20, {
    dark: true,
    fit: [[200, 15]],
    pads: [187, -13],
    at: [192, -2],
  });
  tank(view, 'util.tank-fresh', 'Fresh-water tank', 212, -21, 245, 20, { fit: [[240, -16]], at: [228, -8] });
  view.region('util.drain-pipe', 'Drain piping, 3 in. ABS', (pen) => {
    const main: Vert[] = pairs([167, 15, 167, 27.4, 239, 27.4, 239, 37]),
      branch: Vert[] = pairs([200, 15, 200, 27.4]);
    for (const run of [branch, main]) drain(pen, run, 3);
    for (const x of [167, 200, 239]) pen.circle(x, 27.4, 2, 'rubber', 'edge-line');
    for (const x of [182, 217])
      pen.path(rect(x - 0.8, 25.5, x + 0.8, 29.3, 0.2), 'dark-metal', 'detail-line');
    pen.hitArea(union(pipeHit(main, 3.8), pipeHit(branch, 3.8))).calloutAt(190, 27.4);
  });
}

export function underFrame(view: View) {
  outriggersBelow(view, { xs: [140, 164, 188, 212, 226, 398, 416, 474, 488], from: 34.6, to: 48.8, at: 188 });
  view.region('chassis.crossmembers', 'Frame crossmembers', (pen) => {
    const H = [132, 175, 209, 271, 376, 390, 449, 481].map((x) => steelY(pen, x - 1.3, -31.4, x + 1.3, 31.4));
    pen.hitArea(union(...H), true).calloutAt(175, -23.6);
  });
  view.region('chassis.frame', 'Chassis frame rails', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 108, s * 31.3, 494, s * 34.9));
    const outline = steelY(pen, 106.6, -34.9, 109.8, 34.9, { line: 'part-line' }),
      G = steelY(pen, 490, -34.9, 493, 34.9, { line: 'part-line' });
    pen.hitArea(union(...H, outline, G)).calloutAt(430, -33.2);
  });
}

export function underLines(view: View) {
  lineRun(
    view,
    'util.lp-line',
    'LP-gas main line',
    pairs([122, 40, 122, -29.2, 380, -29.2, 380, -32, 422, -32, 422, -42, 426, -42]),
    {
      at: [200, -29.2],
      clips: pairs([142, -29.2, 166, -29.2, 232, -29.2, 262, -29.2, 300, -29.2, 340, -29.2]),
      ends: [[122, 40]],
    },
  );
  lineRun(
    view,
    'chassis.brake-wiring',
    'Brake & 12 V wiring harness',
    pairs([112, 14, 136, 14, 136, 29.6, 268, 29.6, 268, 15, 370, 15]),
    { c: 'rubber', w: 1, at: [268, 22], clips: pairs([150, 29.6, 184, 29.6, 224, 29.6, 256, 29.6]) },
  );
  dumpOutletBelow(view, 'util.dump-valve@L', 'Sewer dump valve & outlet', 239, 36);
}
