import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { poly } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import { rearLamps } from './rear-lamps.ts';
import { rearLower } from './rear-lower.ts';
import { rearRampGear } from './rear-ramp-gear.ts';
import { rearRamp } from './rear-ramp.ts';
import { rearUnderbody } from './rear-underbody.ts';
import { rearWall } from './rear-wall.ts';
import { vehicle } from '../hull.ts';

export function toyHaulerRear(): Scene {
  const view = endView(vehicle, 'rear', 128, 162, {
    shows: 'rear (ramp door closed)',
    wall: [25, 147],
    skirt: [25, 38],
    pad: [8, 22, 10, 22],
  });
  view.bodyGraphic(poly([-52, 38.2, -52, 66, -20, 66, 0, 57, 20, 66, 52, 66, 52, 38.2]), 'accent-4');
  view.bodyGraphic(
    poly([-52, 68.2, -52, 71, -19.4, 71, 0, 62.2, 19.4, 71, 52, 71, 52, 68.2, 20, 68.2, 0, 59.2, -20, 68.2]),
    'accent-3',
  );
  view.bodyGraphic(
    poly([-52, 73.4, -52, 84, -16.6, 84, 0, 76.4, 16.6, 84, 52, 84, 52, 73.4, 19, 73.4, 0, 64.6, -19, 73.4]),
    'accent-1',
  );
  rearUnderbody(view);
  rearWall(view);
  rearRamp(view);
  rearRampGear(view);
  rearLamps(view);
  rearLower(view);
  view.callouts = { lanes: 'columns', radius: 2.9 };
  return view.scene();
}
