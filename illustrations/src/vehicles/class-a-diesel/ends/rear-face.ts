import { cornered, line, poly, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { corners } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { recessedPlate } from '../../../parts/walls/coach.ts';
import { latch } from '../../../parts/walls/compartments.ts';
import { ladderFace } from '../../../parts/walls/ladders.ts';
import { lamp } from '../../../parts/walls/lamps.ts';
import { mirrored } from '../../../parts/layout/mirrored.ts';
import { tailpipe, trailerSocket } from '../../../parts/walls/rear-fittings.ts';
import { nameBadge } from '../../../parts/walls/name-badge.ts';
import { shell } from '../body.ts';

export function engineDoor(view: View) {
  view.region('door.engine', 'Engine access door', (pen) => {
    const outline = cornered([-29, 36, 2, 29, 36, 2, 31, 84, 4, -31, 84, 4]);
    pen.bodyPanel(outline);
    pen.path(outline, 'shade-1');
    pen.path(outline.inset(1), 'dark-gleam-1');
    pen.path(outline, 'part-line');
    pen.path(line([-26, 83.2], [26, 83.2]), 'dark-gleam-2');
    const G = cornered([-22, 42, 2, 22, 42, 2, 23.6, 66, 2.6, -23.6, 66, 2.6]);
    pen.path(G, 'gloss', 'part-line');
    pen.path(G.inset(1), 'dark-gleam-1');
    pen.within(G.inset(1.2), () => {
      for (let y = 43.6; y < 66; y += 2.3) {
        pen.path(rect(-24, y, 24, y + 1), 'void');
        pen.path(line([-24, y + 1.1], [24, y + 1.1]), 'dark-gleam-2');
      }
    });
    for (const x of [-25.4, 25.4]) latch(pen, x, 39.4, 'slam');
    pen.hitArea(outline).calloutAt(-26, 72);
  });
  nameBadge(view, 'Rear name badge', [-13, 72, 1, 13, 72, 1, 11, 77, 1.4, -11, 77, 1.4], 0.8, [7, 74.6]);
}

export function tailLights(view: View) {
  bothFromRear((s, k) =>
    view.region(`light.tail-${k}`, `Tail / stop / turn assembly, ${k} side`, (pen) => {
      const outline = poly(mirrored(s, corners([38, 50, 2, 36.6, 80, 4, 48.8, 86, 4, 49.4, 52, 3])));
      pen.shadow(outline, 0.3, 0.6, 2);
      pen.path(outline, 'gloss', 'part-line');
      const I = outline.inset(0.9);
      pen.within(I, () => {
        pen.path(rect(-52, 68, 52, 90), 'red');
        pen.path(rect(-52, 58.6, 52, 67.6), 'amber');
        pen.path(rect(-52, 48, 52, 58.2), 'lens');
        pen.path(I, 'bevel');
        for (let y = 50; y < 86; y += 1.5) pen.path(line([-52, y], [52, y]), 'dark-gleam-1');
        pen.concentric(s * 43.4, 74, [3.6, 'light-red'], [3.6, 'sphere']);
        pen.concentric(s * 43.2, 63, [3, 'light-amber'], [3, 'sphere']);
      });
      pen.path(I, 'edge-line');
      pen.hitArea(outline);
    }),
  );
}

export function bumper(view: View) {
  view.region('rear.bumper', 'Rear bumper cover', (pen) => {
    const outline = cut.box(shell, -51, 17, 51, 33);
    pen.bodyShell(outline);
    pen.within(shell, () => {
      pen.path(rect(-50.5, 12, -34, 33), 'shade-from-left');
      pen.path(rect(34, 12, 50.5, 33), 'shade-from-right');
    });
    pen.path(outline, 'shade-2');
    pen.within(shell, () => pen.path(rect(-49, 14, 49, 22), 'shade-from-bottom'));
    pen.path(spline([-50, 33.4, 0, 32, 50, 33.4]), 'part-line');
    pen.path(spline([-49.6, 32.6, 0, 31.2, 49.6, 32.6]), 'dark-gleam-2');
    pen.hitArea(outline).calloutAt(-30, 25);
  });
  view.decoration((pen) => pen.path(shell, 'silhouette-line'));
  recessedPlate(view, [22, 31], [23, 29], [29.4, 30.4], 26);
  bothFromRear((s, k) =>
    lamp(view, `light.reflector-${k}`, `Rear reflector / fog, ${k} side`, s * 40, 26, 10, 3, 'red', {
      r: 0.8,
      callout: s > 0,
    }),
  );
}

export function lowerParts(view: View) {
  ladderFace(view, 'rear.ladder', 'Roof ladder', { x0: 23, x1: 34, y0: 88, y1: 142.6, n: 5 });
  view.region('rear.mud-guard', 'Full-width rock guard', (pen) => {
    const outline = rect(-46, 4.6, 46, 13.4, 0.8);
    pen.layers(outline, ['rubber', 'part-line'], ['shade-from-top']);
    pen.path(outline.inset(0.9), 'dark-gleam-1');
    let q = new Shape();
    for (let x = -44; x <= 44; x += 2.2) q = q.add(line([x, 5.6], [x, 9]));
    pen.path(q, 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(-26, 8);
  });
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const outline = rect(-3.6, 12.6, 3.6, 18.4, 0.5);
    pen.path(rect(-12, 15.4, 12, 18), 'dark-underbody', 'edge-line');
    pen.path(outline, 'dark-underbody', 'part-line');
    pen.path(rect(-1.8, 13.4, 1.8, 17, 0.2), 'void', 'dark-gleam-1');
    pen.circle(-6, 14.8, 0.8, 'dark-metal', 'detail-line');
    pen.circle(6, 14.8, 0.8, 'dark-metal', 'detail-line');
    pen.hitArea(rect(-12, 12.4, 12, 18.4));
  });
  tailpipe(view, -22.4, 14.2, 2.2, 1.5);
  trailerSocket(view, 15, 15.6, 1.9, 1.1);
}
