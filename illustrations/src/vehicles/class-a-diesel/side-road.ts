import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { bay } from '../../parts/compartments.ts';
import { slide } from '../../parts/slide-outs.ts';
import { plate } from '../../parts/utilities.ts';
import { ventPanel } from '../../parts/vents.ts';
import { win, winArt } from '../../parts/windows.ts';

const cab = poly(corners([29, 74, 3, 33.4, 117, 4.5, 66, 117, 4, 66, 74, 3]));

export function roadSlides(view: View) {
  view.region('glass.window-driver', 'Window, driver', (pen) => {
    winArt(pen, cab, { kind: 'frameless', split: 0 });
    pen.path(line([50, 75], [50, 116.4]), 'dark-gleam-2');
    pen.path(poly(corners([50.6, 76, 1, 65, 76, 2, 65, 116, 3, 50.6, 116, 1])), 'dark-gleam-1');
    pen.hitArea(cab);
  });
  slide(view, 'main', 'Living-room slide-out', { s0: 116, s1: 318, h0: 50, h1: 126, at: [208, 70] });
  win(view, 'glass.window-sofa', 'Window, sofa (slide)', {
    s0: 130,
    s1: 188,
    h0: 84,
    h1: 116,
    kind: 'frameless',
    split: 95,
    r: 3.4,
    blind: 0.22,
  });
  win(view, 'glass.window-dinette', 'Window, dinette (slide)', {
    s0: 232,
    s1: 286,
    h0: 84,
    h1: 116,
    kind: 'frameless',
    split: 95,
    r: 3.4,
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
  win(view, 'glass.window-bed', 'Window, bedroom (slide)', {
    s0: 340,
    s1: 362,
    h0: 86,
    h1: 114,
    kind: 'frameless',
    split: 95,
  });
  win(view, 'glass.window-bed-2', 'Window, bedroom rear (slide)', {
    s0: 388,
    s1: 410,
    h0: 86,
    h1: 114,
    kind: 'frameless',
    split: 95,
  });
}

export function roadBays(view: View) {
  bay(view, 'door.front-utility', 'Front electrical / chassis battery door', {
    s0: 27,
    s1: 52,
    h0: 17,
    h1: 45,
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
  for (const [id, t, a, b] of bays) bay(view, id, t, { s0: a, s1: b, h0: 17, h1: 45 });
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
  plate(view, 'util.def-door', 'DEF filler door', 386.6, 52, 5, 5, {
    r: 1.2,
    base: 'accent-1',
  });
}
