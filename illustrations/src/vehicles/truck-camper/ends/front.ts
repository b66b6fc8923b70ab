import type { Scene } from '../../../kit/scene/scene.ts';
import { camperEnd } from './end-shapes.ts';
import { frontBody } from './front-body.ts';
import { frontLower } from './front-lower.ts';
import { frontNose } from './front-nose.ts';

export function truckCamperFront(): Scene {
  const view = camperEnd('front', 'front');
  frontBody(view);
  frontNose(view);
  frontLower(view);
  view.callouts = { lanes: 'columns', radius: 2.9 };
  return view.scene();
}
