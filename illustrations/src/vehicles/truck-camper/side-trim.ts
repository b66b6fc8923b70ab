import { cut } from '../../kit/cuts.ts';
import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { win } from '../../parts/windows.ts';
import { body, edge } from './side-shapes.ts';

export function sideTrim(v: View) {
  bodyWing(v);
  roofMembrane(v);
  bodyGutter(v);
  v.deco((r) => r.p(body, 'silhouette-line'));
  bodyRearMolding(v);
  win(v, 'glass.window-bunk', 'Window, cab-over bunk', {
    s0: 42,
    s1: 72,
    h0: 103,
    h1: 121,
    kind: 'slider',
    r: 2.8,
  });
}

function bodyWing(v: View) {
  const road = v.side === 'road';
  v.region('body.wing', 'Wing / fender overhang & trim', { part: 'wing' }, (r) => {
    const F = rect(84, 58.6, 188, 61.8, 0.6);
    r.p(rect(88, 54.6, 187.6, 58.8), 'shade-from-top');
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'lying-cylinder', { opacity: 0.6 });
    r.p(line([85, 61], [187, 61]), 'gleam-1');
    let q = new Shape();
    for (let x = 92; x < 186; x += 9) q = q.add(line([x, 60.2], [x + 0.01, 60.2]));
    r.p(q, 'edge-line');
    r.hit(F, true);
    r.at(road ? 126 : 132, 60.2);
  });
}

function roofMembrane(v: View) {
  const road = v.side === 'road';
  v.region('roof.membrane', 'Roof membrane (TPO), visible edge', { part: 'membrane' }, (r) => {
    const F = cut.box(edge, 56, 134.8, 212, 138);
    r.p(F, 'membrane', 'detail-line');
    r.hit(F);
    r.at(road ? 92 : 104, 136);
  });
}

function bodyGutter(v: View) {
  const road = v.side === 'road';
  v.region('body.gutter', 'Gutter / drip rail', { part: 'gutter-rail' }, (r) => {
    const F = poly(
      corners([
        52, 132.6, 0.8, 54.6, 134.8, 0.8, 209, 134.8, 1.4, 213.4, 131, 1, 213.4, 129.2, 0.2, 209, 132.6, 2,
      ]),
    );
    r.p(F, 'metal', 'part-line');
    r.p(line([55, 134.1], [209, 134.1]), 'gleam-2');
    r.p(line([55, 133.3], [209, 133.3]), 'detail-line', 'half-line');
    r.hit(F);
    r.at(road ? 156 : 66, 133.7);
  });
}

function bodyRearMolding(v: View) {
  v.region('body.rear-moulding', 'Rear corner molding', { part: 'corner-moulding' }, (r) => {
    const F = rect(211.2, 35.4, 214.3, 129.6, 0.6);
    r.p(F, 'metal', 'part-line');
    r.p(F, 'standing-cylinder');
    r.p(line([212.7, 36.4], [212.7, 128.6]), 'detail-line', 'half-line');
    r.hit(F, true);
    r.at(212.6, 110);
  });
}
