import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { ventPanel } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

export function sideRoad(view: View) {
  slide(view, 'bed', 'Bedroom slide-out', { s0: 43, s1: 99, h0: 77, h1: 130, at: [92, 84.6] });
  win(view, 'glass.window-bed-slide', 'Window, bedroom slide', rect(55, 98, 87, 122, 3), { kind: 'slider' });
  slide(view, 'main', 'Living-room slide-out', { s0: 212, s1: 352, h0: 41.5, h1: 133, at: [318, 70] });
  win(view, 'glass.window-dinette', 'Window, dinette (slide)', rect(224, 92, 266, 124, 3.4), {
    kind: 'crank',
    blind: 0.3,
  });
  win(view, 'glass.window-sofa', 'Window, sofa (slide)', rect(296, 92, 342, 124, 3.4), {
    kind: 'crank',
    blind: 0.3,
  });
  ventPanel(view, 'util.fridge-vent-upper', 'Refrigerator vent, upper', {
    s0: 273,
    s1: 289,
    h0: 108,
    h1: 124,
  });
  ventPanel(view, 'util.fridge-vent-lower', 'Refrigerator access door, lower', {
    s0: 271.5,
    s1: 290.5,
    h0: 70,
    h1: 88,
  });
  win(view, 'glass.window-bath', 'Window, bathroom', rect(122, 106, 140, 124, 3), { kind: 'crank' });
}
