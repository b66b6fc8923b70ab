import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, pairs } from '../../kit/geometry/points.ts';
import { rect, Shape } from '../../kit/geometry/shapes.ts';

/** Square porch post with base and cap. */
export function postArt(pen: Pen, x: number, y0: number, y1: number, w = 5) {
  const outline = rect(x - w / 2, y0, x + w / 2, y1);
  pen.shadow(outline, 1, 0.6, 3, 'shade-1');
  pen.layers(outline, ['plastic'], ['standing-cylinder', { opacity: 0.45 }], ['part-line']);
  for (const [a, b, k] of [
    [y0, y0 + 6, 0.9],
    [y1 - 5, y1, 0.9],
    [y0 + 6, y0 + 7.2, 1.3],
    [y1 - 6.2, y1 - 5, 1.3],
  ] as const) {
    const B = rect(x - w / 2 - k, a, x + w / 2 + k, b, 0.2);
    pen.layers(B, ['plastic'], ['standing-cylinder', { opacity: 0.35 }], ['edge-line']);
  }
  return rect(x - w / 2 - 1.4, y0, x + w / 2 + 1.4, y1);
}

export interface RailArtOptions {
  readonly pitch?: number | undefined;
}

/** Wood rail with balusters between x0..x1. */
export function railArt(pen: Pen, x0: number, x1: number, y0: number, h = 36, o: RailArtOptions = {}) {
  const q: Shape[] = [];
  const n = Math.max(2, Math.round((x1 - x0) / (o.pitch || 4.2)));
  for (let i = 0; i <= n; i++) {
    const x = lerp(x0 + 1.5, x1 - 1.5, i / n);
    q.push(rect(x - 0.6, y0 + 3, x + 0.6, y0 + h - 2.4));
  }
  const all = q.reduce((t, s) => t.add(s), new Shape());
  pen.path(all.move(0.8 * pen.view.direction, -0.8), 'shade-2');
  pen.path(all, 'plastic', 'detail-line');
  pen.path(
    q.reduce((t, s) => {
      const b = s.bbox();
      return t.add(
        rect(
          pen.view.direction > 0 ? b.x1 - 0.45 : b.x0,
          b.y0,
          pen.view.direction > 0 ? b.x1 : b.x0 + 0.45,
          b.y1,
        ),
      );
    }, new Shape()),
    'shade-2',
  );
  for (const [a, b] of pairs([y0 + 1.6, y0 + 3.2, y0 + h - 3, y0 + h - 0.9])) {
    const R = rect(x0, a, x1, b, 0.2);
    pen.layers(R, ['plastic', 'edge-line'], ['bevel']);
  }
  const T = rect(x0 - 0.6, y0 + h - 1, x1 + 0.6, y0 + h + 0.5, 0.4);
  pen.layers(T, ['plastic', 'edge-line'], ['bevel']);
  return rect(x0 - 0.6, y0 + 1.2, x1 + 0.6, y0 + h + 0.6, 0.3);
}
