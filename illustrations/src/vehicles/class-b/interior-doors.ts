import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { sill } from '../../parts/interior-shell.ts';

/** The barn doors, closed. */
export function rearDoors(v: View) {
  bothFromRear((s, k) => {
    v.region(`door.rear-${k}`, `Rear barn door, ${k} side`, { part: 'rear-door', cat: 'door' }, (r) => {
      const F = poly([
        [287, s * 0.2],
        [289.8, s * 0.2],
        [289.4, s * 30],
        [288.4, s * 36.4, 1],
        [285.6, s * 36.4],
        [286.6, s * 30],
      ]);
      r.p(F, 'accent-1', 'edge-line');
      r.p(F, 'shade-from-right', { opacity: 0.6 });
      r.p(F, 'part-line');
      r.c(287.8, s * 34.8, 0.7, 'dark-metal', 'detail-line');
      r.hit(F, true);
      r.at(287.6, s * 33);
    });
    v.region(`glass.rear-${k}`, `Rear door window, ${k} side`, { part: 'door-glass', cat: 'glass' }, (r) => {
      const F = s > 0 ? rect(286.8, 3.4, 290, 29.4, 0.5) : rect(286.8, -29.4, 290, -3.4, 0.5);
      r.p(F, 'frame', 'edge-line');
      r.p(F.inset(0.6), 'glass');
      r.p(line([288, s * 4.4], [288, s * 28.4]), 'gleam-1');
      r.hit(F, true);
      r.at(288.4, s * 16);
    });
  });
}

/** The sliding door run back along the wall, and the running board it opens to. */
export function entry(v: View) {
  sill(v, [101, 37.6, 152.6, 40.4]);
  v.region('door.steps@R', 'Electric running board', { part: 'entry-step', cat: 'door' }, (r) => {
    const F = rect(60, 40.6, 152, 45.4, 0.9);
    r.cast(F, 0.6, 1, 2);
    r.p(F, 'metal', 'part-line');
    r.p(F, 'shade-from-top', { opacity: 0.7 });
    let treads = new Shape();
    for (let x = 64; x < 150; x += 3) treads = treads.add(line([x, 43], [x + 1.6, 43]));
    r.p(treads, 'detail-line', 'half-line');
    r.hit(F);
    r.at(80, 43.4);
  });
  v.region('door.slider@R', 'Sliding door (open)', { part: 'sliding-door', cat: 'door' }, (r) => {
    const F = rect(153.6, 41, 205, 43.8, 1);
    r.cast(F, 0.7, 1.1, 3);
    r.p(F, 'accent-1');
    r.p(F, 'shade-from-right', { opacity: 0.4 });
    r.p(F, 'part-line');
    const pane = rect(157, 41.7, 201, 43.1, 0.4);
    r.p(pane, 'glass', 'detail-line');
    r.p(line([158, 42.6], [200, 42.6]), 'gleam-1');
    r.p(rect(155, 43.6, 161, 44.6, 0.4), 'gloss', 'detail-line');
    r.hit(F, true);
    r.at(179, 42.4);
  });
}
