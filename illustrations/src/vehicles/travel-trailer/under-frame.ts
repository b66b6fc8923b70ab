import { pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { union } from '../../parts/plan.ts';
import { steelX, steelY } from '../../parts/under-steel.ts';
import { lineRun } from '../../parts/under-tanks.ts';
import { outriggersBelow } from '../../parts/under-trailer.ts';

const outriggers = [70, 94, 118, 142, 166, 190, 286, 310, 334, 358];

export function drawFrame(v: View): void {
  outriggersBelow(v, { xs: outriggers, from: 34.6, to: 46.4, at: 118 });
  v.region('chassis.crossmembers', 'Frame crossmembers', { part: 'crossmember' }, (r) => {
    const H = [99.4, 154, 178, 204, 211, 277, 281, 317, 353, 372].map((x) =>
      steelY(r, x - 1.2, -31.4, x + 1.2, 31.4),
    );
    r.hit(union(...H), true);
    r.at(204, -8);
  });
}

export function drawTongueBelow(v: View): void {
  v.region('chassis.a-frame', 'A-frame / tongue', { part: 'a-frame' }, (r) => {
    const H = [1, -1].map((s) => {
      const T = poly([
        [8.6, s * 0.3, 0.4],
        [8.6, s * 4.4, 0.8],
        [87, s * 33.2],
        [100, s * 33.2],
        [97, s * 31],
      ]);
      r.cast(T, 0.7, 1.2, 2, 'shade-2');
      r.p(T, 'underbody');
      r.p(T, 'bevel', { opacity: 0.5 });
      r.p(T, 'part-line');
      r.p(line([12, s * 4.4], [86, s * 31.6]), 'dark-gleam-1');
      r.p(line([14, s * 3.2], [90, s * 29.9]), 'detail-line');
      return T;
    });
    const P = rect(27, -9, 30, 9, 0.3),
      Q = rect(40, -13.8, 43, 13.8, 0.3);
    for (const F of [P, Q]) {
      r.p(F, 'underbody');
      r.p(F, 'standing-cylinder', { opacity: 0.5 });
      r.p(F, 'edge-line');
    }
    r.hit(union(...H, P, Q));
    r.at(66, 24);
  });
  v.region('chassis.frame', 'Chassis frame rails', { part: 'frame' }, (r) => {
    const H = [1, -1].map((s) => steelX(r, 54, s * 31.3, 380, s * 34.7));
    const F = steelY(r, 53, -34.7, 56, 34.7, { ln: 'part-line' });
    r.hit(union(...H, F));
    r.at(180, -33);
  });
}

export function drawLines(v: View): void {
  lineRun(
    v,
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
    v,
    'chassis.brake-wiring',
    'Brake & 12 V wiring harness',
    pairs([17, -4.6, 58, 8, 92, 29.2, 210, 29.2, 210, 8, 270, 8]),
    {
      cat: 'chassis',
      part: 'wiring',
      c: 'rubber',
      w: 1,
      at: [130, 29.2],
      clips: pairs([108, 29.2, 150, 29.2, 186, 29.2]),
    },
  );
}
