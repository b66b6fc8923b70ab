import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { shingles } from '../../parts/house.ts';
import { eaveHeight, ridgeHeight, roofFront, roofRear } from './hull.ts';

export function shellShingles(v: View) {
  const curb = v.side === 'curb';
  const sd = curb ? '@R' : '@L';
  const nm = curb ? 'curb slope' : 'road slope';
  const P = poly([
    [roofFront, eaveHeight + 4],
    [roofRear, eaveHeight + 4],
    [roofRear, ridgeHeight, 0.6],
    [roofFront, ridgeHeight, 0.6],
  ]);
  v.region(`roof.shingles${sd}`, `Roof shingles, ${nm}`, { part: 'shingles', cat: 'roof' }, (r) => {
    shingles(r, P, { exp: 4.4, tab: 11 });
    r.p(rect(roofFront, ridgeHeight - 20, roofRear, ridgeHeight), 'top-light', { opacity: 0.32 });
    r.p(rect(roofFront, eaveHeight + 4, roofRear, eaveHeight + 14), 'shade-from-bottom', { opacity: 0.7 });
    r.p(rect(roofRear - 30, eaveHeight + 4, roofRear, ridgeHeight), v.R, { opacity: 0.6 });
    r.p(rect(roofFront, eaveHeight + 4, roofFront + 20, ridgeHeight), v.F, { opacity: 0.5 });
    r.p(P, 'overlap-line');
    r.hit(P);
    r.at(curb ? 300 : 140, 136);
  });
}

export function shellRidge(v: View) {
  const curb = v.side === 'curb';
  v.region('roof.ridge', 'Ridge cap & ridge vent', { part: 'ridge-vent', cat: 'roof' }, (r) => {
    const F = rect(roofFront - 0.6, ridgeHeight - 1.8, roofRear + 0.6, ridgeHeight + 1.6, 0.8);
    r.p(rect(roofFront, ridgeHeight - 4, roofRear, ridgeHeight - 1.6), 'shade-from-top');
    r.p(F, 'accent-4', 'part-line');
    r.p(F, 'bevel', { opacity: 0.4 });
    let q = new Shape();
    for (let x = roofFront + 9; x < roofRear; x += 11)
      q = q.add(line([x, ridgeHeight - 1.6], [x, ridgeHeight + 1.4]));
    r.p(q, 'detail-line');
    r.hit(F, true);
    r.at(curb ? 180 : 220, ridgeHeight);
  });
}

export function shellRake(v: View) {
  for (const [a, k, g] of [
    [roofFront, 'front', 1],
    [roofRear, 'rear', -1],
  ] as const)
    v.region(`house.rake-${k}`, `Rake board & drip edge, ${k}`, { part: 'rake', cat: 'house' }, (r) => {
      const F = box(a - g * 0.9, eaveHeight - 0.6, a + g * 2, ridgeHeight - 0.6, 0.4);
      r.p(F, 'plastic', 'edge-line');
      r.p(F, g > 0 ? v.F : v.R);
      r.hit(F, true);
      r.at(a + g * 0.6, 140);
    });
}

function eaveSoffit(v: View) {
  const curb = v.side === 'curb';
  v.region('house.soffit', 'Soffit (underside, visible edge)', { part: 'soffit', cat: 'house' }, (r) => {
    const F = rect(roofFront + 2, eaveHeight - 2.6, roofRear - 2, eaveHeight + 0.2);
    r.p(F, 'accent-1', 'detail-line');
    r.p(F, 'shade-3');
    let q = new Shape();
    for (let x = roofFront + 6; x < roofRear - 3; x += 4)
      q = q.add(line([x, eaveHeight - 2.4], [x, eaveHeight]));
    r.p(q, 'detail-line', 'half-line');
    r.hit(F);
    r.at(curb ? 360 : 170, eaveHeight - 1.6);
  });
}

function eaveFascia(v: View) {
  const curb = v.side === 'curb';
  v.region('house.fascia', 'Fascia board', { part: 'fascia', cat: 'house' }, (r) => {
    const F = rect(roofFront - 0.6, eaveHeight - 0.8, roofRear + 0.6, eaveHeight + 5, 0.3);
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'bevel');
    r.hit(F);
    r.at(curb ? roofRear - 3.4 : roofFront + 3.4, eaveHeight + 1);
  });
}

function eaveGutter(v: View) {
  const curb = v.side === 'curb';
  v.region('house.gutter', 'Gutter', { part: 'gutter', cat: 'house' }, (r) => {
    const F = poly([
      [roofFront + 7, eaveHeight, 0.6],
      [roofFront + 7, eaveHeight + 4.8, 0.3],
      [roofRear - 7, eaveHeight + 4.8, 0.3],
      [roofRear - 7, eaveHeight, 0.6],
    ]);
    r.p(rect(roofFront + 7, eaveHeight - 6, roofRear - 7, eaveHeight), 'shade-from-top');
    r.p(F, 'plastic');
    r.p(F, 'lying-cylinder');
    r.p(F, 'part-line');
    r.p(line([roofFront + 8, eaveHeight + 4], [roofRear - 8, eaveHeight + 4]), 'gleam-2');
    r.p(
      line([roofFront + 8, eaveHeight + 3.2], [roofRear - 8, eaveHeight + 3.2]),
      'detail-line',
      'half-line',
    );
    r.p(
      line([roofFront + 8, eaveHeight + 1.4], [roofRear - 8, eaveHeight + 1.4]),
      'detail-line',
      'half-line',
    );
    for (let x = roofFront + 40; x < roofRear - 10; x += 62)
      r.p(rect(x - 0.5, eaveHeight + 0.2, x + 0.5, eaveHeight + 4.8), 'dark-plastic', 'detail-line');
    r.hit(F);
    r.at(curb ? 300 : 260, eaveHeight + 2.4);
  });
}

export function eave(v: View) {
  eaveSoffit(v);
  eaveFascia(v);
  eaveGutter(v);
}

export const lid = (v: View) =>
  v.deco((r) =>
    r.p(
      poly(
        [
          [roofFront - 0.9, eaveHeight - 0.8],
          [roofFront - 0.9, ridgeHeight + 1.6, 0.8],
          [roofRear + 0.9, ridgeHeight + 1.6, 0.8],
          [roofRear + 0.9, eaveHeight - 0.8],
        ],
        false,
      ),
      'silhouette-line',
    ),
  );
