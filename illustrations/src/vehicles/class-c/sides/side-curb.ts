import { ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay, latch } from '../../../parts/walls/compartments.ts';
import { assistHandle, entryDoor } from '../../../parts/walls/doors.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { rangeVent, ventPanel, ventPlate } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

export function drawCurbOpenings(view: View): void {
  slide(view, 'bed', 'Bedroom slide-out', { s0: 290, s1: 352, h0: 47, h1: 112, at: [322, 60] });
  win(view, 'glass.window-bed', 'Window, bedroom (slide)', rect(304, 76, 338, 102, 3), {
    kind: 'crank',
    blind: 0.26,
  });
  win(view, 'glass.window-dinette', 'Window, dinette', rect(104, 62, 136, 92, 3.2), {
    kind: 'crank',
    blind: 0.26,
  });
  win(view, 'glass.window-kitchen', 'Window, galley', rect(190, 78, 218, 100, 3), { kind: 'crank' });
  win(view, 'glass.window-bath', 'Window, bathroom', rect(256, 84, 272, 100, 2.6), { kind: 'crank' });
  entryDoor(view, 'door.entry', 'Entry door', {
    s0: 148,
    s1: 177,
    h0: 21,
    h1: 101,
    hingeFwd: true,
    glass: [62],
  });
  assistHandle(view, 'door.assist-handle', 'Entry assist handle', 181, 48, 74);
  view.region('door.steps', 'Electric entry step', (pen) => {
    pen.path(rect(152, 15, 173, 18.6), 'void');
    pen.path(rect(153, 11, 155, 18.6, 0.3), 'dark-metal', 'edge-line');
    pen.path(rect(170, 11, 172, 18.6, 0.3), 'dark-metal', 'edge-line');
    const outline = rect(151, 9, 174, 11.8, 0.6);
    pen.path(outline, 'metal', 'part-line');
    pen.path(rect(151, 11, 174, 11.8, 0.3), 'gloss');
    pen.path(line([152, 10.2], [173, 10.2]), 'gleam-2');
    pen.hitArea(rect(150.6, 8.6, 174.4, 18.6)).calloutAt(162, 10.4);
  });
}

export function drawCurbBays(view: View): void {
  bay(view, 'door.lp', 'LP-gas compartment door', rect(103, 22, 142, 41, 2.2), {
    base: 'skirt',
    hinge: 'piano',
    extra: (pen, _, b) => ventPlate(pen, b.x0 + 12, b.y1 - 6, b.x1 - 12, b.y1 - 2.8),
  });
  bay(view, 'door.baggage-1', 'Storage compartment door, forward', rect(184, 22, 229, 41, 2.2), {
    base: 'skirt',
    hinge: 'piano',
  });
  view.region('door.generator', 'Generator compartment door', (pen) => {
    const outline = rect(282, 22, 316, 41, 2.2);
    pen.bodyPanel(outline, 'skirt');
    pen.path(outline, 'part-line');
    pen.path(outline.inset(0.75), 'detail-line', 'half-line');
    ventPlate(pen, 287, 27, 311, 38, 1.3);
    latch(pen, 299, 24.4, 'paddle');
    pen.hitArea(outline);
  });
  bay(view, 'door.baggage-rear', 'Rear trunk door', rect(320, 22, 362, 41, 2.2), {
    base: 'skirt',
    hinge: 'piano',
  });
}

export function drawCurbServices(view: View): void {
  ventPanel(view, 'util.fridge-lower', 'Refrigerator access door', { s0: 228, s1: 248, h0: 52, h1: 70 });
  rangeVent(view, 199, 106);
  view.region('util.speaker', 'Exterior speaker', (pen) => {
    pen.concentric(240, 88, [3.6, 'gloss', 'edge-line'], [2.8, 'dark-gleam-1'], [1.8, 'dark-gleam-1']);
    pen.circle(240, 88, 0.8, 'light-gloss', 'dark-gleam-1');
    pen.hitArea(ellipse(240, 88, 4));
  });
  view.region('light.porch', 'Porch light', (pen) => {
    const outline = rect(180, 104.6, 188, 108.4, 1.2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(rect(181, 105.2, 187, 107.7, 0.9), 'lens', 'detail-line');
    pen.hitArea(outline);
  });
  plate(view, 'util.outlet', 'Exterior receptacle', 278, 50, 4.2, 5.2, {
    draw: (pen, x, y) => pen.path(line([x - 1.2, y], [x + 1.2, y]), 'detail-line'),
  });
}
