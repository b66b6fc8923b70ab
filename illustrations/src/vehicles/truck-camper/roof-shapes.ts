import { line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';

export function bar(v: View, id: string, title: string, x: number, at: number) {
  v.region(id, title, { part: 'termination-bar' }, (r) => {
    const F = rect(x - 2.2, -46.6, x + 2.2, 46.6, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(line([x - 1, -46], [x - 1, 46]), 'gleam-1');
    for (let y = -44; y < 46; y += 4) r.c(x, y, 0.32, 'dark-metal');
    r.hit(F, true);
    r.at(x, at);
  });
}
