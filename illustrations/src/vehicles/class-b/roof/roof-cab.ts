import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { ellipse, fromPts, line, poly, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { planOutline } from './roof-shapes.ts';

const hood = fromPts([
  ...spline([3.6, 0, 4.2, 14, 6, 25.6, 11, 32.4, 23, 35, 42.8, 35.2]).pts(0.08),
  ...spline([42.6, 34.6, 38, 18, 37, 0, 38, -18, 42.6, -34.6]).pts(0.08),
  ...spline([42.8, -35.2, 23, -35, 11, -32.4, 6, -25.6, 4.2, -14, 3.6, 0]).pts(0.08),
]);

export function roofCab(view: View) {
  roofCabBumper(view);
  roofCabFender(view);
  roofCabHood(view);
  roofLightHeadlamp(view);
  roofCabCowl(view);
}

function roofCabBumper(view: View) {
  view.region('cab.bumper', 'Front bumper cover', (pen) => {
    const outline = cut.fwd(planOutline, 16);
    pen.layers(outline, ['mid-wall'], ['shade-2'], ['shade-from-left']);
    pen.hitArea(outline).calloutAt(1.6, -8);
  });
}

function roofCabFender(view: View) {
  for (const [s, k] of sidesFromAbove)
    view.region(`cab.fender-${k}`, `Front fender, ${k} side`, (pen) => {
      const outline = cut.box(planOutline, 8, s > 0 ? 30 : -41, 52, s > 0 ? 41 : -30);
      pen.layers(outline, ['mid-wall'], [s > 0 ? 'shade-from-top' : 'shade-from-bottom'], ['edge-line']);
      pen.hitArea(outline).calloutAt(32, s * 37.2);
    });
}

function roofCabHood(view: View) {
  view.region('cab.hood', 'Hood', (pen) => {
    pen.path(hood, 'mid-wall');
    pen.within(hood, () => {
      pen.path(rect(2, -36, 20, 36), 'shade-from-left');
      pen.path(rect(2, 24, 46, 36), 'shade-from-top', { opacity: 0.6 });
      pen.path(rect(2, -36, 46, -24), 'shade-from-bottom', { opacity: 0.6 });
      pen.path(ellipse(23, 3, 12, 20), 'glow');
      for (const s of [-1, 1]) {
        pen.path(spline([6, s * 17, 20, s * 20.6, 38, s * 25]), 'detail-line', 'half-line');
        pen.path(spline([6, s * 17 - 0.8, 20, s * 20.6 - 0.8, 38, s * 25 - 0.8]), 'gleam-1');
      }
    });
    pen.path(hood, 'part-line');
    pen.hitArea(hood).calloutAt(24, -8);
  });
}

function roofLightHeadlamp(view: View) {
  for (const [s, k] of sidesFromAbove)
    view.region(`light.headlamp-${k}`, `Headlamp assembly, ${k} side`, (pen) => {
      const outline = poly([
        [3, s * 23, 0.8],
        [4.6, s * 30, 3],
        [8, s * 35.2, 3],
        [15, s * 37.4, 0.8],
        [14.6, s * 35.6, 0.8],
        [9.4, s * 33, 3],
        [6.4, s * 28.6, 3],
        [5, s * 22.8, 0.8],
      ]);
      pen.path(outline, 'gloss', 'edge-line');
      pen.layers(outline.inset(0.5), ['lens'], ['diagonal-bevel']);
      pen.hitArea(outline, true).calloutAt(5.8, s * 30.6);
    });
}

function roofCabCowl(view: View) {
  view.region('cab.cowl', 'Cowl panel / wiper tray', (pen) => {
    const outline = ribbon(
      [42.6, -34.6, 38, -18, 37, 0, 38, 18, 42.6, 34.6],
      [46.6, -34.2, 42, -18, 41, 0, 42, 18, 46.6, 34.2],
    );
    pen.path(outline, 'rubber', 'edge-line');
    let q = new Shape();
    for (let y = -28; y <= 28; y += 2.4)
      q = q.add(line([39.4 + y ** 2 * 0.004, y], [41 + y ** 2 * 0.004, y]));
    pen.path(q, 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(40.4, -22);
  });
}
