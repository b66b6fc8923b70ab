import { pairs } from '../../../kit/geometry/points.ts';
import { cornered, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { union } from '../../../parts/layout/plan.ts';
import { pipeVent } from '../../../parts/roof/roof-gear.ts';
import { reflections } from '../../../parts/walls/windows.ts';
import { ridgeHeight } from '../hull.ts';
import {
  exhaustVents,
  flue,
  plumbingStacks,
  skylightHalf,
  skylights,
  slopeHeight,
} from '../roof/roof-places.ts';

const stackTop = ridgeHeight + 8.6;

/** From the curb side the stacks of the far slope only look over the ridge. */
export function stacksBeyondRidge(view: View) {
  for (const { key, station } of plumbingStacks)
    pipeVent(
      view,
      `roof.${key}`,
      'Plumbing vent & boot',
      station,
      ridgeHeight + 0.8,
      stackTop - ridgeHeight - 0.8,
    );
}

/** Vents and pipes of the road slope, in front of its shingles. */
export function roadSlopeGear(view: View) {
  for (const { key, station, across } of plumbingStacks)
    stack(view, `roof.${key}`, station, slopeHeight(across));
  for (const { key, room, station, across } of exhaustVents)
    exhaustVent(view, `roof.${key}`, room, station, slopeHeight(across));
  flueStack(view, flue.station, slopeHeight(flue.across), true);
}

export function curbSlopeGear(view: View) {
  for (const { key, room, station: x, across } of skylights)
    view.region(`roof.${key}`, `Skylight, ${room}`, (pen) => {
      const [low, high] = [
        slopeHeight(across + skylightHalf.across),
        slopeHeight(across - skylightHalf.across),
      ];
      const { along } = skylightHalf;
      const flashing = rect(x - along - 3, low - 1.4, x + along + 3, high + 1.8, 0.4);
      const frame = rect(x - along, low, x + along, high + 1, 0.8);
      const glass = rect(x - along + 2.2, low + 2, x + along - 2.2, high - 0.4, 0.6);
      pen.layers(flashing, ['dark-metal', 'edge-line'], ['diagonal-bevel']);
      pen.shadow(frame, 0.8, 1.6, 4);
      pen.path(frame, 'gloss', 'part-line');
      pen.path(line([x - along + 0.8, high + 0.4], [x + along - 0.8, high + 0.4]), 'dark-gleam-2');
      pen.path(glass, 'glass');
      reflections(pen, glass);
      pen.path(glass, 'edge-line');
      pen.path(glass.inset(0.3), 'dark-gleam-1');
      pen.hitArea(flashing).calloutAt(x - 3, (low + high) / 2);
    });
}

function stack(view: View, id: string, x: number, base: number) {
  view.region(id, 'Plumbing vent & boot', (pen) => {
    const pipe = rect(x - 1.9, base, x + 1.9, stackTop, 0.3);
    const flange = poly([
      [x - 5.6, base - 2.4, 0.4],
      [x + 5.6, base - 2.4, 0.4],
      [x + 5.2, base + 2.2, 0.4],
      [x - 5.2, base + 2.2, 0.4],
    ]);
    const boot = poly([
      [x - 3.2, base - 0.6, 0.4],
      [x + 3.2, base - 0.6, 0.4],
      [x + 2.1, base + 2.8, 0.3],
      [x - 2.1, base + 2.8, 0.3],
    ]);
    pen.path(flange, 'accent-4', 'detail-line');
    pen.shadow(pipe, 0.9, 0, 3);
    pen.layers(pipe, ['plastic'], ['standing-cylinder'], ['edge-line']);
    pen.path(boot, 'rubber', 'edge-line');
    pen.path(rect(x - 1.9, stackTop - 0.9, x + 1.9, stackTop, 0.2), 'shade-3');
    pen.hitArea(
      poly([
        [x - 5.6, base - 2.4],
        [x + 5.6, base - 2.4],
        [x + 5.2, base + 2.4],
        [x + 2.4, base + 3],
        [x + 2.4, stackTop],
        [x - 2.4, stackTop],
        [x - 2.4, base + 3],
        [x - 5.2, base + 2.4],
      ]),
    );
    pen.calloutAt(x, base + 6);
  });
}

function exhaustVent(view: View, id: string, room: string, x: number, base: number) {
  view.region(id, `Roof exhaust vent, ${room}`, (pen) => {
    const outline = cornered([
        x - 6,
        base,
        0.3,
        x + 6,
        base,
        0.3,
        x + 5,
        base + 4.6,
        0.8,
        x - 5,
        base + 4.6,
        0.8,
      ]),
      Fl = poly([
        [x - 8, base - 3.4, 0.3],
        [x + 8, base - 3.4, 0.3],
        [x + 7.4, base + 6.6, 0.3],
        [x - 7.4, base + 6.6, 0.3],
      ]);
    pen.path(Fl, 'accent-4', 'detail-line');
    pen.shadow(outline, 0.8, 2, 3);
    pen.layers(outline, ['dark-metal', 'edge-line'], ['bevel']);
    pen.path(rect(x - 5.6, base - 0.6, x + 5.6, base + 0.8, 0.3), 'void');
    pen.hitArea(Fl).calloutAt(x, base + 2.4);
  });
}

/** From an end the flashing lies hidden behind the gable and only pipe, collar and cap show. */
export function flueStack(view: View, x: number, base: number, flashed: boolean) {
  view.region('roof.flue', 'Water-heater flue & storm collar', (pen) => {
    const top = base + flue.rise;
    const pipe = rect(x - 2.6, base - 2, x + 2.6, top - 3, 0.2);
    const flashing = cornered([
      x - 9,
      base - 4,
      0.4,
      x + 9,
      base - 4,
      0.4,
      x + 8.4,
      base + 3,
      0.4,
      x - 8.4,
      base + 3,
      0.4,
    ]);
    if (flashed)
      pen.path(flashing, 'metal', 'edge-line').path(flashing, 'diagonal-bevel').shadow(pipe, 1, 0, 3);
    pen.layers(pipe, ['metal'], ['standing-cylinder'], ['edge-line']);
    for (const [y, w] of pairs([base + 2.4, 5.6, top - 2.6, 4.6])) {
      const collar = cornered([x - w, y, 0.3, x + w, y, 0.3, x + 2.7, y + 2.4, 0.3, x - 2.7, y + 2.4, 0.3]);
      pen.path(rect(x - 2.6, y - 1.8, x + 2.6, y), 'shade-4');
      pen.layers(collar, ['dark-metal', 'edge-line'], ['standing-cylinder', { opacity: 0.6 }]);
    }
    const standing = rect(x - 5.6, base - 2, x + 5.6, top, 0.4);
    pen.hitArea(flashed ? union(flashing, standing) : standing).calloutAt(x, base + 9);
  });
}
