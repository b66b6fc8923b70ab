import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay, thumbHatch } from '../../../parts/walls/compartments.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { dumpValve, plate } from '../../../parts/walls/utilities.ts';
import { furnaceVent, ventPanel, ventPlate } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

/** The one window both sides have. */
export function drawBunkWindow(view: View): void {
  win(view, 'glass.window-bunk', 'Window, cab-over bunk', rect(84, 98, 108, 114, 2.6), { kind: 'slider' });
}

/** Slide-out, windows and vents. */
export function drawRoadWindows(view: View): void {
  slide(view, 'main', 'Living-room slide-out', { s0: 113, s1: 227, h0: 47, h1: 112, at: [150, 62] });
  win(view, 'glass.window-sofa', 'Window, sofa (slide)', rect(125, 74, 167, 102, 3.4), {
    kind: 'crank',
    blind: 0.26,
  });
  win(view, 'glass.window-lounge', 'Window, lounge (slide)', rect(183, 74, 217, 102, 3.4), {
    kind: 'crank',
    blind: 0.26,
  });
  win(view, 'glass.window-hall', 'Window, hallway', rect(240, 82, 258, 102, 2.8), { kind: 'crank' });
  win(view, 'glass.window-bed', 'Window, bedroom', rect(300, 76, 340, 102, 3), {
    kind: 'slider',
    blind: 0.26,
  });
  ventPanel(view, 'util.water-heater', 'Water-heater access door', {
    s0: 236,
    s1: 251,
    h0: 50,
    h1: 65,
    m: 2.1,
    pitch: 1.9,
  });
  furnaceVent(view, 'util.furnace-vent', 'Furnace exhaust vent', 258, 53);
}

export function drawRoadBays(view: View): void {
  plate(view, 'util.fuel-door', 'Fuel filler door', 104.6, 35.6, 8, 8, {
    r: 1.6,
    base: 'skirt',
    draw: (pen, x, y) => {
      pen.path(rect(x - 3, y - 3, x + 3, y + 3, 1.1), 'detail-line', 'half-line');
      for (const q of [-1.6, 1.6])
        pen.path(rect(x - 4.2, y + q - 0.7, x - 3.2, y + q + 0.7, 0.2), 'dark-metal', 'detail-line');
      pen.circle(x + 2.2, y, 0.5, 'metal', 'detail-line');
    },
  });
  bay(view, 'door.battery', 'House-battery compartment door', rect(112, 22, 141, 41, 2.2), {
    base: 'skirt',
    hinge: 'piano',
    at: [0.5],
    extra: (pen, _, b) => ventPlate(pen, b.x0 + 7, b.y1 - 6, b.x1 - 7, b.y1 - 2.8),
  });
  bay(view, 'door.baggage-1', 'Storage compartment door, forward', rect(144, 22, 186, 41, 2.2), {
    base: 'skirt',
    hinge: 'piano',
  });
  bay(view, 'door.baggage-2', 'Storage compartment door, center', rect(189, 22, 229, 41, 2.2), {
    base: 'skirt',
    hinge: 'piano',
  });
  bay(view, 'door.docking', 'Water service / dump bay door', rect(283, 22, 317, 41, 2.2), {
    base: 'skirt',
    hinge: 'piano',
    inner: 2.8,
    at: [0.5],
  });
  bay(view, 'door.baggage-rear', 'Rear trunk door', rect(320, 22, 362, 41, 2.2), {
    base: 'skirt',
    hinge: 'piano',
  });
}

export function drawRoadServices(view: View): void {
  thumbHatch(view, 'util.shore-cord', 'Shore-power cord hatch, 30 A', 284, 52, 7.6, 8);
  plate(view, 'util.city-water', 'City-water inlet', 292.6, 52, 4, 4, {
    r: 1,
    draw: (pen, x, y) => {
      pen.concentric(x, y, [1.25, 'metal', 'detail-line'], [0.65, 'void']);
    },
  });
  plate(view, 'util.tank-flush', 'Black-tank flush inlet', 299, 52, 4, 4, {
    r: 1,
    draw: (pen, x, y) => {
      pen.concentric(x, y, [1.1, 'gloss', 'detail-line'], [0.5, 'dark-metal']);
    },
  });
  thumbHatch(view, 'util.water-fill', 'Fresh-water gravity fill', 281, 66, 6.4, 6.4);
  plate(view, 'util.cable', 'Cable / satellite inlet', 346.4, 52, 4, 3.4, {
    r: 0.6,
    draw: (pen, x, y) => {
      pen.circle(x - 0.85, y, 0.45, 'metal', 'detail-line');
      pen.circle(x + 0.85, y, 0.45, 'metal', 'detail-line');
    },
  });
  thumbHatch(view, 'util.shower', 'Outside shower box', 310, 53, 8.4, 8.4);
  dumpValve(view, 'util.dump-valve', 'Sewer dump valves & outlet', 299, 16.6);
}
