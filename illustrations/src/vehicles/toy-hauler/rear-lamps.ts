import { corners } from '../../kit/points.ts';
import { poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { floodLight, lamp, marker } from '../../parts/lamps.ts';
import { fromRear } from './end-shapes.ts';

export function rearLamps(v: View) {
  [-8, 0, 8].forEach((x, i) =>
    marker(v, `light.id-rear-${i + 1}`, 'Identification light (red)', x, 141.2, {
      w: 3.4,
      h: 1.3,
      lens: 'red',
      callout: i === 1,
    }),
  );
  for (const [k, s] of fromRear)
    marker(v, `light.clearance-rear-${k}`, `Clearance light, ${k} side (red)`, s * 41.4, 139.6, {
      w: 3.4,
      h: 1.4,
      lens: 'red',
    });
  for (const [k, s] of fromRear)
    floodLight(v, `light.loading-${k}`, `Loading light, ${k} side`, s * 26, 131, { w: 8, h: 3.8 });
  rearCamera(v);
  rearLightTail(v);
  for (const [k, s] of fromRear)
    lamp(v, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 45.6, 45, 3.2, 4.2, 'red', {
      part: 'reflector',
      r: 0.5,
      base: 'plastic',
      callout: s > 0,
    });
}

function rearCamera(v: View) {
  v.region('rear.camera', 'Backup camera', (r) => {
    const F = poly(corners([-3, 129.4, 0.8, 3, 129.4, 0.8, 3.6, 133, 1.2, -3.6, 133, 1.2]));
    r.cast(F, 0.3, 0.6, 2);
    r.p(F, 'gloss', 'edge-line');
    r.c(0, 131, 1.1, 'void', 'dark-gleam-1');
    r.c(0, 131, 0.5, 'glass', 'dark-gleam-1');
    r.hit(rect(-4, 129, 4, 133.4));
  });
}

function rearLightTail(v: View) {
  for (const [k, s] of fromRear)
    lamp(v, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 45.6, 64, 4, 22, 'red', {
      part: 'tail-light',
      m: 0.6,
      segs: [
        [0, 0.2, 'lens'],
        [0.2, 0.48, 'amber'],
        [0.48, 1, 'red'],
      ],
      r: 1.4,
    });
}
