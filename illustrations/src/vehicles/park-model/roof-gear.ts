import { ellipse } from '../../kit/curves.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { reflections } from '../../parts/windows.ts';
import { exhaustVents, flue, plumbingStacks, skylightHalf, skylights } from './roof-places.ts';

/** What comes through the roof, seen from above. */
export function roofGear(v: View) {
  roofSkylights(v);
  roofVents(v);
  roofPipes(v);
  roofFlue(v);
}

function roofSkylights(v: View) {
  for (const { key, room, station: x, across: y } of skylights)
    v.region(`roof.${key}`, `Skylight, ${room}`, { part: 'skylight', cat: 'roof' }, (r) => {
      const { along, across } = skylightHalf;
      const flashing = rect(x - along - 3, y - across - 4, x + along + 3, y + across + 3, 0.5);
      const frame = rect(x - along, y - across, x + along, y + across, 0.8);
      const glass = frame.inset(2.2);
      r.p(flashing, 'dark-metal', 'edge-line');
      r.p(flashing, 'diagonal-bevel');
      for (const s of [-1, 1])
        for (let i = -2; i <= 2; i++)
          r.p(
            line([x + s * along, y + i * 5.64], [x + s * (along + 3), y + i * 5.64]),
            'detail-line',
            'half-line',
          );
      r.cast(frame, 1.2, 1.6, 4);
      r.p(frame, 'gloss', 'part-line');
      r.p(frame.inset(0.5), 'dark-gleam-2');
      r.p(glass, 'glass');
      reflections(r, glass);
      r.p(rect(x - along + 2.2, y + across - 4, x + along - 2.2, y + across - 2.2), 'shade-4');
      r.p(glass, 'edge-line');
      r.p(glass.inset(0.4), 'dark-gleam-1');
      r.hit(flashing);
      r.at(x + 3, y + 6);
    });
}

function roofVents(v: View) {
  for (const { key, room, station: x, across: y } of exhaustVents)
    v.region(`roof.${key}`, `Roof exhaust vent, ${room}`, { part: 'roof-vent', cat: 'roof' }, (r) => {
      const Fl = rect(x - 8, y - 9, x + 8, y + 9, 0.5),
        F = poly([
          [x - 6, y - 6, 0.6],
          [x + 6, y - 6, 0.6],
          [x + 5, y + 6.4, 2],
          [x - 5, y + 6.4, 2],
        ]);
      r.p(Fl, 'accent-4', 'detail-line');
      r.p(Fl.inset(0.8), 'dark-gleam-1');
      r.cast(F, 0.8, 1.4, 3);
      r.p(F, 'dark-metal', 'edge-line');
      r.p(F, 'diagonal-bevel');
      r.p(rect(x - 5.8, y - 6, x + 5.8, y - 4.2, 0.3), 'void');
      for (const d of [-3.4, 3.4])
        r.p(line([x + d, y - 4], [x + d * 0.86, y + 4.6]), 'detail-line', 'half-line');
      r.p(line([x - 4.8, y + 2.6], [x + 4.8, y + 2.6]), 'detail-line', 'half-line');
      r.p(line([x - 4.8, y + 3], [x + 4.8, y + 3]), 'gleam-1');
      r.hit(Fl);
      r.at(x, y + 1);
    });
}

function roofPipes(v: View) {
  for (const { key, station: x, across: y } of plumbingStacks)
    v.region(`roof.${key}`, 'Plumbing vent & boot', { part: 'plumbing-vent', cat: 'roof' }, (r) => {
      const F = rect(x - 5.6, y - 6, x + 5.6, y + 5, 0.6);
      r.p(F, 'accent-4', 'detail-line');
      r.p(F.inset(0.6), 'dark-gleam-1');
      r.c(x, y, 4, 'shade-3');
      r.p(ellipse(x + 1, y - 1.4, 3), 'shade-3');
      r.c(x, y, 3, 'rubber', 'edge-line');
      r.c(x, y, 2.5, 'dark-gleam-1');
      r.c(x, y, 2, 'plastic', 'edge-line');
      r.c(x, y, 1.2, 'void');
      r.hit(F);
      r.at(x, y);
    });
}

function roofFlue(v: View) {
  const { station: x, across: y } = flue;
  v.region('roof.flue', 'Water-heater flue & storm collar', { part: 'flue', cat: 'roof' }, (r) => {
    const F = rect(x - 9, y - 9, x + 9, y + 8, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(0.8), 'detail-line', 'faint-line');
    r.c(x, y, 5.6, 'dark-metal', 'edge-line');
    r.c(x, y, 5.6, 'sphere', { opacity: 0.5 });
    r.p(ellipse(x + 1.6, y - 2.2, 4.6), 'shade-4');
    r.c(x, y, 4.6, 'metal', 'part-line');
    r.c(x, y, 4.6, 'sphere', { opacity: 0.6 });
    r.c(x, y, 3.4, 'detail-line', 'half-line');
    for (const [dx, dy] of [
      [0, 4],
      [3.5, -2],
      [-3.5, -2],
    ] as const)
      r.p(line([x + dx * 0.4, y + dy * 0.4], [x + dx, y + dy]), 'detail-line');
    r.c(x, y, 1, 'dark-metal', 'detail-line');
    r.hit(F);
    r.at(x, y - 3);
  });
}
