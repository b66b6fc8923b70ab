import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { hatch } from '../../../parts/walls/compartments.ts';
import { roundInlet } from '../../../parts/walls/utilities.ts';
import { ventPanel } from '../../../parts/walls/vents.ts';
import { win } from '../../../parts/walls/windows.ts';

export function sideRoadFittings(view: View) {
  sideRoadFittingsShading(view);
  utilFuelDoor(view);
  ventPanel(view, 'util.furnace', 'Furnace / water-heater vent', {
    s0: 151,
    s1: 163,
    h0: 54.6,
    h1: 62,
    pitch: 1.3,
    latches: false,
  });
  ventPanel(view, 'util.fridge-vent', 'Refrigerator vent', {
    s0: 192,
    s1: 206,
    h0: 56,
    h1: 64,
    pitch: 1.3,
    latches: false,
  });
  hatch(view, 'util.water-fill', 'Fresh-water fill', 240, 47.4, 6, 6);
  roundInlet(view, 'util.city-water', 'City-water inlet', 250, 46.8, 2.6, { pins: 0 });
  roundInlet(view, 'util.shore-power', 'Shore-power inlet', 260, 46.8, 3, { pins: 3 });
  hatch(view, 'util.shower', 'Exterior shower box', 271, 46.4, 7.6, 8);
}

function sideRoadFittingsShading(view: View) {
  for (const [id, t, a, b, c, d, e] of [
    ['glass.window-galley', 'Window, galley', 108, 150, 57, 84, 67],
    ['glass.window-bath', 'Window, bathroom', 164, 184, 66, 84, 0],
    ['glass.window-bed', 'Window, rear lounge / bed', 229, 277, 57, 84, 67],
  ] as const)
    win(view, id, t, rect(a, c, b, d, 4), { kind: 'frameless', ...(e && { split: e }) });
}

function utilFuelDoor(view: View) {
  view.region('util.fuel-door', 'Fuel filler door', (pen) => {
    const outline = rect(101.6, 38, 109.4, 46, 1.6);
    pen.bodyShell(outline, 'body');
    pen.layers(outline, ['shade-1'], ['part-line']);
    pen.path(outline.inset(0.6), 'detail-line', 'faint-line');
    pen.path(line([102.6, 45.3], [108.4, 45.3]), 'gleam-1');
    pen.path(rect(107.2, 41.2, 108.8, 42.8, 0.6), 'shade-3');
    pen.hitArea(outline);
  });
}
