import { cut } from '../../kit/cuts.ts';
import type { Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { reflections } from '../../parts/windows.ts';

function patioCasing(v: View, s0: number, s1: number, h0: number, h1: number) {
  v.region(
    'house.trim-patio',
    'Door casing, patio door',
    { part: 'door-trim', cat: 'house', callout: false },
    (r) => {
      const F = poly([
        [s0 - 4, h0],
        [s0 - 4, h1 + 3.6],
        [s0 - 5, h1 + 3.6],
        [s0 - 5, h1 + 5],
        [s1 + 5, h1 + 5],
        [s1 + 5, h1 + 3.6],
        [s1 + 4, h1 + 3.6],
        [s1 + 4, h0],
        [s1, h0],
        [s1, h1],
        [s0, h1],
        [s0, h0],
      ]);
      r.cast(F, 0.7, 0.9, 3);
      r.p(F, 'plastic', 'edge-line');
      r.p(F, 'diagonal-bevel');
      r.p(line([s0 - 4, h1 + 3.6], [s1 + 4, h1 + 3.6]), 'detail-line');
      r.hit(F);
      r.at(s0 - 2, h0 + 60);
    },
  );
}

function patioPanels(v: View, s0: number, s1: number, h0: number, h1: number) {
  v.region('door.patio', 'Sliding patio door', { part: 'patio-door', cat: 'door' }, (r) => {
    const F = rect(s0, h0, s1, h1, 0.3),
      m = (s0 + s1) / 2;
    r.p(F, 'plastic', 'part-line');
    r.p(F.inset(0.6), 'detail-line', 'half-line');
    const pan = (a: number, b: number, back: boolean) => {
      const S = rect(a, h0 + 1.6, b, h1 - 1.4, 0.3),
        G = rect(a + 3.2, h0 + 6, b - 3.2, h1 - 4.6, 0.4),
        g = G.bbox();
      r.p(S, 'plastic', 'edge-line');
      if (back) r.p(S, 'shade-1');
      r.p(G, 'glass');
      r.p(cut.above(G, g.y1 - 5), 'shade-from-top');
      reflections(r, G, 0.34);
      r.p(G, 'edge-line');
      r.p(G.inset(0.4), 'dark-gleam-1');
    };
    const fore: Point = v.dir > 0 ? [s0 + 1.2, m + 1.6] : [m - 1.6, s1 - 1.2],
      back: Point = v.dir > 0 ? [m - 1.6, s1 - 1.2] : [s0 + 1.2, m + 1.6];
    pan(...back, true);
    pan(...fore, false);
    const hx = v.dir > 0 ? fore[1] - 1.6 : fore[0] + 1.6;
    r.p(rect(hx - 0.8, h0 + 34, hx + 0.8, h0 + 44, 0.6), 'gloss', 'edge-line');
    r.p(line([hx - 0.2, h0 + 35.4], [hx - 0.2, h0 + 42.6]), 'dark-gleam-2');
    r.p(rect(s0, h0, s1, h0 + 1.6), 'metal', 'edge-line');
    r.hit(F);
    r.at(m + 10, h0 + 62);
  });
}

export function patioDoor(v: View, s0: number, s1: number, h0: number, h1: number) {
  patioCasing(v, s0, s1, h0, h1);
  patioPanels(v, s0, s1, h0, h1);
}
