import { sidesFromRear } from '../../../parts/layout/both-sides.ts';
import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { box, ellipse, poly, rect } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { lamp } from '../../../parts/walls/lamps.ts';
import { bumperTube, licensePlate } from '../../../parts/walls/rear-fittings.ts';
import { wheelArt } from '../../../parts/running/wheels.ts';
import { end, endDecals, lower } from './end-box.ts';
import { deck } from './end-canvas.ts';
import { vehicle } from '../hull.ts';

function rearLamps(view: View) {
  for (const [s, k] of sidesFromRear)
    lamp(view, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 31.4, 32.4, 4.6, 8.4, 'red', {
      segs: [
        [0, 0.34, 'lens'],
        [0.34, 1, 'red'],
      ],
      r: 1.4,
      m: 0.55,
    });
  for (const [s, k] of sidesFromRear)
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 31.4, 22.4, 4.4, 1.9, 'red', {
      r: 0.4,
      base: 'plastic',
      m: 0.5,
      callout: s > 0,
    });
}

function rearLiftWinch(view: View) {
  view.region('rear.lift-winch', 'Roof-lift winch & crank port', (pen) => {
    const outline = rect(16.6, 28.6, 24.6, 35, 0.8);
    pen.shadow(outline, 0.3, 0.5, 2);
    pen.layers(outline, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.concentric(20.6, 31.8, [1.9, 'metal', 'edge-line'], [1.2, 'void']);
    pen.path(poly([19.9, 31.1, 21.3, 31.1, 21.3, 32.5, 19.9, 32.5]), 'dark-metal', 'detail-line');
    for (const [x, h] of pairs([17.5, 29.5, 23.7, 29.5, 17.5, 34.1, 23.7, 34.1]))
      pen.circle(x, h, 0.26, 'dark-metal');
    pen.hitArea(outline).calloutAt(23, 33.6);
  });
}

function rearBumperCap(view: View) {
  for (const [s, k] of sidesFromRear)
    view.region(`rear.bumper-cap-${k}`, `Bumper end cap, ${k} side`, { callout: s < 0 }, (pen) => {
      const outline = box(s * 39, 12.4, s * 41.4, 17.2, 0.7);
      pen.path(outline, 'rubber', 'part-line');
      pen.circle(s * 40.2, 14.8, 0.45, 'dark-metal');
      pen.hitArea(outline);
    });
}

function rearSpare(view: View) {
  view.region('rear.spare', 'Spare tire & carrier', (pen) => {
    const x = 0,
      h = 29.4,
      radius = 11.7;
    pen.path(rect(-2, 15, 2, 22, 0.3), 'underbody', 'edge-line');
    pen.path(ellipse(x + 0.9, h - 1.1, radius), 'shade-3');
    wheelArt(pen, x, h, radius, { rim: 6.6, style: 'cap' });
    pen.hitArea(ellipse(x, h, radius).add(rect(-2, 15, 2, 20))).calloutAt(2, 30);
  });
}

export function rearFace(view: View) {
  rearLamps(view);
  licensePlate(view, -19.6, [28, 34.2], { inset: 0.6, above: [0.2, 1.6, 0.8, 1.8] });
  rearLiftWinch(view);
}

export function rearBumperAndSpare(view: View) {
  bumperTube(view, 'Rear bumper', 40, [12.8, 16.8], [-24, 14.8]);
  rearBumperCap(view);
  rearSpare(view);
}

export function foldingCamperRear(): Scene {
  const view = endView(vehicle, 'rear', 116, 119, {
    shows: 'rear, open',
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 20, 8, 20],
    lineScale: 0.56,
  });
  endDecals(view);
  end(view, false);
  lower(view, false);
  rearFace(view);
  deck(view, false);
  rearBumperAndSpare(view);
  view.callouts = { lanes: 'columns', radius: 2.3, distance: 14 };
  return view.scene();
}
