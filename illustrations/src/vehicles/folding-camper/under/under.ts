import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, sides } from '../../../parts/layout/plan.ts';
import { stepsBelow } from '../../../parts/under/body.ts';
import { bolts } from '../../../parts/under/steel.ts';
import { bumperTubeBelow, wheelWellsBelow } from '../../../parts/under/trailer.ts';
import { fromEnd, type BunkEnd } from '../bunk-shapes.ts';
import { axle, boxFront, boxRear, halfWidth, vehicle } from '../hull.ts';
import { underFrame, underPlumbing, underRunning, underStabilizers } from './under-frame.ts';
import { underLift } from './under-lift.ts';
import { underTongue } from './under-tongue.ts';

/** The platforms of the bunks, drawn out; the tongue lies under the front one. */
function underBunk(view: View, bunk: BunkEnd) {
  const along = fromEnd(bunk);
  view.region(`canvas.bunk-${bunk}.deck`, `Bunk platform & slide rails, ${bunk}, underside`, (pen) => {
    const outline = box(along(1.4), -36, along(52), 36, 0.8),
      b = outline.bbox();
    pen.shadow(outline, 1, 1.8, 4);
    pen.layers(outline, ['wood'], ['shade-2'], ['diagonal-bevel', { opacity: 0.8 }]);
    pen.path(grid(b.x0, b.y0, b.x1, b.y1, 0, 14.4), 'detail-line', 'half-line');
    pen.path(box(along(46), -36, along(52), 36), bunk === 'front' ? 'shade-from-right' : 'shade-from-left');
    for (const y of [-34.6, -12, 12, 34.6]) {
      const R = box(along(2), y - 1.4, along(52), y + 1.4, 0.4);
      pen.layers(R, ['metal'], ['lying-cylinder'], ['edge-line']);
    }
    const E = box(along(0.6), -36, along(3.4), 36, 0.8);
    pen.layers(E, ['metal'], ['standing-cylinder'], ['part-line']);
    for (const s of [-1, 1])
      pen.path(box(along(0.2), s * 33, along(4), s * 37.4, 0.6), 'underbody', 'edge-line');
    pen.hitArea(box(along(0.2), -37.4, along(52), 37.4, 0.6)).calloutAt(along(30), 23);
  });
  sides((s, k) =>
    view.region(`canvas.bunk-${bunk}.pole-${k}`, `Bunk support pole, ${bunk}, ${k} side`, (pen) => {
      const y = s * 29;
      pen.tube(line([along(10), y], [along(52.4), y]), 1.15);
      for (const x of [10, 30])
        pen.path(box(along(x - 1.4), y - 1.2, along(x + 1.4), y + 1.2, 0.4), 'underbody', 'edge-line');
      pen.hitArea(box(along(8.4), y - 1.6, along(52.4), y + 1.6, 0.6)).calloutAt(along(40), y);
    }),
  );
}

function underBox(view: View) {
  const outline = rect(boxFront, -halfWidth, boxRear, halfWidth, 2.4);
  view.decoration((pen) => {
    pen.shadow(outline, 1, 1.8, 4, 'shade-1');
    pen.path(outline, 'accent-1');
  });
  view.region('chassis.floor', 'Floor decking, underside', (pen) => {
    const D = rect(boxFront + 3, -39.6, boxRear - 3, 39.6, 0.8);
    pen.layers(D, ['underbody'], ['diagonal-bevel', { opacity: 0.45 }]);
    let seams = new Shape();
    for (let y = -36; y <= 36; y += 6) seams = seams.add(line([54, y], [192, y]));
    pen.path(seams, 'detail-line', { strokeOpacity: 0.3 });
    pen.path(seams.move(0, 0.5), 'dark-gleam-1', { strokeOpacity: 0.14 });
    pen.path(D, 'edge-line');
    bolts(
      pen,
      pairs([
        58, 38, 76, 38, 94, 38, 112, 38, 162, 38, 176, 38, 58, -38, 76, -38, 112, -38, 162, -38, 176, -38,
      ]),
      0.45,
    );
    pen.hitArea(D).calloutAt(100, 33);
  });
  for (const [id, title, a, b] of [
    ['front-lower', 'Front lower molding, lower edge', boxFront - 0.4, boxFront + 3],
    ['rear-skirt', 'Rear lower skirt, lower edge', boxRear - 3, boxRear + 0.4],
  ] as const)
    view.region(`body.${id}`, title, (pen) => {
      const E = rect(a, -39.6, b, 39.6, 0.4);
      pen.layers(E, ['accent-1'], ['standing-cylinder', { opacity: 0.6 }], ['edge-line']);
      pen.hitArea(E, true).calloutAt((a + b) / 2, 31.4);
    });
  sides((s, k) =>
    view.region(
      `body.lower-molding-${k}`,
      `Lower body molding, ${k} side, lower edge`,
      { callout: s < 0 },
      (pen) => {
        const E = box(boxFront, s * 39.4, boxRear, s * 42.2, 0.6);
        pen.layers(E, ['accent-1'], ['lying-cylinder', { opacity: 0.5 }], ['edge-line']);
        pen.hitArea(E, true).calloutAt(72, s * 40.8);
      },
    ),
  );
}

function underFenders(view: View) {
  sides((s, k) =>
    view.region(`body.fender-${k}`, `Fender flare, ${k} side`, { callout: s < 0 }, (pen) => {
      const outline = box(axle - 21.6, s * 40.4, axle + 21.6, s * 43.8, 0.9);
      pen.path(outline, 'gloss', 'part-line');
      pen.path(line([axle - 20, s * 42.6], [axle + 20, s * 42.6]), 'dark-gleam-2');
      pen.hitArea(outline).calloutAt(axle + 12, s * 42.2);
    }),
  );
}

/** Seen from below: front at the left, road side up, bunks drawn out. */
export function foldingCamperUnder(): Scene {
  const view = planView(vehicle, 'under', 258, 114, {
    state: 'bunk ends extended',
    originX: 6,
    cy: 54,
    lane: 13,
    lineScale: 0.72,
  });
  underBunk(view, 'front');
  underBunk(view, 'rear');
  underBox(view);
  wheelWellsBelow(view, {
    x0: axle - 18.6,
    x1: axle + 18.6,
    from: 29,
    to: 40,
    seams: [axle],
    at: [axle + 16.6, 36],
  });
  underPlumbing(view);
  underFrame(view);
  underLift(view);
  underTongue(view);
  underRunning(view);
  underStabilizers(view);
  underFenders(view);
  view.decoration((pen) =>
    pen.path(rect(boxFront - 0.4, -halfWidth, boxRear + 0.4, halfWidth, 2.4), 'silhouette-line'),
  );
  stepsBelow(view, 'door.steps@R', 'Entry step', 86.4, 106.6, -halfWidth, 1, { d: 9 });
  bumperTubeBelow(view, { x0: 196.8, x1: 201.4, half: 34, title: 'Rear bumper', at: [199, 26] });
  return view.scene();
}
