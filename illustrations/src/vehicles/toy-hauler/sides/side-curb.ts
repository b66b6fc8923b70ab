import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { ventPlate } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

export function sideCurb(view: View) {
  slide(view, 'curb', 'Curb-side slide-out', { s0: 218, s1: 328, h0: 41.5, h1: 126, at: [306, 66] });
  win(view, 'glass.window-curb-slide', 'Window, galley (curb slide)', rect(240, 88, 304, 118, 3.4), {
    kind: 'crank',
    blind: 0.3,
  });
  win(view, 'glass.window-bed', 'Window, bedroom (egress)', rect(51, 98, 85, 124, 3), { kind: 'slider' });
  win(view, 'glass.window-kitchen', 'Window, kitchen', rect(188, 94, 210, 118, 3), { kind: 'crank' });
  win(view, 'glass.window-garage', 'Window, garage', rect(428, 94, 464, 118, 3.2), { kind: 'slider' });
  win(view, 'glass.window-loft', 'Window, garage loft', rect(340, 108, 368, 124, 2.8), { kind: 'slider' });
  doorBattery(view);
  bay(view, 'door.pass-through', 'Pass-through baggage door', rect(185, 41, 213, 62, 2.2), {
    hinge: 'piano',
  });
}

function doorBattery(view: View) {
  bay(view, 'door.battery', 'Battery / hydraulic compartment door', rect(111, 40.5, 133, 62, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    extra: (pen, _F, b) => ventPlate(pen, b.x0 + 5, b.y1 - 6, b.x1 - 5, b.y1 - 2.6),
  });
}
