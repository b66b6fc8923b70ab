import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { box, drawn, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, sides, union } from '../../../parts/layout/plan.ts';
import { slideBelow, slideRams } from '../../../parts/under/body.ts';
import { bolts, motorX, rodX } from '../../../parts/under/steel.ts';
import { halfWidth } from '../ends/end-shapes.ts';
import { planOutline } from '../roof/roof-deck.ts';
import { underBasement, underTail } from './under-basement.ts';
import { underFloor, underLines, underTanks } from './under-floor.ts';
import { underJacks, underTieDowns } from './under-jacks.ts';
import { vehicle } from '../hull.ts';

const nose = cut.fwd(planOutline, 84);
/** The flat panel over the truck's cab. */
const bunk = drawn(`
  M 32 42.4 C 24 42 17 36 15 25 C 13.8 16 13.6 8 13.6 0 C 13.6 -8 13.8 -16 15 -25
  C 17 -36 24 -42 32 -42.4 L 81 -42.4 L 81 42.4 Z
`);

function underSlide(view: View) {
  slideBelow(view, 'dinette', 'Dinette slide-out', {
    x0: 108,
    x1: 178,
    yw: halfWidth,
    yo: halfWidth + 26,
    at: [150, 66],
  });
  slideRams(view, 'dinette', 'Dinette slide-out: rams', [118, 168], [44, 50.4, 71.4], 3, [118, 60]);
  view.region('slide.dinette.motor', 'Dinette slide-out: drive motor & sync shaft', (pen) => {
    rodX(pen, 53.4, 120, 166, 1.3, 'metal', 'edge-line');
    const G = rect(136, 50.8, 141.4, 56, 0.9);
    pen.layers(G, ['dark-metal'], ['bevel'], ['part-line']);
    const M = motorX(pen, 141.4, 150.4, 53.4, 3.8);
    pen.hitArea(union(box(120, 52.2, 166, 54.6), G, M)).calloutAt(146, 53.4);
  });
}

function underCabover(view: View) {
  view.decoration((pen) => {
    pen.shadow(planOutline, 1, 1.8, 4, 'shade-1');
    pen.path(planOutline, 'dark-underbody');
  });
  view.region('body.cabover-cap', 'Cab-over cap, lower return', (pen) => {
    pen.path(nose, 'mid-wall');
    pen.within(nose, () => {
      pen.path(rect(0, -50, 30, 50), 'shade-from-left');
      pen.path(rect(0, -50, 84, -38), 'shade-from-bottom');
      pen.path(rect(0, 41, 84, 50), 'shade-from-top', { opacity: 0.5 });
      pen.path(line([29.4, -50], [29.4, 50]), 'edge-line', 'half-line');
    });
    pen
      .hitArea(new Shape(nose.segments.concat(bunk.segments)))
      .withHoles()
      .calloutAt(6, 16);
  });
  view.region('body.cabover-belly', 'Cab-over underside panel', (pen) => {
    pen.path(bunk, 'underbody');
    pen.within(bunk, () => {
      pen.path(rect(13, -43, 82, 43), 'diagonal-bevel', { opacity: 0.5 });
      pen.path(grid(13, -43, 82, 43, 17.2, 0), 'detail-line', { strokeOpacity: 0.5 });
      pen.path(grid(13.5, -43, 82, 43, 17.2, 0), 'dark-gleam-1');
      pen.path(rect(13, 36, 82, 43), 'shade-from-top');
      pen.path(rect(70, -43, 82, 43), 'shade-from-right');
    });
    pen.path(bunk, 'part-line');
    bolts(
      pen,
      pairs([
        32, 40.6, 40, 40.6, 48, 40.6, 56, 40.6, 64, 40.6, 72, 40.6, 16.4, 16, 16, 8, 15.8, 0, 16, -8, 16.4,
        -16, 32, -40.6, 40, -40.6, 48, -40.6, 56, -40.6, 64, -40.6, 72, -40.6,
      ]),
      0.5,
    );
    pen.hitArea(bunk).calloutAt(58, 22);
  });
  view.region('body.front-wall', 'Front wall above bed, lower edge', (pen) => {
    const outline = rect(81, -48.2, 87, 48.2, 0.4);
    pen.layers(outline, ['metal'], ['standing-cylinder']);
    pen.path(line([84, -47], [84, 47]), 'detail-line', 'half-line');
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(84, 28);
  });
}

function underWings(view: View) {
  sides((s, k) =>
    view.region(`body.wing-${k}`, `Wing underside & trim, ${k} side`, (pen) => {
      const outline = box(87, s * 31, 188.4, s * 48.2, 0.4),
        b = outline.bbox();
      pen.layers(outline, ['dark-metal'], ['shade-3'], ['diagonal-bevel', { opacity: 0.7 }]);
      pen.path(grid(b.x0, b.y0 + 2, b.x1, b.y1 - 2, b.w / 6, 0), 'detail-line', 'half-line');
      pen.path(grid(b.x0 + 0.5, b.y0 + 2, b.x1, b.y1 - 2, b.w / 6, 0), 'dark-gleam-1');
      pen.path(box(87, s * 31, 188.4, s * 35.4), s > 0 ? 'shade-from-bottom' : 'shade-from-top');
      const T = box(87, s * 46, 188.4, s * 48.2, 0.3);
      pen.path(T, 'metal', 'edge-line');
      bolts(
        pen,
        Array.from({ length: 11 }, (_, i) => [92 + i * 9, s * 47.1] as const),
        0.3,
      );
      pen.path(outline, 'edge-line');
      pen.hitArea(outline).calloutAt(132, s * 41);
    }),
  );
}

/** Seen from below, off the truck: front at the left, road side up, slide-out extended. */
export function truckCamperUnder(): Scene {
  const view = planView(vehicle, 'under', 258, 150, {
    state: 'off the truck, slide extended',
    originX: 6,
    cy: 84,
    lane: 13,
    lineScale: 0.82,
  });
  underSlide(view);
  underCabover(view);
  underWings(view);
  underFloor(view);
  underTanks(view);
  underBasement(view);
  underLines(view);
  underTail(view);
  underTieDowns(view);
  underJacks(view);
  return view.scene();
}
