import type { Bounds } from '../../../kit/geometry/flatten.ts';
import type { Pen } from '../../../kit/drawing/pen.ts';
import { line, rect, type Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { assistHandle, entryDoor } from '../../../parts/walls/doors.ts';
import { slide } from '../../../parts/walls/slide-outs.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { ventPlate } from '../../../parts/walls/vents.ts';
import { win, winArt } from '../../../parts/walls/windows.ts';

export function curbCab(view: View) {
  view.region('glass.window-passenger', 'Window, passenger', (pen) => {
    const outline = rect(69, 76, 104, 116, 4);
    winArt(pen, outline, { kind: 'frameless', split: 86 });
    pen.hitArea(outline);
  });
  entryDoor(view, 'door.entry', 'Entry door', {
    s0: 31,
    s1: 64.6,
    h0: 15.4,
    h1: 116,
    glass: [64],
    hingeFwd: true,
    low: -10,
  });
  assistHandle(view, 'door.assist-handle', 'Entry grab handle', 67.6, 58, 90);
  view.region('door.steps', 'Electric entry step', (pen) => {
    pen.path(rect(36, 11, 60, 14.4), 'void');
    const outline = rect(35, 8, 61, 10.6, 0.6);
    pen.path(rect(36.4, 9, 38.6, 14.6, 0.3), 'dark-metal', 'edge-line');
    pen.path(rect(57.4, 9, 59.6, 14.6, 0.3), 'dark-metal', 'edge-line');
    pen.path(outline, 'metal', 'part-line');
    pen.path(rect(35, 9.8, 61, 10.6, 0.3), 'gloss');
    pen.path(line([36, 9.2], [60, 9.2]), 'gleam-2');
    pen.hitArea(rect(34.6, 7.6, 61.4, 14.6)).calloutAt(48, 9.2);
  });
  plate(view, 'util.fuel-door', 'Fuel filler door', 112.6, 39 + 18, 6.6, 6.6, { r: 1.6, base: 'accent-1' });
  view.region('light.porch', 'Porch / entry light', (pen) => {
    const outline = rect(67, 120.4, 71.6, 123.4, 1);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(outline.inset(0.6), 'lens', 'detail-line');
    pen.hitArea(rect(66.4, 119.8, 72.2, 124));
  });
}

export function curbWindows(view: View) {
  bay(view, 'door.exterior-tv', 'Exterior entertainment center door', rect(114, 80, 164, 112, 2.6), {
    hinge: 'piano',
  });
  win(view, 'glass.window-galley', 'Window, galley', rect(174, 86, 224, 116, 3.4), {
    kind: 'frameless',
    split: 96,
    blind: 0.22,
  });
  slide(view, 'curb', 'Curb-side slide-out', { s0: 236, s1: 324, h0: 50, h1: 119, at: [280, 68] });
  win(view, 'glass.window-curb-slide', 'Window, curb slide', rect(252, 82, 308, 110, 3.4), {
    kind: 'frameless',
    split: 92,
    blind: 0.22,
  });
  win(view, 'glass.window-bath', 'Window, bathroom', rect(334, 92, 352, 114, 3), {
    kind: 'frameless',
    split: 100,
  });
  win(view, 'glass.window-bed', 'Window, bedroom', rect(374, 86, 420, 116, 3.4), {
    kind: 'frameless',
    split: 96,
    blind: 0.22,
  });
}

export function curbBays(view: View) {
  const bays = [
    ['door.baggage-1', 'Baggage door 1', 119, 160],
    ['door.baggage-2', 'Baggage door 2, pass-through', 161.6, 210],
    ['door.baggage-3', 'Baggage door 3, pass-through', 211.6, 260],
    ['door.baggage-4', 'Baggage door 4, inverter / house batteries', 261.6, 298],
    ['door.lp', 'LP-gas compartment door', 299.6, 331],
  ] as const;
  for (const [id, t, a, b] of bays)
    bay(view, id, t, rect(a, 17, b, 45, 2.2), {
      ...(id === 'door.lp' && {
        extra: (pen: Pen, _: Shape, q: Bounds) => ventPlate(pen, q.x0 + 7, q.y0 + 6, q.x1 - 7, q.y0 + 9.6),
      }),
    });
  bay(view, 'door.engine-side', 'Engine service door, side', rect(386, 24, 430, 50, 2.6));
}

export function curbAwnings(view: View) {
  view.region('awning.cassette', 'Patio awning cassette (box)', (pen) => {
    const outline = rect(74, 125.2, 334, 134, 2.6);
    pen.path(rect(74, 121.6, 334, 126), 'shade-from-top');
    pen.layers(outline, ['plastic'], ['lying-cylinder'], ['part-line']);
    pen.path(line([77, 131.6], [331, 131.6]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(200, 130);
  });
  view.region('awning.lead-rail', 'Patio awning lead rail & LED', (pen) => {
    const outline = rect(77, 124.2, 331, 127.2, 0.8);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([78, 126.6], [330, 126.6]), 'gleam-1');
    pen.path(line([80, 125], [328, 125]), { stroke: 'amber-2', width: 0.4, dash: [0.4, 1.6] });
    pen.hitArea(outline, true).calloutAt(140, 125.6);
  });
  for (const [k, a, b, n] of [
    ['fwd', 72.6, 78, 'forward'],
    ['aft', 330, 335.4, 'rear'],
  ] as const)
    view.region(`awning.head-${k}`, `Patio awning end cap, ${n}`, (pen) => {
      const outline = rect(a, 123.6, b, 134.6, 2);
      pen.layers(outline, ['plastic', 'part-line'], ['lying-cylinder']);
      pen.path(outline.inset(0.7), 'detail-line', 'half-line');
      pen.hitArea(outline);
    });
  view.region('awning.door', 'Entry-door awning', (pen) => {
    const outline = rect(31, 119.6, 66, 124.6, 1.8);
    pen.shadow(outline, 0.4, 1, 3);
    pen.layers(outline, ['plastic'], ['lying-cylinder'], ['part-line']);
    pen.hitArea(outline);
  });
}
