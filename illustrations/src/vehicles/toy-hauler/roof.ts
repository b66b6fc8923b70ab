import type { Point } from '../../kit/points.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { roofDeck } from './roof-deck.ts';
import { roofGear } from './roof-gear.ts';
import { roofSides } from './roof-sides.ts';

export function toyHaulerRoof(): Scene {
  const v = new View({
    id: 'th42.roof',
    vehicle: 'toy-hauler-42',
    side: 'roof',
    title: 'Toy hauler fifth wheel 42 ft — roof plan (slides and patio extended)',
    w: 508,
    h: 196,
    dir: 1,
    ox: 2,
    pad: [6, 14, 6, 14],
    lw: 1.12,
  });
  v.map = (x: number, y: number): Point => [2 + x, 84 - y];
  roofSides(v);
  roofDeck(v);
  roofGear(v);
  v.calloutMid = 84;
  v.coLane = 14;
  return v.scene();
}
