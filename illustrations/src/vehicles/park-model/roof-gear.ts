import { ellipse } from '../../kit/curves.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';

export function roofVent(v: View) {
  for (const [x, k] of [
    [250, 'kitchen'],
    [384, 'bath'],
  ] as const)
    v.region(
      `roof.vent-${k}`,
      `Roof exhaust vent, ${k === 'bath' ? 'bathroom' : 'kitchen'}`,
      { part: 'roof-vent', cat: 'roof' },
      (r) => {
        const y = -34,
          Fl = rect(x - 7, y - 9, x + 7, y + 9, 0.5),
          F = poly([
            [x - 5, y - 5, 0.6],
            [x + 5, y - 5, 0.6],
            [x + 4.4, y + 6, 1.4],
            [x - 4.4, y + 6, 1.4],
          ]);
        r.p(Fl, 'p4 l0');
        r.cast(F, 0.8, 1.4, 3);
        r.p(F, 'm2 l1');
        r.p(F, 'gd');
        r.p(rect(x - 4.8, y - 5, x + 4.8, y - 3.4, 0.3), 'vo');
        r.p(line([x - 4, y + 2], [x + 4, y + 2]), 'l0 so');
        r.hit(Fl);
      },
    );
}

export function roofPipe(v: View) {
  for (const [x, y, k] of [
    [352, -14, 1],
    [206, -14, 2],
  ] as const)
    v.region(`roof.pipe-${k}`, 'Plumbing vent & boot', { part: 'plumbing-vent', cat: 'roof' }, (r) => {
      r.p(rect(x - 4.4, y - 4.4, x + 4.4, y + 4.4, 0.6), 'p4 l0');
      r.p(ellipse(x + 0.8, y - 1, 2.8), 's3');
      r.c(x, y, 2.8, 'rb l1');
      r.c(x, y, 1.9, 'pl l1');
      r.c(x, y, 1.2, 'vo');
      r.hit(rect(x - 4.6, y - 4.6, x + 4.6, y + 4.6));
    });
}
