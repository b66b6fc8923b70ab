import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { ladderFace } from '../../../parts/walls/ladders.ts';
import { lamp } from '../../../parts/walls/lamps.ts';
import { licensePlate } from '../../../parts/walls/rear-fittings.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { fromRear } from './end-shapes.ts';

export function rearFittings(view: View) {
  rearLightTail(view);
  for (const [k, s] of fromRear)
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 41, 40.4, 4.6, 2.2, 'red', {
      r: 0.5,
      base: 'plastic',
      callout: s > 0,
    });
  bay(view, 'door.rear-storage', 'Rear storage door', rect(-36.6, 46, -17.4, 62, 2.2), {
    hinge: 'piano',
    at: [0.5],
  });
  licensePlate(view, -27, [36.4, 42.4]);
  plate(view, 'util.outlet-rear', 'Exterior receptacle', 18.6, 50, 4, 5, {
    draw: (pen, x, y) => {
      pen.path(line([x - 1.2, y], [x + 1.2, y]), 'detail-line');
    },
  });
  ladderFace(view, 'rear.ladder', 'Roof ladder', { x0: 25.4, x1: 36, y0: 43, y1: 141, n: 8 });
}

function rearLightTail(view: View) {
  for (const [k, s] of fromRear)
    lamp(view, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 41, 54, 5.4, 17, 'red', {
      segs: [
        [0, 0.22, 'lens'],
        [0.22, 0.52, 'amber'],
        [0.52, 1, 'red'],
      ],
      r: 1.8,
    });
}
