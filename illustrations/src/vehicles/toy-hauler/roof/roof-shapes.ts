import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';

export function bar(view: View, id: string, title: string, x: number) {
  view.region(id, title, (pen) => {
    const outline = rect(x - 2.4, -48.6, x + 2.4, 48.6, 0.6);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([x - 1, -48], [x - 1, 48]), 'gleam-1');
    let heads = new Shape();
    for (let y = -46; y < 48; y += 5) heads = heads.add(line([x, y], [x + 0.01, y]));
    pen.path(heads, { stroke: 'metal-2', width: 0.7 });
    pen.hitArea(outline, true).calloutAt(x, x < 200 ? 28 : -26);
  });
}
