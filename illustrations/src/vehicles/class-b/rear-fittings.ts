import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { mirrored } from '../../parts/mirrored.ts';

export function rearFittings(v: View) {
  rearLightBrakeHigh(v);
  rearCamera(v);
  rearLightTail(v);
}

function rearLightBrakeHigh(v: View) {
  v.region('light.brake-high', 'High-mounted brake light', { part: 'brake-light' }, (r) => {
    const F = rect(-7, 98, 7, 100, 0.9);
    r.p(F, 'gloss', 'edge-line');
    r.p(F.inset(0.4), 'red', 'detail-line');
    r.p(F.inset(0.4), 'bevel');
    r.hit(rect(-7.4, 97.5, 7.4, 100.5));
    r.at(3, 99);
  });
}

function rearCamera(v: View) {
  v.region('rear.camera', 'Rear-view camera', (r) => {
    const F = poly(corners([-2.8, 101.8, 0.6, 2.8, 101.8, 0.6, 3.2, 105, 1.1, -3.2, 105, 1.1]));
    r.cast(F, 0.2, 0.4, 2);
    r.p(F, 'gloss', 'edge-line');
    r.c(0, 103.3, 0.95, 'void', 'dark-gleam-1');
    r.c(0, 103.3, 0.45, 'glass', 'dark-gleam-1');
    r.hit(rect(-3.6, 101.4, 3.6, 105.4));
  });
}

function rearLightTail(v: View) {
  bothFromRear((s, k) =>
    v.region(`light.tail-${k}`, `Tail / stop / turn assembly, ${k} side`, { part: 'tail-light' }, (r) => {
      const F = poly(
        mirrored(s, corners([35.2, 40, 1.4, 35, 68.6, 1.8, 38.6, 70, 1.4, 39.9, 56, 6, 40, 40.6, 1.4])),
      );
      r.p(F, 'gloss', 'part-line');
      const I = F.inset(0.55);
      r.clip(I, () => {
        r.p(rect(-42, 52.4, 42, 71), 'red');
        r.p(rect(-42, 47, 42, 52), 'amber');
        r.p(rect(-42, 39, 42, 46.6), 'lens');
        r.p(I, 'bevel');
        for (let y = 41; y < 70; y += 1.3) r.p(line([-42, y], [42, y]), 'dark-gleam-1');
        r.c(s * 37.3, 58.4, 1.7, 'light-red');
        r.c(s * 37.3, 58.4, 1.7, 'sphere');
      });
      r.p(I, 'edge-line');
      r.hit(F);
      r.at(s * 37.4, 63);
    }),
  );
}
