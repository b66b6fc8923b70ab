import type { Scene } from '../../../kit/scene/scene.ts';
import { vanEnd } from './end-shapes.ts';
import { rearBody } from './rear-body.ts';
import { rearDoors } from './rear-doors.ts';
import { rearFittings } from './rear-fittings.ts';
import { rearLower } from './rear-lower.ts';
import { rearUnderbody } from './rear-underbody.ts';

export function classBRear(): Scene {
  const view = vanEnd('rear', 'rear (barn doors)');
  rearUnderbody(view);
  rearBody(view);
  rearDoors(view);
  rearFittings(view);
  rearLower(view);
  view.callouts = { lanes: 'columns', radius: 2.6, distance: 15 };
  return view.scene();
}
