import { ellipse } from '../../kit/curves.ts';
import { pairs, corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { ladderFace } from '../../parts/ladders.ts';
import { identificationLights, lamp, marker } from '../../parts/lamps.ts';
import { sideBox } from '../../parts/mirrored.ts';
import { plate } from '../../parts/utilities.ts';
import { wheelArt } from '../../parts/wheels.ts';
import { win } from '../../parts/windows.ts';
import { roadThenCurb } from './hull.ts';

export function drawGlassAndLights(view: View): void {
  win(view, 'glass.window-rear', 'Window, rear', rect(-34, 77, 18, 104, 3.6), { kind: 'crank', blind: 0.26 });
  identificationLights(view, 'rear', pairs([-17, 113.6, -8, 113.6, 1, 113.6]), [3.4, 1.2]);
  roadThenCurb((s, k) =>
    marker(
      view,
      `light.clearance-rear-${k}`,
      `Clearance light, rear, ${k} side (red)`,
      [s * 40, 111.4],
      [3.4, 1.2],
      { lens: 'red' },
    ),
  );
  view.region('rear.camera', 'Backup camera', (pen) => {
    const outline = poly(corners([-11.2, 107.2, 0.8, -4.8, 107.2, 0.8, -4.4, 110.8, 1.3, -11.6, 110.8, 1.3]));
    pen.shadow(outline, 0.3, 0.6, 2);
    pen.path(outline, 'gloss', 'edge-line');
    pen.concentric(-8, 108.8, [1.15, 'void', 'dark-gleam-1'], [0.5, 'glass', 'dark-gleam-1']);
    pen.hitArea(rect(-12, 106.8, -4, 111.2));
  });
  roadThenCurb((s, k) =>
    lamp(view, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 40.4, 65, 6, 14.6, 'red', {
      segs: [
        [0, 0.22, 'lens'],
        [0.22, 0.52, 'amber'],
        [0.52, 1, 'red'],
      ],
      r: 2,
    }),
  );
  roadThenCurb((s, k) =>
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 40.4, 27, 5, 2.2, 'red', {
      r: 0.5,
      base: 'plastic',
      callout: s > 0,
    }),
  );
}

/** What hangs on the wall and on the bumper. */
export function drawBumper(view: View): void {
  view.region('rear.plate', 'License-plate bracket & lamp', (pen) => {
    const outline = rect(-35, 36.6, -23, 43, 0.6);
    pen.shadow(outline, 0.3, 0.5, 2);
    pen.path(outline, 'dark-plastic', 'edge-line');
    pen.path(outline.inset(0.7), 'detail-line', 'half-line');
    pen.path(rect(-31.6, 43.2, -26.4, 45, 0.5), 'gloss', 'edge-line');
    pen.path(rect(-30.6, 43.2, -27.4, 43.9), 'lens');
    pen.hitArea(rect(-35.4, 36.2, -22.6, 45.4)).calloutAt(-29, 39.6);
  });
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
  roadThenCurb((s, k) =>
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
