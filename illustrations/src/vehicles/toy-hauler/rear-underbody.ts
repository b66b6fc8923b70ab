import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { extent } from '../../parts/mirrored.ts';
import { acEnd, ventSide } from '../../parts/roof-gear.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { proud } from './end-edges.ts';
import { fromRear } from './end-shapes.ts';

export function rearUnderbody(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    r.p(line([-82, 0], [82, 0]), 'ground-line');
  });
  rearRunTire(v);
  rearChassisAxles(v);
  acEnd(v, 'roof.ac-rear', 'Air conditioner shroud, garage', 0, 148.6);
  ventSide(v, 'roof.vent-garage', 'Powered garage vent cover', 25, 147.4, { w: 18, h: 9 });
  rearRoofAntenna(v);
  proud(v, -1, true);
}

function rearRunTire(v: View) {
  for (const [k, s] of fromRear)
    v.region(`run.wheel-rear-${k}`, `Tire, ${k} side`, { part: 'tyre', cat: 'run' }, (r) => {
      tireEnd(r, ...extent(s, 37.6, 47), 15.2, 26);
      r.hit(box(s * 37.6, 0, s * 47, 26));
      r.at(s * 42.3, 3.6);
    });
}

function rearChassisAxles(v: View) {
  v.region('chassis.axles', 'Axle tube & springs', (r) => {
    const F = rect(-37, 12.4, 37, 16.4, 1.4);
    r.p(rect(-41, 17, 41, 25), 'void');
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'lying-cylinder');
    for (const s of [-1, 1]) {
      r.p(rect(s * 31 - 2, 11, s * 31 + 2, 22, 0.6), 'dark-underbody', 'edge-line');
      r.p(rect(s * 31 - 3, 12, s * 31 + 3, 13.2), 'dark-metal', 'detail-line');
    }
    r.hit(rect(-41, 11, 41, 25));
    r.at(34.4, 14.4);
  });
}

function rearRoofAntenna(v: View) {
  v.region('roof.antenna', 'TV / Wi-Fi antenna', (r) => {
    const x = -31,
      F = poly([
        [x - 8, 151],
        [x - 6, 155, 3],
        [x + 6, 155, 3],
        [x + 8, 151],
        [x + 5, 150, 1],
        [x - 5, 150, 1],
      ]);
    r.p(rect(x - 1.4, 147, x + 1.4, 151), 'metal', 'edge-line');
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'bevel');
    r.hit(rect(x - 8, 147, x + 8, 155));
  });
}
