import { spline } from '../../kit/curves.ts';
import { pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { louvers } from '../../parts/vents.ts';

export function roadWaterHeater(v: View) {
  v.region('util.water-heater', 'Water-heater closet door', { part: 'water-heater-door' }, (r) => {
    const O = rect(228.6, 31, 257.4, 97, 0.3),
      F = rect(232, 32, 254, 94, 0.3);
    r.cast(O, 0.7, 0.9, 3);
    r.p(O, 'plastic', 'edge-line');
    r.p(O, 'diagonal-bevel');
    r.p(rect(227.6, 96, 258.4, 98, 0.3), 'plastic', 'edge-line');
    r.p(F, 'plastic', 'part-line');
    r.p(F.inset(1.2), 'detail-line', 'faint-line');
    r.p(rect(232, 88, 254, 94), 'shade-from-top');
    for (const [a, b] of [
      [37, 51],
      [76, 89],
    ] as const) {
      const P = rect(236, a, 250, b, 0.4);
      r.p(P, 'dark-plastic', 'edge-line');
      louvers(r, 237, a + 1, 249, b - 1, 1.6);
    }
    for (const y of [40, 64, 86]) {
      r.p(rect(231.4, y - 1.8, 233, y + 1.8, 0.3), 'metal', 'edge-line');
    }
    r.c(250.8, 62, 1.4, 'metal', 'edge-line');
    r.c(250.8, 62, 0.6, 'gloss');
    r.p(F.inset(2.6), 'detail-line', 'half-line');
    r.hit(rect(227.6, 31, 258.4, 98));
    r.at(243, 66);
  });
}

export function roadElectricalService(v: View) {
  v.region(
    'util.electrical-service',
    'Electrical service panel & meter base',
    { part: 'electrical-service' },
    (r) => {
      const F = rect(284, 56, 300, 82, 0.6),
        x = 292;
      r.p(rect(x - 1.2, 0, x + 1.2, 57), 'metal');
      r.p(rect(x - 1.2, 0, x + 1.2, 57), 'standing-cylinder');
      r.p(rect(x - 1.2, 0, x + 1.2, 57), 'edge-line');
      for (const y of [40, 18])
        r.p(rect(x - 2.2, y - 0.6, x + 2.2, y + 0.6, 0.2), 'dark-metal', 'detail-line');
      r.p(rect(x - 1.9, 52, x + 1.9, 56.4, 0.4), 'dark-metal', 'edge-line');
      r.cast(F, 0.9, 1.2, 3);
      r.p(F, 'metal', 'part-line');
      r.p(F, 'diagonal-bevel');
      r.c(x, 74, 5, 'dark-metal', 'edge-line');
      r.c(x, 74, 4.2, 'glass');
      r.c(x, 74, 4.2, 'sphere', { opacity: 0.4 });
      r.c(x, 74, 4.2, 'edge-line');
      r.p(rect(x - 2.2, 72.6, x + 2.2, 74.6, 0.2), 'lens', 'detail-line');
      r.p(rect(285.4, 57.4, 298.6, 67.4, 0.4), 'edge-line', 'half-line');
      r.p(rect(x - 1.6, 58.4, x + 1.6, 59.6, 0.3), 'gloss');
      r.hit(rect(283.6, 55.6, 300.4, 82.4, 0.6).add(rect(x - 2.3, 0, x + 2.3, 55.6)));
      r.at(x, 62.6);
    },
  );
}

export function roadPowerInlet(v: View) {
  v.region('util.power-inlet', 'Power-cord inlet (50 A)', (r) => {
    const F = rect(306.6, 58, 314.6, 66.6, 0.8);
    r.cast(F, 0.5, 0.7, 3);
    r.p(F, 'plastic', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.c(310.6, 61.8, 2.6, 'gloss', 'edge-line');
    r.c(310.6, 61.8, 1.7, 'dark-gleam-1');
    r.p(line([307.4, 65.4], [313.8, 65.4]), 'detail-line');
    r.hit(F);
  });
}

export function roadCableBox(v: View) {
  v.region('util.cable-box', 'Cable / phone entry box', { part: 'cable-box' }, (r) => {
    const F = rect(306.6, 70.6, 314.6, 80, 0.6);
    r.cast(F, 0.5, 0.7, 3);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(0.8), 'detail-line', 'half-line');
    r.c(310.6, 72.4, 0.5, 'dark-metal', 'detail-line');
    r.hit(F);
  });
}

export function roadAcLineset(v: View) {
  v.region('util.ac-lineset', 'A/C line set & disconnect', { part: 'ac-lineset' }, (r) => {
    const F = rect(326, 33, 333, 43, 0.6);
    r.p(spline(pairs([329.4, 34, 330, 29, 327, 25, 322, 23])), { stroke: 'line', width: 2.2 });
    r.p(spline(pairs([329.4, 34, 330, 29, 327, 25, 322, 23])), { stroke: 'rubber', width: 1.6 });
    r.cast(F, 0.5, 0.8, 3);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.p(line([327.4, 40.6], [331.6, 40.6]), 'detail-line');
    r.hit(poly(pairs([326, 43, 333, 43, 333, 32, 331, 26, 322, 21.6, 322, 24.4, 327.6, 29, 326, 33])));
    r.at(329.5, 38);
  });
}

export function roadAcCondenser(v: View) {
  v.region('util.ac-condenser', 'A/C condenser unit & pad', { part: 'ac-condenser' }, (r) => {
    const F = rect(288, 3, 322, 34, 1.2),
      P = rect(284, 0, 326, 3, 0.4);
    r.cast(F, 2, 1, 4);
    r.p(P, 'accent-1', 'part-line');
    r.p(P, 'bevel');
    r.p(F, 'dark-plastic');
    r.p(F, 'overlap-line');
    const G = rect(290.4, 6, 319.6, 29.4, 0.6);
    r.p(G, 'dark-underbody');
    let q = new Shape();
    for (let x = 291.6; x < 319; x += 1.25) q = q.add(line([x, 6.4], [x, 29]));
    r.p(q, { stroke: 'metal-2', width: 0.5, strokeOpacity: 0.75 });
    r.p(line([290.4, 14], [319.6, 14]), 'edge-line');
    r.p(line([290.4, 21.6], [319.6, 21.6]), 'edge-line');
    r.p(G, 'blade', { opacity: 0.7 });
    r.p(G, 'edge-line');
    const T = rect(287.4, 30.6, 322.6, 35, 1);
    r.p(T, 'dark-plastic', 'part-line');
    r.p(T, 'bevel');
    r.p(rect(289, 27, 321, 30.6), 'shade-from-top');
    for (const x of [288, 322]) r.p(rect(x - 0.9, 4, x + 0.9, 31, 0.3), 'dark-plastic', 'detail-line');
    r.p(rect(300, 23.4, 310, 27, 0.4), 'metal', 'detail-line');
    r.hit(rect(284, 0, 326, 35.2, 0.6));
    r.at(305, 17);
  });
}
