import type { Point } from '../../kit/points.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { roofCab } from './roof-cab.ts';
import { roofEdges } from './roof-edges.ts';
import { roofGlass } from './roof-glass.ts';
import { roofTop } from './roof-top.ts';

export function classBRoof(): Scene {
  const v = new View({
    id: 'cb24.roof',
    vehicle: 'class-b-24',
    side: 'roof',
    title: 'Class B camper van 24 ft — roof plan',
    w: 306,
    h: 108,
    pad: [6, 12, 6, 12],
    lw: 0.82,
  });
  v.map = (x: number, y: number): Point => [8 + x, 54 - y];
  roofEdges(v);
  roofCab(v);
  roofGlass(v);
  roofTop(v);
  v.calloutMid = 54;
  v.coLane = 13;
  return v.scene();
}
