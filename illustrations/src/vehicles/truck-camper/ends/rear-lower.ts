import { box, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { camperJack } from '../../../parts/running/jacks.ts';
import { fromRear } from './end-shapes.ts';

export function rearLower(view: View) {
  rearBumper(view);
  rearSteps(view);
  rearChassisTieDownRear(view);
  for (const [k, s] of fromRear)
    camperJack(view, `chassis.jack-rear-${k}`, `Corner jack, rear ${k} side`, {
      x: s * 53,
      top: 96,
      bot: 36,
      brackets: [],
      at: 20,
    });
  rearGround(view);
}

function rearBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper & step platform', (pen) => {
    const outline = rect(-44, 27.4, 44, 33.4, 0.5);
    pen.path(rect(-20, 24.4, -17, 28), 'dark-underbody', 'edge-line');
    pen.path(rect(17, 24.4, 20, 28), 'dark-underbody', 'edge-line');
    pen.layers(outline, ['underbody', 'overlap-line'], ['lying-cylinder']);
    let q = new Shape();
    for (let x = -15; x < 15; x += 1.6) q = q.add(line([x, 32.7], [x + 0.8, 32.7]));
    pen.path(rect(-16, 31.9, 16, 33.4, 0.3), 'gloss', 'detail-line');
    pen.path(q, 'dark-gleam-2');
    for (const s of [-1, 1]) pen.path(box(s * 42.6, 27, s * 45.6, 33.8, 0.8), 'rubber', 'edge-line');
    pen.hitArea(
      poly([
        -45.8, 26.8, -20.2, 26.8, -20.2, 24.2, -16.8, 24.2, -16.8, 26.8, 16.8, 26.8, 16.8, 24.2, 20.2, 24.2,
        20.2, 26.8, 45.8, 26.8, 45.8, 34, -45.8, 34,
      ]),
    );
    pen.calloutAt(-30, 30.4);
  });
}

function rearSteps(view: View) {
  view.region('rear.steps', 'Scissor entry steps', (pen) => {
    const a = -13,
      b = 13;
    for (const x of [a + 0.9, b - 0.9]) {
      const outline = rect(x - 0.75, 1.6, x + 0.75, 28.4, 0.3);
      pen.layers(outline, ['dark-metal', 'edge-line'], ['standing-cylinder']);
      pen.path(rect(x - 1.8, 0.1, x + 1.8, 1.8, 0.4), 'rubber', 'edge-line');
    }
    for (const y of [21.4, 13.8, 6.2]) {
      pen.path(rect(a + 1.6, y - 1.2, b - 1.6, y), 'dark-underbody');
      const outline = rect(a - 0.6, y, b + 0.6, y + 2.6, 0.4);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(rect(a - 0.6, y + 1.6, b + 0.6, y + 2.6, 0.3), 'gloss');
      pen.path(line([a + 0.4, y + 0.8], [b - 0.4, y + 0.8]), 'gleam-2');
      for (const x of [a + 0.9, b - 0.9]) pen.circle(x, y + 0.8, 0.4, 'dark-metal', 'detail-line');
    }
    pen.hitArea(rect(a - 1.2, 0, b + 1.2, 27, 0.6)).calloutAt(0, 15);
  });
}

function rearChassisTieDownRear(view: View) {
  for (const [k, s] of fromRear)
    view.region(`chassis.tie-down-rear-${k}`, `Tie-down turnbuckle, rear ${k} side`, (pen) => {
      pen.tube(line([s * 44, 26.8], [s * 40.4, 17]), 0.6);
      pen.tube(line([s * 43.2, 24.4], [s * 41.4, 19.6]), 1.4, 'metal-2');
      pen.circle(s * 40.4, 17, 0.9, 'metal', 'edge-line');
      pen.circle(s * 44, 26.4, 0.9, 'metal', 'edge-line');
      pen.hitArea(poly([s * 42.4, 27.4, s * 45.6, 27, s * 42, 15.6, s * 38.8, 16.2])).calloutAt(s * 42.2, 22);
    });
}

function rearGround(view: View) {
  view.decoration((pen) => {
    for (const s of [-1, 1])
      for (const y of [44, 80])
        pen.path(box(s * 47.8, y - 2, s * 51.2, y + 2, 0.4), 'dark-metal', 'edge-line');
  });
}
