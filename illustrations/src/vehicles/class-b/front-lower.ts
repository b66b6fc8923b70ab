import { band, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { bothFromFront } from '../../parts/both-sides.ts';
import { mirrored } from '../../parts/mirrored.ts';
import { mirror } from './end-parts.ts';
import { shell } from './end-shapes.ts';

export function frontLower(v: View) {
  frontCabBumper(v);
  frontCabPlateBracket(v);
  frontLightFog(v);
  bothFromFront((s, k) => mirror(v, s, k, false));
  frontDoorStepsCurb(v);
  frontCabStepRoad(v);
}

function frontCabBumper(v: View) {
  v.region('cab.bumper', 'Front bumper cover', { part: 'bumper' }, (r) => {
    const F = cut.box(shell, -41, 12, 41, 30.8);
    r.p(F, 'body');
    r.clip(shell, () => {
      r.p(rect(-40, 12, -28, 31), 'shade-from-left');
      r.p(rect(28, 12, 40, 31), 'shade-from-right');
      r.p(poly(corners([-41, 19.4, 0, -24, 18, 2, 24, 18, 2, 41, 19.4, 0, 41, 11, 0, -41, 11, 0])), 'gloss');
      r.p(spline(pairs([-40, 19.4, -24, 18.2, 24, 18.2, 40, 19.4])), 'edge-line');
      r.p(spline(pairs([-40, 18.7, -24, 17.5, 24, 17.5, 40, 18.7])), 'dark-gleam-2');
      r.p(rect(-40, 19, 40, 23), 'shade-from-bottom', { opacity: 0.5 });
      r.p(band(pairs([-34, 29.2, 0, 28.4, 34, 29.2]), 0, 0, 0.8), 'light-4');
    });
    const I = poly(corners([-19, 27, 1.4, 19, 27, 1.4, 22, 19.8, 1.8, -22, 19.8, 1.8]));
    r.p(I, 'gloss', 'edge-line');
    r.p(I.inset(0.5), 'dark-gleam-1');
    let q = new Shape();
    for (let y = 21.2; y < 26.6; y += 1.3)
      q = q.add(line([-19.6 + (y - 20) * 0.36, y], [19.6 - (y - 20) * 0.36, y]));
    r.p(q, 'dark-gleam-1');
    r.p(spline(pairs([-39.4, 30.9, -20, 30.4, 0, 30.2, 20, 30.4, 39.4, 30.9])), 'part-line');
    r.p(cut.below(shell, 30), 'overlap-line');
    r.hit(F);
    r.at(-33, 28);
  });
}

function frontCabPlateBracket(v: View) {
  v.region('cab.plate-bracket', 'Front license-plate bracket', { part: 'licence-plate' }, (r) => {
    const F = rect(-6, 20.6, 6, 26.4, 0.5);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F.inset(0.6), 'detail-line', 'half-line');
    r.hit(F);
  });
}

function frontLightFog(v: View) {
  bothFromFront((s, k) =>
    v.region(`light.fog-${k}`, `Fog lamp, ${k} side`, { part: 'fog-lamp' }, (r) => {
      const F = poly(mirrored(s, corners([25, 20.4, 1.2, 24, 26, 1.4, 35, 26.6, 1.6, 36.4, 21.2, 1.6])));
      r.p(F, 'gloss', 'edge-line');
      r.p(F.inset(0.5), 'dark-gleam-1');
      r.c(s * 30, 23.5, 2, 'dark-metal', 'edge-line');
      r.c(s * 30, 23.5, 1.7, 'lens', 'detail-line');
      r.c(s * 30, 23.5, 1.7, 'sphere');
      r.hit(F);
      r.at(s * 30, 23.5);
    }),
  );
}

function frontDoorStepsCurb(v: View) {
  v.region('door.steps@R', 'Electric running board (edge)', { part: 'entry-step' }, (r) => {
    const F = rect(-44.6, 8.8, -37.4, 11.2, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(rect(-44.6, 10.5, -37.4, 11.2, 0.3), 'gloss');
    r.hit(rect(-45, 8.2, -38.2, 11.8));
    r.at(-42.4, 9.7);
  });
}

function frontCabStepRoad(v: View) {
  v.region('cab.step@L', 'Driver-side running board (edge)', { part: 'running-board' }, (r) => {
    const F = rect(37.4, 8.8, 43, 11.2, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(rect(37.4, 10.5, 43, 11.2, 0.3), 'gloss');
    r.hit(rect(38.2, 8.2, 43.4, 11.8));
    r.at(41, 9.7);
  });
}
