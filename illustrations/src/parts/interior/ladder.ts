import { line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import type { PlanFace } from '../layout/plan.ts';

/** A ladder to a loft, leaning: two rails and flat treads, the foot away from the wall it leans on. */
export function loftLadder(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  wallAt: PlanFace,
) {
  view.region(id, title, (pen) => {
    const along = wallAt === 'w' || wallAt === 'e';
    const outline = rect(x0, y0, x1, y1);
    pen.shadow(outline, 1.4, 2, 3);
    const n = Math.max(3, Math.round((along ? x1 - x0 : y1 - y0) / 4.4));
    let edges = new Shape();
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n;
      const at = along ? x0 + (x1 - x0) * t : y0 + (y1 - y0) * t;
      const tread = along
        ? rect(at - 1.3, y0 + 0.6, at + 1.3, y1 - 0.6, 0.3)
        : rect(x0 + 0.6, at - 1.3, x1 - 0.6, at + 1.3, 0.3);
      pen.path(tread, 'wood', 'edge-line');
      edges = edges.add(
        along
          ? line([at - 0.7, y0 + 1.8], [at - 0.7, y1 - 1.8])
          : line([x0 + 1.8, at - 0.7], [x1 - 1.8, at - 0.7]),
      );
    }
    pen.path(edges, 'detail-line', 'half-line');
    for (const side of [0, 1]) {
      const rail = along
        ? rect(x0, side ? y1 - 1.3 : y0, x1, side ? y1 : y0 + 1.3, 0.5)
        : rect(side ? x1 - 1.3 : x0, y0, side ? x1 : x0 + 1.3, y1, 0.5);
      pen.layers(rail, ['metal', 'edge-line'], [along ? 'lying-cylinder' : 'standing-cylinder']);
    }
    pen.hitArea(outline);
  });
}
