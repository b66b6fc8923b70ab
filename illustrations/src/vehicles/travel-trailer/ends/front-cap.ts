import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import {
  band,
  cornered,
  drawn,
  ellipse,
  line,
  poly,
  rect,
  ribbon,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { winArt } from '../../../parts/walls/windows.ts';
import { endOutline } from '../hull.ts';

const body = endOutline;
const cap = cut.above(body.pts(0.12), 38);
const mask = drawn(`
  M -49 66 C -32 62.4 -14 61 0 61 C 14 61 32 62.4 49 66 L 49 108 C 46 111.4 40 112.8 32 113.2
  C 12 114 -12 114 -32 113.2 C -40 112.8 -46 111.4 -49 108 Z
`);

export function drawCap(view: View): void {
  view.decoration((pen) => pen.path(body, 'body'));
  view.region('body.front-cap', 'Front cap (molded fiberglass)', (pen) => {
    pen.path(cap, 'body');
    pen.within(body, () => {
      pen.path(rect(-49, 19, -30, 121), 'shade-from-left');
      pen.path(rect(30, 19, 49, 121), 'shade-from-right');
      pen.path(rect(-49, 112.6, 49, 121), 'shade-from-top');
      pen.path(ellipse(-8, 50, 26, 9), 'glow');
      pen.path(rect(-49, 38, 49, 46), 'shade-from-bottom');
      for (const k of [0, 1])
        pen.path(
          spline([
            [-49, 54 - k * 0.8],
            [-28, 51.4 - k * 0.8],
            [0, 50.4 - k * 0.8],
            [28, 51.4 - k * 0.8],
            [49, 54 - k * 0.8],
          ]),
          ...(k ? (['gleam-2'] as const) : (['detail-line', 'half-line'] as const)),
        );
      pen.path(band([-34, 116.4, 0, 118, 34, 116.4], 0, 0, 1), 'light-4');
    });
    pen.hitArea(cap).calloutAt(-36, 57.4);
  });
  view.decoration((pen) => pen.path(body, 'silhouette-line'));
}

export function drawCapGlass(view: View): void {
  view.region('body.cap-mask', 'Front cap gloss mask / accent panel', (pen) => {
    pen.within(body, () => {
      pen.path(mask, 'gloss');
      pen.path(
        ribbon([-49, 104, -24, 110, 0, 111, 24, 110, 49, 104], [-49, 84, -24, 92, 0, 93.6, 24, 92, 49, 84]),
        'light-1',
      );
      pen.path(rect(-49, 66, -36, 108), 'shade-from-left');
      pen.path(rect(36, 66, 49, 108), 'shade-from-right');
      pen.path(band([-44, 69.4, -20, 65.4, 4, 64], 0, 0, 0.9), 'light-1');
      pen.path(mask, 'part-line');
    });
    pen.hitArea(cut.box(mask.pts(0.15), -48, 60, 48, 114)).calloutAt(-41, 88);
  });
  view.region('light.accent', 'Front cap LED accent light', (pen) => {
    const p: Vert[] = pairs([-46.6, 64.2, -30, 61, -12, 59.6, 0, 59.4, 12, 59.6, 30, 61, 46.6, 64.2]),
      B = band(p, 0.9, 0.9, 0.9);
    pen.path(B, 'lens', 'detail-line');
    pen.hitArea(B, true).calloutAt(-22, 60.2);
  });
  view.region('glass.window-front', 'Windshield-style front window', (pen) => {
    const outline = cornered([-38, 70, 5, 38, 70, 5, 34.6, 104.6, 6, -34.6, 104.6, 6]);
    winArt(pen, outline, { kind: 'fixed', fw: 1.3, blind: 0.2 });
    pen.path(rect(-0.5, 71.4, 0.5, 103.4), 'frame');
    pen.path(line([-0.1, 72], [-0.1, 103]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(16, 84);
  });
  bothFromFront((s, k) =>
    view.region(`body.cap-moulding-${k}`, `Front corner molding, ${k} side`, (pen) => {
      const outline = sideBox(s, 47.2, 24, 48.7, 110, 0.6);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(line([s * 47.9, 25], [s * 47.9, 109]), 'gleam-1');
      pen.hitArea(outline).calloutAt(s * 48, s < 0 ? 102 : 68);
    }),
  );
}

/** Diamond plate: its tread is a texture, not hundreds of strokes. */
export function drawRockGuard(view: View): void {
  const tread = view.addPattern(
    1.9,
    3.1,
    drawn('M 0.2 1.1 L 1 0.55 M 1.15 2.1 L 1.95 2.65 M -0.75 2.1 L 0.05 2.65'),
    'detail-line',
    'half-line',
  );
  view.region('body.rock-guard', 'Front rock guard (diamond plate)', (pen) => {
    const outline = cornered([-46.4, 20, 1, 46.4, 20, 1, 47.6, 40, 0, -47.6, 40, 0]);
    pen.layers(outline, ['metal'], [{ fill: tread }]);
    pen.path(rect(-47.6, 20, -32, 40), 'shade-from-left');
    pen.path(rect(32, 20, 47.6, 40), 'shade-from-right');
    pen.path(rect(-47.6, 34.6, 47.6, 40), 'shade-from-top');
    pen.path(rect(-47, 20, 47, 27), 'shade-from-bottom');
    pen.path(outline, 'edge-line');
    const T = rect(-47.8, 39.2, 47.8, 40.8, 0.4);
    pen.path(T, 'metal', 'edge-line');
    pen.path(line([-47, 40.3], [47, 40.3]), 'gleam-1');
    for (let x = -44; x <= 44; x += 8) {
      pen.circle(x, 37.6, 0.35, 'dark-metal', 'detail-line');
      pen.circle(x, 22, 0.35, 'dark-metal', 'detail-line');
    }
    pen.hitArea(poly([-47, 19.8, 47, 19.8, 48, 41, -48, 41])).calloutAt(-30, 30);
  });
}
