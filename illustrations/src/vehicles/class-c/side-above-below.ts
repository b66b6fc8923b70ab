import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { acSide, pipeVent, ventSide } from '../../parts/roof-gear.ts';

export function drawUnderbody(v: View): void {
  const road = v.side === 'road';
  v.region('chassis.frame', 'Chassis / underbody', (r) => {
    const F = poly(corners([60, 20, 0, 60, 13, 1, 330, 13, 1, 362, 18, 0, 362, 20, 0]));
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'shade-from-top');
    r.p(line([62, 14.2], [330, 14.2]), 'dark-gleam-1');
    for (let s = 120; s < 330; s += 26) if (Math.abs(s - 255) > 24) r.p(rect(s, 13.2, s + 2.4, 18.4), 'void');
    r.hit(F, true);
    r.at(214, 15.4);
  });
  if (!road)
    v.region('chassis.exhaust', 'Exhaust tailpipe', (r) => {
      const F = rect(292, 10.6, 326, 13.4, 1.2);
      r.p(F, 'dark-metal', 'edge-line');
      r.p(F, 'lying-cylinder');
      r.hit(F, true);
      r.at(318, 12);
    });
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const F = poly(corners([350, 14, 0.4, 373, 14, 0.4, 373, 17.2, 0.4, 350, 18.4, 0]));
    r.p(F, 'dark-underbody', 'part-line');
    r.p(rect(370.4, 13.4, 373.6, 17.8, 0.3), 'underbody', 'edge-line');
    r.hit(F);
    r.at(371, 15.4);
  });
  v.region('rear.mud-flap', 'Rear mud flap', { part: 'mud-flap' }, (r) => {
    const F = rect(277, 5, 279, 19, 0.4);
    r.p(F, 'rubber', 'edge-line');
    r.hit(rect(275.4, 5, 280.4, 19));
  });
}

export function drawRoofGear(v: View): void {
  acSide(v, 'roof.ac', 'Air conditioner shroud', { s0: 178, len: 40, base: 127, h: 12.6 });
  ventSide(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 268, 126.6, { w: 22, h: 8.6, louver: true });
  ventSide(v, 'roof.skylight', 'Shower skylight', 300, 126.6, {
    w: 24,
    h: 4.4,
    dome: true,
    cls: 'lens',
    part: 'skylight',
  });
  ventSide(v, 'roof.vent-front', 'Roof vent lid, cab-over', 112, 126.6, { w: 16, h: 4 });
  v.region('roof.antenna', 'TV / Wi-Fi antenna', (r) => {
    const x = 148,
      D = poly([
        [x - 8, 129.6],
        [x - 6, 133.4, 3],
        [x + 6, 133.4, 3],
        [x + 8, 129.6],
        [x + 5, 128.6, 1],
        [x - 5, 128.6, 1],
      ]);
    r.p(rect(x - 1.6, 126.4, x + 1.6, 129.6), 'metal', 'edge-line');
    r.p(D, 'plastic', 'part-line');
    r.p(D, 'bevel');
    r.hit(rect(x - 8, 126.4, x + 8, 133.8));
  });
  v.region('roof.solar', 'Solar panel', (r) => {
    const F = rect(226, 128, 250, 129.6, 0.3);
    r.p(rect(229, 126.6, 231, 128.2), 'dark-metal', 'detail-line');
    r.p(rect(245, 126.6, 247, 128.2), 'dark-metal', 'detail-line');
    r.p(F, 'gloss', 'edge-line');
    r.p(line([227, 129.2], [249, 129.2]), 'gleam-1');
    r.hit(F, true);
  });
  v.region('roof.rack', 'Roof rack', (r) => {
    for (const x of [322, 338, 354]) r.tube(line([x, 126.6], [x, 131]), 0.9);
    r.tube(poly(corners([318, 126.8, 0, 318, 131, 2, 358, 131, 2, 358, 126.8, 0]), false), 1);
    r.hit(rect(317, 126.4, 359, 132.2));
  });
  pipeVent(v, 'roof.pipe', 'Plumbing vent cap', 286, 126.4, 4);
}
