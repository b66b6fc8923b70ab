import { pairs } from '../../kit/geometry/points.ts';
import { box, rect } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { union } from '../layout/plan.ts';
import { bolts } from './steel.ts';

interface Receiver {
  /** The beginning of the receiver tube and the end of its collar. */
  readonly x0: number;
  readonly x1: number;
  /** The cross tube: its place and half its length. */
  readonly cross: number;
  readonly half: number;
  readonly title?: string | undefined;
}

/** Receiver hitch: cross tube bolted to both rails, receiver tube, collar, chain loops. */
export function receiverBelow(view: View, { x0, x1, cross, half, title = 'Receiver hitch' }: Receiver): void {
  view.region('rear.hitch', title, (pen) => {
    const X = rect(cross - 1.9, -half, cross + 1.9, half, 0.5),
      outline = rect(x0, -2.8, x1 - 0.6, 2.8, 0.5),
      C = rect(x1 - 3.6, -3.6, x1, 3.6, 0.6),
      P = [1, -1].map((s) => box(cross - 5, s * half - 1.7, cross + 5, s * half + 1.7, 0.4));
    pen.shadow(outline, 0.7, 1.1, 2);
    pen.layers(X, ['dark-underbody'], ['standing-cylinder', { opacity: 0.4 }], ['edge-line']);
    for (const plate of P) pen.path(plate, 'dark-underbody', 'edge-line');
    bolts(pen, pairs([cross - 3, half, cross + 3, half, cross - 3, -half, cross + 3, -half]), 0.6);
    pen.layers(outline, ['dark-underbody'], ['bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(C, 'underbody', 'edge-line');
    for (const s of [1, -1]) {
      pen.concentric(cross, s * 7.4, [1.2, 'dark-metal', 'edge-line'], [0.5, 'void']);
    }
    pen.circle(x1 - 6, 0, 0.8, 'dark-metal', 'detail-line');
    pen.hitArea(union(X, outline, C, ...P)).calloutAt(x1 - 9, 0);
  });
}
