import type { Point } from '../../kit/points.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { roofDeck } from './roof-deck.ts';
import { roofGear } from './roof-gear.ts';
import { roofSides } from './roof-sides.ts';

export function toyHaulerRoof(): Scene {
  const view = new View({
    id: 'th42.roof',
    vehicle: 'toy-hauler-42',
    side: 'roof',
    title: 'Toy hauler fifth wheel 42 ft — roof plan (slides and patio extended)',
    width: 508,
    height: 196,
    direction: 1,
    originX: 2,
    pad: [6, 14, 6, 14],
    lineScale: 1.12,
  });
  view.map = (x: number, y: number): Point => [2 + x, 84 - y];
  roofSides(view);
  roofDeck(view);
  roofGear(view);
  view.callouts = { distance: 14, middle: 84 };
  return view.scene();
}
