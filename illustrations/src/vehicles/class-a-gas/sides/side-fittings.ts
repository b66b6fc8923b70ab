import type { Bounds } from '../../../kit/geometry/flatten.ts';
import type { Pen } from '../../../kit/drawing/pen.ts';
import { line, rect, type Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningStowed } from '../../../parts/walls/awnings.ts';
import { bay, hatch, latch } from '../../../parts/walls/compartments.ts';
import { assistHandle, entryDoor } from '../../../parts/walls/doors.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { rangeVent, ventPanel, ventPlate } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

/** Options of a compartment door in the skirt. */
interface SkirtBay {
  readonly h0?: number;
  readonly at?: readonly number[];
  readonly extra?: (pen: Pen, outline: Shape, b: Bounds) => void;
}

function skirtBay(view: View, id: string, title: string, s0: number, s1: number, o: SkirtBay = {}) {
  const { h0 = 20, ...rest } = o;
  bay(view, id, title, rect(s0, h0, s1, 40.4, 2.2), { base: 'skirt', hinge: 'piano', ...rest });
}

export function roadSlides(view: View) {
  slide(view, 'main', 'Living-room slide-out', { s0: 100, s1: 262, h0: 47.6, h1: 120, at: [180, 73] });
  win(view, 'glass.window-sofa', 'Window, sofa (slide)', rect(114, 82, 166, 110, 3), {
    kind: 'slider',
    blind: 0.24,
  });
  win(view, 'glass.window-dinette', 'Window, dinette (slide)', rect(194, 82, 232, 110, 3), {
    kind: 'crank',
    blind: 0.26,
  });
  ventPanel(view, 'util.fridge-vent', 'Refrigerator vent (slide)', {
    s0: 239,
    s1: 255,
    h0: 62,
    h1: 80,
    base: 'plastic',
  });
  slide(view, 'bed', 'Bedroom slide-out', { s0: 302, s1: 384, h0: 52, h1: 118, at: [346, 60.6] });
  win(view, 'glass.window-bed', 'Window, bedroom (slide)', rect(326, 82, 360, 108, 3), {
    kind: 'slider',
    blind: 0.24,
  });
  win(view, 'glass.window-bath', 'Window, bathroom', rect(272, 92, 290, 110, 2.6), { kind: 'crank' });
}

export function roadBays(view: View) {
  view.region('door.generator', 'Generator compartment door', (pen) => {
    const outline = rect(68, 20, 103, 40.4, 2.2);
    pen.bodyPanel(outline, 'skirt');
    pen.path(outline, 'part-line');
    pen.path(outline.inset(0.75), 'detail-line', 'half-line');
    const hg = rect(70.2, 39.4, 100.8, 40.28, 0.2);
    pen.path(hg, 'metal', 'detail-line');
    ventPlate(pen, 72.6, 26.4, 98.4, 37, 1.3);
    for (const x of [76, 95]) latch(pen, x, 23, 'paddle');
    pen.hitArea(outline);
  });
  skirtBay(view, 'door.battery', 'House battery compartment door', 104.6, 126, {
    at: [0.5],
    extra: (pen: Pen, _: Shape, b: Bounds) => ventPlate(pen, b.x0 + 5, b.y1 - 6, b.x1 - 5, b.y1 - 3),
  });
  skirtBay(view, 'door.baggage-1', 'Baggage door 1', 127.6, 165.4);
  skirtBay(view, 'door.baggage-2', 'Baggage door 2', 167, 204.8);
  skirtBay(view, 'door.baggage-3', 'Baggage door 3', 206.4, 244);
  skirtBay(view, 'door.wet-bay', 'Water service center door', 306, 340, { h0: 22.4 });
  skirtBay(view, 'door.electric-bay', 'Shore-cord / electrical door', 341.6, 362, { at: [0.5], h0: 22.4 });
  skirtBay(view, 'door.baggage-rear', 'Rear trunk door', 363.6, 393.4, { h0: 22.4 });
}

export function roadUtilities(view: View) {
  hatch(view, 'util.fuel-door', 'Fuel filler door', 290.4, 56.4, 7, 7);
  ventPanel(view, 'util.water-heater', 'Water heater door', { s0: 267, s1: 282, h0: 64, h1: 79, pitch: 1.6 });
}

export function curbEntry(view: View) {
  entryDoor(view, 'door.entry', 'Entry door', {
    s0: 68,
    s1: 98,
    h0: 18,
    h1: 112,
    hingeFwd: true,
    glass: [62],
    low: -8,
  });
  assistHandle(view, 'door.assist-handle', 'Entry assist handle', 101.6, 52, 80);
  view.region('door.steps', 'Electric entry step', (pen) => {
    pen.path(rect(72, 14, 94, 17.6), 'void');
    for (const x of [73, 91]) pen.path(rect(x, 9, x + 2.2, 17.8, 0.3), 'dark-metal', 'edge-line');
    const outline = rect(71, 7.4, 95, 10, 0.6),
      G = rect(71.6, 12.6, 94.4, 14.4, 0.4);
    pen.path(G, 'metal', 'edge-line');
    pen.path(outline, 'metal', 'part-line');
    pen.path(rect(71, 9.2, 95, 10, 0.3), 'gloss');
    pen.path(line([72, 8.6], [94, 8.6]), 'gleam-2');
    pen.hitArea(rect(70.6, 7, 95.4, 17.8)).calloutAt(83, 8.8);
  });
  view.region('light.porch', 'Porch light', (pen) => {
    const outline = rect(92, 116, 100, 119.8, 1.2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(rect(93, 116.6, 99, 119.1, 0.9), 'lens', 'detail-line');
    pen.hitArea(outline);
  });
}

export function curbWindows(view: View) {
  win(view, 'glass.window-dinette', 'Window, lounge', rect(118, 82, 154, 110, 3), {
    kind: 'slider',
    blind: 0.24,
  });
  bay(view, 'door.exterior-tv', 'Exterior entertainment door', rect(160, 78, 202, 108, 2.4), {
    hinge: 'piano',
  });
  win(view, 'glass.window-galley', 'Window, galley', rect(210, 88, 246, 110, 3), {
    kind: 'crank',
    blind: 0.26,
  });
  rangeVent(view, 220, 115, 16);
  win(view, 'glass.window-bath', 'Window, bathroom', rect(282, 92, 300, 110, 2.6), { kind: 'crank' });
  win(view, 'glass.window-bed', 'Window, bedroom', rect(326, 82, 372, 110, 3), {
    kind: 'slider',
    blind: 0.24,
  });
  ventPanel(view, 'util.furnace', 'Furnace vent door', { s0: 226, s1: 242, h0: 50, h1: 62, pitch: 1.5 });
}

export function curbBays(view: View) {
  skirtBay(view, 'door.lp', 'LP-gas compartment door', 101.6, 134, {
    extra: (pen: Pen, _: Shape, b: Bounds) => ventPlate(pen, b.x0 + 9, b.y1 - 6.4, b.x1 - 9, b.y1 - 3),
  });
  skirtBay(view, 'door.baggage-1', 'Baggage door 1', 135.6, 171);
  skirtBay(view, 'door.baggage-2', 'Baggage door 2', 172.6, 208);
  skirtBay(view, 'door.baggage-3', 'Baggage door 3', 209.6, 244);
  skirtBay(view, 'door.baggage-4', 'Baggage door 4, behind rear wheel', 306, 344, { h0: 22.4 });
  skirtBay(view, 'door.baggage-rear', 'Rear trunk door', 345.6, 393.4, { h0: 22.4 });
  awningStowed(view, { s0: 107, s1: 278, top: 131.4, bot: 68 });
}
