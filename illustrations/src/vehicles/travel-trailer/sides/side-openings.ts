import { ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay, thumbHatch } from '../../../parts/walls/compartments.ts';
import { assistHandle, entryDoor, steps } from '../../../parts/walls/doors.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { dumpValve, plate, roundInlet } from '../../../parts/walls/utilities.ts';
import { furnacePlate, rangeVent, ventPanel } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

/** Openings both sides have. */
export function drawOpenings(view: View): void {
  bay(view, 'door.pass-through', 'Pass-through baggage door', rect(68, 36, 104, 58, 2.2), { hinge: 'piano' });
  win(view, 'glass.window-bed', 'Window, bedroom', rect(80, 74, 112, 100, 3), { kind: 'slider' });
}

export function drawRoadOpenings(view: View): void {
  slide(view, 'main', 'Living-room slide-out', { s0: 134, s1: 262, h0: 37, h1: 104, at: [198, 64] });
  win(view, 'glass.window-sofa', 'Window, sofa (slide)', rect(146, 70, 190, 96, 3.4), {
    kind: 'crank',
    blind: 0.26,
  });
  win(view, 'glass.window-dinette', 'Window, dinette (slide)', rect(206, 70, 250, 96, 3.4), {
    kind: 'crank',
    blind: 0.26,
  });
  win(view, 'glass.window-hall', 'Window, hallway', rect(276, 84, 292, 102, 2.6), { kind: 'crank' });
  win(view, 'glass.window-bunk', 'Window, bunk room', rect(314, 74, 352, 100, 3), { kind: 'slider' });
  bay(view, 'door.docking', 'Water service center door', rect(270, 36, 292, 57, 2.2), {
    hinge: 'piano',
    latch: 'slam',
    at: [0.5],
    latchY: 3.6,
    inner: 3,
  });
  bay(view, 'door.baggage-rear', 'Rear storage door', rect(326, 36, 362, 58, 2.2), { hinge: 'piano' });
}

export function drawRoadServices(view: View): void {
  thumbHatch(view, 'util.shower', 'Outside shower box', 301, 50.4, 8.4, 8.4);
  thumbHatch(view, 'util.water-fill', 'Fresh-water gravity fill', 313, 51.4, 6.4, 6.4);
  plate(view, 'util.tank-flush', 'Black-tank flush inlet', 301, 40, 4, 4, {
    r: 1,
    draw: (pen, x, y) => {
      pen.concentric(x, y, [1.1, 'gloss', 'detail-line'], [0.5, 'dark-metal']);
    },
  });
  plate(view, 'util.city-water', 'City-water inlet', 309, 40, 4, 4, {
    r: 1,
    draw: (pen, x, y) => {
      pen.concentric(x, y, [1.25, 'metal', 'detail-line'], [0.65, 'void']);
    },
  });
  roundInlet(view, 'util.inlet-30a', 'Shore-power inlet, 30 A', 369.4, 45, 2.7, { pins: 3 });
  plate(view, 'util.cable', 'Cable / satellite inlet', 369.4, 53.4, 4, 3.4, {
    r: 0.6,
    draw: (pen, x, y) => {
      pen.circle(x - 0.85, y, 0.45, 'metal', 'detail-line');
      pen.circle(x + 0.85, y, 0.45, 'metal', 'detail-line');
    },
  });
  plate(view, 'util.solar-port', 'Portable-solar charging port', 120, 50, 4.4, 4.4, {
    r: 0.8,
    draw: (pen, x, y) => {
      pen.path(rect(x - 1.3, y - 0.8, x + 1.3, y + 0.8, 0.3), 'gloss', 'detail-line');
      pen.path(line([x - 1.2, y + 1.4], [x + 1.2, y + 1.4]), 'detail-line');
    },
  });
  view.region('light.utility', 'Utility / dump-station light', (pen) => {
    const outline = rect(297.4, 104, 305, 107.6, 1.1);
    pen.shadow(outline, 0.3, 0.5, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(outline.inset(0.8), 'lens', 'detail-line');
    pen.hitArea(outline);
  });
  dumpValve(view, 'util.dump-valve', 'Sewer dump valves & outlet', 303, 15.6);
  view.region('chassis.low-drain', 'Low-point drain valves', (pen) => {
    for (const [x, c] of [
      [176, 'red'],
      [180, 'accent-2'],
    ] as const) {
      pen.path(rect(x - 0.7, 10.4, x + 0.7, 15, 0.3), c, 'edge-line');
      pen.path(rect(x - 1.1, 9.8, x + 1.1, 11, 0.4), 'dark-metal', 'detail-line');
    }
    pen.hitArea(rect(174, 9.2, 182, 15, 0.6)).calloutAt(178, 12.6);
  });
}

export function drawCurbOpenings(view: View): void {
  win(view, 'glass.window-dinette', 'Window, lounge', rect(158, 72, 206, 100, 3.4), {
    kind: 'crank',
    blind: 0.26,
  });
  win(view, 'glass.window-kitchen', 'Window, kitchen', rect(228, 78, 256, 100, 3), { kind: 'crank' });
  win(view, 'glass.window-bath', 'Window, bathroom', rect(346, 84, 360, 100, 2.6), { kind: 'crank' });
  entryDoor(view, 'door.entry', 'Entry door', {
    s0: 284,
    s1: 313,
    h0: 26,
    h1: 102,
    hingeFwd: true,
    glass: [64],
  });
  entryDoor(view, 'door.entry-2', 'Second entry door, bedroom', {
    s0: 118,
    s1: 145,
    h0: 26,
    h1: 102,
    hingeFwd: true,
    glass: [64],
  });
  assistHandle(view, 'door.assist-handle', 'Entry assist handle', 317, 48, 76);
  steps(view, 'door.steps', 'Entry steps', { s0: 286, s1: 311, top: 25, n: 2, rise: 7.2 });
  steps(view, 'door.steps-2', 'Entry steps, second door', { s0: 120, s1: 143, top: 25, n: 2, rise: 7.2 });
  bay(view, 'door.outside-kitchen', 'Outside kitchen door', rect(332, 36, 370, 62, 2.2), { hinge: 'piano' });
}

export function drawCurbServices(view: View): void {
  ventPanel(view, 'util.fridge-lower', 'Refrigerator access door', { s0: 262, s1: 280, h0: 44, h1: 62 });
  ventPanel(view, 'util.water-heater', 'Water-heater access door', {
    s0: 206,
    s1: 220,
    h0: 42,
    h1: 56,
    m: 2,
    pitch: 1.9,
  });
  furnacePlate(view, [176, 60, 187, 68], [179.4, 183.8], [1.8, 1.15]);
  rangeVent(view, 211.6, 88);
  view.region('util.speaker', 'Exterior speaker', (pen) => {
    pen.concentric(210, 64, [3.4, 'gloss', 'edge-line'], [2.6, 'dark-gleam-1'], [1.7, 'dark-gleam-1']);
    pen.circle(210, 64, 0.8, 'light-gloss', 'dark-gleam-1');
    pen.hitArea(ellipse(210, 64, 3.8));
  });
  plate(view, 'util.outlet', 'Exterior receptacle', 170, 64, 4.2, 5.2, {
    draw: (pen, x, y) => pen.path(line([x - 1.2, y], [x + 1.2, y]), 'detail-line'),
  });
  view.region('light.porch', 'Porch light', (pen) => {
    const outline = rect(316.6, 97, 324, 100.6, 1.1);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(outline.inset(0.8), 'lens', 'detail-line');
    pen.hitArea(outline);
  });
}
