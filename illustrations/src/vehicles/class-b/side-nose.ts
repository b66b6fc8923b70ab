import { band, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { body, edge } from './side-shapes.ts';

const headlamp = poly(
  corners([2.5, 32.6, 0.8, 3.3, 38, 1, 6.4, 42.2, 2, 16, 45.8, 2, 22, 46.8, 1.2, 18, 41.4, 4, 11.4, 33.8, 2]),
);

export function sideNose(v: View) {
  cabBumper(v);
  lightFog(v);
  lightHeadlamp(v);
  cabGrille(v);
  marker(v, 'light.repeater', 'Side turn repeater (amber)', 51, 47.2, { w: 3, h: 1.1, base: 'go' });
  marker(v, 'light.marker-mid', 'Side marker, center (amber)', 171.4, 26, { w: 3, h: 1.1, base: 'go' });
  marker(v, 'light.marker-rear', 'Side marker, rear (red)', 256, 26, {
    w: 3,
    h: 1.1,
    base: 'go',
    lens: 'rd',
  });
}

function cabBumper(v: View) {
  v.region('cab.bumper', 'Front bumper cover', { part: 'bumper' }, (r) => {
    const F = cut.box(edge, -1, 12, 22.4, 30.8);
    r.p(F, 'b');
    r.clip(F, () => {
      r.p(rect(-1, 12, 14, 32), v.F);
      r.p(rect(-1, 11, 24, 18.8), 'go');
      r.p(line([0, 18.8], [24, 18.8]), 'l1');
      r.p(line([0, 18.2], [24, 18.2]), 'k1');
      r.p(rect(-1, 19, 24, 24), 'vu');
      r.p(band(pairs([2, 28.4, 10, 29, 20, 28.8]), 0, 0, 0.9), 'h4');
    });
    r.p(spline(pairs([1.9, 30.6, 8, 31, 22.4, 30.8])), 'l1');
    r.hit(F);
    r.at(15, 25);
  });
}

function lightFog(v: View) {
  v.region('light.fog', 'Fog lamp', { part: 'fog-lamp' }, (r) => {
    const F = poly(corners([1, 20.4, 0.6, 0.8, 25, 1, 8.4, 25.6, 1.4, 10.2, 21.2, 1.2]));
    r.p(F, 'go l1');
    r.c(4.4, 23, 1.7, 'ln l0');
    r.c(4.4, 23, 1.7, 'sp');
    r.hit(F);
  });
}

function lightHeadlamp(v: View) {
  v.region('light.headlamp', 'Headlamp assembly', { part: 'headlamp' }, (r) => {
    r.clip(body, () => {
      r.p(headlamp, 'go');
      const I = headlamp.inset(0.55);
      r.p(I, 'ln');
      r.p(I, 'lb');
      r.c(7.6, 37.8, 2.9, 'm2 l1');
      r.c(7.6, 37.8, 2.9, 'sp');
      r.c(7.6, 37.8, 1.7, 'gl l0');
      r.c(7.2, 38.4, 0.45, 'h3');
      r.p(poly(corners([12, 39, 0.8, 13, 43.6, 0.8, 19.4, 45.4, 0.8, 16.4, 41.2, 2])), 'a2 l0');
      r.p(spline(pairs([3.6, 35, 5, 33.8, 10.6, 34.6])), 'w1');
      r.p(I, 'l0');
      r.p(headlamp, 'l2');
    });
    r.hit(headlamp);
    r.at(9.6, 39.6);
  });
}

function cabGrille(v: View) {
  v.region('cab.grille', 'Grille (side edge)', { part: 'grille' }, (r) => {
    const F = poly(corners([2.1, 31.2, 0, 2.7, 36.4, 0, 3.9, 38, 0.3, 3.3, 31.6, 0.3]));
    r.p(F, 'go l1');
    r.hit(F, true);
    r.at(2.8, 33.6);
  });
}
