import { planView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import { roofCab } from './roof-cab.ts';
import { roofEdges } from './roof-edges.ts';
import { roofGlass } from './roof-glass.ts';
import { roofTop } from './roof-top.ts';
import { vehicle } from '../hull.ts';

export function classBRoof(): Scene {
  const view = planView(vehicle, 'roof', 306, 108, {
    originX: 8,
    cy: 54,
    lane: 13,
    pad: [6, 12, 6, 12],
    lineScale: 0.82,
  });
  roofEdges(view);
  roofCab(view);
  roofGlass(view);
  roofTop(view);
  return view.scene();
}
