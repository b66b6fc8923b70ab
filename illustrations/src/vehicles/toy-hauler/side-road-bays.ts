import { corners } from '../../kit/points.ts';
import { poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bay } from '../../parts/compartments.ts';
import { ventPanel, ventPlate } from '../../parts/vents.ts';

export function sideRoadBays(v: View) {
  doorLp(v);
  bay(v, 'door.docking', 'Docking / water service center door', {
    s0: 137,
    s1: 157,
    h0: 40.5,
    h1: 63,
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    inner: 3.2,
  });
  bay(v, 'door.pass-through', 'Pass-through baggage door', {
    s0: 161,
    s1: 206,
    h0: 40.5,
    h1: 66,
    hinge: 'piano',
  });
  ventPanel(v, 'util.water-heater', 'Water-heater access door', {
    s0: 164,
    s1: 180,
    h0: 78,
    h1: 94,
    m: 2.2,
    pitch: 1.9,
  });
  utilFurnaceVent(v);
}

function doorLp(v: View) {
  bay(v, 'door.lp', 'LP-gas compartment door', {
    s0: 111,
    s1: 133,
    h0: 40.5,
    h1: 63,
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    extra: (r, _F, b) => {
      ventPlate(r, b.x0 + 5, b.y1 - 6, b.x1 - 5, b.y1 - 2.6);
      r.p(poly(corners([122, 52.4, 0.3, 124.3, 56.4, 0.3, 119.7, 56.4, 0.3])), 'detail-line', 'half-line');
    },
  });
}

function utilFurnaceVent(v: View) {
  v.region('util.furnace-vent', 'Furnace exhaust vent', (r) => {
    const F = rect(188, 81.6, 199, 90.4, 0.8);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    for (const x of [191.4, 195.8]) {
      r.c(x, 86, 1.9, 'metal', 'edge-line');
      r.c(x, 86, 1.25, 'void');
    }
    r.hit(F);
  });
}
