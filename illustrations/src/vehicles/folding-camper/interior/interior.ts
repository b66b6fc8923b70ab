import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ceiling, floor, sill, wall } from '../../../parts/interior/shell.ts';
import { hiddenWheels } from '../../../parts/interior/wheel-housing.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { axle, boxFront, boxRear, halfWidth, tireRadius, vehicle } from '../hull.ts';
import { bunk } from './interior-bunks.ts';
import { canvasStrip, liftPosts, tentWindow } from './interior-canvas.ts';
import { bath, dinette, entry, galley, sofaAndHeat } from './interior-rooms.ts';

const inside = halfWidth - 2;

/** Roof and canvas top removed: front at the left, curb side up, both bunk ends drawn out. */
export function foldingCamperInterior(): Scene {
  const view = planView(vehicle, 'interior', 256, 124, {
    state: 'bunk ends extended',
    originX: 5,
    cy: 75,
    lane: 12,
    pad: [6, 8, 6, 8],
    lineScale: 0.78,
  });
  bunk(view, 'front');
  bunk(view, 'rear');
  floors(view);
  walls(view);
  canvas(view);
  galley(view);
  bath(view);
  dinette(view);
  sofaAndHeat(view);
  liftPosts(view);
  entry(view);
  return view.scene();
}

function floors(view: View) {
  view.decoration((pen) => {
    const box = rect(boxFront, -halfWidth, boxRear, halfWidth, 2);
    pen.shadow(box, 1, 1.8, 4);
    pen.path(box, 'accent-4');
  });
  floor(
    view,
    'int.living.floor',
    'Flooring (vinyl plank)',
    rect(boxFront + 2, -inside, boxRear - 2, inside),
    'plank',
    { at: [100, 14] },
  );
  const house = [axle - tireRadius - 2, axle + tireRadius + 2] as const;
  hiddenWheels(view, [house[0], -inside, house[1], -30], [house[0], 30, house[1], inside]);
  ceiling(view, 'int.living.ceiling', 'Ceiling liner, roof shell', 104, -14, 168, 2, { at: [114, -1] });
}

function walls(view: View) {
  wall(view, 'int.living.wall@L', 'Box wall, road side', [boxFront, -halfWidth, boxRear, -inside], {
    at: [156, -40.4],
  });
  wall(
    view,
    'int.living.wall@R',
    'Box wall, curb side',
    [110.4, inside, boxRear, halfWidth, boxFront, inside, 82.6, halfWidth],
    { at: [152, 40.4] },
  );
  wall(
    view,
    'int.living.wall-front',
    'Half wall to the front bunk',
    [boxFront, -inside, boxFront + 2, inside],
    { at: [boxFront + 1, -24] },
  );
  wall(view, 'int.living.wall-rear', 'Half wall to the rear bunk', [boxRear - 2, -inside, boxRear, inside], {
    at: [boxRear - 1, -24],
  });
  sill(view, [82.6, inside, 110.4, halfWidth + 0.2]);
  planOutlines(view, [
    [
      [82.6, halfWidth],
      [boxFront, halfWidth],
      [boxFront, -halfWidth],
      [boxRear, -halfWidth],
      [boxRear, halfWidth],
      [110.4, halfWidth],
    ],
  ]);
}

function canvas(view: View) {
  canvasStrip(view, 'canvas.wall-front@R', 'Canvas sidewall, front section', 53, 82.4, 1, 55);
  canvasStrip(view, 'canvas.wall-rear@R', 'Canvas sidewall, rear section', 110.6, 193, 1, 114);
  canvasStrip(view, 'canvas.wall-front@L', 'Canvas sidewall, front section', 53, 123, -1, 55);
  canvasStrip(view, 'canvas.wall-rear@L', 'Canvas sidewall, rear section', 123, 193, -1, 190.4);
  tentWindow(view, 'canvas.window-front@R', 'Tent window, front', 58.4, 80, 1);
  tentWindow(view, 'canvas.window-mid@R', 'Tent window, center', 117.6, 149.2, 1);
  tentWindow(view, 'canvas.window-rear@R', 'Tent window, rear', 154.6, 187.4, 1);
  tentWindow(view, 'canvas.window-front@L', 'Tent window, front', 58.6, 87.6, -1);
  tentWindow(view, 'canvas.window-mid@L', 'Tent window, center', 91, 118.4, -1);
  tentWindow(view, 'canvas.window-rear@L', 'Tent window, rear', 127.6, 187, -1);
}
