import { box, cornered, ellipse, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import { pairs, type Point, type Vert } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import { bolts, canX, leafSpring, rodX, shock, shockHit } from '../../../parts/under/steel.ts';
import { drain } from '../../../parts/under/tanks.ts';
import { brakes, duals, wheelBelow } from '../../../parts/under/wheels.ts';
import { tireRadius } from '../hull.ts';

export function drawEngine(view: View): void {
  view.region('chassis.radiator', 'Radiator & condenser', (pen) => {
    const outline = rect(11, -15.2, 17, 15.2, 0.8);
    pen.path(outline, 'gloss', 'part-line');
    const C = rect(12.2, -13.6, 15.8, 13.6, 0.3);
    pen.path(C, 'dark-metal');
    pen.path(grid(12.2, -13.6, 15.8, 13.6, 0, 1.1), 'detail-line', 'half-line');
    pen.path(C, 'edge-line');
    pen.hitArea(outline).calloutAt(14, 10);
  });
  view.region('chassis.engine', 'Gasoline engine & oil pan', (pen) => {
    const outline = cornered([
      19, -11, 2, 27, -13.4, 2, 49, -13.4, 2, 52, -10, 1.4, 52, 10, 1.4, 49, 13.4, 2, 27, 13.4, 2, 19, 11, 2,
    ]);
    pen.shadow(outline, 1, 1.6, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['lying-cylinder', { opacity: 0.5 }], ['overlap-line']);
    for (const s of [1, -1]) {
      pen.path(box(29, s * 9.8, 48, s * 12.6, 0.8), 'dark-underbody', 'edge-line');
      pen.path(
        grid(29, Math.min(s * 9.8, s * 12.6), 48, Math.max(s * 9.8, s * 12.6), 4.75, 0),
        'dark-gleam-1',
      );
    }
    const P = cornered([26, -6.4, 2, 48.6, -7.4, 2, 48.6, 7.4, 2, 26, 6.4, 2]);
    pen.layers(P, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.8 }], ['part-line']);
    pen.path(P.inset(1), 'dark-gleam-1');
    pen.path(P.inset(2.8), 'detail-line');
    pen.circle(44.6, 0, 1.2, 'dark-metal', 'edge-line');
    pen.concentric(21.6, 0, [3.2, 'dark-metal', 'edge-line'], [2.2, 'dark-gleam-1']);
    pen.circle(21.6, 0, 0.9, 'underbody', 'detail-line');
    pen.hitArea(outline).calloutAt(27, 9);
  });
}

export function drawDriveline(view: View): void {
  view.region('chassis.transmission', 'Automatic transmission & pan', (pen) => {
    const outline = cornered([
      52, -10, 1, 58, -8.6, 2, 78, -6.6, 3, 88, -4, 1.4, 88, 4, 1.4, 78, 6.6, 3, 58, 8.6, 2, 52, 10, 1,
    ]);
    pen.shadow(outline, 0.9, 1.4, 3, 'shade-2');
    pen.layers(outline, ['dark-metal'], ['lying-cylinder', { opacity: 0.55 }], ['part-line']);
    const P = rect(59.6, -5.2, 75, 5.2, 1);
    pen.layers(P, ['underbody'], ['diagonal-bevel', { opacity: 0.6 }], ['edge-line']);
    pen.path(P.inset(1), 'dark-gleam-1');
    const B: Point[] = [];
    for (const x of [60.5, 67.3, 74.1]) for (const y of [-4.4, 4.4]) B.push([x, y]);
    bolts(pen, B, 0.4);
    pen.hitArea(outline).calloutAt(67, 1.6);
  });
  view.region('chassis.driveshaft', 'Driveshaft, center bearing & U-joints', (pen) => {
    rodX(pen, 0, 88, 168, 3.4, 'metal', 'part-line');
    const T = poly([170, 1.7, 248, -2.3, 248, -5.7, 170, -1.7]);
    pen.layers(T, ['metal'], ['lying-cylinder'], ['part-line']);
    const C = rect(164, -6, 171, 6, 1);
    pen.path(C, 'dark-underbody', 'edge-line');
    pen.path(rect(165.6, -3, 169.4, 3, 0.8), 'rubber', 'edge-line');
    for (const [x, y] of pairs([89.4, 0, 172, -0.1, 247, -3.9])) {
      pen.path(rect(x - 1.3, y - 2.6, x + 1.3, y + 2.6, 0.6), 'dark-metal', 'edge-line');
      pen.circle(x, y, 0.9, 'underbody', 'detail-line');
    }
    pen.hitArea(union(rect(88, -2, 168, 2), T, C, rect(245.4, -6.6, 248.6, -1.2))).calloutAt(120, 0);
  });
  view.region('chassis.exhaust', 'Exhaust: catalyst, muffler & tailpipe', (pen) => {
    const P: Vert[] = pairs([40, -14.4, 56, -12, 96, -12, 228, -12, 236, -23.4, 326, -23.4]);
    drain(pen, P, 2.6, 'fabric');
    const C = canX(pen, 98, 114, -12, 6),
      M = canX(pen, 188, 224, -12, 7.6);
    const outline = rect(316, -25.2, 327.6, -21.6, 1);
    pen.layers(outline, ['metal'], ['lying-cylinder'], ['edge-line']);
    pen.hitArea(union(pipeHit(P, 3.4), C, M, rect(316, -25.2, 328, -21.4))).calloutAt(206, -12);
  });
}

export function drawFrontAxle(view: View): void {
  view.region('chassis.axle-front', 'Front I-beam suspension & steering linkage', (pen) => {
    const B = [
      pairs([33, 30, 37.6, 30, 36.4, -12, 32.6, -12]),
      pairs([36.4, -30, 41, -30, 38.6, 12, 34.8, 12]),
    ].map((p) => poly(p.map((q) => [...q, 0.8])));
    for (const outline of B) {
      pen.shadow(outline, 0.6, 1, 2);
      pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.7 }], ['part-line']);
    }
    pen.tube(line([46, -28.4], [46, 28.4]), 1.5, 'metal-2');
    pen.tube(line([46, 10], [52.6, 22]), 1.3, 'metal-2');
    for (const y of [-28.4, 28.4]) {
      pen.concentric(46, y, [1.6, 'underbody', 'edge-line'], [0.6, 'dark-metal']);
    }
    const G = rect(49, 19.6, 56.4, 26, 1.2);
    pen.layers(G, ['dark-metal'], ['diagonal-bevel'], ['edge-line']);
    pen.hitArea(union(...B, rect(44.6, -30, 47.4, 30), G, pipeHit(pairs([46, 10, 52.6, 22]), 2.4)));
    pen.calloutAt(46, -6);
  });
}

export function drawFrontSuspension(view: View): void {
  sides((s, k) =>
    view.region(`chassis.suspension-front-${k}`, `Front coil spring & radius arm, ${k} side`, (pen) => {
      pen.tube(line([37, s * 22.6], [66, s * 20.6]), 2, 'under');
      pen.circle(66, s * 20.6, 1.7, 'dark-underbody', 'edge-line');
      pen.circle(36, s * 23, 4.2, 'dark-underbody', 'edge-line');
      for (const q of [3.6, 2.5, 1.4]) pen.circle(36, s * 23, q, { stroke: 'metal-2', width: 0.7 });
      pen.hitArea(union(ellipse(36, s * 23, 4.4), pipeHit(pairs([37, s * 22.6, 66, s * 20.6]), 3)));
      pen.calloutAt(36, s * 23);
    }),
  );
  sides((s, k) => {
    brakes(view, `run.brakes-front-${k}`, `Front disc brake, ${k} side`, [35], s, 27.4, 30, 5.6, {
      callout: s > 0,
    });
    wheelBelow(
      view,
      `run.wheel-front-${k}`,
      `Front wheel & tire, ${k} side`,
      35,
      s * 29.4,
      s * 38,
      tireRadius,
    );
  });
}

export function drawRearAxle(view: View): void {
  view.region('chassis.axle-rear', 'Drive axle & differential', (pen) => {
    const outline = cornered([
      252.2, -29, 0, 257.8, -29, 0, 257.8, -13, 2, 262.4, -8.6, 4, 262.4, 0.6, 4, 257.8, 5, 2, 257.8, 29, 0,
      252.2, 29, 0, 252.2, 5, 2, 248, 0.6, 3, 248, -8.6, 3, 252.2, -13, 2,
    ]);
    pen.shadow(outline, 0.9, 1.4, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.8 }], ['part-line']);
    pen.concentric(255.4, -4, [6, 'underbody', 'edge-line'], [6, 'sphere', { opacity: 0.5 }]);
    const B: Point[] = [];
    for (let i = 0; i < 10; i++) B.push([255.4 + 5.1 * Math.cos(i * 0.628), -4 + 5.1 * Math.sin(i * 0.628)]);
    bolts(pen, B, 0.42);
    pen.hitArea(outline).calloutAt(255, 10);
  });
  sides((s, k) =>
    view.region(`chassis.suspension-rear-${k}`, `Rear leaf spring & shock, ${k} side`, (pen) => {
      leafSpring(pen, 229, 282, s * 21.4, 3, { c: 255, n: 5 });
      shock(pen, 262, s * 9.6, 274, s * 13.4, 2.2);
      pen.hitArea(
        union(box(227.4, s * 21.4 - 2.9, 283.6, s * 21.4 + 2.9), shockHit(262, s * 9.6, 274, s * 13.4, 3.4)),
      );
      pen.calloutAt(240, s * 21.4);
    }),
  );
  sides((s, k) =>
    duals(
      view,
      `run.wheel-rear-${k}`,
      `Rear wheels & tires (dual), ${k} side`,
      255,
      s,
      [28, 36.4],
      [38.8, 47.4],
      tireRadius,
    ),
  );
}
