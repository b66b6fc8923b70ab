import { band, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { body, edge } from './side-shapes.ts';

const headlamp = poly(
  corners([
    2.6, 35.6, 0.6, 3.7, 45, 1.2, 6, 46.6, 1.4, 13.4, 48.4, 1.4, 15.6, 47.4, 1.4, 13.4, 37.6, 2, 11.4, 35.8,
    1.6,
  ]),
);

export function sideNose(v: View) {
  cabBumper(v);
  lightFog(v);
  lightHeadlamp(v);
  cabGrille(v);
  marker(v, 'light.repeater', 'Side turn repeater (amber)', 51, 47.2, { w: 3, h: 1.1, base: 'gloss' });
  marker(v, 'light.marker-mid', 'Side marker, center (amber)', 171.4, 26, { w: 3, h: 1.1, base: 'gloss' });
  marker(v, 'light.marker-rear', 'Side marker, rear (red)', 256, 26, {
    w: 3,
    h: 1.1,
    base: 'gloss',
    lens: 'red',
  });
}

function cabBumper(v: View) {
  v.region('cab.bumper', 'Front bumper cover', { part: 'bumper' }, (r) => {
    const F = cut.box(edge, -1, 12, 22.4, 30.8);
    r.p(F, 'body');
    r.clip(F, () => {
      r.p(rect(-1, 12, 14, 32), v.F);
      r.p(rect(-1, 11, 24, 18.8), 'gloss');
      r.p(line([0, 18.8], [24, 18.8]), 'edge-line');
      r.p(line([0, 18.2], [24, 18.2]), 'dark-gleam-2');
      r.p(rect(-1, 19, 24, 24), 'shade-from-bottom');
      r.p(band(pairs([2, 28.4, 10, 29, 20, 28.8]), 0, 0, 0.9), 'light-4');
    });
    r.p(spline(pairs([1.9, 30.6, 8, 31, 22.4, 30.8])), 'edge-line');
    r.hit(F);
    r.at(15, 25);
  });
}

function lightFog(v: View) {
  v.region('light.fog', 'Fog lamp', { part: 'fog-lamp' }, (r) => {
    const F = poly(corners([1, 20.4, 0.6, 0.8, 25, 1, 8.4, 25.6, 1.4, 10.2, 21.2, 1.2]));
    r.p(F, 'gloss', 'edge-line');
    r.c(4.4, 23, 1.7, 'lens', 'detail-line');
    r.c(4.4, 23, 1.7, 'sphere');
    r.hit(F);
  });
}

function lightHeadlamp(v: View) {
  v.region('light.headlamp', 'Headlamp assembly', { part: 'headlamp' }, (r) => {
    r.clip(body, () => {
      r.p(headlamp, 'gloss');
      const I = headlamp.inset(0.55);
      r.p(I, 'lens');
      r.p(I, 'bevel');
      for (const y of [37.2, 41.6]) {
        const F = poly(corners([4.4, y, 0.6, 4.9, y + 3.4, 0.6, 9.6, y + 3.9, 0.8, 9.2, y, 0.8]));
        r.p(F, 'dark-metal', 'edge-line');
        r.p(F.inset(0.7), 'glass', 'detail-line');
        r.c(6.2, y + 2.5, 0.45, 'light-3');
      }
      r.p(
        poly(corners([10.8, 37.4, 0.6, 11.9, 46.6, 0.8, 14.4, 47, 0.8, 12.6, 38, 1])),
        'light-amber',
        'detail-line',
      );
      r.p(spline(pairs([4.6, 45.8, 7, 46.5, 11.4, 47.4])), 'gleam-2');
      r.p(I, 'detail-line');
      r.p(headlamp, 'part-line');
    });
    r.hit(headlamp);
    r.at(10.2, 41);
  });
}

function cabGrille(v: View) {
  v.region('cab.grille', 'Grille (side edge)', { part: 'grille' }, (r) => {
    const F = poly(corners([2.2, 31.2, 0, 2.7, 35.4, 0, 4.2, 35.4, 0.3, 3.7, 31.4, 0.3]));
    r.p(F, 'gloss', 'edge-line');
    r.hit(F, true);
    r.at(3.1, 33.4);
  });
}
