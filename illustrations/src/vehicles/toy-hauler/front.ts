import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { frontCap } from './front-cap.ts';
import { frontDropWall } from './front-drop-wall.ts';
import { frontHitch } from './front-hitch.ts';
import { frontUnderbody } from './front-underbody.ts';

export function toyHaulerFront(): Scene {
  const v = new View({
    id: 'th42.front',
    vehicle: 'toy-hauler-42',
    side: 'front',
    title: 'Toy hauler fifth wheel 42 ft — front',
    w: 128,
    h: 162,
    dir: 1,
    ox: 64,
    wall: [25, 147],
    skirt: [25, 38],
    pad: [8, 22, 10, 22],
    lw: 0.62,
  });
  frontUnderbody(v);
  frontDropWall(v);
  frontCap(v);
  frontHitch(v);
  v.coMode = 'lr';
  v.coR = 2.9;
  return v.scene();
}
