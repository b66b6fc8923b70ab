import { type View } from '../../kit/drawing/view.ts';
import { poly } from '../../kit/geometry/shapes.ts';

/** The head of a stowed awning seen from an end: `s` is the side of the page, `low` its lower edge. */
export function awningHeadEnd(
  view: View,
  id: string,
  title: string,
  s: number,
  halfWidth: number,
  low: number,
): void {
  view.region(id, title, (pen) => {
    const outline = poly([
      [s * (halfWidth - 1), low, 1],
      [s * (halfWidth + 4.6), low, 2.4],
      [s * (halfWidth + 6.2), low + 3.6, 2.6],
      [s * (halfWidth + 4), low + 7.4, 2],
      [s * (halfWidth - 1), low + 7.4, 0.6],
    ]);
    pen.layers(outline, ['plastic', 'part-line'], ['diagonal-bevel']);
    const roll = [s * (halfWidth + 2.7), low + 3.7] as const;
    pen.concentric(
      ...roll,
      [2.2, 'fabric', 'edge-line'],
      [2.2, 'sphere'],
      [0.7, 'dark-metal', 'detail-line'],
    );
    pen.hitArea(outline);
  });
}
