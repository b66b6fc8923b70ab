import { line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';

export function bar(v: View, id: string, title: string, x: number) {
  v.region(id, title, { part: 'termination-bar' }, (r) => {
    const F = rect(x - 2.4, -48.6, x + 2.4, 48.6, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(line([x - 1, -48], [x - 1, 48]), 'gleam-1');
    let heads = new Shape();
    for (let y = -46; y < 48; y += 5) heads = heads.add(line([x, y], [x + 0.01, y]));
    r.p(heads, { stroke: 'metal-2', width: 0.7 });
    r.hit(F, true);
    r.at(x, x < 200 ? 28 : -26);
  });
}
