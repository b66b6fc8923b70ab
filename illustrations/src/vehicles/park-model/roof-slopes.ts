import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { shingles } from '../../parts/house.ts';
import { roofFront, roofRear } from './hull.ts';

export function roofShingles(v: View) {
  for (const [s, k, n] of [
    [1, '@R', 'curb slope'],
    [-1, '@L', 'road slope'],
  ] as const)
    v.region(`roof.shingles${k}`, `Roof shingles, ${n}`, { part: 'shingles', cat: 'roof' }, (r) => {
      const F = box(roofFront, 0, roofRear, s * 79);
      r.cast(F, 1, 1.8, 4);
      shingles(r, F, { exp: 5.27, tab: 16, seed: s > 0 ? 5 : 19, plan: true });
      if (s > 0) {
        r.p(rect(roofFront, 0, roofRear, 79), 'h1');
        r.p(rect(roofFront, 0, roofRear, 30), 'vu', { opacity: 0.25 });
      } else {
        r.p(rect(roofFront, -79, roofRear, 0), 's2');
        r.p(rect(roofFront, -30, roofRear, 0), 'vd', { opacity: 0.5 });
      }
      r.p(rect(roofRear - 26, Math.min(0, s * 79), roofRear, Math.max(0, s * 79)), 'hl', { opacity: 0.4 });
      r.p(F, 'l3');
      r.hit(F);
      r.at(s > 0 ? 400 : 120, s * 44);
    });
}

export function roofRidge(v: View) {
  v.region('roof.ridge', 'Ridge cap & ridge vent', { part: 'ridge-vent', cat: 'roof' }, (r) => {
    const F = rect(roofFront - 0.6, -4.6, roofRear + 0.6, 4.6, 0.8);
    r.cast(F, 0.6, 1.4, 3);
    r.p(F, 'p4 l2');
    r.p(rect(roofFront, 0, roofRear, 4.4), 'h1');
    let q = new Shape();
    for (let x = roofFront + 11; x < roofRear; x += 11) q = q.add(line([x, -4.4], [x, 4.4]));
    r.p(q, 'l0');
    r.p(line([roofFront, 0], [roofRear, 0]), 'k1');
    r.hit(F);
    r.at(280, 1.6);
  });
}

export function roofRake(v: View) {
  for (const [a, g, k] of [
    [roofFront, 1, 'front'],
    [roofRear, -1, 'rear'],
  ] as const)
    v.region(`house.rake-${k}`, `Rake / drip edge, ${k}`, { part: 'rake', cat: 'house' }, (r) => {
      const F = box(a - g * 1.6, -79.8, a + g * 2, 79.8, 0.4);
      r.p(F, 'pl');
      r.p(F, 'cv', { opacity: 0.4 });
      r.p(F, 'l2');
      r.hit(F, true);
      r.at(a, g > 0 ? 54 : -54);
    });
}

export function roofGutter(v: View) {
  for (const [s, q] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(`house.gutter-${q}`, `Gutter, ${q} side`, { part: 'gutter', cat: 'house' }, (r) => {
      const F = box(40, s * 78.6, 462, s * 84, 0.5);
      r.cast(F, 0.6, 1, 3);
      r.p(F, 'pl l2');
      r.p(F.inset(0.9), 'm2 l0');
      r.p(box(41, s * 79.6, 461, s * 81.4), 's3');
      for (let x = 73; x < 460; x += 62) r.p(box(x - 0.6, s * 78.8, x + 0.6, s * 83.8), 'pl l0');
      for (const x of [47.6, 454.4]) r.c(x, s * 81.4, 1.3, 'vo');
      r.hit(F, true);
      r.at(s > 0 ? 284 : 200, s * 81.3);
    });
}
