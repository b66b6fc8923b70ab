import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { leg } from '../../../parts/running/jacks.ts';
import { bumperTube, licensePlate } from '../../../parts/walls/rear-fittings.ts';
import { fromRear } from './end-shapes.ts';

export function rearLower(view: View) {
  rearRunMudFlap(view);
  for (const [k, s] of fromRear)
    leg(view, `chassis.jack-rear-${k}`, `Leveling jack, rear ${k} side`, {
      x: s * 27,
      top: 21,
      foot: 0,
      mid: 10.5,
      w: 3.8,
      pad: 4.8,
    });
  rearSpare(view);
  bumperTube(view, 'Rear bumper tube', 46, [20.6, 25.4], [-34, 23]);
  rearBumperCap(view);
  rearHitch(view);
  licensePlate(view, -18, [19.4, 25.4], { above: [0.1, 1.6, 0.8, 1.8] });
}

function rearRunMudFlap(view: View) {
  for (const [k, s] of fromRear)
    view.region(`run.mud-flap-${k}`, `Mud flap, ${k} side`, (pen) => {
      const outline = box(s * 36, 7, s * 48, 21, 0.6);
      pen.path(outline, 'rubber', 'edge-line');
      pen.path(outline.inset(0.9), 'dark-gleam-1');
      pen.hitArea(outline);
    });
}

function rearSpare(view: View) {
  view.region('rear.spare', 'Spare tire & under-slung carrier', (pen) => {
    const outline = rect(-15, 5.4, 15, 14.4, 3);
    for (const x of [-12.6, 12.6]) pen.path(rect(x - 0.9, 14, x + 0.9, 21), 'underbody', 'edge-line');
    pen.layers(outline, ['tire'], ['lying-cylinder', { opacity: 0.45 }], ['part-line']);
    for (const y of [8, 10, 12]) pen.path(line([-14.4, y], [14.4, y]), 'detail-line');
    let q = new Shape();
    for (let x = -13; x < 14; x += 2)
      q = q.add(line([x, 5.8], [x + 0.7, 7.4])).add(line([x, 14], [x + 0.7, 12.4]));
    pen.path(q, 'dark-gleam-1');
    pen.path(rect(-17, 3.9, 17, 5.6, 0.6), 'underbody', 'edge-line');
    for (const x of [-15.8, 15.8]) {
      pen.path(rect(x - 0.8, 4.6, x + 0.8, 21), 'underbody', 'edge-line');
    }
    pen.circle(0, 4.8, 0.7, 'dark-metal', 'detail-line');
    pen.hitArea(rect(-17.4, 3.6, 17.4, 20.8, 1)).calloutAt(-8, 10);
  });
}

function rearBumperCap(view: View) {
  for (const [k, s] of fromRear)
    view.region(`rear.bumper-cap-${k}`, `Bumper end cap, ${k} side`, { callout: s < 0 }, (pen) => {
      const outline = box(s * 45.4, 20.2, s * 48, 25.8, 0.8);
      pen.path(outline, 'rubber', 'part-line');
      pen.circle(s * 46.7, 23, 0.5, 'dark-metal');
      pen.hitArea(outline);
    });
}

function rearHitch(view: View) {
  view.region('rear.hitch', 'Rear receiver hitch', (pen) => {
    const outline = rect(-3.4, 14.8, 3.4, 20.8, 0.5);
    pen.path(rect(-9, 18.6, 9, 20.8), 'dark-underbody', 'edge-line');
    pen.path(outline, 'dark-underbody', 'part-line');
    pen.path(rect(-1.7, 15.8, 1.7, 19.2, 0.2), 'void', 'dark-gleam-1');
    for (const x of [-5.6, 5.6]) pen.circle(x, 17, 0.8, 'dark-metal', 'detail-line');
    pen.hitArea(rect(-9, 14.6, 9, 20.8));
  });
}
