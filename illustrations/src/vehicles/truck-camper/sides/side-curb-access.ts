import { ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningStowed } from '../../../parts/walls/awnings.ts';
import { bay, latch } from '../../../parts/walls/compartments.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { rangeVent, ventPanel } from '../../../parts/walls/vents.ts';

export function sideCurbAccess(view: View) {
  bay(view, 'door.baggage-1', 'Basement compartment door', rect(165, 64, 203, 82, 2.2), { hinge: 'piano' });
  bay(view, 'door.baggage-rear', 'Basement compartment door, rear drop', rect(190, 37, 205.4, 57.4, 2.2), {
    hinge: 'piano',
    at: [0.5],
  });
  ventPanel(view, 'util.fridge-lower', 'Refrigerator access door', { s0: 143, s1: 161, h0: 64.6, h1: 84 });
  ventPanel(view, 'util.fridge-upper', 'Refrigerator vent, upper', { s0: 144, s1: 160, h0: 104, h1: 118 });
  ventPanel(view, 'util.water-heater', 'Water-heater access door', {
    s0: 120,
    s1: 134,
    h0: 66,
    h1: 80,
    m: 2,
    pitch: 1.9,
  });
  rangeVent(view, 121, 86);
  plate(view, 'util.shower', 'Outside shower box', 191, 91.4, 7, 8, {
    r: 1,
    draw: (pen, x, y) => {
      latch(pen, x, y - 2.2, 'thumb');
    },
  });
  plate(view, 'util.outlet', 'Exterior receptacle (GFCI cover)', 181, 91, 4.2, 5.2, {
    draw: (pen, x, y) => {
      pen.path(line([x - 1.2, y], [x + 1.2, y]), 'detail-line');
    },
  });
  utilSpeaker(view);
  awningStowed(view, { s0: 97, s1: 203, top: 131.4, bot: 88 });
}

function utilSpeaker(view: View) {
  view.region('util.speaker', 'Exterior speaker', (pen) => {
    pen.path(ellipse(168.4, 93.4, 3.4), 'shade-2');
    pen.concentric(168, 94, [3.4, 'gloss', 'edge-line'], [2.6, 'dark-gleam-1'], [1.7, 'dark-gleam-1']);
    pen.circle(168, 94, 0.8, 'light-gloss', 'dark-gleam-1');
    pen.hitArea(ellipse(168, 94, 3.8));
  });
}
