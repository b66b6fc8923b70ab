import { pairs, lerp } from '../../../kit/geometry/points.ts';
import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraFace } from '../../../parts/walls/camera-face.ts';
import { entryDoor } from '../../../parts/walls/doors.ts';
import { identificationLights, marker, porchLight } from '../../../parts/walls/lamps.ts';
import { win } from '../../../parts/walls/windows.ts';
import { fromRear } from './end-shapes.ts';

export function rearDoor(view: View) {
  entryDoor(view, 'door.entry', 'Entry door', {
    s0: -14,
    s1: 14,
    h0: 39,
    h1: 114,
    hingeFwd: true,
    glass: [72],
  });
  rearDoorAwningDrip(view);
  win(view, 'glass.window-rear-wall', 'Window, rear bathroom', rect(-41, 84, -21, 104, 3), { kind: 'crank' });
  porchLight(view, [17.2, 106, 24.2, 109.8], [18.2, 106.7, 23.2, 109.1], [0.3, 0.5]);
  rearDoorAssistHandle(view);
  identificationLights(view, 'rear', pairs([-8, 129.8, 0, 129.8, 8, 129.8]), [3.2, 1.3]);
  for (const [k, s] of fromRear)
    marker(
      view,
      `light.clearance-rear-${k}`,
      `Clearance light, ${k} side (red)`,
      [s * 41.4, 127.6],
      [3.2, 1.3],
      { lens: 'red' },
    );
  cameraFace(view, 'Backup camera', 0, [121.2, 124.6], { halves: [3, 3.6], lensAt: 122.7, lens: [1.1, 0.5] });
}

function rearDoorAwningDrip(view: View) {
  view.region('door.awning-drip', 'Door rain gutter', (pen) => {
    const outline = cornered([-17, 115.6, 0.4, 17, 115.6, 0.4, 16, 117.4, 0.6, -16, 117.4, 0.6]);
    pen.path(rect(-16, 113.4, 16, 115.6), 'shade-from-top');
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([-15.6, 116.8], [15.6, 116.8]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(-8, 116.4);
  });
}

function rearDoorAssistHandle(view: View) {
  view.region('door.assist-handle', 'Entry assist handle', (pen) => {
    const x = 18.6,
      y0 = 60,
      y1 = 84;
    for (const y of [y0, y1]) {
      pen.path(rect(x - 1.5, y - 1.9, x + 1.5, y + 1.9, 0.8), 'metal', 'edge-line');
      pen.circle(x, y, 0.35, 'dark-metal', 'detail-line');
    }
    pen.path(rect(x + 0.6, y0, x + 1.1, y1), 'shade-2');
    pen.tube(line([x, y0], [x, y1]), 1.35, 'plastic');
    for (let i = 1; i < 8; i++) {
      const y = lerp(y0 + 4, y1 - 4, i / 8);
      pen.path(line([x - 0.55, y], [x + 0.55, y]), 'detail-line', 'half-line');
    }
    pen.hitArea(rect(x - 2, y0 - 2.4, x + 2, y1 + 2.4, 1));
  });
}
