import type { View } from '../../kit/view.ts';
import { bay } from '../../parts/compartments.ts';
import { slide } from '../../parts/slide-outs.ts';
import { ventPlate } from '../../parts/vents.ts';
import { win } from '../../parts/windows.ts';

export function sideCurb(view: View) {
  slide(view, 'curb', 'Curb-side slide-out', { s0: 218, s1: 328, h0: 41.5, h1: 126, at: [306, 66] });
  win(view, 'glass.window-curb-slide', 'Window, galley (curb slide)', {
    s0: 240,
    s1: 304,
    h0: 88,
    h1: 118,
    kind: 'crank',
    r: 3.4,
    blind: 0.3,
  });
  win(view, 'glass.window-bed', 'Window, bedroom (egress)', {
    s0: 51,
    s1: 85,
    h0: 98,
    h1: 124,
    kind: 'slider',
  });
  win(view, 'glass.window-kitchen', 'Window, kitchen', { s0: 188, s1: 210, h0: 94, h1: 118, kind: 'crank' });
  win(view, 'glass.window-garage', 'Window, garage', {
    s0: 428,
    s1: 464,
    h0: 94,
    h1: 118,
    kind: 'slider',
    r: 3.2,
  });
  win(view, 'glass.window-loft', 'Window, garage loft', {
    s0: 340,
    s1: 368,
    h0: 108,
    h1: 124,
    kind: 'slider',
    r: 2.8,
  });
  doorBattery(view);
  bay(view, 'door.pass-through', 'Pass-through baggage door', {
    s0: 185,
    s1: 213,
    h0: 41,
    h1: 62,
    hinge: 'piano',
  });
}

function doorBattery(view: View) {
  bay(view, 'door.battery', 'Battery / hydraulic compartment door', {
    s0: 111,
    s1: 133,
    h0: 40.5,
    h1: 62,
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    extra: (pen, _F, b) => ventPlate(pen, b.x0 + 5, b.y1 - 6, b.x1 - 5, b.y1 - 2.6),
  });
}
