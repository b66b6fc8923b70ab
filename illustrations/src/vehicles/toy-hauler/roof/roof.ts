import { planView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import { roofDeck } from './roof-deck.ts';
import { roofGear } from './roof-gear.ts';
import { roofSides } from './roof-sides.ts';
import { vehicle } from '../hull.ts';

export function toyHaulerRoof(): Scene {
  const view = planView(vehicle, 'roof', 508, 196, {
    state: 'slides and patio extended',
    originX: 2,
    cy: 84,
    lineScale: 1.12,
  });
  roofSides(view);
  roofDeck(view);
  roofGear(view);
  return view.scene();
}
