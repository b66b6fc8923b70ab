import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { plate, roundInlet } from '../../../parts/walls/utilities.ts';
import { furnacePlate, louvers, ventPanel } from '../../../parts/walls/vents.ts';

function roadDoors(view: View) {
  bay(view, 'door.service', 'Service compartment door', rect(60.6, 28.4, 79, 41, 1.6), {
    hinge: 'piano',
    at: [0.5],
    latchY: 2.6,
  });
  ventPanel(view, 'util.fridge-lower', 'Refrigerator access door', {
    s0: 82,
    s1: 98,
    h0: 28.6,
    h1: 41,
    m: 1.3,
    pitch: 1.3,
  });
  ventPanel(view, 'util.water-heater', 'Water-heater access door', {
    s0: 162,
    s1: 174,
    h0: 29.4,
    h1: 40.6,
    m: 1.5,
    pitch: 1.6,
  });
}

function roadInlets(view: View) {
  roundInlet(view, 'util.power-inlet', 'Power inlet (30 A)', 104.6, 37.4, 2.3, { pins: 3 });
  roundInlet(view, 'util.city-water', 'City water inlet', 107.9, 31.2, 1.7, { in: 'dark-metal' });
  plate(view, 'util.water-fill', 'Fresh-water fill', 111, 37.2, 4, 4, {
    draw: (pen, x, y) => {
      pen.circle(x, y, 1.3, 'dark-plastic', 'detail-line');
      pen.path(line([x - 0.8, y], [x + 0.8, y]), 'detail-line');
    },
  });
}

function roadGrayDrain(view: View) {
  view.region('util.gray-drain', 'Gray-water drain outlet', (pen) => {
    const outline = rect(157.4, 18, 162.6, 22.4, 0.5);
    pen.path(outline, 'plastic', 'edge-line');
    pen.concentric(160, 20.2, [1.5, 'dark-metal', 'edge-line'], [0.9, 'void']);
    pen.hitArea(rect(157, 17.6, 163, 22.8, 0.5));
  });
}

export function roadUtil(view: View) {
  roadDoors(view);
  furnacePlate(view, [178.4, 33.6, 187.4, 40], [181.2, 184.8], [1.45, 0.9], 0.7);
  roadInlets(view);
  roadGrayDrain(view);
}

export function roadFridgeUpper(view: View) {
  view.region('util.fridge-upper', 'Refrigerator upper vent', { callout: false }, (pen) => {
    const outline = rect(112, 29, 116.6, 33.4, 0.5);
    pen.path(outline, 'plastic', 'edge-line');
    louvers(pen, 112.7, 29.6, 115.9, 32.8, 0.9);
    pen.hitArea(outline);
  });
}
