import { band, cornered, line, poly, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { corners } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { mirrored } from '../../../parts/layout/mirrored.ts';
import { plateBracket } from '../../../parts/walls/rear-fittings.ts';
import { mirror } from './end-parts.ts';
import { shell } from './end-shapes.ts';

export function frontLower(view: View) {
  frontCabBumper(view);
  plateBracket(view, 'cab.plate-bracket', [20.6, 26.4], 0.6);
  frontLightFog(view);
  bothFromFront((s, k) => mirror(view, s, k, false));
  frontDoorStepsCurb(view);
  frontCabStepRoad(view);
}

function frontCabBumper(view: View) {
  view.region('cab.bumper', 'Front bumper cover', (pen) => {
    const outline = cut.box(shell, -41, 12, 41, 30.8);
    pen.path(outline, 'body');
    pen.within(shell, () => {
      pen.path(rect(-40, 12, -28, 31), 'shade-from-left');
      pen.path(rect(28, 12, 40, 31), 'shade-from-right');
      pen.path(cornered([-41, 19.4, 0, -24, 18, 2, 24, 18, 2, 41, 19.4, 0, 41, 11, 0, -41, 11, 0]), 'gloss');
      pen.path(spline([-40, 19.4, -24, 18.2, 24, 18.2, 40, 19.4]), 'edge-line');
      pen.path(spline([-40, 18.7, -24, 17.5, 24, 17.5, 40, 18.7]), 'dark-gleam-2');
      pen.path(rect(-40, 19, 40, 23), 'shade-from-bottom', { opacity: 0.5 });
      pen.path(band([-34, 29.2, 0, 28.4, 34, 29.2], 0, 0, 0.8), 'light-4');
    });
    const I = cornered([-19, 27, 1.4, 19, 27, 1.4, 22, 19.8, 1.8, -22, 19.8, 1.8]);
    pen.path(I, 'gloss', 'edge-line');
    pen.path(I.inset(0.5), 'dark-gleam-1');
    let q = new Shape();
    for (let y = 21.2; y < 26.6; y += 1.3)
      q = q.add(line([-19.6 + (y - 20) * 0.36, y], [19.6 - (y - 20) * 0.36, y]));
    pen.path(q, 'dark-gleam-1');
    pen.path(spline([-39.4, 30.9, -20, 30.4, 0, 30.2, 20, 30.4, 39.4, 30.9]), 'part-line');
    pen.path(cut.below(shell, 30), 'overlap-line');
    pen.hitArea(outline).calloutAt(-33, 28);
  });
}

function frontLightFog(view: View) {
  bothFromFront((s, k) =>
    view.region(`light.fog-${k}`, `Fog lamp, ${k} side`, (pen) => {
      const outline = poly(
        mirrored(s, corners([25, 20.4, 1.2, 24, 26, 1.4, 35, 26.6, 1.6, 36.4, 21.2, 1.6])),
      );
      pen.path(outline, 'gloss', 'edge-line');
      pen.path(outline.inset(0.5), 'dark-gleam-1');
      pen.concentric(s * 30, 23.5, [2, 'dark-metal', 'edge-line'], [1.7, 'lens', 'detail-line']);
      pen.circle(s * 30, 23.5, 1.7, 'sphere');
      pen.hitArea(outline).calloutAt(s * 30, 23.5);
    }),
  );
}

function frontDoorStepsCurb(view: View) {
  view.region('door.steps@R', 'Electric running board (edge)', (pen) => {
    const outline = rect(-44.6, 8.8, -37.4, 11.2, 0.6);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(rect(-44.6, 10.5, -37.4, 11.2, 0.3), 'gloss');
    pen.hitArea(rect(-45, 8.2, -38.2, 11.8)).calloutAt(-42.4, 9.7);
  });
}

function frontCabStepRoad(view: View) {
  view.region('cab.step@L', 'Driver-side running board (edge)', (pen) => {
    const outline = rect(37.4, 8.8, 43, 11.2, 0.6);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(rect(37.4, 10.5, 43, 11.2, 0.3), 'gloss');
    pen.hitArea(rect(38.2, 8.2, 43.4, 11.8)).calloutAt(41, 9.7);
  });
}
