import type { Point } from '../../kit/points.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { roofDeck } from './roof-deck.ts';
import { roofGear } from './roof-gear.ts';
import { roofSides } from './roof-sides.ts';

export function truckCamperRoof(): Scene {
  const v = new View({
    id: 'tc11.roof',
    vehicle: 'truck-camper-11',
    side: 'roof',
    title: 'Truck camper 11 ft — roof plan (slide extended)',
    w: 262,
    h: 156,
    dir: 1,
    ox: 8,
    pad: [6, 12, 6, 12],
    lw: 0.72,
  });
  v.map = (x: number, y: number): Point => [10 + x, 70 - y];
  roofSides(v);
  roofDeck(v);
  roofGear(v);
  v.calloutMid = 70;
  v.coLane = 14;
  return v.scene();
}
