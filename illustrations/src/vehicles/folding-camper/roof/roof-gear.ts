import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { box, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { identificationLights } from '../../../parts/walls/lamps.ts';
import { acPlan, solarPlan, ventPlan } from '../../../parts/roof/roof-plan.ts';

export function roofEdgeRail(view: View) {
  for (const [s, k, n] of [
    [1, '@R', 'curb side'],
    [-1, '@L', 'road side'],
  ] as const)
    view.region(`roof.edge-rail${k}`, `Roof edge extrusion & awning rail, ${n}`, (pen) => {
      const outline = box(54, s * 41.4, 192, s * 43.8, 0.5);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(line([55, s * 42.2], [191, s * 42.2]), 'gleam-1');
      pen.path(line([55, s * 43], [191, s * 43]), 'detail-line', 'half-line');
      pen.hitArea(outline, true).calloutAt(s > 0 ? 74 : 150, s * 42.6);
    });
}

export function roofEndRails(view: View) {
  for (const [k, a, g] of [
    ['front', 46.8, 1],
    ['rear', 199.2, -1],
  ] as const)
    view.region(`roof.edge-rail-${k}`, `Roof edge extrusion, ${k}`, (pen) => {
      const outline = box(a, -36, a + g * 2.2, 36, 0.5);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(line([a + g * 1.4, -35], [a + g * 1.4, 35]), 'gleam-1');
      pen.hitArea(outline, true).calloutAt(a + g * 1.1, 14);
    });
}

export function roofCorner(view: View) {
  for (const [k, a, g] of [
    ['front', 46.2, 1],
    ['rear', 199.8, -1],
  ] as const)
    for (const [s, q] of sidesFromAbove)
      view.region(`roof.corner-${k}-${q}`, `Roof corner casting, ${k}, ${q} side`, (pen) => {
        const outline = poly([
          [a, s * 34.6, 0.6],
          [a, s * 44.2, 6.4],
          [a + g * 9, s * 44.2, 0.6],
          [a + g * 9, s * 41, 1],
          [a + g * 5, s * 38.6, 3],
          [a + g * 3, s * 34.6, 1],
        ]);
        pen.shadow(outline, 0.3, 0.5, 2);
        pen.layers(outline, ['accent-1'], ['diagonal-bevel']);
        pen.path(outline.inset(0.5), 'gleam-1');
        pen.path(outline, 'part-line');
        pen.circle(a + g * 3, s * 41.2, 0.6, 'dark-metal', 'detail-line');
        pen.hitArea(outline).calloutAt(a + g * 2.6, s * 39.4);
      });
}

export function roofRack(view: View) {
  for (const [x, k] of [
    [64, 'front'],
    [168, 'rear'],
  ] as const)
    view.region(`roof.rack-${k}`, `Roof rack bar, ${k}`, (pen) => {
      const outline = rect(x - 1.1, -36, x + 1.1, 36, 0.8);
      pen.shadow(outline, 1, 1.2, 3);
      pen.layers(outline, ['metal'], ['standing-cylinder'], ['edge-line']);
      for (const s of [-1, 1]) {
        const C = box(x - 2.2, s * 33, x + 2.2, s * 37, 0.8);
        pen.path(C, 'gloss', 'edge-line');
        pen.circle(x, s * 35, 0.5, 'dark-metal');
      }
      pen.hitArea(rect(x - 2.4, -37.2, x + 2.4, 37.2, 0.6)).calloutAt(x, 18);
    });
}

export function roofAcAndVent(view: View) {
  acPlan(view, 'roof.ac', 'Air conditioner shroud', 122, 0, { len: 38, w: 27 });
  ventPlan(view, 'roof.vent', 'Roof vent lid', 80, 0, { w: 14, h: 14 });
  solarPlan(view, 'roof.solar', 'Solar panel (low-profile)', 146, -12, 162, 12, {});
}

export function roofSolarEntry(view: View) {
  view.region('roof.solar-entry', 'Solar cable entry gland', (pen) => {
    pen.path(spline([162, 4, 173, 6, 176, 9]), 'edge-line');
    const outline = rect(173.6, 8, 179.6, 14, 0.9);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.circle(176.6, 11, 1.2, 'dark-metal', 'detail-line');
    pen.hitArea(poly([161.8, 2.8, 172, 4.2, 180, 7.6, 180, 14.4, 173, 14.4, 173, 8.6, 161.8, 5.2]));
    pen.calloutAt(176.6, 11);
  });
}

export function roofIdLights(view: View) {
  identificationLights(view, 'front', pairs([50.6, -7, 50.6, 0, 50.6, 7]), [1.2, 2.8]);
  identificationLights(view, 'rear', pairs([195.4, -7, 195.4, 0, 195.4, 7]), [1.2, 2.8]);
}
