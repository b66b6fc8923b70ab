import { ellipse, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { leg } from '../../parts/jacks.ts';
import { pinBoxSide } from '../../parts/pin-box.ts';
import { axles, overallLength } from './side-shapes.ts';

export function sideChassis(v: View) {
  ground(v);
  chassisFrame(v);
  chassisAxles(v);
  chassisFuelTank(v);
  pinBoxSide(v, 'chassis.pin-box', 'Pin box / king pin');
  chassisLandingGear(v);
  leg(v, 'chassis.jack-mid', 'Leveling jack, ahead of axles', {
    x: 262,
    top: 26,
    foot: 0,
    mid: 11.5,
    w: 3.8,
    pad: 4.8,
  });
  leg(v, 'chassis.jack-rear', 'Leveling jack, rear', {
    x: 462,
    top: 26,
    foot: 0,
    mid: 11.5,
    w: 3.8,
    pad: 4.8,
  });
}

function ground(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(306, 0, 214, 6.5), 0), 'ground-shadow');
    for (const a of axles) r.p(cut.below(ellipse(a, 0, 17, 3), 0), 'ground-shadow');
    r.p(cut.below(ellipse(116, 0, 11, 2), 0), 'ground-shadow');
    r.p(line([-12, 0], [overallLength + 12, 0]), 'ground-line');
  });
}

function chassisFrame(v: View) {
  const road = v.side === 'road';
  v.region('chassis.frame', 'Chassis frame rail & outriggers', (r) => {
    const F = poly(corners([108, 27, 0, 108, 19.4, 1, 470, 19.4, 1, 492, 24, 0, 492, 27, 0]));
    r.p(F, 'dark-underbody', 'part-line');
    r.p(F, 'shade-from-top');
    r.p(line([109, 20.6], [470, 20.6]), 'dark-gleam-1');
    r.p(line([109, 22.4], [484, 22.4]), 'dark-gleam-1');
    for (let s = 126; s < 480; s += 24) if (s < 262 || s > 382) r.p(rect(s, 19.8, s + 2.4, 25), 'void');
    const U = rect(136, 16.8, 256, 19.6, 0.6);
    r.p(U, 'underbody', 'edge-line');
    r.p(U, 'shade-from-top');
    r.hit(F.add(U));
    r.at(road ? 186 : 228, 22);
  });
}

function chassisAxles(v: View) {
  v.region('chassis.axles', 'Axles, springs & equalizers', (r) => {
    const F = poly(corners([266, 26, 0, 382, 26, 0, 378, 12, 3, 270, 12, 3]));
    r.p(poly(corners([272, 26, 0, 376, 26, 0, 373, 18, 2, 275, 18, 2])), 'void');
    for (const a of axles) {
      r.p(
        spline([
          [a - 15, 21],
          [a - 6, 17.4],
          [a, 16.8],
          [a + 6, 17.4],
          [a + 15, 21],
        ]),
        { stroke: 'under', width: 2.2 },
      );
      r.p(
        spline([
          [a - 15, 21.8],
          [a - 6, 18.2],
          [a, 17.6],
          [a + 6, 18.2],
          [a + 15, 21.8],
        ]),
        'edge-line',
      );
    }
    for (const x of [307, 341]) {
      r.p(
        poly([
          [x - 7, 26],
          [x + 7, 26],
          [x + 3, 18, 1],
          [x - 3, 18, 1],
        ]),
        'underbody',
        'edge-line',
      );
      r.c(x, 20.6, 1.2, 'dark-metal', 'edge-line');
    }
    r.hit(F);
    r.at(307, 17.4);
  });
}

function chassisFuelTank(v: View) {
  v.region('chassis.fuel-tank', 'Fuel tank, garage (skid plate)', { shared: true }, (r) => {
    const F = poly(corners([400, 19.8, 0, 400, 13.4, 1.6, 446, 13.4, 1.6, 446, 19.8, 0]));
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'shade-from-top');
    for (const x of [410, 423, 436]) {
      r.p(rect(x - 0.9, 13.2, x + 0.9, 20), 'dark-metal', 'detail-line');
    }
    r.p(line([401, 15], [445, 15]), 'dark-gleam-1');
    r.hit(F);
    r.at(430, 16.4);
  });
}

function chassisLandingGear(v: View) {
  leg(v, 'chassis.landing-gear', 'Landing gear leg', {
    part: 'landing-gear',
    x: 116,
    top: 30,
    foot: 0,
    mid: 12.5,
    w: 4.2,
    pad: 5.4,
    extra: (r) => {
      r.p(rect(113, 23, 119, 25.4, 0.4), 'underbody', 'edge-line');
      r.c(116, 24.2, 0.5, 'metal');
    },
  });
}
