import { sidesFromEnd } from '../../../parts/layout/both-sides.ts';
import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { box, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { endDecals, lower } from './end-box.ts';
import { endShellAndWheels } from './end-roof.ts';
import { frontTongue } from './front.ts';
import { halfWidth, lowered, vehicle } from '../hull.ts';
import { rearBumperAndSpare, rearFace } from './rear.ts';

/** The shadow gap between the box and the roof that rests on it. */
function roofJoint(view: View, f: boolean) {
  view.region(`body.top-rail-${f ? 'front' : 'rear'}`, 'Box top rail & seal', (pen) => {
    const outline = rect(-halfWidth - 0.6, 42.4, halfWidth + 0.6, 45, 0.5);
    pen.path(rect(-halfWidth, 38, halfWidth, 42.4), 'shade-from-top');
    pen.path(outline, 'metal', 'edge-line');
    pen.path(rect(-halfWidth, 42.8, halfWidth, 43.2), 'shade-3');
    pen.hitArea(outline).calloutAt(30, 43.4);
  });
}

/** The travel latches stand proud of the sides and show from the ends by their edges. */
function latches(view: View, f: boolean) {
  for (const [s, q] of sidesFromEnd(f))
    view.region(
      `roof.latch-${f ? 'front' : 'rear'}-${q}`,
      `Roof travel latch, ${f ? 'front' : 'rear'}, ${q} side`,
      (pen) => {
        pen.path(box(s * 42.6, 38.6, s * 43.6, 42.2, 0.3), 'metal', 'edge-line');
        pen.path(box(s * 43.4, 39.6, s * 45, 47, 0.5), 'gloss', 'edge-line');
        pen.path(box(s * 44.4, 45.4, s * 45.6, 47.2, 0.3), 'metal', 'edge-line');
        pen.hitArea(box(s * 42.6, 38.4, s * 45.8, 46.2, 0.4)).calloutAt(s * 44, 41);
      },
    );
}

export function foldingCamperEndFolded(which: 'front' | 'rear'): Scene {
  const f = which === 'front';
  const view = endView(vehicle, which, 116, 74, {
    plate: `${which}-folded`,
    shows: `${which}, folded for travel`,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 20, 8, 20],
    lineScale: 0.56,
  });
  endDecals(view);
  endShellAndWheels(view, f, lowered);
  lower(view, f);
  roofJoint(view, f);
  latches(view, f);
  if (f) frontTongue(view);
  else {
    rearFace(view);
    rearBumperAndSpare(view);
  }
  view.callouts = { lanes: 'columns', radius: 2.1, distance: 14 };
  return view.scene();
}
