import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { floodLight } from '../../../parts/walls/lamps.ts';
import { deckLegs, railing } from '../../../parts/house/patio.ts';
import { cable, screenWall } from '../../../parts/walls/toy-hauler.ts';

export function sidePatio(view: View) {
  doorPatioFrame(view);
  doorPatioScreen(view);
  cable(view, 'door.patio-cable', 'Patio deck cables (pair)', [394, 108], [394, 41], {
    sleeve: true,
    twin: [472, 108, 472, 41],
    at: [394, 94],
  });
  railing(view, 'door.patio-railing', 'Patio railing', {
    s0: 390,
    s1: 476,
    h0: 39,
    h1: 76,
    bays: 4,
    ends: true,
    at: [444, 76],
  });
  doorPatioRamp(view);
  deckLegs(view, 'door.patio-leg', 'Patio deck support legs', [394.4, 472.6], 33.8);
  floodLight(view, 'light.patio', 'Patio scene light', 433, 129.4, { w: 8, h: 3.2 });
}

function doorPatioFrame(view: View) {
  view.region('door.patio-frame', 'Patio opening frame & seal', (pen) => {
    const O = rect(388, 38.7, 478, 124, [0.4, 0.4, 3.4, 3.4]),
      I = rect(390.6, 38.7, 475.4, 121.4, [0.2, 0.2, 1.4, 1.4]);
    pen.shadow(O, 0.8, 1.2, 3);
    pen.layers(O, ['metal', 'part-line'], ['diagonal-bevel']);
    pen.path(O.inset(0.8), 'detail-line', 'half-line');
    pen.path(rect(389.6, 38.7, 476.4, 122.4, [0.2, 0.2, 1.8, 1.8]), 'rubber');
    pen
      .hitArea(new Shape(O.segments.concat(I.segments)))
      .withHoles()
      .calloutAt(389.2, 114);
  });
}

function doorPatioScreen(view: View) {
  screenWall(view, 'door.patio-screen', 'Patio screen wall (roll-down, zippered)', {
    s0: 390.6,
    s1: 475.4,
    h0: 38.9,
    h1: 121.4,
    at: [433, 104],
    inside: (pen) => {
      // far garage wall: window, cargo door, floor line
      pen.path(rect(390.6, 38.9, 475.4, 46), 'light-1');
      pen.layers(rect(452, 92, 472, 112, 2), ['glass', { opacity: 0.55 }], ['dark-gleam-2']);
      pen.path(rect(398, 84, 438, 110, 1), 'light-1');
      pen.path(line([390.8, 46], [475.2, 46]), 'dark-gleam-2');
      for (const x of [402, 446]) pen.path(rect(x, 60, x + 24, 62, 0.5), 'light-1');
      pen.path(line([418, 84.4], [418, 109.6]), 'dark-gleam-1');
    },
  });
}

function doorPatioRamp(view: View) {
  view.region('door.patio-ramp', 'Patio ramp door, lowered as deck (edge)', (pen) => {
    const outline = rect(387.4, 33.8, 478.6, 38.4, 0.7);
    pen.shadow(outline, 1.4, 3, 5);
    pen.layers(outline, ['plastic', 'overlap-line'], ['bevel']);
    pen.path(rect(388.4, 36.9, 477.6, 38.2, 0.3), 'gloss');
    let q = new Shape();
    for (let x = 390; x < 477; x += 1.8) q = q.add(line([x, 37.6], [x + 0.9, 37.6]));
    pen.path(q, 'dark-gleam-1');
    pen.path(line([388.6, 35.4], [477.4, 35.4]), 'detail-line', 'half-line');
    for (const x of [387.4, 475.8]) pen.path(rect(x, 33.6, x + 2.8, 38.6, 0.6), 'dark-metal', 'edge-line');
    pen.hitArea(rect(387, 33.4, 479, 38.8, 0.7)).calloutAt(418, 35.6);
  });
}
