import { rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bay, genDoor, latch } from '../../parts/compartments.ts';
import { slide } from '../../parts/slide-outs.ts';
import { plate, roundInlet } from '../../parts/utilities.ts';
import { ventPanel, ventPlate } from '../../parts/vents.ts';
import { win } from '../../parts/windows.ts';

export function sideRoad(v: View) {
  slide(v, 'dinette', 'Dinette slide-out', { s0: 108, s1: 178, h0: 64, h1: 123, at: [128, 72] });
  win(v, 'glass.window-dinette', 'Window, dinette (slide)', {
    s0: 119,
    s1: 167,
    h0: 88,
    h1: 114,
    kind: 'crank',
    r: 3.2,
    blind: 0.26,
  });
  win(v, 'glass.window-bath', 'Window, bathroom', {
    s0: 187,
    s1: 203,
    h0: 98,
    h1: 114,
    kind: 'crank',
    r: 2.6,
  });
  doorBattery(v);
  doorDocking(v);
  genDoor(v, 'door.generator', 'Generator compartment door', 190, 205.4, 37, 57.4);
  roundInlet(v, 'util.inlet-30a', 'Shore-power inlet, 30 A', 196.6, 88.4, 2.5, { pins: 3 });
  plate(v, 'util.water-fill', 'Fresh-water fill', 187.8, 88.4, 4.6, 4.6, {
    r: 1,
    draw: (r, x, y) => {
      latch(r, x, y, 'thumb');
    },
  });
  ventPanel(v, 'util.furnace-vent', 'Furnace access & exhaust', {
    s0: 95,
    s1: 106,
    h0: 88,
    h1: 98,
    m: 1.6,
    pitch: 1.5,
  });
  utilDumpValve(v);
}

function doorBattery(v: View) {
  bay(v, 'door.battery', 'Battery compartment door', {
    s0: 94.6,
    s1: 106.4,
    h0: 64,
    h1: 82,
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    latchY: 4,
    r: 1.8,
    extra: (r, _F, b) => ventPlate(r, b.x0 + 2.4, b.y1 - 5, b.x1 - 2.4, b.y1 - 2),
  });
}

function doorDocking(v: View) {
  bay(v, 'door.docking', 'Service panel (water, cable, shore power)', {
    s0: 184,
    s1: 205,
    h0: 64,
    h1: 83,
    hinge: 'piano',
    latch: 'slam',
    at: [0.82],
    latchY: 4,
    extra: (r, _F, b) => {
      const q = rect(b.x0 + 3, b.y0 + 8, b.x1 - 3, b.y1 - 3, 0.8);
      r.p(q, 'plastic', 'edge-line');
      r.p(q, 'diagonal-bevel');
      for (const [x, c] of [
        [5.6, 1.5],
        [10.4, 1.5],
        [15.2, 1.1],
      ] as const) {
        r.c(b.x0 + x, b.y1 - 7.2, c, 'metal', 'detail-line');
        r.c(b.x0 + x, b.y1 - 7.2, c * 0.55, 'void');
      }
    },
  });
}

function utilDumpValve(v: View) {
  v.region('util.dump-valve', 'Sewer dump valve & outlet', (r) => {
    r.p(rect(190, 28.6, 199, 33.6, 0.4), 'void', 'edge-line');
    r.p(rect(186.4, 29, 190.4, 33.2, 0.6), 'rubber', 'edge-line');
    r.p(rect(195, 30, 197.2, 34.8, 0.2), 'dark-metal', 'edge-line');
    r.hit(rect(186, 28.2, 199.4, 34.6, 0.8));
    r.at(193, 31);
  });
}
