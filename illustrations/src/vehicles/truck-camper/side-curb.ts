import { corners } from '../../kit/points.ts';
import { poly } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bay } from '../../parts/compartments.ts';
import { ventPlate } from '../../parts/vents.ts';
import { win } from '../../parts/windows.ts';

export function sideCurb(view: View) {
  win(view, 'glass.window-galley', 'Window, galley', {
    s0: 107,
    s1: 137,
    h0: 98,
    h1: 120,
    kind: 'crank',
    r: 3,
  });
  win(view, 'glass.window-rear', 'Window, rear wardrobe', {
    s0: 176,
    s1: 190,
    h0: 100,
    h1: 116,
    kind: 'crank',
    r: 2.6,
  });
  doorLp(view);
}

function doorLp(view: View) {
  bay(view, 'door.lp', 'LP-gas compartment door', {
    s0: 95,
    s1: 115,
    h0: 64,
    h1: 85,
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    extra: (pen, _F, b) => {
      ventPlate(pen, b.x0 + 4, b.y1 - 6, b.x1 - 4, b.y1 - 2.6);
      pen.path(poly(corners([105, 73, 0.3, 107.2, 76.8, 0.3, 102.8, 76.8, 0.3])), 'detail-line', 'half-line');
    },
  });
}
