import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { box, drawn, line, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides } from '../../../parts/layout/plan.ts';
import { planOutline } from '../roof/roof-shapes.ts';
import { axles } from '../sides/side-shapes.ts';
import { underAxleFront, underAxleRear, underEngine } from './under-drive.ts';
import { underFittings, underPlumbing, underSkirts, underTanks } from './under-fittings.ts';
import { underFloor, underFrame } from './under-floor.ts';
import { vehicle } from '../hull.ts';

/** The floor inside the bumper covers and rocker panels. */
const pan = drawn(`
  M 26 36.4 C 15 35.4 9.4 31.6 7.4 24.6 C 5.6 17 5 8 5 0 C 5 -8 5.6 -17 7.4 -24.6
  C 9.4 -31.6 15 -35.4 26 -36.4 C 42 -37.2 60 -37.8 90 -37.8 L 272 -37.8
  C 279 -37.6 281.8 -36 282.2 -30.6 C 283 -14 283 14 282.2 30.6 C 281.8 36 279 37.6 272 37.8 L 90 37.8
  C 60 37.8 42 37.2 26 36.4 Z
`);

function underBumpers(view: View) {
  view.decoration((pen) => {
    pen.shadow(planOutline, 1, 1.8, 4, 'shade-1');
    pen.path(planOutline, 'accent-1');
  });
  view.region('cab.bumper', 'Front bumper cover, lower edge', (pen) => {
    const outline = cut.fwd(planOutline, 22),
      H = outline.add(cut.fwd(pan, 22.2));
    pen.path(H, 'accent-1', 'even-odd');
    pen.within(outline, () => pen.path(rect(-1, -41, 8, 41), 'shade-from-left'));
    pen.path(cut.fwd(pan, 22.2), 'edge-line');
    pen.hitArea(H).withHoles().calloutAt(2.4, 14);
  });
  view.region('rear.bumper', 'Rear bumper & step pad, lower edge', (pen) => {
    const outline = cut.aft(planOutline, 268),
      H = outline.add(cut.aft(pan, 267.8));
    pen.path(H, 'gloss', 'even-odd');
    pen.within(outline, () => pen.path(rect(282, -41, 291, 41), 'shade-from-right'));
    pen.path(line([285.6, -28], [286.4, 0], [285.6, 28]), 'dark-gleam-2');
    pen.hitArea(H).withHoles().calloutAt(286, 24);
  });
  view.decoration((pen) => {
    pen.layers(pan, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.35 }]);
  });
}

function underWells(view: View) {
  sides((s, k) => {
    for (const [x, place] of [
      [axles[0], 'front'],
      [axles[1], 'rear'],
    ] as const)
      view.region(
        `run.wheel-well-${place}-${k}`,
        `Wheel-well liner, ${place}, ${k} side`,
        { callout: s < 0 },
        (pen) => {
          const outline = box(x - 18, s * 26.6, x + 18, s * 39, 4);
          pen.layers(outline, ['void'], ['light-1', { opacity: 0.4 }]);
          pen.path(outline.inset(1), 'dark-gleam-1');
          pen.path(outline, 'edge-line');
          pen.hitArea(outline).calloutAt(x + 16.2, s * 36);
        },
      );
  });
}

/** Seen from below: front at the left, road side up. */
export function classBUnder(): Scene {
  const view = planView(vehicle, 'under', 306, 110, {
    originX: 8,
    cy: 54,
    lane: 13,
    pad: [6, 12, 6, 12],
    lineScale: 0.82,
  });
  underBumpers(view);
  underFloor(view);
  underWells(view);
  underFrame(view);
  underTanks(view);
  underEngine(view);
  underPlumbing(view);
  underAxleFront(view);
  underAxleRear(view);
  underSkirts(view);
  underFittings(view);
  return view.scene();
}
