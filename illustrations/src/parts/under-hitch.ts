import { pairs } from '../kit/points.ts';
import { box, rect } from '../kit/polygon.ts';
import type { View } from '../kit/view.ts';
import { union } from './plan.ts';
import { bolts } from './under-steel.ts';

interface Receiver {
  /** Where the receiver tube begins and where its collar ends. */
  readonly x0: number;
  readonly x1: number;
  /** The cross tube: its place and half its length. */
  readonly cross: number;
  readonly half: number;
  readonly title?: string | undefined;
}

/** Receiver hitch: cross tube bolted to both rails, receiver tube, collar, chain loops. */
export function receiverBelow(v: View, { x0, x1, cross, half, title = 'Receiver hitch' }: Receiver): void {
  v.region('rear.hitch', title, (r) => {
    const X = rect(cross - 1.9, -half, cross + 1.9, half, 0.5),
      F = rect(x0, -2.8, x1 - 0.6, 2.8, 0.5),
      C = rect(x1 - 3.6, -3.6, x1, 3.6, 0.6),
      P = [1, -1].map((s) => box(cross - 5, s * half - 1.7, cross + 5, s * half + 1.7, 0.4));
    r.cast(F, 0.7, 1.1, 2);
    r.p(X, 'dark-underbody');
    r.p(X, 'standing-cylinder', { opacity: 0.4 });
    r.p(X, 'edge-line');
    for (const plate of P) r.p(plate, 'dark-underbody', 'edge-line');
    bolts(r, pairs([cross - 3, half, cross + 3, half, cross - 3, -half, cross + 3, -half]), 0.6);
    r.p(F, 'dark-underbody');
    r.p(F, 'bevel', { opacity: 0.6 });
    r.p(F, 'part-line');
    r.p(C, 'underbody', 'edge-line');
    for (const s of [1, -1]) {
      r.c(cross, s * 7.4, 1.2, 'dark-metal', 'edge-line');
      r.c(cross, s * 7.4, 0.5, 'void');
    }
    r.c(x1 - 6, 0, 0.8, 'dark-metal', 'detail-line');
    r.hit(union(X, F, C, ...P));
    r.at(x1 - 9, 0);
  });
}
