import { cut } from '../../kit/cuts.ts';
import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { body, edge, rearEnd } from './side-shapes.ts';

export function sideTrim(v: View) {
  bodyBeltTrim(v);
  roofMembrane(v);
  bodyGutter(v);
  v.deco((r) => r.p(body, 'silhouette-line'));
}

function bodyBeltTrim(v: View) {
  const road = v.side === 'road';
  v.region('body.belt-trim', 'Belt / floor-line trim molding', (r) => {
    const F = rect(102, 37.1, rearEnd, 38.7, 0.3);
    r.p(rect(102, 35, rearEnd, 37.2), 'shade-from-top');
    r.p(F, 'metal', 'edge-line');
    r.p(line([103, 38.1], [497, 38.1]), 'gleam-1');
    r.hit(F, true);
    r.at(road ? 250 : 232, 37.9);
  });
}

function roofMembrane(v: View) {
  v.region('roof.membrane', 'Roof membrane (TPO), visible edge', { part: 'membrane', cat: 'roof' }, (r) => {
    const F = cut.box(edge, 74, 145.2, 495, 148);
    r.p(F, 'membrane', 'detail-line');
    r.hit(F);
    r.at(352, 146.4);
  });
}

function bodyGutter(v: View) {
  const road = v.side === 'road';
  v.region('body.gutter', 'Gutter / drip rail', { part: 'gutter-rail' }, (r) => {
    const F = poly(
      corners([
        67, 142.8, 0.9, 69, 145.3, 0.8, 493, 145.3, 1.8, 497.4, 141.6, 1, 497.4, 139.6, 0.2, 493, 142.8, 2,
      ]),
    );
    r.p(F, 'metal', 'part-line');
    r.p(line([70, 144.5], [493.4, 144.5]), 'gleam-2');
    r.p(line([69, 143.7], [493.4, 143.7]), 'detail-line', 'half-line');
    r.hit(F);
    r.at(road ? 318 : 122, 144);
  });
}
