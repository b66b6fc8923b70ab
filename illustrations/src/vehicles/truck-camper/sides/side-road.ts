import { pairs } from '../../../kit/geometry/points.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay, genDoor, latch } from '../../../parts/walls/compartments.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { plate, roundInlet } from '../../../parts/walls/utilities.ts';
import { ventPanel, ventPlate } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

export function sideRoad(view: View) {
  slide(view, 'dinette', 'Dinette slide-out', { s0: 108, s1: 178, h0: 64, h1: 123, at: [128, 72] });
  win(view, 'glass.window-dinette', 'Window, dinette (slide)', rect(119, 88, 167, 114, 3.2), {
    kind: 'crank',
    blind: 0.26,
  });
  win(view, 'glass.window-bath', 'Window, bathroom', rect(187, 98, 203, 114, 2.6), { kind: 'crank' });
  doorBattery(view);
  doorDocking(view);
  genDoor(view, 'door.generator', 'Generator compartment door', 190, 205.4, 37, 57.4);
  roundInlet(view, 'util.inlet-30a', 'Shore-power inlet, 30 A', 196.6, 88.4, 2.5, { pins: 3 });
  plate(view, 'util.water-fill', 'Fresh-water fill', 187.8, 88.4, 4.6, 4.6, {
    r: 1,
    draw: (pen, x, y) => {
      latch(pen, x, y, 'thumb');
    },
  });
  ventPanel(view, 'util.furnace-vent', 'Furnace access & exhaust', {
    s0: 95,
    s1: 106,
    h0: 88,
    h1: 98,
    m: 1.6,
    pitch: 1.5,
  });
  utilDumpValve(view);
}

function doorBattery(view: View) {
  bay(view, 'door.battery', 'Battery compartment door', rect(94.6, 64, 106.4, 82, 1.8), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    latchY: 4,
    extra: (pen, _F, b) => ventPlate(pen, b.x0 + 2.4, b.y1 - 5, b.x1 - 2.4, b.y1 - 2),
  });
}

function doorDocking(view: View) {
  bay(view, 'door.docking', 'Service panel (water, cable, shore power)', rect(184, 64, 205, 83, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.82],
    latchY: 4,
    extra: (pen, _F, b) => {
      const q = rect(b.x0 + 3, b.y0 + 8, b.x1 - 3, b.y1 - 3, 0.8);
      pen.layers(q, ['plastic', 'edge-line'], ['diagonal-bevel']);
      for (const [x, c] of pairs([5.6, 1.5, 10.4, 1.5, 15.2, 1.1])) {
        pen.concentric(b.x0 + x, b.y1 - 7.2, [c, 'metal', 'detail-line'], [c * 0.55, 'void']);
      }
    },
  });
}

function utilDumpValve(view: View) {
  view.region('util.dump-valve', 'Sewer dump valve & outlet', (pen) => {
    pen.path(rect(190, 28.6, 199, 33.6, 0.4), 'void', 'edge-line');
    pen.path(rect(186.4, 29, 190.4, 33.2, 0.6), 'rubber', 'edge-line');
    pen.path(rect(195, 30, 197.2, 34.8, 0.2), 'dark-metal', 'edge-line');
    pen.hitArea(rect(186, 28.2, 199.4, 34.6, 0.8)).calloutAt(193, 31);
  });
}
