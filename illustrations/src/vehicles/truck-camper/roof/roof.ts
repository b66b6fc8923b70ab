import { planView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import { roofDeck } from './roof-deck.ts';
import { roofGear } from './roof-gear.ts';
import { roofSides } from './roof-sides.ts';
import { vehicle } from '../hull.ts';

export function truckCamperRoof(): Scene {
  const view = planView(vehicle, 'roof', 262, 156, {
    state: 'slide extended',
    originX: 10,
    cy: 70,
    pad: [6, 12, 6, 12],
    lineScale: 0.72,
  });
  roofSides(view);
  roofDeck(view);
  roofGear(view);
  return view.scene();
}
