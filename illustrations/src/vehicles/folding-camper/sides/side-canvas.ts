import type { Point } from '../../../kit/geometry/points.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cloth, fold, liftPost, stitch } from '../../../parts/walls/canvas.ts';
import { raised } from '../hull.ts';

export function canvasWall(
  view: View,
  key: string,
  title: string,
  a: number,
  b: number,
  folds: readonly (readonly Point[])[],
  at: Point,
) {
  const yB = 44.2,
    yT = 91;
  view.region(`canvas.wall-${key}`, title, (pen) => {
    const outline = rect(a, yB, b, yT);
    cloth(pen, outline, 0.2);
    pen.path(rect(a, yT - 5.4, b, yT), 'shade-from-top');
    pen.path(rect(a, yB, b, yB + 5), 'shade-from-bottom');
    if (a < 56) pen.path(rect(a, yB, a + 5, yT), view.frontShade);
    if (b > 190) pen.path(rect(b - 5, yB, b, yT), view.rearShade);
    for (const f of folds) fold(pen, f, 1);
    pen.path(rect(a, yB, b, yB + 2.8), 'fabric');
    stitch(pen, line([a, yB + 2.3], [b, yB + 2.3]), true);
    pen.path(line([a, yB + 2.8], [b, yB + 2.8]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(...at);
  });
}

export function posts(view: View) {
  for (const [x, k] of [
    [53.4, 'front'],
    [192.6, 'rear'],
  ] as const)
    liftPost(view, `chassis.lift-post-${k}`, `Lift post, ${k}`, x, 45, raised, { t: 0.82 });
}
