import { band, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { corners } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { recessedPlate } from '../../../parts/walls/coach.ts';
import { ladderFace } from '../../../parts/walls/ladders.ts';
import { lamp } from '../../../parts/walls/lamps.ts';
import { mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { tailpipe, trailerSocket } from '../../../parts/walls/rear-fittings.ts';
import { shell } from '../body.ts';

export function badgeAndTails(view: View) {
  view.region('body.badge', 'Rear name badge (blank)', (pen) => {
    const outline = rect(-13, 52, 13, 56.6, 1.6);
    pen.layers(outline, ['metal', 'edge-line'], ['bevel']);
    pen.path(outline.inset(0.8), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(-6, 54.2);
  });
  bothFromRear((s, k) =>
    view.region(`light.tail-${k}`, `Tail / stop / turn assembly, ${k} side`, (pen) => {
      const outline = poly(mirrored(s, corners([40, 44.4, 2.4, 39.4, 66, 3, 48, 68, 2.6, 48.8, 46, 2.6])));
      pen.shadow(outline, 0.3, 0.6, 2);
      pen.path(outline, 'gloss', 'part-line');
      const I = outline.inset(0.9);
      pen.within(I, () => {
        pen.path(rect(-52, 57, 52, 70), 'red');
        pen.path(rect(-52, 51, 52, 56.6), 'amber');
        pen.path(rect(-52, 43, 52, 50.6), 'lens');
        pen.path(I, 'bevel');
        for (let y = 45; y < 68; y += 1.4) pen.path(line([-52, y], [52, y]), 'dark-gleam-1');
        pen.concentric(s * 44, 61.6, [3, 'light-red'], [3, 'sphere']);
        pen.concentric(s * 44.2, 53.8, [2, 'light-amber'], [2, 'sphere']);
      });
      pen.path(I, 'edge-line');
      pen.hitArea(outline).calloutAt(s * 44, 57);
    }),
  );
}

export function bumper(view: View) {
  view.region('rear.bumper', 'Rear bumper cover', (pen) => {
    const outline = cut.box(shell, -51, 15, 51, 33);
    pen.path(outline, 'skirt');
    pen.within(shell, () => {
      pen.path(rect(-50.5, 15, -36, 34), 'shade-from-left');
      pen.path(rect(36, 15, 50.5, 34), 'shade-from-right');
      pen.path(rect(-50, 15, 50, 22), 'shade-from-bottom');
      pen.path(band([-44, 30.6, 0, 30, 44, 30.6], 0, 0, 1), 'light-3');
    });
    pen.path(spline([-50.2, 33.2, 0, 32.6, 50.2, 33.2]), 'part-line');
    pen.path(spline([-50, 32.5, 0, 31.9, 50, 32.5]), 'gleam-1');
    pen.path(cut.below(shell, 33), 'overlap-line');
    pen.hitArea(outline).calloutAt(-24, 24);
  });
  recessedPlate(view, [21, 30.4], [22, 28], [28.7, 29.7], 25);
  bothFromRear((s, k) =>
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 40, 25, 9, 2.6, 'red', {
      r: 0.8,
      callout: s > 0,
    }),
  );
}

export function lowerParts(view: View) {
  ladderFace(view, 'rear.ladder', 'Roof ladder', { x0: 22, x1: 33, y0: 44, y1: 141.4, n: 8 });
  bothFromRear((s, k) =>
    view.region(`rear.mud-flap-${k}`, `Rear mud flap, ${k} side`, (pen) => {
      const outline = sideBox(s, 25, 4.6, 46.4, 16, 0.8);
      pen.layers(outline, ['rubber', 'part-line'], ['shade-from-top']);
      pen.path(outline.inset(0.9), 'dark-gleam-1');
      pen.path(line([s * 28, 12.6], [s * 43.6, 12.6]), 'dark-gleam-1');
      pen.hitArea(outline).calloutAt(s * 32, 9);
    }),
  );
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const outline = rect(-3.6, 12.4, 3.6, 18.6, 0.5);
    pen.path(rect(-16, 15.4, 16, 18), 'dark-underbody', 'edge-line');
    pen.path(outline, 'dark-underbody', 'part-line');
    pen.path(rect(-1.8, 13.4, 1.8, 17, 0.2), 'void', 'dark-gleam-1');
    for (const x of [-6.4, 6.4]) {
      pen.path(rect(x - 1.4, 12.8, x + 1.4, 16.4, 0.5), 'dark-underbody', 'edge-line');
      pen.circle(x, 14.2, 0.7, 'void', 'dark-gleam-1');
    }
    pen.hitArea(rect(-16, 12.2, 16, 18.8)).calloutAt(-10, 16.8);
  });
  tailpipe(view, -21.4, 11.8, 1.9, 1.3);
  trailerSocket(view, 19.6, 16.4, 1.9, 1.1);
}
