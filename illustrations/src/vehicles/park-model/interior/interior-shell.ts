import { pairs } from '../../../kit/geometry/points.ts';
import { poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ceiling, floor, sill, wall } from '../../../parts/interior/shell.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { halfWidth as outer, wallFront, wallRear } from '../hull.ts';

/** Walls of a house: four inches of studs between siding and drywall. */
export const inside = outer - 4;
export const wallMiddle = outer - 2;
const front = wallFront + 4;
const rear = wallRear - 4;

export function shade(view: View) {
  view.decoration((pen) => {
    const house = rect(wallFront, -outer, wallRear, outer);
    pen.shadow(house, 1.2, 2, 4);
    pen.path(house, 'accent-4');
  });
}

export function floors(view: View) {
  floor(
    view,
    'int.living.floor',
    'Flooring, living room & kitchen (vinyl plank)',
    poly([front, -inside, 314, -inside, 314, -4, 372, -4, 372, 24, 314, 24, 314, inside, front, inside]),
    'plank',
    { at: [140, 20] },
  );
  floor(view, 'int.bath.floor', 'Flooring, bathroom (vinyl)', rect(314, 24, 372, inside), 'tile', {
    at: [334, 30],
  });
  floor(
    view,
    'int.bath-2.floor',
    'Flooring, half bath & laundry (vinyl)',
    rect(314, -inside, 392, -4),
    'tile',
    { at: [330, -28] },
  );
  floor(
    view,
    'int.bedroom.floor',
    'Flooring, bedroom (carpet)',
    poly([372, inside, rear, inside, rear, -inside, 392, -inside, 392, -4, 372, -4]),
    'carpet',
    { at: [384, 36] },
  );
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, kitchen', 172, 14, 246, 32, { at: [184, 28] });
  ceiling(view, 'int.bedroom.ceiling', 'Ceiling panel, bedroom', 404, 22, 448, 42, { at: [412, 38] });
}

export function walls(view: View) {
  wall(view, 'int.living.wall-front', 'Wall panel, front', [wallFront, -outer, front, outer], {
    at: [42, 58],
  });
  wall(
    view,
    'int.living.wall@L',
    'Wall panel, living room & kitchen, road side',
    [front, -outer, 314, -inside],
    { at: [150, -70] },
  );
  wall(
    view,
    'int.living.wall@R',
    'Wall panel, living room & kitchen, curb side',
    [222, inside, 314, outer, front, inside, 152, outer],
    { at: [256, 70] },
  );
  wall(view, 'int.bath.wall@L', 'Wall panel, half bath & laundry, road side', [314, -outer, 392, -inside], {
    at: [374, -70],
  });
  wall(view, 'int.bath.wall@R', 'Wall panel, bathroom, curb side', [314, inside, 372, outer], {
    at: [322, 70],
  });
  wall(view, 'int.bedroom.wall@L', 'Wall panel, bedroom, road side', [392, -outer, rear, -inside], {
    at: [446, -70],
  });
  wall(view, 'int.bedroom.wall@R', 'Wall panel, bedroom, curb side', [372, inside, rear, outer], {
    at: [446, 70],
  });
  wall(
    view,
    'int.bedroom.wall-rear',
    'Wall panel, rear',
    [rear, 54.6, wallRear, outer, rear, -outer, wallRear, 21.4],
    { at: [460, 8] },
  );
}

export function partitions(view: View) {
  wall(
    view,
    'int.bath.partition',
    'Partition walls, bathrooms & bedroom',
    [
      [312, 24, 314, inside],
      [314, 24, 318, 26],
      [342, 24, 372, 26],
      [370, 26, 372, inside],
      [312, -inside, 314, -4],
      [312, -6, 342, -4],
      [366, -6, 392, -4],
      [390, -inside, 392, -6],
      [370, -4, 372, -2],
      [370, 22, 372, 24],
    ],
    { at: [313, 52] },
  );
  wall(
    view,
    'int.hall.partition',
    'Closet walls, water heater & furnace',
    [
      [230, -inside, 232, -42],
      [256, -inside, 258, -42],
      [282, -inside, 284, -42],
      [232, -44, 258, -42],
      [276, -44, 284, -42],
    ],
    { at: [244, -43] },
  );
  sill(
    view,
    [152, inside, 222, outer + 0.4],
    [rear, 21.4, wallRear + 0.4, 54.6],
    [318, 24, 342, 26],
    [342, -6, 366, -4],
    [370, -2, 372, 22],
    [258, -44, 276, -42],
  );
}

export function outerLines(view: View) {
  planOutlines(view, [
    pairs([152, outer, wallFront, outer, wallFront, -outer, wallRear, -outer, wallRear, 21.4]),
    pairs([wallRear, 54.6, wallRear, outer, 222, outer]),
  ]);
}
