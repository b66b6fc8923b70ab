import { box, ellipse, line, rect } from '../../kit/shapes.ts';
import { cut } from '../../kit/cuts.ts';
import type { View } from '../../kit/view.ts';
import { antennaElevation } from '../../parts/antennas.ts';
import { extent } from '../../parts/mirrored.ts';
import { acEnd, ventSide } from '../../parts/roof-gear.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { proud } from './end-edges.ts';
import { fromRear } from './end-shapes.ts';

export function rearUnderbody(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    pen.path(line([-82, 0], [82, 0]), 'ground-line');
  });
  rearRunTire(view);
  rearChassisAxles(view);
  acEnd(view, 'roof.ac-rear', 'Air conditioner shroud, garage', 0, 148.6);
  ventSide(view, 'roof.vent-garage', 'Powered garage vent cover', 25, 147.4, { w: 18, h: 9 });
  rearRoofAntenna(view);
  proud(view, -1, true);
}

function rearRunTire(view: View) {
  for (const [k, s] of fromRear)
    view.region(`run.wheel-rear-${k}`, `Tire, ${k} side`, (pen) => {
      tireEnd(pen, ...extent(s, 37.6, 47), 15.2, 26);
      pen.hitArea(box(s * 37.6, 0, s * 47, 26)).calloutAt(s * 42.3, 3.6);
    });
}

function rearChassisAxles(view: View) {
  view.region('chassis.axles', 'Axle tube & springs', (pen) => {
    const outline = rect(-37, 12.4, 37, 16.4, 1.4);
    pen.path(rect(-41, 17, 41, 25), 'void');
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    for (const s of [-1, 1]) {
      pen.path(rect(s * 31 - 2, 11, s * 31 + 2, 22, 0.6), 'dark-underbody', 'edge-line');
      pen.path(rect(s * 31 - 3, 12, s * 31 + 3, 13.2), 'dark-metal', 'detail-line');
    }
    pen.hitArea(rect(-41, 11, 41, 25)).calloutAt(34.4, 14.4);
  });
}

function rearRoofAntenna(view: View) {
  antennaElevation(view, 'TV / Wi-Fi antenna', -31, 151, { foot: 147, rise: 4, mast: 1.4 });
}
