import type { Point } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { cloth, fold, liftPost, stitch } from '../../parts/canvas.ts';
import { raised } from './hull.ts';

export function canvasWall(
  v: View,
  key: string,
  title: string,
  a: number,
  b: number,
  folds: readonly (readonly Point[])[],
  at: Point,
) {
  const yB = 44.2,
    yT = 91;
  v.region(`canvas.wall-${key}`, title, { part: 'canvas-wall', cat: 'canvas' }, (r) => {
    const F = rect(a, yB, b, yT);
    cloth(r, F, 0.2);
    r.p(rect(a, yT - 5.4, b, yT), 'shade-from-top');
    r.p(rect(a, yB, b, yB + 5), 'shade-from-bottom');
    if (a < 56) r.p(rect(a, yB, a + 5, yT), v.F);
    if (b > 190) r.p(rect(b - 5, yB, b, yT), v.R);
    for (const f of folds) fold(r, f, 1);
    r.p(rect(a, yB, b, yB + 2.8), 'fabric');
    stitch(r, line([a, yB + 2.3], [b, yB + 2.3]), true);
    r.p(line([a, yB + 2.8], [b, yB + 2.8]), 'detail-line', 'half-line');
    r.hit(F);
    r.at(...at);
  });
}

export function posts(v: View) {
  for (const [x, k] of [
    [53.4, 'front'],
    [192.6, 'rear'],
  ] as const)
    liftPost(v, `chassis.lift-post-${k}`, `Lift post, ${k}`, x, 45, raised, { t: 0.82 });
}
