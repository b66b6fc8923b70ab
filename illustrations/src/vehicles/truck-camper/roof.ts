import type { Point } from '../../kit/points.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { roofDeck } from './roof-deck.ts';
import { roofGear } from './roof-gear.ts';
import { roofSides } from './roof-sides.ts';

export function truckCamperRoof(): Scene {
  const view = new View({
    id: 'tc11.roof',
    vehicle: 'truck-camper-11',
    side: 'roof',
    title: 'Truck camper 11 ft — roof plan (slide extended)',
    width: 262,
    height: 156,
    direction: 1,
    originX: 8,
    pad: [6, 12, 6, 12],
    lineScale: 0.72,
  });
  view.map = (x: number, y: number): Point => [10 + x, 70 - y];
  roofSides(view);
  roofDeck(view);
  roofGear(view);
  view.callouts = { distance: 14, middle: 70 };
  return view.scene();
}
