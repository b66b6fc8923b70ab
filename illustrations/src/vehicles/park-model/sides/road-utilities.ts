import { line, poly, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { louvers } from '../../../parts/walls/vents.ts';

export function roadWaterHeater(view: View) {
  view.region('util.water-heater', 'Water-heater closet door', (pen) => {
    const O = rect(228.6, 31, 257.4, 97, 0.3),
      outline = rect(232, 32, 254, 94, 0.3);
    pen.shadow(O, 0.7, 0.9, 3);
    pen.layers(O, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(rect(227.6, 96, 258.4, 98, 0.3), 'plastic', 'edge-line');
    pen.path(outline, 'plastic', 'part-line');
    pen.path(outline.inset(1.2), 'detail-line', 'faint-line');
    pen.path(rect(232, 88, 254, 94), 'shade-from-top');
    for (const [a, b] of pairs([37, 51, 76, 89])) {
      const P = rect(236, a, 250, b, 0.4);
      pen.path(P, 'dark-plastic', 'edge-line');
      louvers(pen, 237, a + 1, 249, b - 1, 1.6);
    }
    for (const y of [40, 64, 86]) {
      pen.path(rect(231.4, y - 1.8, 233, y + 1.8, 0.3), 'metal', 'edge-line');
    }
    pen.concentric(250.8, 62, [1.4, 'metal', 'edge-line'], [0.6, 'gloss']);
    pen.path(outline.inset(2.6), 'detail-line', 'half-line');
    pen.hitArea(rect(227.6, 31, 258.4, 98)).calloutAt(243, 66);
  });
}

export function roadElectricalService(view: View) {
  view.region('util.electrical-service', 'Electrical service panel & meter base', (pen) => {
    const outline = rect(284, 56, 300, 82, 0.6),
      x = 292;
    pen.layers(rect(x - 1.2, 0, x + 1.2, 57), ['metal'], ['standing-cylinder'], ['edge-line']);
    for (const y of [40, 18])
      pen.path(rect(x - 2.2, y - 0.6, x + 2.2, y + 0.6, 0.2), 'dark-metal', 'detail-line');
    pen.path(rect(x - 1.9, 52, x + 1.9, 56.4, 0.4), 'dark-metal', 'edge-line');
    pen.shadow(outline, 0.9, 1.2, 3);
    pen.layers(outline, ['metal', 'part-line'], ['diagonal-bevel']);
    pen.concentric(x, 74, [5, 'dark-metal', 'edge-line'], [4.2, 'glass'], [4.2, 'sphere', { opacity: 0.4 }]);
    pen.circle(x, 74, 4.2, 'edge-line');
    pen.path(rect(x - 2.2, 72.6, x + 2.2, 74.6, 0.2), 'lens', 'detail-line');
    pen.path(rect(285.4, 57.4, 298.6, 67.4, 0.4), 'edge-line', 'half-line');
    pen.path(rect(x - 1.6, 58.4, x + 1.6, 59.6, 0.3), 'gloss');
    pen.hitArea(rect(283.6, 55.6, 300.4, 82.4, 0.6).add(rect(x - 2.3, 0, x + 2.3, 55.6))).calloutAt(x, 62.6);
  });
}

export function roadPowerInlet(view: View) {
  view.region('util.power-inlet', 'Power-cord inlet (50 A)', (pen) => {
    const outline = rect(306.6, 58, 314.6, 66.6, 0.8);
    pen.shadow(outline, 0.5, 0.7, 3);
    pen.layers(outline, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.concentric(310.6, 61.8, [2.6, 'gloss', 'edge-line'], [1.7, 'dark-gleam-1']);
    pen.path(line([307.4, 65.4], [313.8, 65.4]), 'detail-line');
    pen.hitArea(outline);
  });
}

export function roadCableBox(view: View) {
  view.region('util.cable-box', 'Cable / phone entry box', (pen) => {
    const outline = rect(306.6, 70.6, 314.6, 80, 0.6);
    pen.shadow(outline, 0.5, 0.7, 3);
    pen.layers(outline, ['dark-plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.8), 'detail-line', 'half-line');
    pen.circle(310.6, 72.4, 0.5, 'dark-metal', 'detail-line');
    pen.hitArea(outline);
  });
}

export function roadAcLineset(view: View) {
  view.region('util.ac-lineset', 'A/C line set & disconnect', (pen) => {
    const outline = rect(326, 33, 333, 43, 0.6);
    pen.path(spline([329.4, 34, 330, 29, 327, 25, 322, 23]), { stroke: 'line', width: 2.2 });
    pen.path(spline([329.4, 34, 330, 29, 327, 25, 322, 23]), { stroke: 'rubber', width: 1.6 });
    pen.shadow(outline, 0.5, 0.8, 3);
    pen.layers(outline, ['dark-plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(line([327.4, 40.6], [331.6, 40.6]), 'detail-line');
    pen.hitArea(poly([326, 43, 333, 43, 333, 32, 331, 26, 322, 21.6, 322, 24.4, 327.6, 29, 326, 33]));
    pen.calloutAt(329.5, 38);
  });
}

export function roadAcCondenser(view: View) {
  view.region('util.ac-condenser', 'A/C condenser unit & pad', (pen) => {
    const outline = rect(288, 3, 322, 34, 1.2),
      P = rect(284, 0, 326, 3, 0.4);
    pen.shadow(outline, 2, 1, 4);
    pen.layers(P, ['accent-1', 'part-line'], ['bevel']);
    pen.layers(outline, ['dark-plastic'], ['overlap-line']);
    const G = rect(290.4, 6, 319.6, 29.4, 0.6);
    pen.path(G, 'dark-underbody');
    let q = new Shape();
    for (let x = 291.6; x < 319; x += 1.25) q = q.add(line([x, 6.4], [x, 29]));
    pen.path(q, { stroke: 'metal-2', width: 0.5, strokeOpacity: 0.75 });
    pen.path(line([290.4, 14], [319.6, 14]), 'edge-line');
    pen.path(line([290.4, 21.6], [319.6, 21.6]), 'edge-line');
    pen.layers(G, ['blade', { opacity: 0.7 }], ['edge-line']);
    const T = rect(287.4, 30.6, 322.6, 35, 1);
    pen.layers(T, ['dark-plastic', 'part-line'], ['bevel']);
    pen.path(rect(289, 27, 321, 30.6), 'shade-from-top');
    for (const x of [288, 322]) pen.path(rect(x - 0.9, 4, x + 0.9, 31, 0.3), 'dark-plastic', 'detail-line');
    pen.path(rect(300, 23.4, 310, 27, 0.4), 'metal', 'detail-line');
    pen.hitArea(rect(284, 0, 326, 35.2, 0.6)).calloutAt(305, 17);
  });
}
