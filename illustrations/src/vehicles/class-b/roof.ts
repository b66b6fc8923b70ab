import type { Point } from '../../kit/points.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { roofCab } from './roof-cab.ts';
import { roofEdges } from './roof-edges.ts';
import { roofGlass } from './roof-glass.ts';
import { roofTop } from './roof-top.ts';

export function classBRoof(): Scene {
  const view = new View({
    id: 'cb24.roof',
    vehicle: 'class-b-24',
    side: 'roof',
    title: 'Class B camper van 24 ft — roof plan',
    width: 306,
    height: 108,
    pad: [6, 12, 6, 12],
    lineScale: 0.82,
  });
  view.map = (x: number, y: number): Point => [8 + x, 54 - y];
  roofEdges(view);
  roofCab(view);
  roofGlass(view);
  roofTop(view);
  view.callouts = { distance: 13, middle: 54 };
  return view.scene();
}
