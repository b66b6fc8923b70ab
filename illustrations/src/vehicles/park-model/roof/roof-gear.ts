import { cornered, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { reflections } from '../../../parts/walls/windows.ts';
import { exhaustVents, flue, plumbingStacks, skylightHalf, skylights } from './roof-places.ts';

/** Vents and pipes of the roof, seen from above. */
export function roofGear(view: View) {
  roofSkylights(view);
  roofVents(view);
  roofPipes(view);
  roofFlue(view);
}

function roofSkylights(view: View) {
  for (const { key, room, station: x, across: y } of skylights)
    view.region(`roof.${key}`, `Skylight, ${room}`, (pen) => {
      const { along, across } = skylightHalf;
      const flashing = rect(x - along - 3, y - across - 4, x + along + 3, y + across + 3, 0.5);
      const frame = rect(x - along, y - across, x + along, y + across, 0.8);
      const glass = frame.inset(2.2);
      pen.layers(flashing, ['dark-metal', 'edge-line'], ['diagonal-bevel']);
      for (const s of [-1, 1])
        for (let i = -2; i <= 2; i++)
          pen.path(
            line([x + s * along, y + i * 5.64], [x + s * (along + 3), y + i * 5.64]),
            'detail-line',
            'half-line',
          );
      pen.shadow(frame, 1.2, 1.6, 4);
      pen.path(frame, 'gloss', 'part-line');
      pen.path(frame.inset(0.5), 'dark-gleam-2');
      pen.path(glass, 'glass');
      reflections(pen, glass);
      pen.path(rect(x - along + 2.2, y + across - 4, x + along - 2.2, y + across - 2.2), 'shade-4');
      pen.path(glass, 'edge-line');
      pen.path(glass.inset(0.4), 'dark-gleam-1');
      pen.hitArea(flashing).calloutAt(x + 3, y + 6);
    });
}

function roofVents(view: View) {
  for (const { key, room, station: x, across: y } of exhaustVents)
    view.region(`roof.${key}`, `Roof exhaust vent, ${room}`, (pen) => {
      const Fl = rect(x - 8, y - 9, x + 8, y + 9, 0.5),
        outline = cornered([x - 6, y - 6, 0.6, x + 6, y - 6, 0.6, x + 5, y + 6.4, 2, x - 5, y + 6.4, 2]);
      pen.path(Fl, 'accent-4', 'detail-line');
      pen.path(Fl.inset(0.8), 'dark-gleam-1');
      pen.shadow(outline, 0.8, 1.4, 3);
      pen.layers(outline, ['dark-metal', 'edge-line'], ['diagonal-bevel']);
      pen.path(rect(x - 5.8, y - 6, x + 5.8, y - 4.2, 0.3), 'void');
      for (const d of [-3.4, 3.4])
        pen.path(line([x + d, y - 4], [x + d * 0.86, y + 4.6]), 'detail-line', 'half-line');
      pen.path(line([x - 4.8, y + 2.6], [x + 4.8, y + 2.6]), 'detail-line', 'half-line');
      pen.path(line([x - 4.8, y + 3], [x + 4.8, y + 3]), 'gleam-1');
      pen.hitArea(Fl).calloutAt(x, y + 1);
    });
}

function roofPipes(view: View) {
  for (const { key, station: x, across: y } of plumbingStacks)
    view.region(`roof.${key}`, 'Plumbing vent & boot', (pen) => {
      const outline = rect(x - 5.6, y - 6, x + 5.6, y + 5, 0.6);
      pen.path(outline, 'accent-4', 'detail-line');
      pen.path(outline.inset(0.6), 'dark-gleam-1');
      pen.circle(x, y, 4, 'shade-3');
      pen.path(ellipse(x + 1, y - 1.4, 3), 'shade-3');
      pen.concentric(x, y, [3, 'rubber', 'edge-line'], [2.5, 'dark-gleam-1'], [2, 'plastic', 'edge-line']);
      pen.circle(x, y, 1.2, 'void');
      pen.hitArea(outline).calloutAt(x, y);
    });
}

function roofFlue(view: View) {
  const { station: x, across: y } = flue;
  view.region('roof.flue', 'Water-heater flue & storm collar', (pen) => {
    const outline = rect(x - 9, y - 9, x + 9, y + 8, 0.6);
    pen.layers(outline, ['metal', 'edge-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.8), 'detail-line', 'faint-line');
    pen.concentric(x, y, [5.6, 'dark-metal', 'edge-line'], [5.6, 'sphere', { opacity: 0.5 }]);
    pen.path(ellipse(x + 1.6, y - 2.2, 4.6), 'shade-4');
    pen.concentric(x, y, [4.6, 'metal', 'part-line'], [4.6, 'sphere', { opacity: 0.6 }]);
    pen.circle(x, y, 3.4, 'detail-line', 'half-line');
    for (const [dx, dy] of pairs([0, 4, 3.5, -2, -3.5, -2]))
      pen.path(line([x + dx * 0.4, y + dy * 0.4], [x + dx, y + dy]), 'detail-line');
    pen.circle(x, y, 1, 'dark-metal', 'detail-line');
    pen.hitArea(outline).calloutAt(x, y - 3);
  });
}
