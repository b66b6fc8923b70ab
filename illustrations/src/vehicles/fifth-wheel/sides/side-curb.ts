import { ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningStowed } from '../../../parts/walls/awnings.ts';
import { bay, latch } from '../../../parts/walls/compartments.ts';
import { assistHandle, entryDoor, steps } from '../../../parts/walls/doors.ts';
import { porchLight } from '../../../parts/walls/lamps.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { ventPlate } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

export function curbGlassAndDoors(view: View) {
  slide(view, 'curb', 'Curb-side slide-out', { s0: 214, s1: 322, h0: 41.5, h1: 122, at: [300, 62] });
  win(view, 'glass.window-curb-slide', 'Window, dinette (curb slide)', rect(236, 84, 300, 114, 3.4), {
    kind: 'crank',
    blind: 0.3,
  });
  win(view, 'glass.window-bed', 'Window, bedroom (egress)', rect(50, 96, 84, 122, 3), { kind: 'slider' });
  win(view, 'glass.window-kitchen', 'Window, kitchen', rect(184, 92, 206, 116, 3), { kind: 'crank' });
  win(view, 'glass.window-rear', 'Window, rear lounge', rect(352, 88, 400, 120, 3.4), {
    kind: 'crank',
    blind: 0.3,
  });
  bay(view, 'door.battery', 'Battery / hydraulic compartment door', rect(107, 40.5, 129, 62, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    extra: (pen, _F, b) => ventPlate(pen, b.x0 + 5, b.y1 - 6, b.x1 - 5, b.y1 - 2.6),
  });
  bay(view, 'door.pass-through', 'Pass-through baggage door', rect(181, 41, 209, 62, 2.2), {
    hinge: 'piano',
  });
  bay(view, 'door.outside-kitchen', 'Outside kitchen / storage door', rect(350, 42, 396, 72, 2.2), {
    hinge: 'piano',
  });
}

export function curbEntry(view: View) {
  entryDoor(view, 'door.entry', 'Entry door', { s0: 142, s1: 174, h0: 38.4, h1: 114.6, hingeFwd: true });
  assistHandle(view, 'door.assist-handle', 'Entry assist handle', 178.4, 62, 90);
  steps(view, 'door.steps', 'Entry steps (folding)', {
    s0: 145,
    s1: 171,
    top: 37.4,
    n: 4,
    rise: 7.4,
    feet: 1.2,
  });
}

export function curbUtilities(view: View) {
  porchLight(view, [178, 122.4, 186, 126.4], [179, 123.1, 185, 125.6]);
  plate(view, 'util.outlet', 'Exterior receptacle (GFCI cover)', 338, 62, 4.4, 5.6, {
    draw: (pen, x, y) => {
      pen.path(line([x - 1.2, y], [x + 1.2, y]), 'detail-line');
    },
  });
  view.region('util.speaker', 'Exterior speaker', (pen) => {
    pen.path(ellipse(338.4, 77.4, 4), 'shade-2');
    pen.concentric(338, 78, [4, 'gloss', 'edge-line'], [3.2, 'dark-gleam-1'], [2.2, 'dark-gleam-1']);
    pen.circle(338, 78, 1, 'light-gloss', 'dark-gleam-1');
    pen.hitArea(ellipse(338, 78, 4.2));
  });
  plate(view, 'util.shower', 'Outside shower box', 402, 50, 7, 8, {
    r: 1,
    draw: (pen, x, y) => {
      latch(pen, x, y - 2.2, 'thumb');
    },
  });
  awningStowed(view, { s0: 133, s1: 346, top: 137.6, bot: 70 });
}
