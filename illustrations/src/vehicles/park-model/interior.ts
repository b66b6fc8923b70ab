import type { Scene } from '../../kit/scene.ts';
import type { View } from '../../kit/view.ts';
import { winPlan } from '../../parts/interior-shell.ts';
import { planView } from '../../parts/plan.ts';
import { vehicle } from './hull.ts';
import { bath, doors, secondBath } from './interior-bath.ts';
import { patioOpening, porchPlan } from './interior-porch.ts';
import { bedroom, dining, kitchen, living, loft, utilities } from './interior-rooms.ts';
import { floors, outerLines, partitions, shade, wallMiddle, walls } from './interior-shell.ts';
import { roofHitchCover } from './roof.ts';

/** Roof and loft removed: front at the left, curb side with its porch up. */
export function parkModelInterior(): Scene {
  const v = planView({
    id: 'pm39.interior',
    vehicle,
    side: 'interior',
    title: 'Park model 39 ft — interior floor plan',
    w: 500,
    h: 220,
    ox: 4,
    cy: 141,
    lane: 16,
    pad: [6, 10, 6, 10],
  });
  roofHitchCover(v);
  porchPlan(v);
  shade(v);
  floors(v);
  walls(v);
  partitions(v);
  outerLines(v);
  windows(v);
  patioOpening(v);
  living(v);
  loft(v);
  kitchen(v);
  dining(v);
  utilities(v);
  bath(v);
  secondBath(v);
  bedroom(v);
  doors(v);
  return v.scene();
}

function windows(v: View) {
  const wy = wallMiddle;
  const deep = { t: 2.2 };
  winPlan(v, 'glass.window-front-l', 'Window, front, curb flank', 29, 49, 42, { vert: true, ...deep });
  winPlan(v, 'glass.window-front', 'Window, front picture window', -22, 22, 42, { vert: true, ...deep });
  winPlan(v, 'glass.window-front-r', 'Window, front, road flank', -49, -29, 42, { vert: true, ...deep });
  winPlan(v, 'glass.window-living@L', 'Window, living room', 68, 124, -wy, deep);
  winPlan(v, 'glass.window-kitchen@L', 'Window, kitchen', 178, 208, -wy, deep);
  winPlan(v, 'glass.window-bath@L', 'Window, bathroom', 334, 354, -wy, deep);
  winPlan(v, 'glass.window-bed@L', 'Window, bedroom', 398, 430, -wy, deep);
  winPlan(v, 'glass.window-living@R', 'Window, living room', 66, 107, wy, deep);
  winPlan(v, 'glass.window-kitchen@R', 'Window, kitchen', 264, 298, wy, deep);
  winPlan(v, 'glass.window-bath@R', 'Window, bathroom', 330, 350, wy, deep);
  winPlan(v, 'glass.window-bed@R', 'Window, bedroom', 392, 428, wy, deep);
  winPlan(v, 'glass.window-rear', 'Window, rear bedroom', -44, -4, 460, { vert: true, ...deep });
}
