import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { acSide, pipeVent, ventSide } from '../../../parts/roof/roof-gear.ts';
import { solarOnFeet } from '../../../parts/roof/roof-surfaces.ts';

export function drawUnderbody(view: View): void {
  const road = view.side === 'road';
  view.region('chassis.frame', 'Chassis / underbody', (pen) => {
    const outline = cornered([60, 20, 0, 60, 13, 1, 330, 13, 1, 362, 18, 0, 362, 20, 0]);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['shade-from-top']);
    pen.path(line([62, 14.2], [330, 14.2]), 'dark-gleam-1');
    for (let s = 120; s < 330; s += 26)
      if (Math.abs(s - 255) > 24) pen.path(rect(s, 13.2, s + 2.4, 18.4), 'void');
    pen.hitArea(outline, true).calloutAt(214, 15.4);
  });
  if (!road)
    view.region('chassis.exhaust', 'Exhaust tailpipe', (pen) => {
      const outline = rect(292, 10.6, 326, 13.4, 1.2);
      pen.layers(outline, ['dark-metal', 'edge-line'], ['lying-cylinder']);
      pen.hitArea(outline, true).calloutAt(318, 12);
    });
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const outline = cornered([350, 14, 0.4, 373, 14, 0.4, 373, 17.2, 0.4, 350, 18.4, 0]);
    pen.path(outline, 'dark-underbody', 'part-line');
    pen.path(rect(370.4, 13.4, 373.6, 17.8, 0.3), 'underbody', 'edge-line');
    pen.hitArea(outline).calloutAt(371, 15.4);
  });
  view.region('rear.mud-flap', 'Rear mud flap', (pen) => {
    const outline = rect(277, 5, 279, 19, 0.4);
    pen.path(outline, 'rubber', 'edge-line');
    pen.hitArea(rect(275.4, 5, 280.4, 19));
  });
}

export function drawRoofGear(view: View): void {
  acSide(view, 'roof.ac', 'Air conditioner shroud', { s0: 178, len: 40, base: 127, h: 12.6 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 268, 126.6, { w: 22, h: 8.6, louver: true });
  ventSide(view, 'roof.skylight', 'Shower skylight', 300, 126.6, {
    w: 24,
    h: 4.4,
    dome: true,
    paint: 'lens',
  });
  ventSide(view, 'roof.vent-front', 'Roof vent lid, cab-over', 112, 126.6, { w: 16, h: 4 });
  antennaElevation(view, 'TV / Wi-Fi antenna', 148, 129.6, { foot: 126.4, rise: 3.8, reach: [126.4, 133.8] });
  solarOnFeet(view, 'Solar panel', [226, 128, 250, 129.6], [229, 245], [126.6, 128.2]);
  view.region('roof.rack', 'Roof rack', (pen) => {
    for (const x of [322, 338, 354]) pen.tube(line([x, 126.6], [x, 131]), 0.9);
    pen.tube(cornered([318, 126.8, 0, 318, 131, 2, 358, 131, 2, 358, 126.8, 0], false), 1);
    pen.hitArea(rect(317, 126.4, 359, 132.2));
  });
  pipeVent(view, 'roof.pipe', 'Plumbing vent cap', 286, 126.4, 4);
}
