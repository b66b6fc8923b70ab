import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { frontCap } from './front-cap.ts';
import { frontDropWall } from './front-drop-wall.ts';
import { frontHitch } from './front-hitch.ts';
import { frontUnderbody } from './front-underbody.ts';

export function toyHaulerFront(): Scene {
  const view = new View({
    id: 'th42.front',
    vehicle: 'toy-hauler-42',
    side: 'front',
    title: 'Toy hauler fifth wheel 42 ft — front',
    width: 128,
    height: 162,
    direction: 1,
    originX: 64,
    wall: [25, 147],
    skirt: [25, 38],
    pad: [8, 22, 10, 22],
    lineScale: 0.62,
  });
  frontUnderbody(view);
  frontDropWall(view);
  frontCap(view);
  frontHitch(view);
  view.callouts = { lanes: 'columns', radius: 2.9 };
  return view.scene();
}
