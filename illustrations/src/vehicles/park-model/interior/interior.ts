import { planView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { winPlan } from '../../../parts/interior/shell.ts';
import { vehicle } from '../hull.ts';
import { bath, doors, secondBath } from './interior-bath.ts';
import { patioOpening, porchPlan } from './interior-porch.ts';
import { bedroom, dining, kitchen, living, loft, utilities } from './interior-rooms.ts';
import { floors, outerLines, partitions, shade, wallMiddle, walls } from './interior-shell.ts';
import { roofHitchCover } from '../roof/roof.ts';

/** Roof and loft removed: front at the left, curb side with its porch up. */
export function parkModelInterior(): Scene {
  const view = planView(vehicle, 'interior', 500, 220, {
    originX: 4,
    cy: 141,
    lane: 16,
    pad: [6, 10, 6, 10],
  });
  roofHitchCover(view);
  porchPlan(view);
  shade(view);
  floors(view);
  walls(view);
  partitions(view);
  outerLines(view);
  windows(view);
  patioOpening(view);
  living(view);
  loft(view);
  kitchen(view);
  dining(view);
  utilities(view);
  bath(view);
  secondBath(view);
  bedroom(view);
  doors(view);
  return view.scene();
}

function windows(view: View) {
  const wy = wallMiddle;
  const deep = { t: 2.2 };
  winPlan(view, 'glass.window-front-l', 'Window, front, curb flank', 29, 49, 42, { vert: true, ...deep });
  winPlan(view, 'glass.window-front', 'Window, front picture window', -22, 22, 42, { vert: true, ...deep });
  winPlan(view, 'glass.window-front-r', 'Window, front, road flank', -49, -29, 42, { vert: true, ...deep });
  winPlan(view, 'glass.window-living@L', 'Window, living room', 68, 124, -wy, deep);
  winPlan(view, 'glass.window-kitchen@L', 'Window, kitchen', 178, 208, -wy, deep);
  winPlan(view, 'glass.window-bath@L', 'Window, bathroom', 334, 354, -wy, deep);
  winPlan(view, 'glass.window-bed@L', 'Window, bedroom', 398, 430, -wy, deep);
  winPlan(view, 'glass.window-living@R', 'Window, living room', 66, 107, wy, deep);
  winPlan(view, 'glass.window-kitchen@R', 'Window, kitchen', 264, 298, wy, deep);
  winPlan(view, 'glass.window-bath@R', 'Window, bathroom', 330, 350, wy, deep);
  winPlan(view, 'glass.window-bed@R', 'Window, bedroom', 392, 428, wy, deep);
  winPlan(view, 'glass.window-rear', 'Window, rear bedroom', -44, -4, 460, { vert: true, ...deep });
}
