import { box, cornered, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { leg } from '../../../parts/running/jacks.ts';
import { extent } from '../../../parts/layout/mirrored.ts';
import { acEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';
import { proud } from './end-edges.ts';
import { fromFront } from './end-shapes.ts';

export function frontUnderbody(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    pen.path(line([-82, 0], [82, 0]), 'ground-line');
  });
  frontRunTire(view);
  frontChassisUnderbelly(view);
  acEnd(view, 'roof.ac-front', 'Air conditioner shroud, front', 0, 148.6, { grille: false });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', -27, 147.6, { w: 16, h: 9 });
  antennaElevation(view, 'TV / Wi-Fi antenna', 31, 151, { foot: 147, rise: 4, mast: 1.4 });
  for (const [k, s] of fromFront)
    leg(view, `chassis.landing-gear-${k}`, `Landing gear leg, ${k} side`, {
      x: s * 31.5,
      top: 25.4,
      mid: 12.5,
      w: 4.2,
      pad: 5.2,
    });
  proud(view, 1, false);
}

function frontRunTire(view: View) {
  for (const [k, s] of fromFront)
    view.region(`run.wheel-front-${k}`, `Tire, ${k} side`, (pen) => {
      tireEnd(pen, ...extent(s, 37.6, 47), 15.2, 26);
      pen.hitArea(box(s * 37.6, 0, s * 47, 26));
    });
}

function frontChassisUnderbelly(view: View) {
  view.region('chassis.underbelly', 'Underbelly & cross-members', (pen) => {
    const outline = cornered([-49, 25.5, 0, 49, 25.5, 0, 46, 18, 2, -46, 18, 2]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(line([-42, 20], [42, 20]), 'dark-gleam-1');
    for (const x of [-30, -10, 10, 30]) pen.path(rect(x - 1.2, 18.4, x + 1.2, 25), 'void');
    pen.hitArea(outline).calloutAt(-22, 21);
  });
}
