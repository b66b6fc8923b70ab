import { planView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { winPlan } from '../../../parts/interior/shell.ts';
import { furnishGarage, garageOpenings, halfBath } from './interior-garage.ts';
import { bath, bedroom, doors, galley, living } from './interior-rooms.ts';
import { floors, garageWalls, partitions, slideBoxes, walls } from './interior-shell.ts';
import { wallMiddle } from './interior-shapes.ts';
import { patioDeck } from '../roof/roof-sides.ts';
import { vehicle } from '../hull.ts';

/** Roof removed: front at the left, curb side up, slide-outs extended, the patio lowered. */
export function toyHaulerInterior(): Scene {
  const view = planView(vehicle, 'interior', 508, 196, {
    state: 'slides and patio extended',
    originX: 2,
    cy: 84,
    lineScale: 1.12,
  });
  patioDeck(view);
  floors(view);
  walls(view);
  garageWalls(view);
  partitions(view);
  slideBoxes(view);
  garageOpenings(view);
  windows(view);
  bedroom(view);
  bath(view);
  galley(view);
  living(view);
  furnishGarage(view);
  halfBath(view);
  doors(view);
  return view.scene();
}

function windows(view: View) {
  const wy = wallMiddle;
  winPlan(view, 'glass.window-bed@R', 'Window, bedroom (egress)', 51, 85, wy);
  winPlan(view, 'glass.window-bed-slide@L', 'Window, bedroom slide', 55, 87, -71);
  winPlan(view, 'glass.window-bath@L', 'Window, bathroom', 122, 140, -wy);
  winPlan(view, 'glass.window-kitchen@R', 'Window, kitchen', 188, 210, wy);
  winPlan(view, 'glass.window-dinette@L', 'Window, dinette (slide)', 224, 266, -85);
  winPlan(view, 'glass.window-sofa@L', 'Window, sofa (slide)', 296, 342, -85);
  winPlan(view, 'glass.window-curb-slide@R', 'Window, galley (curb slide)', 240, 304, 77);
  winPlan(view, 'glass.window-loft@R', 'Window, garage loft', 340, 368, wy);
  winPlan(view, 'glass.window-garage@R', 'Window, garage', 428, 464, wy);
}
