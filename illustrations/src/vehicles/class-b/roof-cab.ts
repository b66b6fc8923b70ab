import { ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { fromPts, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { planOutline } from './roof-shapes.ts';

const hood = fromPts([
  ...spline(pairs([3.6, 0, 4.2, 14, 6, 25.6, 11, 32.4, 23, 35, 42.8, 35.2])).pts(0.08),
  ...spline(pairs([42.6, 34.6, 38, 18, 37, 0, 38, -18, 42.6, -34.6])).pts(0.08),
  ...spline(pairs([42.8, -35.2, 23, -35, 11, -32.4, 6, -25.6, 4.2, -14, 3.6, 0])).pts(0.08),
]);

export function roofCab(v: View) {
  roofCabBumper(v);
  roofCabFender(v);
  roofCabHood(v);
  roofLightHeadlamp(v);
  roofCabCowl(v);
}

function roofCabBumper(v: View) {
  v.region('cab.bumper', 'Front bumper cover', { part: 'bumper' }, (r) => {
    const F = cut.fwd(planOutline, 16);
    r.p(F, 'mid-wall');
    r.p(F, 'shade-2');
    r.p(F, 'shade-from-left');
    r.hit(F);
    r.at(1.6, -8);
  });
}

function roofCabFender(v: View) {
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(`cab.fender-${k}`, `Front fender, ${k} side`, { part: 'fender' }, (r) => {
      const F = cut.box(planOutline, 8, s > 0 ? 30 : -41, 52, s > 0 ? 41 : -30);
      r.p(F, 'mid-wall');
      r.p(F, s > 0 ? 'shade-from-top' : 'shade-from-bottom');
      r.p(F, 'edge-line');
      r.hit(F);
      r.at(32, s * 37.2);
    });
}

function roofCabHood(v: View) {
  v.region('cab.hood', 'Hood', { part: 'hood' }, (r) => {
    r.p(hood, 'mid-wall');
    r.clip(hood, () => {
      r.p(rect(2, -36, 20, 36), 'shade-from-left');
      r.p(rect(2, 24, 46, 36), 'shade-from-top', { opacity: 0.6 });
      r.p(rect(2, -36, 46, -24), 'shade-from-bottom', { opacity: 0.6 });
      r.p(ellipse(23, 3, 12, 20), 'glow');
      for (const s of [-1, 1]) {
        r.p(
          spline([
            [6, s * 17],
            [20, s * 20.6],
            [38, s * 25],
          ]),
          'detail-line',
          'half-line',
        );
        r.p(
          spline([
            [6, s * 17 - 0.8],
            [20, s * 20.6 - 0.8],
            [38, s * 25 - 0.8],
          ]),
          'gleam-1',
        );
      }
    });
    r.p(hood, 'part-line');
    r.hit(hood);
    r.at(24, -8);
  });
}

function roofLightHeadlamp(v: View) {
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(`light.headlamp-${k}`, `Headlamp assembly, ${k} side`, { part: 'headlamp' }, (r) => {
      const F = poly([
        [3, s * 23, 0.8],
        [4.6, s * 30, 3],
        [8, s * 35.2, 3],
        [15, s * 37.4, 0.8],
        [14.6, s * 35.6, 0.8],
        [9.4, s * 33, 3],
        [6.4, s * 28.6, 3],
        [5, s * 22.8, 0.8],
      ]);
      r.p(F, 'gloss', 'edge-line');
      r.p(F.inset(0.5), 'lens');
      r.p(F.inset(0.5), 'diagonal-bevel');
      r.hit(F, true);
      r.at(5.8, s * 30.6);
    });
}

function roofCabCowl(v: View) {
  v.region('cab.cowl', 'Cowl panel / wiper tray', { part: 'cowl' }, (r) => {
    const F = ribbon(
      pairs([42.6, -34.6, 38, -18, 37, 0, 38, 18, 42.6, 34.6]),
      pairs([46.6, -34.2, 42, -18, 41, 0, 42, 18, 46.6, 34.2]),
    );
    r.p(F, 'rubber', 'edge-line');
    let q = new Shape();
    for (let y = -28; y <= 28; y += 2.4)
      q = q.add(line([39.4 + y ** 2 * 0.004, y], [41 + y ** 2 * 0.004, y]));
    r.p(q, 'dark-gleam-1');
    r.hit(F);
    r.at(40.4, -22);
  });
}
