import { band, box, cornered, drawn, ellipse, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { lerp, pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cap, fromFront } from './end-shapes.ts';

const mask = drawn(`
  M -50.4 99 C -44 107 -34 113.6 -24 116 C -15 118 -7 113 0 110.4 C 7 113 15 118 24 116
  C 34 113.6 44 107 50.4 99 L 50.4 126 C 45 134.4 36 137.4 27 136.6 C 17 135.6 9 127.6 0 126.4
  C -9 127.6 -17 135.6 -27 136.6 C -36 137.4 -45 134.4 -50.4 126 Z
`);

const chin = drawn(`
  M -50.2 80 C -36 77.4 -18 75.8 0 75.6 C 18 75.8 36 77.4 50.2 80 L 48.6 71.4 C 34 69.8 16 69.2 0 69.2
  C -16 69.2 -34 69.8 -48.6 71.4 Z
`);

export function frontCap(view: View) {
  frontBodyFrontCap(view);
  frontBodyCapMask(view);
  frontLightAccent(view);
  frontBodyBadge(view);
  frontBodyCapChin(view);
  view.decoration((pen) => {
    pen.within(cap, () => pen.path(rect(-50, 66, 50, 71), 'shade-from-bottom'));
    pen.path(cap, 'silhouette-line');
  });
  frontBodyCapMolding(view);
}

function frontBodyFrontCap(view: View) {
  view.region('body.front-cap', 'Front cap (molded fiberglass)', (pen) => {
    pen.path(cap, 'body');
    pen.within(cap, () => {
      pen.path(rect(-50.4, 60, -27, 149), 'shade-from-left');
      pen.path(rect(27, 60, 50.4, 149), 'shade-from-right');
      pen.path(rect(-52, 140, 52, 148), 'shade-from-top');
      pen.path(ellipse(-9, 96, 24, 15), 'glow');
      pen.path(band([-32, 142.4, 0, 144.2, 32, 142.4], 0, 0, 1.7), 'light-4');
      for (const k of [0, 1])
        pen.path(
          spline([
            [-51, 89 - k],
            [-34, 86.4 - k],
            [-12, 83.6 - k],
            [0, 83 - k],
            [12, 83.6 - k],
            [34, 86.4 - k],
            [51, 89 - k],
          ]),
          ...(k ? (['gleam-2'] as const) : (['edge-line', 'half-line'] as const)),
        );
      // power-dome creases
      for (const s of [-1, 1]) {
        pen.path(spline([s * 17, 84, s * 19, 96, s * 24, 108]), 'detail-line', 'faint-line');
        pen.path(spline([s * 17 - 0.7, 84, s * 19 - 0.7, 96, s * 24 - 0.7, 108]), 'gleam-1');
      }
    });
    pen.path(cap, 'silhouette-line');
    pen.hitArea(cap).calloutAt(0, 96);
  });
}

function frontBodyCapMask(view: View) {
  view.region('body.cap-mask', 'Front cap gloss mask / accent panel', (pen) => {
    pen.within(cap, () => {
      pen.path(mask, 'gloss');
      for (const s of [-1, 1]) {
        pen.path(
          ribbon(
            [s * 52, 122, s * 42, 131.4, s * 28, 133.8, s * 14, 128, s * 3, 123],
            [s * 52, 115, s * 42, 124.4, s * 28, 127.4, s * 14, 123.4, s * 3, 120.4],
          ),
          'light-1',
        );
      }
      pen.path(mask, 'part-line');
    });
    pen.hitArea(cut.box(mask, -50.3, 98, 50.3, 138)).calloutAt(28, 122);
  });
}

function frontLightAccent(view: View) {
  for (const [k, s] of fromFront)
    view.region(`light.accent-${k}`, `Cap LED accent light, ${k} side`, (pen) => {
      const Bn = band(
        [s * 5, 114.4, s * 13, 117.8, s * 23, 119.4, s * 34, 116.8, s * 43, 111, s * 49, 104.6],
        0.9,
        0.9,
        1.2,
      );
      pen.path(Bn, 'lens', 'detail-line');
      pen.hitArea(Bn, true).calloutAt(s * 34, 116.8);
    });
}

function frontBodyBadge(view: View) {
  view.region('body.badge', 'Cap emblem / name badge', (pen) => {
    const outline = cornered([
      -12, 118.6, 1.2, 0, 115.8, 3, 12, 118.6, 1.2, 10, 124.4, 1.2, 0, 122.8, 4, -10, 124.4, 1.2,
    ]);
    pen.layers(outline, ['metal', 'edge-line'], ['bevel']);
    pen.path(outline.inset(1), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(-6, 120.6);
  });
}

function frontBodyCapChin(view: View) {
  view.region('body.cap-chin', 'Front cap lower grille / chin panel', (pen) => {
    pen.within(cap, () => {
      pen.path(chin, 'gloss');
      for (const [a, b] of pairs([74.2, 77.6, 72.6, 75.2, 71, 73]))
        pen.path(
          spline([
            [-50, b],
            [-25, lerp(a, b, 0.35)],
            [0, a],
            [25, lerp(a, b, 0.35)],
            [50, b],
          ]),
          'dark-gleam-2',
        );
      pen.within(chin, () => {
        pen.path(rect(-50, 69, -36, 81), 'shade-from-left');
        pen.path(rect(36, 69, 50, 81), 'shade-from-right');
      });
      pen.path(chin, 'edge-line');
    });
    pen.hitArea(cut.box(chin, -49.4, 69, 49.4, 81)).calloutAt(-26, 73.4);
  });
}

function frontBodyCapMolding(view: View) {
  for (const [k, s] of fromFront)
    view.region(`body.cap-moulding-${k}`, `Front cap seam molding, ${k} side`, (pen) => {
      const outline = box(s * 49.4, 82, s * 51, 130, 0.6);
      pen.path(outline, 'metal', 'edge-line');
      pen.hitArea(outline, true).calloutAt(s * 50.2, s > 0 ? 86 : 100);
    });
}
