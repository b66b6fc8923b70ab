import { cornered, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { lerp } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { axles } from './side-shapes.ts';

export function sideUnderbody(view: View) {
  ground(view);
  chassisFrame(view);
  chassisTank(view);
  chassisExhaust(view);
  rearHitch(view);
  rearMudFlap(view);
}

function ground(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(146, 0, 148, 5.4), 0), 'ground-shadow');
    for (const a of axles) pen.path(cut.below(ellipse(a, 0, 16, 2.4), 0), 'ground-shadow');
    pen.path(line([-8, 0], [298, 0]), 'ground-line');
  });
}

function chassisFrame(view: View) {
  const road = view.side === 'road';
  view.region('chassis.frame', 'Underbody / frame rails', (pen) => {
    const outline = cornered([16, 14, 0, 16, 9.8, 1, 236, 9.8, 1, 262, 14.4, 1, 276, 15, 0, 276, 18, 0]);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['shade-from-top']);
    pen.path(line([20, 10.7], [234, 10.7]), 'dark-gleam-1');
    for (const s of [72, 96, 120, 144, 168]) pen.path(rect(s, 10, s + 2, 13.6), 'void');
    pen.hitArea(outline, true).calloutAt(road ? 104 : 155, 11.2);
  });
}

function chassisTank(view: View) {
  const road = view.side === 'road';
  view.region('chassis.tank', road ? 'Fresh / gray water tanks' : 'Fuel tank & skid plate', (pen) => {
    const [a, b] = road ? [112, 176] : [158, 188],
      outline = cornered([a, 13.6, 0, a + 1, 7.6, 1.6, b - 1, 7.6, 1.6, b, 13.6, 0]);
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    for (const x of [lerp(a, b, 0.25), lerp(a, b, 0.75)])
      pen.path(rect(x - 0.9, 7.4, x + 0.9, 13), 'dark-metal', 'detail-line');
    pen.hitArea(outline).calloutAt(lerp(a, b, 0.5), 9.6);
  });
}

function chassisExhaust(view: View) {
  const road = view.side === 'road';
  if (!road)
    view.region('chassis.exhaust', 'Exhaust tailpipe', (pen) => {
      const outline = rect(232, 8.8, 262, 11.4, 1.2);
      pen.layers(outline, ['dark-metal', 'part-line'], ['lying-cylinder']);
      pen.path(ellipse(261.6, 10.1, 0.8, 1.3), 'void', 'detail-line');
      pen.hitArea(outline, true).calloutAt(248, 10.1);
    });
  else
    view.region('util.dump', 'Sewer dump valve', (pen) => {
      pen.path(rect(232, 9, 242, 11.6, 0.8), 'gloss', 'edge-line');
      pen.path(rect(240, 8, 244, 12.6, 0.8), 'gloss', 'edge-line');
      pen.path(rect(240.6, 8.4, 241.6, 12.2), 'dark-gleam-1');
      pen.path(line([236, 11.6], [236, 14.4]), 'overlap-line');
      pen.hitArea(rect(231.4, 7.6, 244.6, 13.4)).calloutAt(237, 10.2);
    });
}

function rearHitch(view: View) {
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const outline = cornered([258, 12.6, 0.6, 290.4, 12.6, 0.4, 290.4, 15.8, 0.4, 258, 16.6, 0]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(rect(288, 12.2, 291, 16.2, 0.3), 'underbody', 'edge-line');
    pen.hitArea(outline).calloutAt(278, 14.2);
  });
}

function rearMudFlap(view: View) {
  view.region('rear.mud-flap', 'Rear mud flap', (pen) => {
    const outline = cornered([227.4, 15.6, 0, 229.2, 15.6, 0, 229.8, 5, 0.5, 228.2, 5, 0.5]);
    pen.path(outline, 'rubber', 'edge-line');
    pen.hitArea(rect(226.4, 4.8, 230.8, 15.4)).calloutAt(228.9, 7.6);
  });
}
