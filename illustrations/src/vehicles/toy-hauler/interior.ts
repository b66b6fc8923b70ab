import type { Scene } from '../../kit/scene.ts';
import type { View } from '../../kit/view.ts';
import { winPlan } from '../../parts/interior-shell.ts';
import { planView } from '../../parts/plan.ts';
import { furnishGarage, garageOpenings, halfBath } from './interior-garage.ts';
import { bath, bedroom, doors, galley, living } from './interior-rooms.ts';
import { floors, garageWalls, partitions, slideBoxes, walls } from './interior-shell.ts';
import { wallMiddle } from './interior-shapes.ts';
import { patioDeck } from './roof-sides.ts';

/** Roof removed: front at the left, curb side up, slide-outs extended, the patio lowered. */
export function toyHaulerInterior(): Scene {
  const v = planView({
    id: 'th42.interior',
    vehicle: 'toy-hauler-42',
    side: 'interior',
    title: 'Toy hauler fifth wheel 42 ft — interior floor plan (slides and patio extended)',
    w: 508,
    h: 196,
    ox: 2,
    cy: 84,
    lw: 1.12,
  });
  patioDeck(v);
  floors(v);
  walls(v);
  garageWalls(v);
  partitions(v);
  slideBoxes(v);
  garageOpenings(v);
  windows(v);
  bedroom(v);
  bath(v);
  galley(v);
  living(v);
  furnishGarage(v);
  halfBath(v);
  doors(v);
  return v.scene();
}

function windows(v: View) {
  const wy = wallMiddle;
  winPlan(v, 'glass.window-bed@R', 'Window, bedroom (egress)', 51, 85, wy);
  winPlan(v, 'glass.window-bed-slide@L', 'Window, bedroom slide', 55, 87, -71);
  winPlan(v, 'glass.window-bath@L', 'Window, bathroom', 122, 140, -wy);
  winPlan(v, 'glass.window-kitchen@R', 'Window, kitchen', 188, 210, wy);
  winPlan(v, 'glass.window-dinette@L', 'Window, dinette (slide)', 224, 266, -85);
  winPlan(v, 'glass.window-sofa@L', 'Window, sofa (slide)', 296, 342, -85);
  winPlan(v, 'glass.window-curb-slide@R', 'Window, galley (curb slide)', 240, 304, 77);
  winPlan(v, 'glass.window-loft@R', 'Window, garage loft', 340, 368, wy);
  winPlan(v, 'glass.window-garage@R', 'Window, garage', 428, 464, wy);
}
