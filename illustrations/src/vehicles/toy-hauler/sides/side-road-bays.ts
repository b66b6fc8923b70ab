import { cornered, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { furnacePlate, ventPanel, ventPlate } from '../../../parts/walls/vents.ts';

export function sideRoadBays(view: View) {
  doorLp(view);
  bay(view, 'door.docking', 'Docking / water service center door', rect(137, 40.5, 157, 63, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    inner: 3.2,
  });
  bay(view, 'door.pass-through', 'Pass-through baggage door', rect(161, 40.5, 206, 66, 2.2), {
    hinge: 'piano',
  });
  ventPanel(view, 'util.water-heater', 'Water-heater access door', {
    s0: 164,
    s1: 180,
    h0: 78,
    h1: 94,
    m: 2.2,
    pitch: 1.9,
  });
  furnacePlate(view, [188, 81.6, 199, 90.4], [191.4, 195.8], [1.9, 1.25]);
}

function doorLp(view: View) {
  bay(view, 'door.lp', 'LP-gas compartment door', rect(111, 40.5, 133, 63, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    extra: (pen, _F, b) => {
      ventPlate(pen, b.x0 + 5, b.y1 - 6, b.x1 - 5, b.y1 - 2.6);
      pen.path(cornered([122, 52.4, 0.3, 124.3, 56.4, 0.3, 119.7, 56.4, 0.3]), 'detail-line', 'half-line');
    },
  });
}
