import { guttersPlan, terminationBar } from '../../../parts/roof/roof-surfaces.ts';
import { band, ellipse, line, rect, ribbon, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraPlan } from '../../../parts/walls/cameras.ts';
import { identificationLights } from '../../../parts/walls/lamps.ts';
import { acPlan, pipePlan, solarPlan, ventPlan } from '../../../parts/roof/roof-plan.ts';
import { roofCapShape, roofPlan } from './roof-shapes.ts';

export function roofCap(view: View) {
  view.region('body.front-cap', 'Front cap, upper (roof transition)', (pen) => {
    pen.path(roofCapShape, 'mid-wall');
    pen.within(roofCapShape, () => {
      pen.path(rect(0, -50, 34, 50), 'shade-from-left');
      pen.path(rect(0, 34, 70, 50), 'shade-from-top');
      pen.path(rect(0, -50, 70, -34), 'shade-from-bottom');
      const gloss = ribbon(
        [10, -50, 4.5, -30, 3, 0, 4.5, 30, 10, 50],
        [26, -50, 18, -30, 16, 0, 18, 30, 26, 50],
      );
      pen.path(gloss, 'gloss');
      pen.path(ribbon([12, -44, 7.5, -24, 6.6, 0], [15.6, -44, 11, -24, 10, 0]), 'light-1');
      pen.path(gloss, 'edge-line');
      pen.path(spline([30, -50, 25, -28, 24, 0, 25, 28, 30, 50]), 'edge-line', 'half-line');
      pen.path(spline([31, -50, 26, -28, 25, 0, 26, 28, 31, 50]), 'gleam-2');
      pen.path(band([44, -30, 42, 0, 44, 30], 0, 0, 5), 'light-3');
    });
    pen.path(roofCapShape, 'edge-line');
    pen.hitArea(roofCapShape).calloutAt(36, 0);
  });
}

export function roofEdges(view: View) {
  terminationBar(view, 'front', [67.6, 72.4], 46.6, [-44, 46, 4], [70, 26]);
  terminationBar(view, 'rear', [403.6, 408], 46.6, [-44, 46, 4], [405.6, -26]);
  view.region('body.rear-cap', 'Rear wall top / cap', (pen) => {
    const outline = cut.aft(roofPlan, 408);
    pen.layers(outline, ['mid-wall'], ['shade-from-right']);
    pen.hitArea(outline, true).calloutAt(410.4, 10);
  });
  guttersPlan(view, [64, 410], [46.2, 48.6], [112, 128]);
  view.decoration((pen) => pen.path(roofPlan, 'silhouette-line'));
}

export function roofGear(view: View) {
  acPlan(view, 'roof.ac-front', 'Air conditioner shroud, front', 118, 0);
  acPlan(view, 'roof.ac-rear', 'Air conditioner shroud, rear', 312, 0);
  ventPlan(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 164, 20, { w: 22, h: 18, kind: 'cover' });
  ventPlan(view, 'roof.skylight', 'Shower skylight', 197, -18, {
    w: 26,
    h: 22,
    kind: 'dome',
    paint: 'lens',
    r: 4,
  });
  ventPlan(view, 'roof.vent-kitchen', 'Roof vent lid, kitchen', 262, 26, { w: 15, h: 15 });
  ventPlan(view, 'roof.vent-bed', 'Roof vent lid, bedroom', 84, 0, { w: 14, h: 14 });
  ventPlan(view, 'roof.fridge-vent', 'Refrigerator roof vent', 278, -34, { w: 22, h: 10, kind: 'cover' });
  solarPlan(view, 'roof.solar-1', 'Solar panel, forward', 216, -14, 252, 10);
  solarPlan(view, 'roof.solar-2', 'Solar panel, rear', 344, -34, 386, -10);
  solarPlan(view, 'roof.solar-3', 'Solar panel, rear curb', 344, 6, 386, 30);
  view.region('roof.solar-entry', 'Solar cable entry gland', (pen) => {
    pen.path(spline([252, 0, 258, -3, 262, -2]), 'part-line');
    const outline = rect(261, -6, 268, 1, 1);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.circle(264.5, -2.5, 1.4, 'dark-metal', 'detail-line');
    pen.hitArea(rect(252, -6, 268, 1.2, 1));
  });
  view.region('roof.antenna', 'TV / Wi-Fi antenna', (pen) => {
    pen.path(ellipse(364.8, -0.8 + 38, 7), 'shade-2');
    pen.concentric(364, 38, [7, 'plastic', 'part-line'], [7, 'sphere'], [4.4, 'detail-line', 'half-line']);
    pen.circle(364, 38, 1, 'dark-metal', 'detail-line');
    pen.hitArea(ellipse(364, 38, 7.4));
  });
  pipePlan(view, 'roof.pipe-1', 'Plumbing vent cap', 222, -36);
  pipePlan(view, 'roof.pipe-2', 'Plumbing vent cap', 148, -20);
  pipePlan(view, 'roof.pipe-3', 'Plumbing vent cap', 184, 36);
}

export function roofRear(view: View) {
  identificationLights(view, 'front', pairs([47, -8, 47, 0, 47, 8]), [1.6, 3.4], {
    title: 'Identification light',
  });
  view.region('rear.ladder', 'Roof ladder, upper rails', (pen) => {
    for (const y of [25.4, 37]) {
      pen.path(rect(397, y - 0.9 - 0.8, 417, y + 0.2 - 0.8), 'shade-2');
      pen.tube(line([398, y], [417, y]), 1.15);
      pen.path(rect(396.6, y - 1.6, 399.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    pen.tube(line([417, 25.4], [417, 37]), 1.1);
    pen.tube(line([411, 25.4], [411, 37]), 1.1);
    pen.hitArea(rect(396, 23.4, 418.4, 39, 1));
  });
  view.region('rear.bumper', 'Rear bumper', (pen) => {
    const outline = rect(412.4, -45, 419.6, 45, 0.6);
    pen.layers(outline, ['underbody', 'part-line'], ['standing-cylinder']);
    pen.hitArea(outline).calloutAt(417, -30);
  });
  cameraPlan(view, 'Backup camera', [412, -3, 415.4, 3], [411.4, -3.6, 416, 3.6]);
}
