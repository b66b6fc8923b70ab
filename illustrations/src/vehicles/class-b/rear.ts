import type { Scene } from '../../kit/scene.ts';
import { endView } from './end-shapes.ts';
import { rearBody } from './rear-body.ts';
import { rearDoors } from './rear-doors.ts';
import { rearFittings } from './rear-fittings.ts';
import { rearLower } from './rear-lower.ts';
import { rearUnderbody } from './rear-underbody.ts';

export function classBRear(): Scene {
  const v = endView('rear', 'rear (barn doors)');
  rearUnderbody(v);
  rearBody(v);
  rearDoors(v);
  rearFittings(v);
  rearLower(v);
  v.coMode = 'lr';
  v.coR = 2.6;
  v.coLane = 15;
  return v.scene();
}
