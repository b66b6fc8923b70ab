import type { Scene } from '../../kit/scene.ts';
import { endView } from './end-shapes.ts';
import { frontBody } from './front-body.ts';
import { frontFace } from './front-face.ts';
import { frontGlass } from './front-glass.ts';
import { frontLower } from './front-lower.ts';
import { frontUnderbody } from './front-underbody.ts';

export function classBFront(): Scene {
  const v = endView('front', 'front');
  frontUnderbody(v);
  frontBody(v);
  frontGlass(v);
  frontFace(v);
  frontLower(v);
  v.coMode = 'lr';
  v.coR = 2.6;
  v.coLane = 15;
  return v.scene();
}
