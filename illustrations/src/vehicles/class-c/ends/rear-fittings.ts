import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { ellipse, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraFace } from '../../../parts/walls/camera-face.ts';
import { ladderFace } from '../../../parts/walls/ladders.ts';
import { identificationLights, lamp, marker } from '../../../parts/walls/lamps.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { licensePlate, trailerSocket } from '../../../parts/walls/rear-fittings.ts';
import { nameBadge } from '../../../parts/walls/name-badge.ts';
import { spareCover } from '../../../parts/running/wheels.ts';
import { win } from '../../../parts/walls/windows.ts';

export function drawGlassAndLights(view: View): void {
  win(view, 'glass.window-rear', 'Window, rear bedroom', rect(-30, 80, 18, 106, 3.6), {
    kind: 'slider',
    blind: 0.26,
  });
  identificationLights(view, 'rear', pairs([-15, 119, -6, 119, 3, 119]), [3.4, 1.3]);
  bothFromRear((s, k) =>
    marker(
      view,
      `light.clearance-rear-${k}`,
      `Clearance light, rear, ${k} side (red)`,
      [s * 41, 117.4],
      [3.4, 1.3],
      { lens: 'red' },
    ),
  );
  cameraFace(view, 'Backup camera', -6, [111.4, 115.2], {
    halves: [3.4, 3.8],
    radii: [0.8, 1.3],
    lensAt: 113.1,
    lens: [1.2, 0.55],
  });
  lamp(view, 'light.stop-high', 'High-mount stop light', -6, 108.6, 13, 2.2, 'red', { r: 0.9, m: 0.5 });
  bothFromRear((s, k) =>
    lamp(view, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 41.6, 52, 6.2, 16, 'red', {
      segs: [
        [0, 0.22, 'lens'],
        [0.22, 0.52, 'amber'],
        [0.52, 1, 'red'],
      ],
      r: 2,
    }),
  );
  bothFromRear((s, k) =>
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 41.6, 38.6, 5, 2.2, 'red', {
      r: 0.5,
      base: 'plastic',
      callout: s > 0,
    }),
  );
}

export function drawRearFittings(view: View): void {
  licensePlate(view, -27, [31, 37.4], { lampHalf: 2.6, above: [0.2, 2, 0.9, 2.4], at: [-27, 34] });
  nameBadge(
    view,
    'Rear name badge',
    [-34, 47.6, 0.8, -16, 47.6, 0.8, -15.4, 50.6, 1, -33.4, 50.6, 1],
    0.6,
    [-21, 49.1],
  );
  ladderFace(view, 'rear.ladder', 'Roof ladder', { x0: 24.6, x1: 35.6, y0: 34, y1: 130, n: 8 });
  view.region('rear.mud-flap', 'Rear mud flaps', (pen) => {
    let h = new Shape();
    bothFromRear((s) => {
      const outline = sideBox(s, 27, 5, 48, 16.4, 0.8);
      pen.layers(outline, ['rubber', 'edge-line'], ['shade-from-top']);
      pen.path(outline.inset(0.9), 'dark-gleam-1');
      pen.path(sideBox(s, 31, 14.4, 44, 15.4, 0.3), 'dark-metal', 'detail-line');
      h = h.add(outline);
    });
    pen.hitArea(h).calloutAt(-33, 9);
  });
  view.region('chassis.exhaust', 'Exhaust tailpipe', (pen) => {
    pen.concentric(23, 12, [1.9, 'metal', 'edge-line'], [1.9, 'rim'], [1.3, 'void']);
    pen.hitArea(ellipse(23, 12, 2.5));
  });
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const outline = rect(-3.5, 11.6, 3.5, 17.2, 0.5);
    pen.path(rect(-16, 14, 16, 17), 'dark-underbody', 'edge-line');
    pen.path(line([-15, 16.2], [15, 16.2]), 'dark-gleam-1');
    pen.path(outline, 'dark-underbody', 'part-line');
    pen.path(rect(-1.7, 12.4, 1.7, 15.8, 0.2), 'void', 'dark-gleam-1');
    for (const x of [-6, 6]) pen.circle(x, 13.4, 0.9, 'dark-metal', 'detail-line');
    pen.hitArea(rect(-16, 11.4, 16, 17.2)).calloutAt(-10, 15.2);
  });
  trailerSocket(view, 12, 13, 1.8, 1.1);
}

export function drawRearBumper(view: View): void {
  view.region('rear.bumper', 'Rear bumper', (pen) => {
    const outline = rect(-46, 16.6, 46, 21.6, 0.8);
    pen.layers(outline, ['underbody', 'overlap-line'], ['lying-cylinder']);
    pen.path(rect(-20, 20.8, 20, 21.6), 'gloss');
    pen.hitArea(outline).calloutAt(-35, 19);
  });
  bothFromRear((s, k) =>
    view.region(`rear.bumper-cap-${k}`, `Bumper end cap, ${k} side`, { callout: s < 0 }, (pen) => {
      const outline = sideBox(s, 44.6, 16.2, 47.6, 22, 0.9);
      pen.path(outline, 'rubber', 'part-line');
      pen.circle(s * 46.1, 19, 0.5, 'dark-metal');
      pen.hitArea(outline);
    }),
  );
  view.region('rear.spare', 'Spare tire, cover & carrier', (pen) => {
    const x = 5,
      y = 38;
    pen.path(rect(x - 2, 21.6, x + 2, 27), 'underbody', 'edge-line');
    spareCover(pen, x, y, 14);
    pen.hitArea(ellipse(x, y, 14).add(rect(x - 2, 21.6, x + 2, 24.4))).calloutAt(x + 8, y + 4);
  });
}
