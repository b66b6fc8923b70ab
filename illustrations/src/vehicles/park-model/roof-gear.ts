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
      r.p(flashing, 'm2 l1');
      r.p(flashing, 'gd');
      for (const s of [-1, 1])
        for (let i = -2; i <= 2; i++)
          r.p(line([x + s * along, y + i * 5.64], [x + s * (along + 3), y + i * 5.64]), 'l0 so');
      r.cast(frame, 1.2, 1.6, 4);
      r.p(frame, 'go l2');
      r.p(frame.inset(0.5), 'k1');
      r.p(glass, 'gl');
      reflections(r, glass);
      r.p(rect(x - along + 2.2, y + across - 4, x + along - 2.2, y + across - 2.2), 's4');
      r.p(glass, 'l1');
      r.p(glass.inset(0.4), 'k0');
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
      r.p(Fl, 'p4 l0');
      r.p(Fl.inset(0.8), 'k0');
      r.cast(F, 0.8, 1.4, 3);
      r.p(F, 'm2 l1');
      r.p(F, 'gd');
      r.p(rect(x - 5.8, y - 6, x + 5.8, y - 4.2, 0.3), 'vo');
      for (const d of [-3.4, 3.4]) r.p(line([x + d, y - 4], [x + d * 0.86, y + 4.6]), 'l0 so');
      r.p(line([x - 4.8, y + 2.6], [x + 4.8, y + 2.6]), 'l0 so');
      r.p(line([x - 4.8, y + 3], [x + 4.8, y + 3]), 'w0');
      r.hit(Fl);
      r.at(x, y + 1);
    });
}

function roofPipes(v: View) {
  for (const { key, station: x, across: y } of plumbingStacks)
    v.region(`roof.${key}`, 'Plumbing vent & boot', { part: 'plumbing-vent', cat: 'roof' }, (r) => {
      const F = rect(x - 5.6, y - 6, x + 5.6, y + 5, 0.6);
      r.p(F, 'p4 l0');
      r.p(F.inset(0.6), 'k0');
      r.c(x, y, 4, 's3');
      r.p(ellipse(x + 1, y - 1.4, 3), 's3');
      r.c(x, y, 3, 'rb l1');
      r.c(x, y, 2.5, 'k0');
      r.c(x, y, 2, 'pl l1');
      r.c(x, y, 1.2, 'vo');
      r.hit(F);
      r.at(x, y);
    });
}

function roofFlue(v: View) {
  const { station: x, across: y } = flue;
  v.region('roof.flue', 'Water-heater flue & storm collar', { part: 'flue', cat: 'roof' }, (r) => {
    const F = rect(x - 9, y - 9, x + 9, y + 8, 0.6);
    r.p(F, 'mt l1');
    r.p(F, 'gd');
    r.p(F.inset(0.8), 'l0 sq');
    r.c(x, y, 5.6, 'm2 l1');
    r.c(x, y, 5.6, 'sp', { opacity: 0.5 });
    r.p(ellipse(x + 1.6, y - 2.2, 4.6), 's4');
    r.c(x, y, 4.6, 'mt l2');
    r.c(x, y, 4.6, 'sp', { opacity: 0.6 });
    r.c(x, y, 3.4, 'l0 so');
    for (const [dx, dy] of [
      [0, 4],
      [3.5, -2],
      [-3.5, -2],
    ] as const)
      r.p(line([x + dx * 0.4, y + dy * 0.4], [x + dx, y + dy]), 'l0');
    r.c(x, y, 1, 'm2 l0');
    r.hit(F);
    r.at(x, y - 3);
  });
}
