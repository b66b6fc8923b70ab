import type { Pen } from '../../kit/pen.ts';
import { line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { latch } from '../../parts/compartments.ts';
import { floodLight } from '../../parts/lamps.ts';

const frame = rect(388, 38.7, 478, 124, [0.4, 0.4, 3.4, 3.4]);
const door = rect(390.6, 40.6, 475.4, 121.4, [0.6, 0.6, 1.4, 1.4]);

/** The side patio on the road: its deck is a door that carries the paint of the wall. */
export function sidePatioClosed(v: View) {
  doorPatioFrame(v);
  doorPatioRamp(v);
  floodLight(v, 'light.patio', 'Patio scene light', 433, 129.4, { w: 8, h: 3.2 });
}

function doorPatioFrame(v: View) {
  v.region('door.patio-frame', 'Patio opening frame & seal', { part: 'ramp-frame', cat: 'door' }, (r) => {
    r.cast(frame, 0.8, 1.2, 3);
    r.p(frame, 'metal', 'part-line');
    r.p(frame, 'diagonal-bevel');
    r.p(frame.inset(0.8), 'detail-line', 'half-line');
    r.p(rect(389.6, 39.4, 476.4, 122.4, [0.4, 0.4, 1.8, 1.8]), 'rubber');
    r.hit(new Shape(frame.segments.concat(door.segments)));
    r.rings();
    r.at(389.2, 114);
  });
}

function doorPatioRamp(v: View) {
  v.region('door.patio-ramp', 'Patio ramp door, closed', { part: 'patio-ramp', cat: 'door' }, (r) => {
    r.skin(door);
    r.clip(door, () => {
      r.p(rect(390.6, 117.4, 475.4, 121.4), 'shade-from-top');
      r.p(rect(390.6, 40.6, 475.4, 50), 'shade-from-bottom');
      r.p(rect(390.6, 40.6, 397, 121.4), v.F, { opacity: 0.55 });
      r.p(rect(469, 40.6, 475.4, 121.4), v.R, { opacity: 0.55 });
    });
    // perimeter extrusion and pressed panels
    r.p(door, 'part-line');
    r.p(door.inset(1.5), 'edge-line', 'half-line');
    r.p(door.inset(1.9), 'gleam-1');
    for (const x of [398, 435.4]) {
      const panel = rect(x, 78, x + 32.6, 114, 2.4);
      r.p(panel, 'shade-1');
      r.p(panel, 'detail-line', 'half-line');
      r.p(panel.inset(0.6), 'gleam-1');
    }
    hinge(r);
    for (const x of [396.4, 469.6]) for (const y of [64, 96]) latch(r, x, y);
    r.hit(door);
    r.at(433, 70);
  });
}

/** The piano hinge the deck swings down on, with its springs in the sill. */
function hinge(r: Pen) {
  const leaf = rect(391.4, 40.8, 474.6, 43.6, 0.4);
  r.p(leaf, 'metal', 'edge-line');
  r.p(leaf, 'lying-cylinder');
  let knuckles = new Shape();
  for (let x = 394; x < 474; x += 3.2) knuckles = knuckles.add(line([x, 41], [x, 43.4]));
  r.p(knuckles, 'detail-line', 'half-line');
}
