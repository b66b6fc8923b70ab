import type { Scene } from '../../../kit/scene/scene.ts';
import { camperEnd } from './end-shapes.ts';
import { rearBody } from './rear-body.ts';
import { rearDoor } from './rear-door.ts';
import { rearFittings } from './rear-fittings.ts';
import { rearLower } from './rear-lower.ts';

export function truckCamperRear(): Scene {
  const view = camperEnd('rear', 'rear');
  view.bodyBand(
    'accent-1',
    [-49, 75, -24, 70, 0, 68.4, 24, 70, 49, 75],
    [-49, 62, -24, 57.4, 0, 56, 24, 57.4, 49, 62],
  );
  view.bodyBand(
    'accent-2',
    [-49, 60, -24, 55.4, 0, 54, 24, 55.4, 49, 60],
    [-49, 50, -24, 46, 0, 44.8, 24, 46, 49, 50],
  );
  view.bodyBand(
    'accent-3',
    [-49, 78.6, -24, 73.2, 0, 71.4, 24, 73.2, 49, 78.6],
    [-49, 76.4, -24, 71.2, 0, 69.6, 24, 71.2, 49, 76.4],
  );
  rearBody(view);
  rearDoor(view);
  rearFittings(view);
  rearLower(view);
  view.callouts = { lanes: 'columns', radius: 2.9 };
  return view.scene();
}
