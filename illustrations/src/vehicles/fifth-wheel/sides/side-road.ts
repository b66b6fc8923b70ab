import { cornered, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { plate, roundInlet } from '../../../parts/walls/utilities.ts';
import { ventPanel, ventPlate } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

export function roadSlides(view: View) {
  // bedroom slide
  slide(view, 'bed', 'Bedroom slide-out', { s0: 42, s1: 98, h0: 76, h1: 126, at: [91, 84] });
  win(view, 'glass.window-bed-slide', 'Window, bedroom slide', rect(54, 94, 86, 118, 3), { kind: 'slider' });
  // main slide
  slide(view, 'main', 'Living-room slide-out', { s0: 206, s1: 358, h0: 41.5, h1: 130, at: [304, 64] });
  win(view, 'glass.window-dinette', 'Window, dinette (slide)', rect(218, 88, 262, 120, 3.4), {
    kind: 'crank',
    blind: 0.3,
  });
  win(view, 'glass.window-sofa', 'Window, sofa (slide)', rect(294, 88, 346, 120, 3.4), {
    kind: 'crank',
    blind: 0.3,
  });
  ventPanel(view, 'util.fridge-vent-upper', 'Refrigerator vent, upper', {
    s0: 270,
    s1: 286,
    h0: 104,
    h1: 120,
  });
  ventPanel(view, 'util.fridge-vent-lower', 'Refrigerator access door, lower', {
    s0: 268.5,
    s1: 287.5,
    h0: 66,
    h1: 86,
  });
}

export function roadDoors(view: View) {
  // walls
  win(view, 'glass.window-bath', 'Window, bathroom', rect(119, 102, 137, 120, 3), { kind: 'crank' });
  win(view, 'glass.window-rear', 'Window, rear lounge', rect(367, 90, 401, 120, 3.4), {
    kind: 'crank',
    blind: 0.3,
  });
  // compartments
  bay(view, 'door.lp', 'LP-gas compartment door', rect(107, 40.5, 129, 63, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    extra: (pen, _F, b) => {
      ventPlate(pen, b.x0 + 5, b.y1 - 6, b.x1 - 5, b.y1 - 2.6);
      pen.path(cornered([118, 52.4, 0.3, 120.3, 56.4, 0.3, 115.7, 56.4, 0.3]), 'detail-line', 'half-line');
    },
  });
  bay(view, 'door.docking', 'Docking / water service center door', rect(133, 40.5, 153, 63, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    inner: 3.2,
  });
  bay(view, 'door.pass-through', 'Pass-through baggage door', rect(157, 40.5, 201, 66, 2.2), {
    hinge: 'piano',
  });
  bay(view, 'door.baggage-rear', 'Rear storage door', rect(363, 40.5, 393, 58, 2.2), { hinge: 'piano' });
}

export function roadUtilities(view: View) {
  // utilities
  ventPanel(view, 'util.water-heater', 'Water-heater access door', {
    s0: 160,
    s1: 176,
    h0: 71,
    h1: 87,
    m: 2.2,
    pitch: 1.9,
  });
  view.region('util.furnace-vent', 'Furnace exhaust vent', (pen) => {
    const outline = rect(182, 74, 193, 83, 0.8);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.concentric(185.4, 78.5, [1.9, 'metal', 'edge-line'], [1.25, 'void']);
    pen.concentric(189.8, 78.5, [1.9, 'metal', 'edge-line'], [1.25, 'void']);
    pen.hitArea(outline);
  });
  roundInlet(view, 'util.inlet-50a', 'Shore-power inlet, 50 A', 402.5, 46.5, 2.7, { pins: 4 });
  plate(view, 'util.city-water', 'City-water inlet', 402.2, 54.6, 3.8, 3.8, {
    r: 1,
    draw: (pen, x, y) => {
      pen.concentric(x, y, [1.2, 'metal', 'detail-line'], [0.6, 'void']);
    },
  });
  plate(view, 'util.cable', 'Cable / satellite inlet', 402.2, 60.6, 3.8, 3, {
    r: 0.6,
    draw: (pen, x, y) => {
      pen.circle(x - 0.8, y, 0.45, 'metal', 'detail-line');
      pen.circle(x + 0.8, y, 0.45, 'metal', 'detail-line');
    },
  });
  plate(view, 'util.tank-flush', 'Black-tank flush inlet', 391.9, 63.2, 3.4, 3.4, {
    r: 0.9,
    draw: (pen, x, y) => {
      pen.circle(x, y, 0.95, 'gloss', 'detail-line');
    },
  });
  view.region('util.dump-valve', 'Sewer dump valve & outlet', (pen) => {
    pen.path(rect(322, 15.5, 330, 20), 'void', 'edge-line');
    pen.path(rect(330, 16, 333, 19.4, 0.4), 'rubber', 'edge-line');
    pen.path(rect(323, 20, 325.2, 24.6, 0.2), 'dark-metal', 'edge-line');
    pen.hitArea(rect(320.6, 15, 333.6, 24.8, 0.8));
  });
}
