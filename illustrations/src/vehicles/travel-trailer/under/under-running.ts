import { box, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides, union } from '../../../parts/layout/plan.ts';
import { motorX, ramArt, rodX } from '../../../parts/under/steel.ts';
import { axleBeamsBelow, axleEndsBelow, type TrailerAxles } from '../../../parts/under/trailer.ts';
import { axles, tireRadius } from '../hull.ts';

const running: TrailerAxles = {
  xs: axles,
  places: ['front', 'rear'],
  spring: 33,
  tire: [36.9, 45.3],
  radius: tireRadius,
  leaf: 13.4,
  leaves: 3,
  drum: 5.8,
  at: [226, 4],
};

export function drawAxles(view: View): void {
  axleBeamsBelow(view, 'Axle beams, front & rear', running);
  axleEndsBelow(view, running);
}

/** Rams and motor of the slide-out, and the dump valves beside them. */
export function drawSlideDrive(view: View): void {
  view.region('slide.main.rams', 'Living-room slide-out: rams', (pen) => {
    const H = [164, 204].map((x, i) => ramArt(pen, i ? 197 : x, 6, 47, 79, 3.8));
    const Z = ramArt(pen, 243, 38, 48, 79, 3.6);
    pen.hitArea(union(...H, Z)).calloutAt(164, 40);
  });
  view.region('slide.main.motor', 'Living-room slide-out: drive motor & sync shaft', (pen) => {
    rodX(pen, 9, 166.4, 194.6, 1.6, 'metal', 'edge-line');
    const G = rect(172, 5.8, 178, 12.2, 1);
    pen.layers(G, ['dark-metal'], ['bevel'], ['part-line']);
    const M = motorX(pen, 178, 188, 9, 4.4);
    pen.hitArea(union(box(166.4, 7.8, 194.6, 10.2), G, M)).calloutAt(184, 9);
  });
  view.region('util.dump-valve@L', 'Sewer dump valves & outlet', (pen) => {
    const outline = rect(312.6, 35.6, 321.4, 40.4, 0.6);
    pen.shadow(outline, 0.6, 1, 2);
    const O = rect(314.4, 40.4, 319.6, 46.2, 1);
    pen.layers(O, ['rubber', 'edge-line'], ['standing-cylinder', { opacity: 0.6 }]);
    pen.layers(outline, ['rubber'], ['bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(rect(312, 37.4, 322, 38.6, 0.2), 'dark-metal', 'detail-line');
    pen.path(rect(321.4, 37.4, 327.6, 38.6, 0.3), 'metal', 'detail-line');
    pen.path(rect(326.6, 36, 328.6, 40, 0.8), 'red', 'edge-line');
    pen.path(rect(313.6, 44.6, 320.4, 46.8, 0.6), 'gloss', 'edge-line');
    pen.hitArea(union(rect(312, 35.2, 322, 47), rect(321, 35.8, 328.8, 40.2))).calloutAt(317, 42.6);
  });
}

export function drawStabilizers(view: View): void {
  for (const [x, k, n] of [
    [82, 'front', 'front'],
    [352, 'rear', 'rear'],
  ] as const)
    sides((s, q) =>
      view.region(`chassis.jack-${k}-${q}`, `Stabilizer jack, ${n}, ${q} side`, (pen) => {
        const y = s * 20,
          B = rect(x - 11, y - 2.8, x + 11, y + 2.8, 0.5);
        pen.shadow(B, 0.7, 1.2, 2, 'shade-2');
        pen.path(B, 'dark-underbody', 'edge-line');
        for (const d of [-1.6, 1.6]) {
          pen.path(rect(x - 9.6, y + d - 0.8, x + 9.6, y + d + 0.8, 0.6), 'underbody', 'edge-line');
        }
        const P = rect(x - 10.4, y - 2, x - 3.4, y + 2, 0.5),
          Q = rect(x + 3.4, y - 2, x + 10.4, y + 2, 0.5);
        for (const outline of [P, Q]) {
          pen.layers(outline, ['underbody'], ['bevel', { opacity: 0.6 }], ['part-line']);
          pen.path(outline.inset(0.7), 'dark-gleam-1');
        }
        pen.path(rect(x - 11.6, y - 0.6, x + 11.6, y + 0.6, 0.3), 'metal', 'detail-line');
        pen.circle(x, y, 1.4, 'dark-metal', 'edge-line');
        pen.hitArea(box(x - 11.8, y - s * 2.9, x + 11.8, y + s * 3, 0.4)).calloutAt(x + 7, y);
      }),
    );
}
