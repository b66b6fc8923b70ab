import { pairs } from '../../../kit/geometry/points.ts';
import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { union } from '../../../parts/layout/plan.ts';
import { steelX, steelY } from '../../../parts/under/steel.ts';
import { lineRun } from '../../../parts/under/tanks.ts';
import { outriggersBelow } from '../../../parts/under/trailer.ts';

const outriggers = [70, 94, 118, 142, 166, 190, 286, 310, 334, 358];

export function drawFrame(view: View): void {
  outriggersBelow(view, { xs: outriggers, from: 34.6, to: 46.4, at: 118 });
  view.region('chassis.crossmembers', 'Frame crossmembers', (pen) => {
    const H = [99.4, 154, 178, 204, 211, 277, 281, 317, 353, 372].map((x) =>
      steelY(pen, x - 1.2, -31.4, x + 1.2, 31.4),
    );
    pen.hitArea(union(...H), true).calloutAt(204, -8);
  });
}

export function drawTongueBelow(view: View): void {
  view.region('chassis.a-frame', 'A-frame / tongue', (pen) => {
    const H = [1, -1].map((s) => {
      const T = cornered([
        8.6,
        s * 0.3,
        0.4,
        8.6,
        s * 4.4,
        0.8,
        87,
        s * 33.2,
        0,
        100,
        s * 33.2,
        0,
        97,
        s * 31,
        0,
      ]);
      pen.shadow(T, 0.7, 1.2, 2, 'shade-2');
      pen.layers(T, ['underbody'], ['bevel', { opacity: 0.5 }], ['part-line']);
      pen.path(line([12, s * 4.4], [86, s * 31.6]), 'dark-gleam-1');
      pen.path(line([14, s * 3.2], [90, s * 29.9]), 'detail-line');
      return T;
    });
    const P = rect(27, -9, 30, 9, 0.3),
      Q = rect(40, -13.8, 43, 13.8, 0.3);
    for (const outline of [P, Q]) {
      pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.5 }], ['edge-line']);
    }
    pen.hitArea(union(...H, P, Q)).calloutAt(66, 24);
  });
  view.region('chassis.frame', 'Chassis frame rails', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 54, s * 31.3, 380, s * 34.7));
    const outline = steelY(pen, 53, -34.7, 56, 34.7, { line: 'part-line' });
    pen.hitArea(union(...H, outline)).calloutAt(180, -33);
  });
}

export function drawLines(view: View): void {
  lineRun(
    view,
    'util.lp-line',
    'LP-gas main line',
    pairs([44, -4, 60, -4, 60, -28.8, 300, -28.8, 300, -39, 346, -39]),
    {
      at: [166, -28.8],
      clips: pairs([84, -28.8, 112, -28.8, 140, -28.8, 190, -28.8, 236, -28.8, 270, -28.8]),
      ends: [[346, -39]],
    },
  );
  lineRun(
    view,
    'chassis.brake-wiring',
    'Brake & 12 V wiring harness',
    pairs([17, -4.6, 58, 8, 92, 29.2, 210, 29.2, 210, 8, 270, 8]),
    { c: 'rubber', w: 1, at: [130, 29.2], clips: pairs([108, 29.2, 150, 29.2, 186, 29.2]) },
  );
}
