import { pairs, type Point, type Vert } from '../../../kit/geometry/points.ts';
import { line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import { bolts } from '../../../parts/under/steel.ts';

const ends = [
  ['front', 53.4, 1, 106],
  ['rear', 192.6, -1, 154],
] as const;

/** Guide channels that carry the push springs from the posts to the middle of the floor. */
function underPosts(view: View) {
  for (const [end, x, dir, to] of ends)
    sides((s, k) =>
      view.region(`chassis.lift-post-${end}-${k}`, `Lift post & guide channel, ${end}, ${k} side`, (pen) => {
        const run: Vert[] = [
          [x + dir * 2.6, s * 37],
          [x + dir * 2.6, s * 21, 6],
          [to, s * 21],
        ];
        pen.tube(poly(run, false), 2, 'metal-2');
        const outline = rect(x - 2.4, s * 37.6 - 2.4, x + 2.4, s * 37.6 + 2.4, 0.5);
        pen.shadow(outline, 0.5, 0.8, 2);
        pen.layers(outline, ['metal'], ['diagonal-bevel'], ['part-line']);
        pen.circle(x, s * 37.6, 1.2, 'void', 'edge-line');
        pen.path(rect(to - 1.6, s * 21 - 1.7, to + 1.6, s * 21 + 1.7, 0.4), 'underbody', 'edge-line');
        pen.hitArea(union(pipeHit(run, 3), outline)).calloutAt(x + dir * 30, s * 21);
      }),
    );
}

/** One cable from the winch, a whiffletree that shares its pull between the four channels. */
function underCables(view: View) {
  view.region('chassis.lift-cable', 'Roof-lift cables, pulleys & whiffletree', (pen) => {
    const runs: Point[][] = [
      pairs([106, 21, 116, 9, 119.4, 9]),
      pairs([106, -21, 116, -9, 119.4, -9]),
      pairs([154, 21, 152, 9, 122, 9]),
      pairs([154, -21, 152, -9, 122, -9]),
      pairs([121, 0, 183, 0, 183, -20.6, 190, -20.6]),
    ];
    for (const run of runs) {
      pen.layers(line(...run), [{ stroke: 'line', width: 1 }], [{ stroke: 'metal', width: 0.5 }]);
    }
    const bar = rect(119, -10.6, 122.2, 10.6, 0.6);
    pen.layers(bar, ['dark-metal'], ['standing-cylinder'], ['edge-line']);
    bolts(pen, pairs([120.6, 9, 120.6, 0, 120.6, -9]), 0.55);
    const pulleys = pairs([116, 9, 116, -9, 152, 9, 152, -9, 183, 0, 183, -20.6]);
    for (const [x, y] of pulleys) {
      pen.concentric(x, y, [1.9, 'underbody', 'edge-line'], [1.2, 'dark-metal', 'detail-line']);
      pen.circle(x, y, 0.4, 'void');
    }
    pen.hitArea(
      union(
        ...runs.map((run) => pipeHit(run, 2.4)),
        bar,
        ...pulleys.map(([x, y]) => rect(x - 2, y - 2, x + 2, y + 2, 1)),
      ),
    );
    pen.calloutAt(120.6, 4.4);
  });
  view.region('rear.lift-winch', 'Roof-lift winch & crank port', (pen) => {
    const outline = rect(189.6, -25, 197.4, -16.2, 0.8),
      D = rect(191, -23.4, 194.4, -17.8, 0.6);
    pen.shadow(outline, 0.6, 1, 2);
    pen.layers(outline, ['dark-metal'], ['diagonal-bevel'], ['part-line']);
    pen.layers(D, ['underbody'], ['lying-cylinder', { opacity: 0.7 }], ['edge-line']);
    for (const y of [-22, -20.6, -19.2]) pen.path(line([191.2, y], [194.2, y]), 'dark-gleam-1');
    bolts(pen, pairs([190.6, -24, 196.4, -24, 190.6, -17.2, 196.4, -17.2]), 0.4);
    pen.hitArea(outline).calloutAt(195.8, -20.6);
  });
}

export function underLift(view: View) {
  underPosts(view);
  underCables(view);
}
