import { ellipse } from '../../kit/curves.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { awningStowed } from '../../parts/awnings.ts';
import { bay, latch } from '../../parts/compartments.ts';
import { plate } from '../../parts/utilities.ts';
import { ventPanel } from '../../parts/vents.ts';

export function sideCurbAccess(v: View) {
  bay(v, 'door.baggage-1', 'Basement compartment door', { s0: 165, s1: 203, h0: 64, h1: 82, hinge: 'piano' });
  bay(v, 'door.baggage-rear', 'Basement compartment door, rear drop', {
    s0: 190,
    s1: 205.4,
    h0: 37,
    h1: 57.4,
    hinge: 'piano',
    at: [0.5],
  });
  ventPanel(v, 'util.fridge-lower', 'Refrigerator access door', { s0: 143, s1: 161, h0: 64.6, h1: 84 });
  ventPanel(v, 'util.fridge-upper', 'Refrigerator vent, upper', { s0: 144, s1: 160, h0: 104, h1: 118 });
  ventPanel(v, 'util.water-heater', 'Water-heater access door', {
    s0: 120,
    s1: 134,
    h0: 66,
    h1: 80,
    m: 2,
    pitch: 1.9,
  });
  utilRangeVent(v);
  plate(v, 'util.shower', 'Outside shower box', 191, 91.4, 7, 8, {
    r: 1,
    draw: (r, x, y) => {
      latch(r, x, y - 2.2, 'thumb');
    },
  });
  plate(v, 'util.outlet', 'Exterior receptacle (GFCI cover)', 181, 91, 4.2, 5.2, {
    draw: (r, x, y) => {
      r.p(line([x - 1.2, y], [x + 1.2, y]), 'detail-line');
    },
  });
  utilSpeaker(v);
  awningStowed(v, { s0: 97, s1: 203, top: 131.4, bot: 88 });
}

function utilRangeVent(v: View) {
  v.region('util.range-vent', 'Range-hood exhaust vent', (r) => {
    const F = rect(121, 86, 135, 92, 0.8);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    r.p(rect(122.2, 87, 133.8, 91, 0.4), 'dark-plastic', 'detail-line');
    r.p(line([122.6, 90.2], [133.4, 90.2]), 'edge-line');
    r.hit(F);
  });
}

function utilSpeaker(v: View) {
  v.region('util.speaker', 'Exterior speaker', (r) => {
    r.p(ellipse(168.4, 93.4, 3.4), 'shade-2');
    r.c(168, 94, 3.4, 'gloss', 'edge-line');
    r.c(168, 94, 2.6, 'dark-gleam-1');
    r.c(168, 94, 1.7, 'dark-gleam-1');
    r.c(168, 94, 0.8, 'light-gloss', 'dark-gleam-1');
    r.hit(ellipse(168, 94, 3.8));
  });
}
