import { pairs, type Point } from '../../../kit/geometry/points.ts';
import { box, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import { bolts, steelX, steelY } from '../../../parts/under/steel.ts';
import { couplerBelow } from '../../../parts/under/tongue.ts';
import {
  axleBeamsBelow,
  axleEndsBelow,
  outriggersBelow,
  type TrailerAxles,
} from '../../../parts/under/trailer.ts';

const rail = { from: 35.4, to: 39.4 };

export function underFrame(view: View) {
  outriggersBelow(view, {
    xs: [56, 84, 112, 140, 168, 196, 224, 326, 354, 384, 412, 440],
    from: rail.to - 0.2,
    to: 68.6,
    at: 112,
  });
  view.region('chassis.crossmembers', 'Frame crossmembers', (pen) => {
    const H = [66, 122, 178, 236, 330, 346, 398, 444].map((x) => steelY(pen, x - 1.5, -35.6, x + 1.5, 35.6));
    pen.hitArea(union(...H), true).calloutAt(236, -12);
  });
  view.region('chassis.frame', 'Chassis frame I-beams', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 44, s * rail.from, 458, s * rail.to));
    const outline = steelY(pen, 43.4, -rail.to, 47, rail.to, { line: 'part-line' }),
      G = steelY(pen, 454.6, -rail.to, 458.2, rail.to, { line: 'part-line' });
    pen.hitArea(union(...H, outline, G)).calloutAt(206, -37.4);
  });
}

const running: TrailerAxles = {
  xs: [268, 302],
  places: ['front', 'rear'],
  spring: 41.4,
  tire: [45.2, 53.6],
  radius: 14,
  leaf: 13.4,
  leaves: 3,
  drum: 5.8,
  at: [268, 6],
};

export function underRunning(view: View) {
  axleBeamsBelow(view, 'Axle beams, front & rear', running);
  axleEndsBelow(view, running);
}

/** Block piers under both beams, straps to ground anchors beside the skirting. */
export function underPiers(view: View) {
  const stands = [58, 106, 154, 214, 346, 398, 446];
  view.region('chassis.pier', 'Block piers & caps', (pen) => {
    const H = stands.flatMap((x) =>
      [1, -1].map((s) => {
        const outline = rect(x - 7.8, s * 37.4 - 7.8, x + 7.8, s * 37.4 + 7.8, 0.5);
        pen.shadow(outline, 0.9, 1.4, 2, 'shade-2');
        pen.layers(outline, ['accent-1'], ['diagonal-bevel'], ['part-line']);
        for (const d of [-3.6, 3.6])
          pen.path(
            rect(x + d - 2.4, s * 37.4 - 5.4, x + d + 2.4, s * 37.4 + 5.4, 0.8),
            'shade-4',
            'detail-line',
          );
        return outline;
      }),
    );
    pen.hitArea(union(...H)).calloutAt(154, -37.4);
  });
  sides((s, k) =>
    view.region(`chassis.tie-anchor-${k}`, `Ground anchors & tie-down straps, ${k} side`, (pen) => {
      const H = [82, 188, 332, 424].map((x) => {
        const run: Point[] = pairs([x, s * 38, x + 6, s * 62]);
        pen.layers(line(...run), [{ stroke: 'line', width: 2 }], [{ stroke: 'metal', width: 1.5 }]);
        pen.concentric(x + 6, s * 62, [2.4, 'dark-metal', 'edge-line'], [1, 'underbody', 'detail-line']);
        return union(pipeHit(run, 3), rect(x + 3.4, s * 62 - 2.6, x + 8.6, s * 62 + 2.6, 1));
      });
      pen.hitArea(union(...H)).calloutAt(194, s * 62);
    }),
  );
}

/** The hitch unbolts once the house stands; its cover hides it from the street. */
export function underHitch(view: View) {
  view.region('house.hitch-cover', 'Hitch cover', (pen) => {
    const outline = rect(4.4, -22.4, 40, 22.4, 0.6),
      I = rect(7, -19.8, 40, 19.8, 0.4);
    pen.shadow(outline, 1, 1.6, 3);
    pen.path(outline.add(I), 'plastic', 'even-odd');
    pen.layers(I, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.5 }], ['edge-line']);
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(24, 17);
  });
  view.region('chassis.a-frame', 'Detachable hitch / tongue', (pen) => {
    const H = [1, -1].map((s) => {
      const outline = poly([
        [20, s * 0.6, 0.4],
        [20, s * 4.6, 0.6],
        [46, s * 19.6],
        [78, s * 35.2],
        [86, s * 35.2],
        [84, s * 32],
      ]);
      pen.shadow(outline, 0.7, 1.2, 2, 'shade-2');
      pen.layers(outline, ['underbody'], ['bevel', { opacity: 0.5 }], ['part-line']);
      pen.path(line([23, s * 5], [76, s * 33]), 'dark-gleam-1');
      const P = box(74, s * 29.6, 88, s * 37.6, 0.6);
      pen.path(P, 'dark-underbody', 'edge-line');
      bolts(pen, pairs([76.4, s * 31.6, 85.6, s * 31.6, 76.4, s * 35.6, 85.6, s * 35.6]), 0.7);
      return union(outline, P);
    });
    H.push(steelY(pen, 34, -13, 37, 13));
    pen.hitArea(union(...H)).calloutAt(35.5, 5);
  });
  couplerBelow(view, 16, 8);
}
