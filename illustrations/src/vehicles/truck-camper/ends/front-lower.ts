import { pairs } from '../../../kit/geometry/points.ts';
import { box, cornered, line, poly } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { camperJack } from '../../../parts/running/jacks.ts';
import { bellyPanel } from '../../../parts/walls/trim.ts';
import { fromFront } from './end-shapes.ts';

export function frontLower(view: View) {
  frontBodyCaboverBelly(view);
  frontChassisTieDownFront(view);
  for (const [k, s] of fromFront)
    camperJack(view, `chassis.jack-front-${k}`, `Corner jack, front ${k} side`, {
      x: s * 53,
      top: 100,
      bot: 40,
      brackets: [],
      at: 24,
    });
  frontGround(view);
}

function frontBodyCaboverBelly(view: View) {
  bellyPanel(
    view,
    'body.cabover-belly',
    'Cab-over underside panel',
    cornered([-42, 84.2, 0, 42, 84.2, 0, 41, 82.4, 0.8, -41, 82.4, 0.8]),
    [-36, 83.2],
  );
}

function frontChassisTieDownFront(view: View) {
  for (const [k, s] of fromFront)
    view.region(`chassis.tie-down-front-${k}`, `Tie-down turnbuckle, front ${k} side`, (pen) => {
      pen.tube(line([s * 45, 59.6], [s * 42.6, 34]), 0.6);
      pen.tube(line([s * 44.3, 52], [s * 43.4, 43]), 1.5, 'metal-2');
      for (const [x, y] of pairs([45, 59, 42.6, 34])) {
        pen.concentric(s * x, y, [1, 'metal', 'edge-line'], [0.4, 'gloss']);
      }
      pen.hitArea(poly([s * 43.2, 59, s * 46.6, 59, s * 44.4, 33, s * 41, 33])).calloutAt(s * 43.9, 48);
    });
}

function frontGround(view: View) {
  view.decoration((pen) => {
    for (const s of [-1, 1])
      for (const y of [64.6, 82]) {
        pen.path(box(s * 47.6, y - 2, s * 51.2, y + 2, 0.4), 'dark-metal', 'edge-line');
      }
  });
}
