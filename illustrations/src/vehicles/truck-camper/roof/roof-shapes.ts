import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';

export function bar(view: View, id: string, title: string, x: number, at: number) {
  view.region(id, title, (pen) => {
    const outline = rect(x - 2.2, -46.6, x + 2.2, 46.6, 0.6);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([x - 1, -46], [x - 1, 46]), 'gleam-1');
    for (let y = -44; y < 46; y += 4) pen.circle(x, y, 0.32, 'dark-metal');
    pen.hitArea(outline, true).calloutAt(x, at);
  });
}
