import { cornered, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { ventPanel } from '../../../parts/walls/vents.ts';
import { win, winArt } from '../../../parts/walls/windows.ts';

const cab = cornered([29, 74, 3, 33.4, 117, 4.5, 66, 117, 4, 66, 74, 3]);

export function roadSlides(view: View) {
  view.region('glass.window-driver', 'Window, driver', (pen) => {
    winArt(pen, cab, { kind: 'frameless', split: 0 });
    pen.path(line([50, 75], [50, 116.4]), 'dark-gleam-2');
    pen.path(cornered([50.6, 76, 1, 65, 76, 2, 65, 116, 3, 50.6, 116, 1]), 'dark-gleam-1');
    pen.hitArea(cab);
  });
  slide(view, 'main', 'Living-room slide-out', { s0: 116, s1: 318, h0: 50, h1: 126, at: [208, 70] });
  win(view, 'glass.window-sofa', 'Window, sofa (slide)', rect(130, 84, 188, 116, 3.4), {
    kind: 'frameless',
    split: 95,
    blind: 0.22,
  });
  win(view, 'glass.window-dinette', 'Window, dinette (slide)', rect(232, 84, 286, 116, 3.4), {
    kind: 'frameless',
    split: 95,
    blind: 0.22,
  });
  ventPanel(view, 'util.fridge-vent', 'Refrigerator vent (slide)', {
    s0: 294,
    s1: 310,
    h0: 92,
    h1: 112,
    base: 'plastic',
  });
  slide(view, 'bed', 'Bedroom slide-out', { s0: 328, s1: 420, h0: 58, h1: 126, at: [372, 74] });
  win(view, 'glass.window-bed', 'Window, bedroom (slide)', rect(340, 86, 362, 114, 3), {
    kind: 'frameless',
    split: 95,
  });
  win(view, 'glass.window-bed-2', 'Window, bedroom rear (slide)', rect(388, 86, 410, 114, 3), {
    kind: 'frameless',
    split: 95,
  });
}

export function roadBays(view: View) {
  bay(view, 'door.front-utility', 'Front electrical / chassis battery door', rect(27, 17, 52, 45, 2.2), {
    hinge: 'piano',
    latch: 'paddle',
    at: [0.5],
  });
  const bays = [
    ['door.baggage-1', 'Baggage door 1, fuel / air bay', 119, 156],
    ['door.baggage-2', 'Baggage door 2, pass-through', 157.6, 206],
    ['door.baggage-3', 'Baggage door 3, pass-through', 207.6, 256],
    ['door.wet-bay', 'Wet bay door (water service center)', 257.6, 296],
    ['door.electric-bay', 'Shore-cord / electrical bay door', 297.6, 331],
  ] as const;
  for (const [id, t, a, b] of bays) bay(view, id, t, rect(a, 17, b, 45, 2.2));
}

export function roadUtilities(view: View) {
  view.region('body.radiator-grille', 'Radiator side grille', (pen) => {
    const outline = rect(390, 24, 432, 56, 2.4);
    pen.path(outline, 'gloss', 'part-line');
    pen.path(outline.inset(1.1), 'dark-gleam-1');
    let q = new Shape();
    for (let y = 27; y < 55; y += 1.9) q = q.add(rect(393, y, 429, y + 0.8));
    pen.path(q, 'void');
    let w = new Shape();
    for (let y = 28.6; y < 55; y += 1.9) w = w.add(line([393, y], [429, y]));
    pen.path(w, 'dark-gleam-1');
    for (const x of [405, 417]) pen.path(line([x, 25.4], [x, 54.6]), 'edge-line');
    pen.hitArea(outline);
  });
  plate(view, 'util.fuel-door', 'Fuel filler door', 60, 39, 7.4, 7.4, {
    r: 1.6,
    base: 'accent-2',
    draw: (pen, x, y) => {
      pen.circle(x + 2.2 * view.direction, y, 0.5, 'metal');
    },
  });
  plate(view, 'util.def-door', 'DEF filler door', 386.6, 52, 5, 5, { r: 1.2, base: 'accent-1' });
}
