import { cornered, ellipse, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { leg } from '../../../parts/running/jacks.ts';
import { pinBoxSide } from '../../../parts/running/pin-box.ts';
import { axles, overallLength } from './side-shapes.ts';

export function sideChassis(view: View) {
  ground(view);
  chassisFrame(view);
  chassisAxles(view);
  chassisFuelTank(view);
  pinBoxSide(view, 'chassis.pin-box', 'Pin box / king pin');
  chassisLandingGear(view);
  leg(view, 'chassis.jack-mid', 'Leveling jack, ahead of axles', {
    x: 262,
    top: 26,
    foot: 0,
    mid: 11.5,
    w: 3.8,
    pad: 4.8,
  });
  leg(view, 'chassis.jack-rear', 'Leveling jack, rear', {
    x: 462,
    top: 26,
    foot: 0,
    mid: 11.5,
    w: 3.8,
    pad: 4.8,
  });
}

function ground(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(306, 0, 214, 6.5), 0), 'ground-shadow');
    for (const a of axles) pen.path(cut.below(ellipse(a, 0, 17, 3), 0), 'ground-shadow');
    pen.path(cut.below(ellipse(116, 0, 11, 2), 0), 'ground-shadow');
    pen.path(line([-12, 0], [overallLength + 12, 0]), 'ground-line');
  });
}

function chassisFrame(view: View) {
  const road = view.side === 'road';
  view.region('chassis.frame', 'Chassis frame rail & outriggers', (pen) => {
    const outline = cornered([108, 27, 0, 108, 19.4, 1, 470, 19.4, 1, 492, 24, 0, 492, 27, 0]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(line([109, 20.6], [470, 20.6]), 'dark-gleam-1');
    pen.path(line([109, 22.4], [484, 22.4]), 'dark-gleam-1');
    for (let s = 126; s < 480; s += 24) if (s < 262 || s > 382) pen.path(rect(s, 19.8, s + 2.4, 25), 'void');
    const U = rect(136, 16.8, 256, 19.6, 0.6);
    pen.layers(U, ['underbody', 'edge-line'], ['shade-from-top']);
    pen.hitArea(outline.add(U)).calloutAt(road ? 186 : 228, 22);
  });
}

function chassisAxles(view: View) {
  view.region('chassis.axles', 'Axles, springs & equalizers', (pen) => {
    const outline = cornered([266, 26, 0, 382, 26, 0, 378, 12, 3, 270, 12, 3]);
    pen.path(cornered([272, 26, 0, 376, 26, 0, 373, 18, 2, 275, 18, 2]), 'void');
    for (const a of axles) {
      pen.path(spline([a - 15, 21, a - 6, 17.4, a, 16.8, a + 6, 17.4, a + 15, 21]), {
        stroke: 'under',
        width: 2.2,
      });
      pen.path(spline([a - 15, 21.8, a - 6, 18.2, a, 17.6, a + 6, 18.2, a + 15, 21.8]), 'edge-line');
    }
    for (const x of [307, 341]) {
      pen.path(cornered([x - 7, 26, 0, x + 7, 26, 0, x + 3, 18, 1, x - 3, 18, 1]), 'underbody', 'edge-line');
      pen.circle(x, 20.6, 1.2, 'dark-metal', 'edge-line');
    }
    pen.hitArea(outline).calloutAt(307, 17.4);
  });
}

function chassisFuelTank(view: View) {
  view.region('chassis.fuel-tank', 'Fuel tank, garage (skid plate)', { shared: true }, (pen) => {
    const outline = cornered([400, 19.8, 0, 400, 13.4, 1.6, 446, 13.4, 1.6, 446, 19.8, 0]);
    pen.layers(outline, ['underbody', 'part-line'], ['shade-from-top']);
    for (const x of [410, 423, 436]) {
      pen.path(rect(x - 0.9, 13.2, x + 0.9, 20), 'dark-metal', 'detail-line');
    }
    pen.path(line([401, 15], [445, 15]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(430, 16.4);
  });
}

function chassisLandingGear(view: View) {
  leg(view, 'chassis.landing-gear', 'Landing gear leg', {
    x: 116,
    top: 30,
    foot: 0,
    mid: 12.5,
    w: 4.2,
    pad: 5.4,
    extra: (pen) => {
      pen.path(rect(113, 23, 119, 25.4, 0.4), 'underbody', 'edge-line');
      pen.circle(116, 24.2, 0.5, 'metal');
    },
  });
}
