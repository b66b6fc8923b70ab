import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides } from '../../../parts/layout/plan.ts';
import { openBay, slideBelow, slideRams } from '../../../parts/under/body.ts';
import { gooseneckBelow, pinBoxBelow, sevenWayBelow } from '../../../parts/under/gooseneck.ts';
import { underAxleBeams, underWheels } from './under-axles.ts';
import { underFrame, underLines, underPlumbing } from './under-frame.ts';
import { underJacks, underPump, underSlideGear, underValves } from './under-gear.ts';
import { underRear, underSkirts } from './under-rear.ts';
import { cutawayFront, cutawayRear, underHalfWidth, underPlan } from './under-shapes.ts';
import { vehicle } from '../hull.ts';

function underSlides(view: View) {
  slideBelow(view, 'bed', 'Bedroom slide-out', {
    x0: 42,
    x1: 98,
    yw: underHalfWidth,
    yo: underHalfWidth + 22,
    at: [70, 62],
  });
  slideBelow(view, 'main', 'Living-room slide-out', {
    x0: 206,
    x1: 358,
    yw: underHalfWidth,
    yo: underHalfWidth + 36,
    at: [278, 68],
  });
  slideBelow(view, 'curb', 'Curb-side slide-out', {
    x0: 214,
    x1: 322,
    yw: -underHalfWidth,
    yo: -underHalfWidth - 30,
    at: [268, -64],
  });
  slideRams(view, 'bed', 'Bedroom slide-out: actuators', [52, 88], [44, 50, 68], 3, [52, 58]);
}

function underFloor(view: View) {
  // main floor pan
  view.decoration((pen) => {
    pen.layers(rect(105, -47.4, 411, 47.4), ['dark-underbody'], ['diagonal-bevel', { opacity: 0.3 }]);
    let q = new Shape();
    for (const s of [1, -1]) for (let x = 113; x < 408; x += 16) q = q.add(line([x, s * 35], [x, s * 46]));
    pen.path(q, 'dark-gleam-1', { strokeOpacity: 0.1 });
  });
  sides((s, k) =>
    view.region(`run.wheel-well-${k}`, `Wheel-well liner, ${k} side`, (pen) => {
      const outline = box(224, s * 35, 302, s * 47.2, 2);
      pen.layers(outline, ['dark-underbody'], ['shade-from-top']);
      pen.path(outline.inset(1.2), 'dark-gleam-1');
      pen.path(line([263, s * 35.6], [263, s * 46.6]), 'dark-gleam-1');
      pen.path(outline, 'edge-line');
      pen.hitArea(outline).calloutAt(263, s * 43);
    }),
  );
  view.decoration((pen) => {
    openBay(pen, cutawayFront);
    openBay(pen, cutawayRear);
  });
}

export function fifthWheelUnder(): Scene {
  const view = planView(vehicle, 'under', 428, 178, { state: 'slides extended', originX: 2, cy: 90 });
  underSlides(view);
  gooseneckBelow(view, underPlan, underHalfWidth);
  underFloor(view);
  underPlumbing(view);
  underFrame(view);
  underLines(view);
  underAxleBeams(view);
  underWheels(view);
  underSlideGear(view);
  underValves(view);
  underJacks(view);
  underPump(view);
  sevenWayBelow(view);
  pinBoxBelow(view);
  underSkirts(view);
  underRear(view);
  return view.scene();
}
