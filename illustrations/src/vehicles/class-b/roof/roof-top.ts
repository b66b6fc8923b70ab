import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { drawn, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { acPlan, antennaDisc, solarPlan, ventPlan } from '../../../parts/roof/roof-plan.ts';
import { awningPlan } from '../../../parts/walls/awnings.ts';
import { cameraPlan } from '../../../parts/walls/cameras.ts';

const highRoof = drawn(`
  M 97 33 C 86 33 76 32 71 29.6 C 68.4 20 67.2 10 67.2 0 C 67.2 -10 68.4 -20 71 -29.6
  C 76 -32 86 -33 97 -33 L 272 -33.4 C 280 -33 284.2 -31 284.8 -25 C 285.6 -12 285.6 12 284.8 25
  C 284.2 31 280 33 272 33.4 Z
`);

export function roofTop(view: View) {
  roofHighRoof(view);
  awningPlan(view, { s0: 106, s1: 250, y0: 34.6, y1: 41.4 });
  roofRack(view);
  solarPlan(view, 'roof.solar-1', 'Solar panel, front', 124, -22, 156, 22);
  solarPlan(view, 'roof.solar-2', 'Solar panel, center', 160, -22, 192, 22);
  acPlan(view, 'roof.ac', 'Air conditioner shroud', 218, 0, { len: 36, w: 27 });
  ventPlan(view, 'roof.vent-galley', 'Roof vent fan', 254, 0, { w: 16, h: 16 });
  antennaDisc(view, 'Wi-Fi / TV antenna', 110, 0, 5.5, { shade: [0.7, 5.6], rings: [3.6, 0.8], reach: 6 });
  roofCableEntry(view);
  roofRearLadder(view);
  cameraPlan(view, 'Rear-view camera', [285, -2.4, 288, 2.4], [284.6, -3, 288.4, 3], 0.7);
  roofLightBrakeHigh(view);
}

function roofHighRoof(view: View) {
  view.region('roof.high-roof', 'High-roof cap', (pen) => {
    pen.shadow(highRoof, 0.8, 1.2, 3);
    pen.path(highRoof, 'membrane');
    pen.within(highRoof, () => {
      pen.path(rect(66, 20, 288, 34), 'shade-from-top');
      pen.path(rect(66, -34, 288, -22), 'shade-from-bottom');
      pen.path(rect(66, -34, 92, 34), 'shade-from-left');
      pen.path(rect(274, -34, 288, 34), 'shade-from-right');
      pen.path(rect(90, -12, 276, 12), 'light-1');
      for (const y of [-20, 20]) {
        pen.path(line([100, y], [276, y]), 'detail-line', 'faint-line');
        pen.path(line([100, y - 0.7], [276, y - 0.7]), 'gleam-1');
      }
      pen.path(ellipse(92, 4, 12, 18), 'glow');
    });
    pen.path(highRoof, 'part-line');
    pen.hitArea(highRoof).calloutAt(84, -14);
  });
}

function roofRack(view: View) {
  for (const [s, k] of sidesFromAbove)
    view.region(`roof.rack-${k}`, `Roof rail, ${k} side`, (pen) => {
      const y = s * 24.8,
        outline = rect(117, y - 0.9, 274, y + 0.9, 0.8);
      pen.path(rect(117.6, y - 2, 274.6, y - 0.7), 'shade-2');
      for (const x of [121, 158, 196, 242, 270])
        pen.path(rect(x - 2, y - 1.6, x + 2, y + 1.6, 0.6), 'gloss', 'edge-line');
      pen.path(outline, 'gloss', 'edge-line');
      pen.path(line([118, y + 0.35], [273, y + 0.35]), 'dark-gleam-2');
      pen.hitArea(outline, true).calloutAt(s > 0 ? 228 : 226, y);
    });
}

function roofCableEntry(view: View) {
  view.region('roof.cable-entry', 'Roof cable entry box', (pen) => {
    const outline = rect(197, 17.4, 202, 21.4, 0.8);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.layers(outline, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(line([193, 19.4], [197, 19.4]), 'edge-line');
    pen.hitArea(rect(194.4, 17, 202.4, 21.8)).calloutAt(199.6, 19.4);
  });
}

function roofRearLadder(view: View) {
  view.region('rear.ladder', 'Rear-door ladder, upper rails', (pen) => {
    for (const y of [12.6, 23.4]) {
      pen.path(rect(274, y - 1.5, 291, y - 0.5), 'shade-2');
      pen.tube(line([274, y], [291.4, y]), 1);
      pen.path(rect(272.6, y - 1.3, 275.2, y + 1.3, 0.5), 'metal', 'edge-line');
    }
    pen.tube(line([291.4, 12.6], [291.4, 23.4]), 1);
    pen.hitArea(rect(272, 11, 292.8, 25, 0.8)).calloutAt(281, 12.6);
  });
}

function roofLightBrakeHigh(view: View) {
  view.region('light.brake-high', 'High-mounted brake light', (pen) => {
    const outline = rect(285.2, -12, 286.8, -5, 0.5);
    pen.layers(outline, ['red', 'detail-line'], ['bevel']);
    pen.hitArea(rect(284.8, -12.6, 287.4, -4.4));
  });
}
