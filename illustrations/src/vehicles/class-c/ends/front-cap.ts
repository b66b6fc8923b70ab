import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { band, cornered, drawn, ellipse, line, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { winArt } from '../../../parts/walls/windows.ts';

const cap = drawn(`
  M -43 85 C -47.6 85.2 -49.6 87.4 -49.7 92 L -49.8 111 C -49.8 120.6 -46.6 124.6 -37.4 125.8
  C -18 127.2 18 127.2 37.4 125.8 C 46.6 124.6 49.8 120.6 49.8 111 L 49.7 92 C 49.6 87.4 47.6 85.2 43 85
  C 20 83.6 -20 83.6 -43 85 Z
`);
const mask = drawn(`
  M -50 105.4 C -34 98.6 -16 95.6 0 95.6 C 16 95.6 34 98.6 50 105.4 L 50 119.4
  C 40 116.4 30 113.6 18 112.6 C 8 112 -8 112 -18 112.6 C -30 113.6 -40 116.4 -50 119.4 Z
`);

export function drawCap(view: View): void {
  view.region('body.cabover-cap', 'Cab-over cap (molded fiberglass)', (pen) => {
    pen.path(cap, 'body');
    pen.within(cap, () => {
      pen.path(rect(-50, 82, -28, 128), 'shade-from-left');
      pen.path(rect(28, 82, 50, 128), 'shade-from-right');
      pen.path(rect(-50, 83, 50, 94), 'shade-from-bottom');
      pen.path(rect(-50, 120.6, 50, 128), 'shade-from-top');
      pen.path(ellipse(-8, 121, 30, 4.6), 'glow');
      pen.path(band([-34, 123.4, 0, 125, 34, 123.4], 0, 0, 1.1), 'light-4');
      pen.path(spline([-50, 92.6, -28, 89.4, 0, 88.4, 28, 89.4, 50, 92.6]), 'detail-line', 'half-line');
      pen.path(spline([-50, 91.8, -28, 88.6, 0, 87.6, 28, 88.6, 50, 91.8]), 'gleam-2');
    });
    pen.path(cap, 'silhouette-line');
    pen.hitArea(cap).calloutAt(-30, 90.6);
  });
  view.region('body.cap-mask', 'Cab-over cap gloss mask / accent panel', (pen) => {
    pen.within(cap, () => {
      pen.path(mask, 'gloss');
      pen.path(ribbon([-50, 116.4, 0, 110.4, 50, 116.4], [-50, 112.6, 0, 105.2, 50, 112.6]), 'light-1');
      pen.path(mask, 'part-line');
      bothFromFront((s) =>
        pen.path(spline([s * 27, 99.6, s * 38, 102.7, s * 48, 107]), { stroke: 'lens', width: 0.8 }),
      );
    });
    pen.hitArea(mask).calloutAt(36, 107.6);
  });
}

export function drawCapTrims(view: View): void {
  view.region('glass.window-cabover', 'Window, cab-over front', (pen) => {
    const outline = cornered([-24, 97.6, 3, 24, 97.6, 3, 22, 110.6, 3.4, -22, 110.6, 3.4]);
    winArt(pen, outline, { kind: 'fixed', fw: 1.05 });
    pen.hitArea(outline).calloutAt(2, 104);
  });
  bothFromFront((s, k) =>
    view.region(`body.cap-moulding-${k}`, `Cab-over cap seam molding, ${k} side`, (pen) => {
      const outline = sideBox(s, 48.6, 88, 50.1, 112, 0.6);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(line([s * 49.2, 89], [s * 49.2, 111]), 'gleam-1');
      pen.hitArea(outline).calloutAt(s * 49.4, s < 0 ? 100 : 94);
    }),
  );
}
