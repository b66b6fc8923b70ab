import { cornered, ellipse, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { leg } from '../../../parts/running/jacks.ts';
import { acSide, pipeVent, ventSide } from '../../../parts/roof/roof-gear.ts';
import { solarOnFeet } from '../../../parts/roof/roof-surfaces.ts';

export function sideGround(view: View) {
  // ground
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(262, 0, 176, 6.5), 0), 'ground-shadow');
    for (const a of [246, 280]) pen.path(cut.below(ellipse(a, 0, 17, 3), 0), 'ground-shadow');
    pen.path(cut.below(ellipse(112, 0, 11, 2), 0), 'ground-shadow');
    pen.path(line([-12, 0], [420 + 12, 0]), 'ground-line');
  });
}

export function sideFrame(view: View) {
  // underbelly + chassis rail + running gear
  view.region('chassis.frame', 'Chassis frame rail & outriggers', (pen) => {
    const outline = cornered([106, 27, 0, 106, 20, 1, 396, 20, 1, 404, 24, 0, 404, 27, 0]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(line([107, 21.2], [396, 21.2]), 'dark-gleam-1');
    pen.path(line([107, 22.6], [400, 22.6]), 'dark-gleam-1');
    for (let s = 124; s < 400; s += 24)
      if (s < 224 || s > 302) pen.path(poly([s, 25, s + 2.4, 25, s + 2.4, 20.4, s, 20.4]), 'void');
    pen.hitArea(outline).calloutAt(342, 22.4);
  });
  view.region('chassis.axles', 'Axles, springs & equalizer', (pen) => {
    const outline = cornered([222, 26, 0, 304, 26, 0, 300, 12, 3, 226, 12, 3]);
    pen.path(cornered([229, 26, 0, 297, 26, 0, 294, 18.6, 2, 232, 18.6, 2]), 'void');
    for (const a of [246, 280]) {
      pen.path(spline([a - 15, 21, a - 6, 17.4, a, 16.8, a + 6, 17.4, a + 15, 21]), {
        stroke: 'under',
        width: 2.2,
      });
      pen.path(spline([a - 15, 21.8, a - 6, 18.2, a, 17.6, a + 6, 18.2, a + 15, 21.8]), 'edge-line');
    }
    pen.path(cornered([256, 26, 0, 270, 26, 0, 266, 18, 1, 260, 18, 1]), 'underbody', 'edge-line');
    pen.circle(263, 20.6, 1.2, 'dark-metal', 'edge-line');
    pen.hitArea(outline).calloutAt(263, 18);
  });
  view.region('chassis.underbelly', 'Underbelly panel (enclosed)', (pen) => {
    const outline = rect(140, 17.6, 216, 20.4, 0.6);
    pen.layers(outline, ['underbody', 'edge-line'], ['shade-from-top']);
    pen.hitArea(outline, true).calloutAt(196, 19);
  });
}

export function sidePinBox(view: View) {
  // pin box
  view.region('chassis.pin-box', 'Pin box / king pin', (pen) => {
    const outline = cornered([
      22, 66.5, 0, 66, 66.5, 0, 66, 63.4, 0.6, 54, 61, 4, 42, 52.6, 5, 33, 49.4, 3, 9, 49.4, 1, 8, 53, 1.6,
      15, 60, 4,
    ]);
    const plt = rect(6.5, 47.6, 34, 49.6, 0.5);
    pen.path(rect(16.4, 43.6, 19.6, 47.8, 0.2), 'metal', 'part-line');
    pen.path(rect(16.4, 43.6, 19.6, 47.8), 'standing-cylinder');
    pen.path(rect(15.6, 42.4, 20.4, 44, 0.4), 'metal', 'part-line');
    pen.path(line([16.4, 45.6], [19.6, 45.6]), 'edge-line');
    pen.path(outline, 'dark-underbody', 'overlap-line');
    pen.path(cut.below(outline, 55), 'shade-from-bottom');
    pen.path(
      cornered([24, 63.6, 1, 60, 63.6, 1, 52, 60.4, 3, 41, 52.4, 4, 33, 51, 2, 13, 51, 1.6, 18, 58.6, 3]),
      'underbody',
      'edge-line',
    );
    pen.path(spline([17, 58, 24, 62.8, 58, 62.8]), 'dark-gleam-2');
    pen.path(
      cornered([30, 61.5, 0.6, 48, 61.5, 0.6, 36, 53.5, 2, 25, 53.5, 1.5]),
      'dark-underbody',
      'edge-line',
    );
    pen.path(plt, 'underbody', 'part-line');
    for (const [x, y] of pairs([27, 64.9, 35, 64.9, 44, 64.9, 53, 64.9, 61, 64.9]))
      pen.circle(x, y, 0.75, 'metal', 'detail-line');
    for (const [x, y] of pairs([18, 54.8, 22, 57.6])) pen.circle(x, y, 0.9, 'metal', 'edge-line');
    pen.hitArea(
      poly([
        6, 47, 15.2, 47, 15.2, 42, 20.8, 42, 20.8, 47, 34.4, 47, 44, 52, 66, 62.6, 66, 66.5, 22, 66.5, 7, 53,
      ]),
    );
  });
}

export function sideLegs(view: View) {
  // landing gear
  leg(view, 'chassis.landing-gear', 'Landing gear leg', {
    x: 112,
    top: 30,
    foot: 0,
    mid: 12.5,
    w: 4.2,
    pad: 5.4,
    extra: (pen) => {
      pen.path(rect(109, 23, 115, 25.4, 0.4), 'underbody', 'edge-line');
      pen.circle(112, 24.2, 0.5, 'metal');
    },
  });
  leg(view, 'chassis.jack-mid', 'Leveling jack, ahead of axles', {
    x: 218,
    top: 26,
    foot: 8,
    mid: 13.5,
    w: 3.6,
    pad: 4.6,
  });
  leg(view, 'chassis.jack-rear', 'Stabilizer / leveling jack, rear', {
    x: 386,
    top: 26,
    foot: 8,
    mid: 13.5,
    w: 3.6,
    pad: 4.6,
  });
}

export function sideRoofGear(view: View) {
  // roof equipment behind the gutter
  acSide(view, 'roof.ac-front', 'Air conditioner shroud, front', { s0: 98, len: 40, base: 143.2, h: 12.6 });
  acSide(view, 'roof.ac-rear', 'Air conditioner shroud, rear', { s0: 292, len: 40, base: 143.2, h: 12.6 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 164, 143, { w: 23, h: 9, louver: true });
  ventSide(view, 'roof.skylight', 'Shower skylight', 198, 143, { w: 26, h: 4.6, dome: true, paint: 'lens' });
  ventSide(view, 'roof.vent-kitchen', 'Roof vent lid, kitchen', 262, 143, { w: 16, h: 4 });
  view.region('roof.antenna', 'TV / Wi-Fi antenna', (pen) => {
    const x = 364;
    const D = cornered([
      x - 9,
      146,
      0,
      x - 7,
      150.6,
      3,
      x + 7,
      150.6,
      3,
      x + 9,
      146,
      0,
      x + 6,
      145,
      1,
      x - 6,
      145,
      1,
    ]);
    pen.path(rect(x - 1.6, 142.6, x + 1.6, 146), 'metal', 'edge-line');
    pen.path(rect(x - 5, 142.4, x + 5, 143.6, 0.4), 'plastic', 'edge-line');
    pen.layers(D, ['plastic', 'part-line'], ['bevel']);
    pen.path(line([x - 8.6, 147], [x + 8.6, 147]), 'detail-line');
    pen.hitArea(rect(x - 9, 142.4, x + 9, 151, 1));
  });
  pipeVent(view, 'roof.pipe-1', 'Plumbing vent cap, gray', 222, 143, 4.4);
  pipeVent(view, 'roof.pipe-2', 'Plumbing vent cap, black', 148, 143, 4.4);
  solarOnFeet(view, 'Solar panel', [226, 144.2, 252, 145.8], [229, 247], [142.6, 144.4]);
}
