import { cut } from '../../kit/geometry/cuts.ts';
import type { Point } from '../../kit/geometry/points.ts';
import { line, poly, rect } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { reflections } from '../../parts/walls/windows.ts';

function patioCasing(view: View, s0: number, s1: number, h0: number, h1: number) {
  view.region('house.trim-patio', 'Door casing, patio door', { callout: false }, (pen) => {
    const outline = poly([
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
    pen.shadow(outline, 0.7, 0.9, 3);
    pen.layers(outline, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(line([s0 - 4, h1 + 3.6], [s1 + 4, h1 + 3.6]), 'detail-line');
    pen.hitArea(outline).calloutAt(s0 - 2, h0 + 60);
  });
}

function patioPanels(view: View, s0: number, s1: number, h0: number, h1: number) {
  view.region('door.patio', 'Sliding patio door', (pen) => {
    const outline = rect(s0, h0, s1, h1, 0.3),
      m = (s0 + s1) / 2;
    pen.path(outline, 'plastic', 'part-line');
    pen.path(outline.inset(0.6), 'detail-line', 'half-line');
    const pan = (a: number, b: number, back: boolean) => {
      const S = rect(a, h0 + 1.6, b, h1 - 1.4, 0.3),
        G = rect(a + 3.2, h0 + 6, b - 3.2, h1 - 4.6, 0.4),
        g = G.bbox();
      pen.path(S, 'plastic', 'edge-line');
      if (back) pen.path(S, 'shade-1');
      pen.path(G, 'glass');
      pen.path(cut.above(G, g.y1 - 5), 'shade-from-top');
      reflections(pen, G, 0.34);
      pen.path(G, 'edge-line');
      pen.path(G.inset(0.4), 'dark-gleam-1');
    };
    const fore: Point = view.direction > 0 ? [s0 + 1.2, m + 1.6] : [m - 1.6, s1 - 1.2],
      back: Point = view.direction > 0 ? [m - 1.6, s1 - 1.2] : [s0 + 1.2, m + 1.6];
    pan(...back, true);
    pan(...fore, false);
    const hx = view.direction > 0 ? fore[1] - 1.6 : fore[0] + 1.6;
    pen.path(rect(hx - 0.8, h0 + 34, hx + 0.8, h0 + 44, 0.6), 'gloss', 'edge-line');
    pen.path(line([hx - 0.2, h0 + 35.4], [hx - 0.2, h0 + 42.6]), 'dark-gleam-2');
    pen.path(rect(s0, h0, s1, h0 + 1.6), 'metal', 'edge-line');
    pen.hitArea(outline).calloutAt(m + 10, h0 + 62);
  });
}

export function patioDoor(view: View, s0: number, s1: number, h0: number, h1: number) {
  patioCasing(view, s0, s1, h0, h1);
  patioPanels(view, s0, s1, h0, h1);
}
