import { cornered, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { ventPlate } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

export function sideCurb(view: View) {
  win(view, 'glass.window-galley', 'Window, galley', rect(107, 98, 137, 120, 3), { kind: 'crank' });
  win(view, 'glass.window-rear', 'Window, rear wardrobe', rect(176, 100, 190, 116, 2.6), { kind: 'crank' });
  doorLp(view);
}

function doorLp(view: View) {
  bay(view, 'door.lp', 'LP-gas compartment door', rect(95, 64, 115, 85, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    extra: (pen, _F, b) => {
      ventPlate(pen, b.x0 + 4, b.y1 - 6, b.x1 - 4, b.y1 - 2.6);
      pen.path(cornered([105, 73, 0.3, 107.2, 76.8, 0.3, 102.8, 76.8, 0.3]), 'detail-line', 'half-line');
    },
  });
}
