import type { Scene } from '../../kit/scene.ts';
import { endView } from './end-shapes.ts';
import { frontBody } from './front-body.ts';
import { frontLower } from './front-lower.ts';
import { frontNose } from './front-nose.ts';

export function truckCamperFront(): Scene {
  const v = endView('front', 'front');
  frontBody(v);
  frontNose(v);
  frontLower(v);
  v.coMode = 'lr';
  v.coR = 2.9;
  return v.scene();
}
