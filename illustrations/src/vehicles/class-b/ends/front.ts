import type { Scene } from '../../../kit/scene/scene.ts';
import { vanEnd } from './end-shapes.ts';
import { frontBody } from './front-body.ts';
import { frontFace } from './front-face.ts';
import { frontGlass } from './front-glass.ts';
import { frontLower } from './front-lower.ts';
import { frontUnderbody } from './front-underbody.ts';

export function classBFront(): Scene {
  const view = vanEnd('front', 'front');
  frontUnderbody(view);
  frontBody(view);
  frontGlass(view);
  frontFace(view);
  frontLower(view);
  view.callouts = { lanes: 'columns', radius: 2.6, distance: 15 };
  return view.scene();
}
