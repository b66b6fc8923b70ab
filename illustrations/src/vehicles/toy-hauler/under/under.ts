import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { openBay, slideBelow } from '../../../parts/under/body.ts';
import { gooseneckBelow, pinBoxBelow, sevenWayBelow } from '../../../parts/under/gooseneck.ts';
import { ramArt } from '../../../parts/under/steel.ts';
import { floorBelow, wheelWellsBelow } from '../../../parts/under/trailer.ts';
import { halfWidth } from '../ends/end-shapes.ts';
import { planOutline } from '../roof/roof-deck.ts';
import { underFrame, underLines, underTanks } from './under-frame.ts';
import { underGarage, underPatio, underTail } from './under-garage.ts';
import { underJacks, underRunningGear, underSlideDrives } from './under-running.ts';
import { tankBay } from './under-shapes.ts';
import { vehicle } from '../hull.ts';

function underSlides(view: View) {
  slideBelow(view, 'bed', 'Bedroom slide-out', {
    x0: 43,
    x1: 99,
    yw: halfWidth,
    yo: halfWidth + 22,
    at: [71, 64],
  });
  slideBelow(view, 'main', 'Living-room slide-out', {
    x0: 212,
    x1: 352,
    yw: halfWidth,
    yo: halfWidth + 36,
    at: [282, 70],
  });
  slideBelow(view, 'curb', 'Curb-side slide-out', {
    x0: 218,
    x1: 328,
    yw: -halfWidth,
    yo: -halfWidth - 28,
    at: [270, -66],
  });
  view.decoration((pen) => [53, 89].forEach((x) => ramArt(pen, x, 46, 52, 70, 3)));
}

function underFloor(view: View) {
  const joists = Array.from({ length: 24 }, (_, i) => 113 + i * 16).flatMap(
    (x) =>
      [
        [x, 36, 48],
        [x, -48, -36],
      ] as const,
  );
  floorBelow(view, rect(105, -49.2, 497, 49.2), joists);
  wheelWellsBelow(view, { x0: 266, x1: 382, from: 35.4, to: 49, seams: [307, 341], at: [268.6, 44] });
  view.decoration((pen) => openBay(pen, tankBay));
}

/** Seen from below: front at the left, road side up, slide-outs and patio extended. */
export function toyHaulerUnder(): Scene {
  const view = planView(vehicle, 'under', 512, 204, {
    state: 'slides and patio extended',
    originX: 4,
    cy: 114,
  });
  underSlides(view);
  underPatio(view);
  gooseneckBelow(view, planOutline, halfWidth);
  underFloor(view);
  underTanks(view);
  underFrame(view);
  underLines(view);
  underSlideDrives(view);
  underRunningGear(view);
  underGarage(view);
  underJacks(view);
  sevenWayBelow(view);
  pinBoxBelow(view);
  underTail(view);
  return view.scene();
}
