import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraFace } from '../../../parts/walls/camera-face.ts';
import { floodLight, identificationLights, lamp, marker } from '../../../parts/walls/lamps.ts';
import { fromRear } from './end-shapes.ts';

export function rearLamps(view: View) {
  identificationLights(view, 'rear', pairs([-8, 141.2, 0, 141.2, 8, 141.2]), [3.4, 1.3]);
  for (const [k, s] of fromRear)
    marker(
      view,
      `light.clearance-rear-${k}`,
      `Clearance light, ${k} side (red)`,
      [s * 41.4, 139.6],
      [3.4, 1.4],
      { lens: 'red' },
    );
  for (const [k, s] of fromRear)
    floodLight(view, `light.loading-${k}`, `Loading light, ${k} side`, s * 26, 131, { w: 8, h: 3.8 });
  cameraFace(view, 'Backup camera', 0, [129.4, 133], { halves: [3, 3.6], lensAt: 131, lens: [1.1, 0.5] });
  rearLightTail(view);
  for (const [k, s] of fromRear)
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 45.6, 45, 3.2, 4.2, 'red', {
      r: 0.5,
      base: 'plastic',
      callout: s > 0,
    });
}

function rearLightTail(view: View) {
  for (const [k, s] of fromRear)
    lamp(view, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 45.6, 64, 4, 22, 'red', {
      m: 0.6,
      segs: [
        [0, 0.2, 'lens'],
        [0.2, 0.48, 'amber'],
        [0.48, 1, 'red'],
      ],
      r: 1.4,
    });
}
