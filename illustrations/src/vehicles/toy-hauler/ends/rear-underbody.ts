import { box, ellipse, line } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { extent } from '../../../parts/layout/mirrored.ts';
import { acEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { axleEnd } from '../../../parts/running/axle-end.ts';
import { proud } from './end-edges.ts';
import { fromRear } from './end-shapes.ts';

export function rearUnderbody(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    pen.path(line([-82, 0], [82, 0]), 'ground-line');
  });
  rearRunTire(view);
  axleEnd(view, 37, 41, 31, [34.4, 14.4]);
  acEnd(view, 'roof.ac-rear', 'Air conditioner shroud, garage', 0, 148.6);
  ventSide(view, 'roof.vent-garage', 'Powered garage vent cover', 25, 147.4, { w: 18, h: 9 });
  antennaElevation(view, 'TV / Wi-Fi antenna', -31, 151, { foot: 147, rise: 4, mast: 1.4 });
  proud(view, -1, true);
}

function rearRunTire(view: View) {
  for (const [k, s] of fromRear)
    view.region(`run.wheel-rear-${k}`, `Tire, ${k} side`, (pen) => {
      tireEnd(pen, ...extent(s, 37.6, 47), 15.2, 26);
      pen.hitArea(box(s * 37.6, 0, s * 47, 26)).calloutAt(s * 42.3, 3.6);
    });
}
