import { type View } from '../../kit/drawing/view.ts';
import { cornered } from '../../kit/geometry/shapes.ts';
import { type Point } from '../../kit/geometry/points.ts';

/** A cast name badge between two heights. */
export function nameBadge(
  view: View,
  title: string,
  outline: readonly number[],
  inset: number,
  at: Point,
): void {
  view.region('body.badge', title, (pen) => {
    const badge = cornered(outline);
    pen.layers(badge, ['metal', 'edge-line'], ['bevel']);
    pen.path(badge.inset(inset), 'detail-line', 'half-line');
    pen.hitArea(badge).calloutAt(...at);
  });
}
