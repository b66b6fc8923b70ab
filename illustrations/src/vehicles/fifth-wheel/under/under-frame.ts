import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, union } from '../../../parts/layout/plan.ts';
import { belly } from '../../../parts/under/body.ts';
import { steelX, steelY } from '../../../parts/under/steel.ts';
import { drain, lineRun, tank } from '../../../parts/under/tanks.ts';
import { outriggersBelow } from '../../../parts/under/trailer.ts';
import { cutawayFront, cutawayRear, outriggers } from './under-shapes.ts';

export function underPlumbing(view: View) {
  belly(view, 'chassis.underbelly', 'Underbelly panel, front section (cut away)', 122, -31, 214, 31, {
    cut: cutawayFront,
    at: [133.4, -10],
  });
  belly(view, 'chassis.underbelly-mid', 'Underbelly panel, axle section', 214, -31, 304, 31, {
    seams: [],
    at: [263, -20],
  });
  belly(view, 'chassis.underbelly-rear', 'Underbelly panel, rear section (cut away)', 304, -31, 402, 31, {
    cut: cutawayRear,
    at: [392, 2],
  });
  tank(view, 'util.tank-black', 'Black-water holding tank', 139, -22, 168, 21, {
    dark: true,
    fit: [[163, 16]],
    pads: [147, -14],
    at: [153, -2],
  });
  tank(view, 'util.tank-gray', 'Gray-water holding tank, bath', 173, -22, 203, 21, {
    dark: true,
    fit: [[198, 16]],
    pads: [181, -14],
    at: [188, -2],
  });
  tank(view, 'util.tank-gray-galley', 'Gray-water holding tank, galley', 312, -21, 338, 20, {
    dark: true,
    fit: [[332, 14]],
    pads: [319, -13],
    at: [325, -2],
  });
  tank(view, 'util.tank-fresh', 'Fresh-water tank', 344, -21, 375, 20, { fit: [[370, -16]], at: [360, 4] });
  // dump plumbing
  view.region('util.drain-pipe', 'Drain piping, 3 in. ABS', (pen) => {
    const A: Vert[] = pairs([163, 16, 163, 27.4, 326, 27.4, 326, 38]),
      B: Vert[] = pairs([198, 16, 198, 27.4]),
      C: Vert[] = pairs([332, 14, 332, 22, 326, 22, 326, 27.4]);
    for (const P of [B, C, A]) drain(pen, P, 3);
    for (const [x, y] of pairs([163, 27.4, 198, 27.4, 326, 27.4])) pen.circle(x, y, 2, 'rubber', 'edge-line');
    for (const x of [182, 216, 240, 286, 306])
      pen.path(rect(x - 0.8, 25.5, x + 0.8, 29.3, 0.2), 'dark-metal', 'detail-line');
    pen.hitArea(union(pipeHit(A, 3.8), pipeHit(B, 3.8), pipeHit(C, 3.8))).calloutAt(256, 27.4);
  });
}

export function underFrame(view: View) {
  outriggersBelow(view, { xs: outriggers, from: 34.6, to: 46.8, at: 172 });
  view.region('chassis.crossmembers', 'Frame crossmembers', (pen) => {
    const H = [128, 170.5, 210, 228, 298, 306.5, 341, 383, 400].map((x) =>
      steelY(pen, x - 1.3, -31.4, x + 1.3, 31.4),
    );
    pen.hitArea(union(...H), true).calloutAt(228, -8);
  });
  view.region('chassis.frame', 'Chassis frame rails', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 106, s * 31.3, 410, s * 34.9, { line: 'part-line' }));
    const outline = steelY(pen, 104.6, -34.9, 107.6, 34.9, { line: 'part-line' }),
      G = steelY(pen, 401, -34.9, 404, 34.9, { line: 'part-line' });
    pen.hitArea(union(...H, outline, G)).calloutAt(342, -33.2);
  });
}

export function underLines(view: View) {
  // LP, wiring
  lineRun(
    view,
    'util.lp-line',
    'LP-gas main line',
    pairs([118, 38.6, 118, -29.2, 300, -29.2, 300, -38, 332, -38]),
    {
      at: [196, -29.2],
      clips: pairs([136, -29.2, 160, -29.2, 184, -29.2, 214, -29.2, 252, -29.2, 280, -29.2]),
      ends: [
        [118, 38.6],
        [332, -38],
      ],
    },
  );
  lineRun(
    view,
    'chassis.brake-wiring',
    'Brake & 12 V wiring harness',
    pairs([110, 12, 134, 12, 134, 29.6, 224, 29.6, 224, 9, 291, 9]),
    { c: 'rubber', w: 1, at: [224, 18], clips: pairs([150, 29.6, 176, 29.6, 208, 29.6]) },
  );
}
