import { endView } from '../../../kit/drawing/vehicle-views.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import { frontCap } from './front-cap.ts';
import { frontDropWall } from './front-drop-wall.ts';
import { frontHitch } from './front-hitch.ts';
import { frontUnderbody } from './front-underbody.ts';
import { vehicle } from '../hull.ts';

export function toyHaulerFront(): Scene {
  const view = endView(vehicle, 'front', 128, 162, {
    wall: [25, 147],
    skirt: [25, 38],
    pad: [8, 22, 10, 22],
  });
  frontUnderbody(view);
  frontDropWall(view);
  frontCap(view);
  frontHitch(view);
  view.callouts = { lanes: 'columns', radius: 2.9 };
  return view.scene();
}
