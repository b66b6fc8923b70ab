import { sidesFromRear } from '../../../parts/layout/both-sides.ts';
import { ellipse, rect } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraFace } from '../../../parts/walls/camera-face.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { leg } from '../../../parts/running/jacks.ts';
import { ladderFace } from '../../../parts/walls/ladders.ts';
import { identificationLights, lamp, redMarker } from '../../../parts/walls/lamps.ts';
import { bumperTube, licensePlate } from '../../../parts/walls/rear-fittings.ts';
import { wheelArt } from '../../../parts/running/wheels.ts';

export function rearLights(view: View) {
  identificationLights(view, 'rear', pairs([-8, 137.2, 0, 137.2, 8, 137.2]), [3.4, 1.3]);
  redMarker(view, 'light.clearance-rear-road', 'Clearance light, road side (red)', [-39, 134.6], [3.4, 1.4]);
  redMarker(view, 'light.clearance-rear-curb', 'Clearance light, curb side (red)', [41.6, 134.6], [3.4, 1.4]);
  cameraFace(view, 'Backup camera', 0, [130.4, 133.8], { halves: [3, 3.6], lensAt: 131.9, lens: [1.1, 0.5] });
  for (const [s, k] of sidesFromRear)
    lamp(view, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 40.6, 58, 6, 20, 'red', {
      segs: [
        [0, 0.2, 'lens'],
        [0.2, 0.52, 'amber'],
        [0.52, 1, 'red'],
      ],
      r: 2,
    });
  for (const [s, k] of sidesFromRear)
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 40.6, 43.4, 5, 2.2, 'red', {
      r: 0.5,
      base: 'plastic',
      callout: s > 0,
    });
}

export function rearGear(view: View) {
  bay(view, 'door.rear-storage', 'Rear access door', rect(-36, 42, -16, 60, 2.2), {
    hinge: 'piano',
    at: [0.5],
  });
  licensePlate(view, -6.6, [28.6, 35], { above: [0.2, 1.8, 0.9, 2] });
  ladderFace(view, 'rear.ladder', 'Roof ladder', { x0: 25.4, x1: 37, y0: 34, y1: 146, n: 9 });
}

export function rearChassis(view: View) {
  for (const [s, k] of sidesFromRear)
    view.region(`run.mud-flap-${k}`, `Mud flap, ${k} side`, (pen) => {
      const outline = rect(Math.min(s * 35, s * 46), 7, Math.max(s * 35, s * 46), 21.4, 0.6);
      pen.path(outline, 'rubber', 'edge-line');
      pen.path(outline.inset(0.9), 'dark-gleam-1');
      pen.hitArea(outline);
    });
  for (const [s, k] of sidesFromRear)
    leg(view, `chassis.jack-rear-${k}`, `Leveling jack, rear ${k} side`, {
      x: s * 26,
      top: 22,
      foot: 7,
      mid: 12.5,
      w: 3.6,
      pad: 4.6,
    });
  bumperTube(view, 'Rear bumper tube', 45, [20.8, 25.4], [-30, 23]);
  for (const [s, k] of sidesFromRear)
    view.region(`rear.bumper-cap-${k}`, `Bumper end cap, ${k} side`, { callout: s < 0 }, (pen) => {
      const outline = rect(Math.min(s * 44, s * 46.6), 20.4, Math.max(s * 44, s * 46.6), 25.8, 0.8);
      pen.path(outline, 'rubber', 'part-line');
      pen.circle(s * 45.3, 23, 0.5, 'dark-metal');
      pen.hitArea(outline);
    });
}

export function rearHitch(view: View) {
  view.region('rear.hitch', 'Rear receiver hitch', (pen) => {
    const outline = rect(-3.4, 14.6, 3.4, 20.8, 0.5);
    pen.path(rect(-9, 18.6, 9, 20.8), 'dark-underbody', 'edge-line');
    pen.path(outline, 'dark-underbody', 'part-line');
    pen.path(rect(-1.7, 15.6, 1.7, 19, 0.2), 'void', 'dark-gleam-1');
    pen.circle(-5.6, 17, 0.8, 'dark-metal', 'detail-line');
    pen.circle(5.6, 17, 0.8, 'dark-metal', 'detail-line');
    pen.hitArea(rect(-9, 14.4, 9, 20.8));
  });
  view.region('rear.spare', 'Spare tire & carrier', (pen) => {
    const x = 7.6,
      y = 44,
      R = 14;
    pen.path(ellipse(x + 0.9, y - 1.2, R), 'shade-3');
    pen.path(rect(x - 2, 25, x + 2, 31), 'underbody', 'edge-line');
    wheelArt(pen, x, y, R, { rim: 7.8, style: 'cap' });
    pen.hitArea(ellipse(x, y, R).add(rect(x - 2, 25, x + 2, 31)));
  });
}
