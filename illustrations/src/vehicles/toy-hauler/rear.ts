import { poly } from '../../kit/shapes.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { rearLamps } from './rear-lamps.ts';
import { rearLower } from './rear-lower.ts';
import { rearRampGear } from './rear-ramp-gear.ts';
import { rearRamp } from './rear-ramp.ts';
import { rearUnderbody } from './rear-underbody.ts';
import { rearWall } from './rear-wall.ts';

export function toyHaulerRear(): Scene {
  const view = new View({
    id: 'th42.rear',
    vehicle: 'toy-hauler-42',
    side: 'rear',
    title: 'Toy hauler fifth wheel 42 ft — rear (ramp door closed)',
    width: 128,
    height: 162,
    direction: 1,
    originX: 64,
    wall: [25, 147],
    skirt: [25, 38],
    pad: [8, 22, 10, 22],
    lineScale: 0.62,
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
