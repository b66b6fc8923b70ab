import { pairs, type Point, type Vert } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { pipeHit, sides, union } from '../../parts/plan.ts';
import { bolts } from '../../parts/under-steel.ts';

const ends = [
  ['front', 53.4, 1, 106],
  ['rear', 192.6, -1, 154],
] as const;

/** Guide channels that carry the push springs from the posts to the middle of the floor. */
function underPosts(v: View) {
  for (const [end, x, dir, to] of ends)
    sides((s, k) =>
      v.region(
        `chassis.lift-post-${end}-${k}`,
        `Lift post & guide channel, ${end}, ${k} side`,
        { part: 'lift-post', cat: 'chassis' },
        (r) => {
          const run: Vert[] = [
            [x + dir * 2.6, s * 37],
            [x + dir * 2.6, s * 21, 6],
            [to, s * 21],
          ];
          r.tube(poly(run, false), 2, 'metal-2');
          const F = rect(x - 2.4, s * 37.6 - 2.4, x + 2.4, s * 37.6 + 2.4, 0.5);
          r.cast(F, 0.5, 0.8, 2);
          r.p(F, 'metal');
          r.p(F, 'diagonal-bevel');
          r.p(F, 'part-line');
          r.c(x, s * 37.6, 1.2, 'void', 'edge-line');
          r.p(rect(to - 1.6, s * 21 - 1.7, to + 1.6, s * 21 + 1.7, 0.4), 'underbody', 'edge-line');
          r.hit(union(pipeHit(run, 3), F));
          r.at(x + dir * 30, s * 21);
        },
      ),
    );
}

/** One cable from the winch, a whiffletree that shares its pull between the four channels. */
function underCables(v: View) {
  v.region('chassis.lift-cable', 'Roof-lift cables, pulleys & whiffletree', { part: 'lift-cable' }, (r) => {
    const runs: Point[][] = [
      pairs([106, 21, 116, 9, 119.4, 9]),
      pairs([106, -21, 116, -9, 119.4, -9]),
      pairs([154, 21, 152, 9, 122, 9]),
      pairs([154, -21, 152, -9, 122, -9]),
      pairs([121, 0, 183, 0, 183, -20.6, 190, -20.6]),
    ];
    for (const run of runs) {
      r.p(line(...run), { stroke: 'line', width: 1 });
      r.p(line(...run), { stroke: 'metal', width: 0.5 });
    }
    const bar = rect(119, -10.6, 122.2, 10.6, 0.6);
    r.p(bar, 'dark-metal');
    r.p(bar, 'standing-cylinder');
    r.p(bar, 'edge-line');
    bolts(r, pairs([120.6, 9, 120.6, 0, 120.6, -9]), 0.55);
    const pulleys = pairs([116, 9, 116, -9, 152, 9, 152, -9, 183, 0, 183, -20.6]);
    for (const [x, y] of pulleys) {
      r.c(x, y, 1.9, 'underbody', 'edge-line');
      r.c(x, y, 1.2, 'dark-metal', 'detail-line');
      r.c(x, y, 0.4, 'void');
    }
    r.hit(
      union(
        ...runs.map((run) => pipeHit(run, 2.4)),
        bar,
        ...pulleys.map(([x, y]) => rect(x - 2, y - 2, x + 2, y + 2, 1)),
      ),
    );
    r.at(120.6, 4.4);
  });
  v.region('rear.lift-winch', 'Roof-lift winch & crank port', { part: 'lift-winch' }, (r) => {
    const F = rect(189.6, -25, 197.4, -16.2, 0.8),
      D = rect(191, -23.4, 194.4, -17.8, 0.6);
    r.cast(F, 0.6, 1, 2);
    r.p(F, 'dark-metal');
    r.p(F, 'diagonal-bevel');
    r.p(F, 'part-line');
    r.p(D, 'underbody');
    r.p(D, 'lying-cylinder', { opacity: 0.7 });
    r.p(D, 'edge-line');
    for (const y of [-22, -20.6, -19.2]) r.p(line([191.2, y], [194.2, y]), 'dark-gleam-1');
    bolts(r, pairs([190.6, -24, 196.4, -24, 190.6, -17.2, 196.4, -17.2]), 0.4);
    r.hit(F);
    r.at(195.8, -20.6);
  });
}

export function underLift(v: View) {
  underPosts(v);
  underCables(v);
}
