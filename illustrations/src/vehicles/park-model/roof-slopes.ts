import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { course, oddTabs, shingleCourses, shingleTextures } from '../../parts/shingle-plan.ts';
import { roofFront, roofHalfWidth, roofRear } from './hull.ts';

const courses = Math.round(roofHalfWidth / course);

export function roofShingles(v: View) {
  const textures = shingleTextures(v, 23);
  for (const [s, k, n] of [
    [1, '@R', 'curb slope'],
    [-1, '@L', 'road slope'],
  ] as const)
    v.region(`roof.shingles${k}`, `Roof shingles, ${n}`, { part: 'shingles', cat: 'roof' }, (r) => {
      const F = box(roofFront, 0, roofRear, s * roofHalfWidth);
      r.cast(F, 1, 1.8, 4);
      r.p(F, 'accent-2');
      r.p(F, { fill: textures.tabs });
      oddTabs(r, roofFront, roofRear, courses, s, s > 0 ? 5 : 19);
      r.p(F, { fill: textures.cuts });
      shingleCourses(r, roofFront, roofRear, courses - 1, s);
      if (s > 0) {
        r.p(F, 'light-1');
        r.p(rect(roofFront, 0, roofRear, 30), 'shade-from-bottom', { opacity: 0.25 });
      } else {
        r.p(F, 'shade-2');
        r.p(rect(roofFront, -30, roofRear, 0), 'shade-from-top', { opacity: 0.5 });
      }
      r.p(box(roofRear - 26, 0, roofRear, s * roofHalfWidth), 'shade-from-right', { opacity: 0.4 });
      r.p(box(roofFront, s * (roofHalfWidth - 1.5), roofRear, s * roofHalfWidth), 'metal', 'detail-line');
      r.p(F, 'overlap-line');
      r.hit(F);
      r.at(s > 0 ? 420 : 120, s * 36);
    });
}

/** Cap shingles over a vent that runs the whole ridge: its slots show at both edges. */
export function roofRidge(v: View) {
  v.region('roof.ridge', 'Ridge cap & ridge vent', { part: 'ridge-vent', cat: 'roof' }, (r) => {
    const F = rect(roofFront - 0.6, -6, roofRear + 0.6, 6, 0.8);
    r.cast(F, 0.6, 1.6, 4);
    r.p(F, 'gloss', 'part-line');
    const slots = { stroke: 'metal-2', width: 1, dash: [0.5, 0.9], cap: 'butt' } as const;
    for (const y of [-5.2, 5.2]) r.p(line([roofFront, y], [roofRear, y]), slots);
    const cap = rect(roofFront - 0.6, -4.4, roofRear + 0.6, 4.4, 0.6);
    r.p(cap, 'accent-4');
    let dark = new Shape();
    let joints = new Shape();
    let nails = new Shape();
    for (let x = roofFront + 5.6, i = 0; x < roofRear; x += 5.6, i++) {
      if (i % 3 === 1) dark = dark.add(rect(x, -4.4, x + 5.6, 4.4));
      joints = joints.add(line([x, -4.4], [x, 4.4]));
      nails = nails.add(line([x - 1, -3.2], [x - 1, -3.2])).add(line([x - 1, 3.2], [x - 1, 3.2]));
    }
    r.p(dark, 'shade-3');
    r.p(rect(roofFront, 0, roofRear, 4.4), 'light-1');
    r.p(joints, 'detail-line');
    r.p(joints, 'dark-gleam-1', { shift: [0.4, 0] });
    r.p(nails, { stroke: 'metal', width: 0.5, strokeOpacity: 0.6 });
    r.p(line([roofFront, 0], [roofRear, 0]), 'dark-gleam-2');
    r.p(cap, 'edge-line');
    r.hit(F);
    r.at(300, 2);
  });
}

export function roofRake(v: View) {
  for (const [a, g, k] of [
    [roofFront, 1, 'front'],
    [roofRear, -1, 'rear'],
  ] as const)
    for (const [s, q] of [
      [1, 'curb'],
      [-1, 'road'],
    ] as const)
      v.region(
        `house.rake-${k}-${q}`,
        `Rake board & drip edge, ${k}, ${q} side`,
        { part: 'rake', cat: 'house' },
        (r) => {
          const F = box(a - g * 1.6, 0, a + g * 2, s * (roofHalfWidth + 0.8), 0.3);
          r.p(F, 'plastic');
          r.p(F, 'standing-cylinder', { opacity: 0.4 });
          r.p(line([a + g * 0.9, 0], [a + g * 0.9, s * roofHalfWidth]), 'detail-line', 'half-line');
          let nails = new Shape();
          for (let y = 6; y < roofHalfWidth; y += 12) nails = nails.add(line([a, s * y], [a, s * y]));
          r.p(nails, { stroke: 'metal-2', width: 0.5 });
          r.p(F, 'part-line');
          r.hit(F, true);
          r.at(a, s * 52);
        },
      );
}

/** The open trough with its hangers, the seams of its lengths and the outlets over the downspouts. */
export function roofGutter(v: View) {
  for (const [s, q] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(`house.gutter-${q}`, `Gutter, ${q} side`, { part: 'gutter', cat: 'house' }, (r) => {
      const F = box(40, s * 78.6, 462, s * 84, 0.5);
      r.cast(F, 0.6, 1, 3);
      r.p(F, 'plastic', 'part-line');
      r.p(F.inset(0.9), 'dark-metal', 'detail-line');
      r.p(box(41, s * 79.6, 461, s * 81.4), 'shade-3');
      r.p(box(41, s * 82.6, 461, s * 83.1), 'light-3');
      for (let x = 73; x < 460; x += 31)
        r.p(box(x - 0.6, s * 78.8, x + 0.6, s * 83.8), 'plastic', 'detail-line');
      for (const x of [40.2, 180, 321, 460.6])
        r.p(box(x, s * 78.6, x + 1.2, s * 84), 'dark-plastic', 'detail-line');
      for (const x of [47.6, 454.4]) {
        r.p(box(x - 2.4, s * 79.6, x + 2.4, s * 83), 'dark-metal', 'detail-line');
        r.c(x, s * 81.3, 1.3, 'void');
      }
      r.hit(F, true);
      r.at(s > 0 ? 290 : 212, s * 81.3);
    });
}
