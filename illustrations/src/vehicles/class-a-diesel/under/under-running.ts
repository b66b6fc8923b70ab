import { cornered, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import { airbag, bolts, rodX, shock, shockHit } from '../../../parts/under/steel.ts';
import { brakes, duals, wheelBelow } from '../../../parts/under/wheels.ts';
import { R } from '../body.ts';

export function frontEnd(view: View) {
  view.region('chassis.generator', 'Generator set (front slide tray)', (pen) => {
    const outline = rect(9.6, -14, 30, 14, 1.6);
    pen.shadow(outline, 0.8, 1.2, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.7 }], ['part-line']);
    pen.path(outline.inset(1.1), 'dark-gleam-1');
    pen.path(rect(12.4, -11, 21, 2, 1), 'dark-underbody', 'edge-line');
    pen.path(grid(12.4, -11, 21, 2, 0, 1.6), 'dark-gleam-1');
    pen.concentric(22.6, 8, [3.6, 'dark-underbody', 'edge-line'], [2.5, 'dark-gleam-1']);
    pen.path(rect(11.8, 4.6, 17.6, 11.4, 0.8), 'dark-underbody', 'edge-line');
    bolts(pen, pairs([11.4, -12.4, 28.2, -12.4, 11.4, 12.4, 28.2, 12.4]), 0.55);
    pen.hitArea(outline).calloutAt(26, -4);
  });
  view.region('chassis.steering', 'Steering gear, drag link & tie rod', (pen) => {
    const G = rect(60, 22.4, 70.6, 30, 1.6);
    pen.shadow(G, 0.6, 1, 2);
    pen.tube(line([66, 22], [83.6, 31]), 1.6, 'metal-2');
    pen.tube(line([100.4, -33.6], [100.4, 33.6]), 1.7, 'metal-2');
    for (const y of [-33.6, 33.6]) {
      pen.concentric(100.4, y, [1.7, 'underbody', 'edge-line'], [0.7, 'dark-metal']);
    }
    pen.layers(G, ['dark-metal'], ['diagonal-bevel'], ['part-line']);
    pen.circle(66, 24.8, 1.9, 'underbody', 'edge-line');
    pen.tube(line([26, 27], [60, 26.4]), 1.2, 'metal-2');
    bolts(pen, pairs([62, 28.4, 69, 28.4]), 0.5);
    pen.hitArea(
      union(
        G,
        pipeHit(pairs([66, 22, 83.6, 31]), 2.6),
        rect(98.6, -35.4, 102.2, 35.4, 1),
        pipeHit(pairs([26, 27, 60, 26.4]), 2.4),
      ),
    );
    pen.calloutAt(100.4, 6);
  });
}

export function frontAxle(view: View) {
  view.region('chassis.axle-front', 'Front axle beam', (pen) => {
    const outline = cornered([
      88.6, -36, 0.8, 95.4, -36, 0.8, 95.4, -30, 2, 94.6, -24, 4, 94.6, 24, 4, 95.4, 30, 2, 95.4, 36, 0.8,
      88.6, 36, 0.8, 88.6, 30, 2, 89.4, 24, 4, 89.4, -24, 4, 88.6, -30, 2,
    ]);
    pen.shadow(outline, 0.7, 1.1, 2, 'shade-2');
    pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.8 }], ['part-line']);
    pen.path(line([91, -28], [91, 28]), 'dark-gleam-2');
    for (const s of [1, -1]) {
      pen.concentric(92, s * 33.6, [2.3, 'dark-metal', 'edge-line'], [1, 'underbody', 'detail-line']);
    }
    pen.hitArea(outline).calloutAt(92, -6);
  });
  sides((s, k) =>
    view.region(`chassis.suspension-front-${k}`, `Front air spring & shock, ${k} side`, (pen) => {
      airbag(pen, 82, s * 24.6, 5.2);
      shock(pen, 104, s * 21.4, 96.6, s * 29.4, 2.4);
      const T = rect(84, s * 20.4 - 1.1, 118, s * 20.4 + 1.1, 0.8);
      pen.layers(T, ['underbody'], ['bevel', { opacity: 0.6 }], ['edge-line']);
      for (const x of [86, 116]) {
        pen.concentric(x, s * 20.4, [1.6, 'dark-underbody', 'edge-line'], [0.6, 'dark-metal']);
      }
      pen.hitArea(
        union(
          ellipse(82, s * 24.6, 5.6),
          shockHit(104, s * 21.4, 96.6, s * 29.4, 3.4),
          rect(84, s * 20.4 - 1.6, 118, s * 20.4 + 1.6, 0.8),
        ),
      );
      pen.calloutAt(82, s * 27.4);
    }),
  );
  sides((s, k) => {
    brakes(view, `run.brakes-${k}`, `Air brakes & chambers, ${k} side`, [92], s, 33.8, 37, 8.4, {});
    wheelBelow(view, `run.wheel-front-${k}`, `Front wheel & tire, ${k} side`, 92, s * 36.5, s * 47.5, R);
  });
}

export function driveAxle(view: View) {
  view.region('chassis.axle-rear', 'Drive axle & differential', (pen) => {
    const outline = cornered([
      353, -27, 0, 363, -27, 0, 363, -14, 3, 366.6, -8, 5, 366.6, 8, 5, 363, 14, 3, 363, 27, 0, 353, 27, 0,
      353, 14, 3, 349.4, 8, 5, 349.4, -8, 5, 353, -14, 3,
    ]);
    pen.shadow(outline, 0.9, 1.4, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.8 }], ['part-line']);
    pen.concentric(358, 0, [8.2, 'underbody', 'edge-line'], [8.2, 'sphere', { opacity: 0.5 }]);
    pen.circle(358, 0, 6, 'dark-gleam-1');
    const B: Point[] = [];
    for (let i = 0; i < 12; i++) B.push([358 + 7.1 * Math.cos(i * 0.5236), 7.1 * Math.sin(i * 0.5236)]);
    bolts(pen, B, 0.45);
    pen.circle(358, -2.2, 0.9, 'dark-metal', 'detail-line');
    pen.hitArea(outline).calloutAt(358, 3);
  });
}

export function rearWheels(view: View) {
  sides((s, k) =>
    view.region(
      `chassis.suspension-rear-${k}`,
      `Rear air springs, trailing arm & shocks, ${k} side`,
      (pen) => {
        const T = rect(332, s * 22 - 1.7, 384, s * 22 + 1.7, 1.4);
        pen.layers(T, ['underbody'], ['bevel', { opacity: 0.6 }], ['part-line']);
        airbag(pen, 340, s * 22.4, 5.6);
        airbag(pen, 376, s * 22.4, 5.6);
        shock(pen, 350, s * 12, 366, s * 12.6, 2.2);
        pen.hitArea(
          union(
            T,
            ellipse(340, s * 22.4, 5.8),
            ellipse(376, s * 22.4, 5.8),
            shockHit(350, s * 12, 366, s * 12.6, 3.2),
          ),
        );
        pen.calloutAt(376, s * 25.2);
      },
    ),
  );
  sides((s, k) =>
    duals(
      view,
      `run.wheel-rear-${k}`,
      `Rear wheels & tires (dual), ${k} side`,
      358,
      s,
      [26.5, 36],
      [37.5, 47.5],
      R,
    ),
  );
}

export function driveline(view: View) {
  view.region('chassis.driveshaft', 'Driveshaft & U-joints', (pen) => {
    rodX(pen, 0, 367, 379, 4.2, 'metal', 'part-line');
    for (const x of [367.4, 378.6]) {
      pen.path(rect(x - 1.4, -3, x + 1.4, 3, 0.6), 'dark-metal', 'edge-line');
      pen.circle(x, 0, 1.1, 'underbody', 'detail-line');
    }
    pen.hitArea(rect(366, -3.2, 380, 3.2)).calloutAt(373, 0);
  });
  view.region('chassis.transmission', 'Automatic transmission & pan', (pen) => {
    const outline = cornered([379, -5, 1.4, 384, -8, 2, 399, -9.6, 2, 399, 9.6, 2, 384, 8, 2, 379, 5, 1.4]);
    pen.shadow(outline, 0.9, 1.4, 3, 'shade-2');
    pen.layers(outline, ['dark-metal'], ['lying-cylinder', { opacity: 0.55 }], ['part-line']);
    const P = rect(384.4, -6, 396, 6, 1);
    pen.layers(P, ['underbody'], ['diagonal-bevel', { opacity: 0.6 }], ['edge-line']);
    pen.path(P.inset(1), 'dark-gleam-1');
    const B: Point[] = [];
    for (const y of [-5.2, 0, 5.2]) for (const x of [385.3, 395.1]) B.push([x, y]);
    bolts(pen, B, 0.4);
    pen.hitArea(outline).calloutAt(390, 1.6);
  });
}
