import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraFace } from '../../../parts/walls/camera-face.ts';
import { ladderFace } from '../../../parts/walls/ladders.ts';
import { identificationLights, lamp, marker } from '../../../parts/walls/lamps.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { licensePlate } from '../../../parts/walls/rear-fittings.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { wheelArt } from '../../../parts/running/wheels.ts';
import { win } from '../../../parts/walls/windows.ts';

export function drawGlassAndLights(view: View): void {
  win(view, 'glass.window-rear', 'Window, rear', rect(-34, 77, 18, 104, 3.6), { kind: 'crank', blind: 0.26 });
  identificationLights(view, 'rear', pairs([-17, 113.6, -8, 113.6, 1, 113.6]), [3.4, 1.2]);
  bothFromRear((s, k) =>
    marker(
      view,
      `light.clearance-rear-${k}`,
      `Clearance light, rear, ${k} side (red)`,
      [s * 40, 111.4],
      [3.4, 1.2],
      { lens: 'red' },
    ),
  );
  cameraFace(view, 'Backup camera', -8, [107.2, 110.8], {
    halves: [3.2, 3.6],
    radii: [0.8, 1.3],
    lensAt: 108.8,
    lens: [1.15, 0.5],
  });
  bothFromRear((s, k) =>
    lamp(view, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 40.4, 65, 6, 14.6, 'red', {
      segs: [
        [0, 0.22, 'lens'],
        [0.22, 0.52, 'amber'],
        [0.52, 1, 'red'],
      ],
      r: 2,
    }),
  );
  bothFromRear((s, k) =>
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 40.4, 27, 5, 2.2, 'red', {
      r: 0.5,
      base: 'plastic',
      callout: s > 0,
    }),
  );
}

/** Fittings on the wall and on the bumper. */
export function drawBumper(view: View): void {
  licensePlate(view, -29, [36.6, 43], { lampHalf: 2.6, above: [0.2, 2, 0.9, 2.4], at: [-29, 39.6] });
  plate(view, 'util.outlet-rear', 'Exterior receptacle, rear', 18, 42, 4.4, 5.4, {
    draw: (pen, x, y) => pen.path(line([x - 1.2, y], [x + 1.2, y]), 'detail-line'),
  });
  ladderFace(view, 'rear.ladder', 'Roof ladder', { x0: 24.4, x1: 35, y0: 52, y1: 123.4, n: 6 });
  view.region('rear.bumper', 'Rear bumper tube', (pen) => {
    for (const x of [-26, 26]) pen.path(rect(x - 1.6, 14.4, x + 1.6, 19.6), 'dark-underbody', 'edge-line');
    const outline = rect(-45, 15.2, 45, 19.6, 0.4);
    pen.layers(outline, ['underbody', 'overlap-line'], ['lying-cylinder']);
    pen.hitArea(outline).calloutAt(-21, 17.4);
  });
  bothFromRear((s, k) =>
    view.region(
      `rear.bumper-cap-${k}`,
      `Bumper end cap (hose storage), ${k} side`,
      { callout: s < 0 },
      (pen) => {
        const outline = sideBox(s, 44, 14.8, 46.6, 20, 0.8);
        pen.path(outline, 'rubber', 'part-line');
        pen.circle(s * 45.3, 17.4, 0.5, 'dark-metal');
        pen.hitArea(outline);
      },
    ),
  );
  view.region('rear.spare', 'Spare tire & carrier', (pen) => {
    const x = -4,
      y = 35,
      R = 13.2;
    pen.path(ellipse(x + 0.9, y - 1.2, R), 'shade-3');
    for (const d of [-3, 3]) pen.path(rect(x + d - 1, 19.6, x + d + 1, 27), 'underbody', 'edge-line');
    wheelArt(pen, x, y, R, { rim: 7.5, style: 'cap' });
    pen.hitArea(ellipse(x, y, R).add(rect(x - 4, 19.6, x + 4, 22.6))).calloutAt(x + 9.6, y + 2);
  });
}
