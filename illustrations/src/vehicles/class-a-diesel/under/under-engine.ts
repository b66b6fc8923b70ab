import { cornered, ellipse, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, pipeHit, union } from '../../../parts/layout/plan.ts';
import { bolts, canX } from '../../../parts/under/steel.ts';
import { drain, lineRun } from '../../../parts/under/tanks.ts';

export function engine(view: View) {
  view.region('chassis.engine', 'Diesel engine & oil pan', (pen) => {
    const outline = cornered([
      398.6, -12.6, 2, 402, -12.6, 1, 436, -10.6, 2, 440, -6, 2, 440, 6, 2, 436, 10.6, 2, 402, 12.6, 1, 398.6,
      12.6, 2,
    ]);
    pen.shadow(outline, 1, 1.6, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['lying-cylinder', { opacity: 0.5 }], ['overlap-line']);
    pen.path(rect(398.6, -12.6, 402.4, 12.6, 0.8), 'dark-metal', 'edge-line');
    const P = cornered([405, -7.4, 2, 430, -7.4, 3, 434, -4, 2, 434, 4, 2, 430, 7.4, 3, 405, 7.4, 2]);
    pen.layers(P, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.8 }], ['part-line']);
    pen.path(P.inset(1.1), 'dark-gleam-1');
    pen.path(P.inset(3), 'detail-line');
    pen.circle(409.6, 0, 1.3, 'dark-metal', 'edge-line');
    const B: Point[] = [];
    for (let x = 406.4; x < 431; x += 5.8) for (const s of [1, -1]) B.push([x, s * 6.8]);
    bolts(pen, B, 0.42);
    pen.concentric(438.4, 0, [3.6, 'dark-metal', 'edge-line'], [2.6, 'dark-gleam-1']);
    pen.circle(438.4, 0, 1, 'underbody', 'detail-line');
    pen.hitArea(poly([398.6, -12.8, 440, -10, 442.2, -4, 442.2, 4, 440, 10, 398.6, 12.8])).calloutAt(420, 2);
  });
}

export function cooling(view: View) {
  view.region('chassis.radiator', 'Radiator, charge-air cooler & fan (side mount)', (pen) => {
    const outline = rect(390, 36.6, 434, 46.6, 1.2);
    pen.shadow(outline, 0.7, 1.1, 2);
    pen.layers(outline, ['gloss'], ['part-line']);
    const C = rect(392.4, 38.4, 431.6, 44.8, 0.4);
    pen.path(C, 'dark-metal');
    pen.path(grid(392.4, 38.4, 431.6, 44.8, 1.1, 0), 'detail-line', 'half-line');
    pen.layers(C, ['shade-from-top'], ['edge-line']);
    const S = cornered([396, 36.8, 0, 428, 36.8, 0, 421, 31, 2, 403, 31, 2]);
    pen.layers(S, ['rubber'], ['diagonal-bevel', { opacity: 0.5 }], ['part-line']);
    pen.path(line([404, 33.4], [420, 33.4]), 'dark-gleam-2');
    pen.path(rect(408, 25.6, 416, 31, 1), 'underbody', 'edge-line');
    pen.path(rect(408, 25.6, 416, 31, 1), 'standing-cylinder', { opacity: 0.6 });
    pen.hitArea(union(outline, S, rect(408, 25.6, 416, 31))).calloutAt(424, 41.6);
  });
}

export function exhaust(view: View) {
  view.region('chassis.exhaust', 'Exhaust: DPF / SCR canister & tailpipe', (pen) => {
    const A = pairs([406, -13, 406, -20.6, 391, -20.6, 391, -26]),
      P = pairs([428, -25, 436, -17, 436, 17, 438, 22.4, 446, 22.4]);
    drain(pen, P, 3, 'fabric');
    drain(pen, A, 3, 'fabric');
    const C = canX(pen, 385, 432, -29, 9.4);
    pen.path(line([408, -33.6], [408, -24.4]), 'edge-line');
    const outline = rect(437, 20.4, 447.6, 24.4, 1);
    pen.layers(outline, ['metal'], ['lying-cylinder'], ['part-line']);
    pen.path(ellipse(447.2, 22.4, 0.9, 1.9), 'void', 'edge-line');
    pen.hitArea(union(C, pipeHit(A, 4), pipeHit(P, 4), rect(437, 20, 448.2, 24.8))).calloutAt(400, -29);
  });
}

export function intake(view: View) {
  view.region('chassis.air-cleaner', 'Engine air cleaner', (pen) => {
    const C = canX(pen, 396, 422, -41.6, 8, 'gloss');
    pen.path(rect(422, -44, 428, -39.2, 0.8), 'rubber', 'edge-line');
    pen.path(rect(422, -44, 428, -39.2, 0.8), 'lying-cylinder', { opacity: 0.5 });
    pen.hitArea(union(C, rect(395.8, -46, 428.2, -37.2, 1.6))).calloutAt(404, -41.6);
  });
  view.region('chassis.def-tank', 'DEF tank', (pen) => {
    const outline = rect(383.4, 22, 396, 33.4, 1.8);
    pen.shadow(outline, 0.6, 1, 2);
    pen.layers(outline, ['gloss'], ['diagonal-bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(outline.inset(1.1), 'dark-gleam-1');
    pen.circle(389.6, 27.6, 1.8, 'dark-metal', 'edge-line');
    pen.hitArea(outline).calloutAt(387, 25);
  });
}

export function air(view: View) {
  view.region('chassis.air-tanks', 'Air-brake reservoirs & dryer', (pen) => {
    const A = canX(pen, 138, 158, 40, 7, 'underbody');
    const B = canX(pen, 36, 62, -25, 6.2, 'underbody');
    pen.concentric(29, -25, [3, 'dark-metal', 'edge-line'], [3, 'sphere']);
    pen.path(spline([32, -25, 34, -25.4, 36, -25]), 'part-line');
    pen.hitArea(union(A, B, ellipse(29, -25, 3.2), rect(31, -26.4, 37, -23.6))).calloutAt(50, -25);
  });
  lineRun(
    view,
    'chassis.air-lines',
    'Air-brake lines & chassis harness',
    pairs([62, -22, 112, -13.4, 332, -13.4 - 0.2, 345, -11]),
    {
      c: 'gloss-2',
      w: 1.1,
      at: [308, -13.5],
      clips: pairs([128, -13.4, 160, -13.4, 208, -13.4, 256, -13.4, 300, -13.5]),
    },
  );
}
