import { ribbon } from '../../kit/curves.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { sideCab } from './side-cab.ts';
import { sideCurbFittings } from './side-curb-fittings.ts';
import { sideLower } from './side-lower.ts';
import { sideNose } from './side-nose.ts';
import { sidePanels } from './side-panels.ts';
import { sideRoadFittings } from './side-road-fittings.ts';
import { sideRoofGear } from './side-roof-gear.ts';
import { graphics } from './side-shapes.ts';
import { sideTail } from './side-tail.ts';
import { sideUnderbody } from './side-underbody.ts';

export function classBSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const v = new View({
    id: `cb24.${which}`,
    vehicle: 'class-b-24',
    side: which,
    title: `Class B camper van 24 ft — ${road ? 'road side (left)' : 'curb side (right)'}`,
    w: 302,
    h: 120,
    dir: road ? 1 : -1,
    ox: road ? 6 : 296,
    wall: [14, 109],
    skirt: [13, 34],
    pad: [8, 12, 10, 12],
    lw: 0.82,
  });
  for (const [c, t, b] of graphics) v.decal(ribbon(t, b), c);
  sideUnderbody(v);
  sideRoofGear(v);
  sidePanels(v);
  sideCab(v);
  if (v.side === 'road') {
    sideRoadFittings(v);
  } else {
    sideCurbFittings(v);
  }
  sideLower(v);
  sideNose(v);
  sideTail(v);
  v.calloutMid = 62;
  return v.scene();
}
