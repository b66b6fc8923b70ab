import { ellipse } from '../../kit/curves.ts';
import { line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { awningPlan } from '../../parts/awnings.ts';
import { acPlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';

const highRoof = new Shape()
  .M(97, 33)
  .C(86, 33, 76, 32, 71, 29.6)
  .C(68.4, 20, 67.2, 10, 67.2, 0)
  .C(67.2, -10, 68.4, -20, 71, -29.6)
  .C(76, -32, 86, -33, 97, -33)
  .L(272, -33.4)
  .C(280, -33, 284.2, -31, 284.8, -25)
  .C(285.6, -12, 285.6, 12, 284.8, 25)
  .C(284.2, 31, 280, 33, 272, 33.4)
  .Z();

export function roofTop(v: View) {
  roofHighRoof(v);
  awningPlan(v, { s0: 106, s1: 250, y0: 34.6, y1: 41.4 });
  roofRack(v);
  solarPlan(v, 'roof.solar-1', 'Solar panel, front', 124, -22, 156, 22);
  solarPlan(v, 'roof.solar-2', 'Solar panel, center', 160, -22, 192, 22);
  acPlan(v, 'roof.ac', 'Air conditioner shroud', 218, 0, { len: 36, w: 27 });
  ventPlan(v, 'roof.vent-galley', 'Roof vent fan', 254, 0, { w: 16, h: 16 });
  roofAntenna(v);
  roofCableEntry(v);
  roofRearLadder(v);
  roofRearCamera(v);
  roofLightBrakeHigh(v);
}

function roofHighRoof(v: View) {
  v.region('roof.high-roof', 'High-roof cap', { part: 'high-roof' }, (r) => {
    r.cast(highRoof, 0.8, 1.2, 3);
    r.p(highRoof, 'membrane');
    r.clip(highRoof, () => {
      r.p(rect(66, 20, 288, 34), 'shade-from-top');
      r.p(rect(66, -34, 288, -22), 'shade-from-bottom');
      r.p(rect(66, -34, 92, 34), 'shade-from-left');
      r.p(rect(274, -34, 288, 34), 'shade-from-right');
      r.p(rect(90, -12, 276, 12), 'light-1');
      for (const y of [-20, 20]) {
        r.p(line([100, y], [276, y]), 'detail-line', 'faint-line');
        r.p(line([100, y - 0.7], [276, y - 0.7]), 'gleam-1');
      }
      r.p(ellipse(92, 4, 12, 18), 'glow');
    });
    r.p(highRoof, 'part-line');
    r.hit(highRoof);
    r.at(84, -14);
  });
}

function roofRack(v: View) {
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(`roof.rack-${k}`, `Roof rail, ${k} side`, { part: 'roof-rack' }, (r) => {
      const y = s * 24.8,
        F = rect(117, y - 0.9, 274, y + 0.9, 0.8);
      r.p(rect(117.6, y - 2, 274.6, y - 0.7), 'shade-2');
      for (const x of [121, 158, 196, 242, 270])
        r.p(rect(x - 2, y - 1.6, x + 2, y + 1.6, 0.6), 'gloss', 'edge-line');
      r.p(F, 'gloss', 'edge-line');
      r.p(line([118, y + 0.35], [273, y + 0.35]), 'dark-gleam-2');
      r.hit(F, true);
      r.at(s > 0 ? 228 : 226, y);
    });
}

function roofAntenna(v: View) {
  v.region('roof.antenna', 'Wi-Fi / TV antenna', { part: 'antenna' }, (r) => {
    r.p(ellipse(110.7, -0.8, 5.6), 'shade-2');
    r.c(110, 0, 5.5, 'plastic', 'part-line');
    r.c(110, 0, 5.5, 'sphere');
    r.c(110, 0, 3.6, 'detail-line', 'half-line');
    r.c(110, 0, 0.8, 'dark-metal', 'detail-line');
    r.hit(ellipse(110, 0, 6));
  });
}

function roofCableEntry(v: View) {
  v.region('roof.cable-entry', 'Roof cable entry box', { part: 'cable-entry' }, (r) => {
    const F = rect(197, 17.4, 202, 21.4, 0.8);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.p(line([193, 19.4], [197, 19.4]), 'edge-line');
    r.hit(rect(194.4, 17, 202.4, 21.8));
    r.at(199.6, 19.4);
  });
}

function roofRearLadder(v: View) {
  v.region('rear.ladder', 'Rear-door ladder, upper rails', { part: 'ladder' }, (r) => {
    for (const y of [12.6, 23.4]) {
      r.p(rect(274, y - 1.5, 291, y - 0.5), 'shade-2');
      r.tube(line([274, y], [291.4, y]), 1);
      r.p(rect(272.6, y - 1.3, 275.2, y + 1.3, 0.5), 'metal', 'edge-line');
    }
    r.tube(line([291.4, 12.6], [291.4, 23.4]), 1);
    r.hit(rect(272, 11, 292.8, 25, 0.8));
    r.at(281, 12.6);
  });
}

function roofRearCamera(v: View) {
  v.region('rear.camera', 'Rear-view camera', (r) => {
    const F = rect(285, -2.4, 288, 2.4, 0.7);
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(284.6, -3, 288.4, 3));
  });
}

function roofLightBrakeHigh(v: View) {
  v.region('light.brake-high', 'High-mounted brake light', { part: 'brake-light' }, (r) => {
    const F = rect(285.2, -12, 286.8, -5, 0.5);
    r.p(F, 'red', 'detail-line');
    r.p(F, 'bevel');
    r.hit(rect(284.8, -12.6, 287.4, -4.4));
  });
}
