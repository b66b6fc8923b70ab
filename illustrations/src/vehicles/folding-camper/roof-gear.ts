import { spline } from '../../kit/curves.ts';
import { pairs } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { acPlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';

export function roofEdgeRail(v: View) {
  for (const [s, k, n] of [
    [1, '@R', 'curb side'],
    [-1, '@L', 'road side'],
  ] as const)
    v.region(`roof.edge-rail${k}`, `Roof edge extrusion & awning rail, ${n}`, { part: 'edge-rail' }, (r) => {
      const F = box(54, s * 41.4, 192, s * 43.8, 0.5);
      r.p(F, 'metal', 'edge-line');
      r.p(line([55, s * 42.2], [191, s * 42.2]), 'gleam-1');
      r.p(line([55, s * 43], [191, s * 43]), 'detail-line', 'half-line');
      r.hit(F, true);
      r.at(s > 0 ? 74 : 150, s * 42.6);
    });
}

export function roofEndRails(v: View) {
  for (const [k, a, g] of [
    ['front', 46.8, 1],
    ['rear', 199.2, -1],
  ] as const)
    v.region(`roof.edge-rail-${k}`, `Roof edge extrusion, ${k}`, { part: 'edge-rail' }, (r) => {
      const F = box(a, -36, a + g * 2.2, 36, 0.5);
      r.p(F, 'metal', 'edge-line');
      r.p(line([a + g * 1.4, -35], [a + g * 1.4, 35]), 'gleam-1');
      r.hit(F, true);
      r.at(a + g * 1.1, 14);
    });
}

export function roofCorner(v: View) {
  for (const [k, a, g] of [
    ['front', 46.2, 1],
    ['rear', 199.8, -1],
  ] as const)
    for (const [s, q] of [
      [1, 'curb'],
      [-1, 'road'],
    ] as const)
      v.region(
        `roof.corner-${k}-${q}`,
        `Roof corner casting, ${k}, ${q} side`,
        { part: 'corner-casting' },
        (r) => {
          const F = poly([
            [a, s * 34.6, 0.6],
            [a, s * 44.2, 6.4],
            [a + g * 9, s * 44.2, 0.6],
            [a + g * 9, s * 41, 1],
            [a + g * 5, s * 38.6, 3],
            [a + g * 3, s * 34.6, 1],
          ]);
          r.cast(F, 0.3, 0.5, 2);
          r.p(F, 'accent-1');
          r.p(F, 'diagonal-bevel');
          r.p(F.inset(0.5), 'gleam-1');
          r.p(F, 'part-line');
          r.c(a + g * 3, s * 41.2, 0.6, 'dark-metal', 'detail-line');
          r.hit(F);
          r.at(a + g * 2.6, s * 39.4);
        },
      );
}

export function roofRack(v: View) {
  for (const [x, k] of [
    [64, 'front'],
    [168, 'rear'],
  ] as const)
    v.region(`roof.rack-${k}`, `Roof rack bar, ${k}`, { part: 'roof-rack' }, (r) => {
      const F = rect(x - 1.1, -36, x + 1.1, 36, 0.8);
      r.cast(F, 1, 1.2, 3);
      r.p(F, 'metal');
      r.p(F, 'standing-cylinder');
      r.p(F, 'edge-line');
      for (const s of [-1, 1]) {
        const C = box(x - 2.2, s * 33, x + 2.2, s * 37, 0.8);
        r.p(C, 'gloss', 'edge-line');
        r.c(x, s * 35, 0.5, 'dark-metal');
      }
      r.hit(rect(x - 2.4, -37.2, x + 2.4, 37.2, 0.6));
      r.at(x, 18);
    });
}

export function roofAcAndVent(v: View) {
  acPlan(v, 'roof.ac', 'Air conditioner shroud', 122, 0, { len: 38, w: 27 });
  ventPlan(v, 'roof.vent', 'Roof vent lid', 80, 0, { w: 14, h: 14 });
  solarPlan(v, 'roof.solar', 'Solar panel (low-profile)', 146, -12, 162, 12, {});
}

export function roofSolarEntry(v: View) {
  v.region('roof.solar-entry', 'Solar cable entry gland', { part: 'solar-entry' }, (r) => {
    r.p(spline(pairs([162, 4, 173, 6, 176, 9])), 'edge-line');
    const F = rect(173.6, 8, 179.6, 14, 0.9);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    r.c(176.6, 11, 1.2, 'dark-metal', 'detail-line');
    r.hit(poly(pairs([161.8, 2.8, 172, 4.2, 180, 7.6, 180, 14.4, 173, 14.4, 173, 8.6, 161.8, 5.2])));
    r.at(176.6, 11);
  });
}

export function roofIdLights(v: View) {
  [-7, 0, 7].forEach((y, i) =>
    marker(v, `light.id-front-${i + 1}`, 'Identification light (amber)', 50.6, y, {
      w: 1.2,
      h: 2.8,
      callout: i === 1,
    }),
  );
  [-7, 0, 7].forEach((y, i) =>
    marker(v, `light.id-rear-${i + 1}`, 'Identification light (red)', 195.4, y, {
      w: 1.2,
      h: 2.8,
      lens: 'red',
      callout: i === 1,
    }),
  );
}
