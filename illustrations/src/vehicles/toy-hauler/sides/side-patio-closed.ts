import type { Pen } from '../../../kit/drawing/pen.ts';
import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { latch } from '../../../parts/walls/compartments.ts';
import { floodLight } from '../../../parts/walls/lamps.ts';

const frame = rect(388, 38.7, 478, 124, [0.4, 0.4, 3.4, 3.4]);
const door = rect(390.6, 40.6, 475.4, 121.4, [0.6, 0.6, 1.4, 1.4]);

/** The side patio on the road: its deck is a door that carries the paint of the wall. */
export function sidePatioClosed(view: View) {
  doorPatioFrame(view);
  doorPatioRamp(view);
  floodLight(view, 'light.patio', 'Patio scene light', 433, 129.4, { w: 8, h: 3.2 });
}

function doorPatioFrame(view: View) {
  view.region('door.patio-frame', 'Patio opening frame & seal', (pen) => {
    pen.shadow(frame, 0.8, 1.2, 3);
    pen.layers(frame, ['metal', 'part-line'], ['diagonal-bevel']);
    pen.path(frame.inset(0.8), 'detail-line', 'half-line');
    pen.path(rect(389.6, 39.4, 476.4, 122.4, [0.4, 0.4, 1.8, 1.8]), 'rubber');
    pen
      .hitArea(new Shape(frame.segments.concat(door.segments)))
      .withHoles()
      .calloutAt(389.2, 114);
  });
}

function doorPatioRamp(view: View) {
  view.region('door.patio-ramp', 'Patio ramp door, closed', (pen) => {
    pen.bodyPanel(door);
    pen.within(door, () => {
      pen.path(rect(390.6, 117.4, 475.4, 121.4), 'shade-from-top');
      pen.path(rect(390.6, 40.6, 475.4, 50), 'shade-from-bottom');
      pen.path(rect(390.6, 40.6, 397, 121.4), view.frontShade, { opacity: 0.55 });
      pen.path(rect(469, 40.6, 475.4, 121.4), view.rearShade, { opacity: 0.55 });
    });
    // perimeter extrusion and pressed panels
    pen.path(door, 'part-line');
    pen.path(door.inset(1.5), 'edge-line', 'half-line');
    pen.path(door.inset(1.9), 'gleam-1');
    for (const x of [398, 435.4]) {
      const panel = rect(x, 78, x + 32.6, 114, 2.4);
      pen.layers(panel, ['shade-1'], ['detail-line', 'half-line']);
      pen.path(panel.inset(0.6), 'gleam-1');
    }
    hinge(pen);
    for (const x of [396.4, 469.6]) for (const y of [64, 96]) latch(pen, x, y);
    pen.hitArea(door).calloutAt(433, 70);
  });
}

/** The piano hinge the deck swings down on, with its springs in the sill. */
function hinge(pen: Pen) {
  const leaf = rect(391.4, 40.8, 474.6, 43.6, 0.4);
  pen.layers(leaf, ['metal', 'edge-line'], ['lying-cylinder']);
  let knuckles = new Shape();
  for (let x = 394; x < 474; x += 3.2) knuckles = knuckles.add(line([x, 41], [x, 43.4]));
  pen.path(knuckles, 'detail-line', 'half-line');
}
