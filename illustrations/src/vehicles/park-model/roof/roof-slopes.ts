import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { course, oddTabs, shingleCourses, shingleTextures } from '../../../parts/roof/shingle-plan.ts';
import { roofFront, roofHalfWidth, roofRear } from '../hull.ts';

const courses = Math.round(roofHalfWidth / course);

export function roofShingles(view: View) {
  const textures = shingleTextures(view, 23);
  for (const [s, k, n] of [
    [1, '@R', 'curb slope'],
    [-1, '@L', 'road slope'],
  ] as const)
    view.region(`roof.shingles${k}`, `Roof shingles, ${n}`, (pen) => {
      const outline = box(roofFront, 0, roofRear, s * roofHalfWidth);
      pen.shadow(outline, 1, 1.8, 4);
      pen.layers(outline, ['accent-2'], [{ fill: textures.tabs }]);
      oddTabs(pen, roofFront, roofRear, courses, s, s > 0 ? 5 : 19);
      pen.path(outline, { fill: textures.cuts });
      shingleCourses(pen, roofFront, roofRear, courses - 1, s);
      if (s > 0) {
        pen.path(outline, 'light-1');
        pen.path(rect(roofFront, 0, roofRear, 30), 'shade-from-bottom', { opacity: 0.25 });
      } else {
        pen.path(outline, 'shade-2');
        pen.path(rect(roofFront, -30, roofRear, 0), 'shade-from-top', { opacity: 0.5 });
      }
      pen.path(box(roofRear - 26, 0, roofRear, s * roofHalfWidth), 'shade-from-right', { opacity: 0.4 });
      pen.path(
        box(roofFront, s * (roofHalfWidth - 1.5), roofRear, s * roofHalfWidth),
        'metal',
        'detail-line',
      );
      pen.path(outline, 'overlap-line');
      pen.hitArea(outline).calloutAt(s > 0 ? 420 : 120, s * 36);
    });
}

/** Cap shingles over a vent that runs the whole ridge: its slots show at both edges. */
export function roofRidge(view: View) {
  view.region('roof.ridge', 'Ridge cap & ridge vent', (pen) => {
    const outline = rect(roofFront - 0.6, -6, roofRear + 0.6, 6, 0.8);
    pen.shadow(outline, 0.6, 1.6, 4);
    pen.path(outline, 'gloss', 'part-line');
    const slots = { stroke: 'metal-2', width: 1, dash: [0.5, 0.9], cap: 'butt' } as const;
    for (const y of [-5.2, 5.2]) pen.path(line([roofFront, y], [roofRear, y]), slots);
    const cap = rect(roofFront - 0.6, -4.4, roofRear + 0.6, 4.4, 0.6);
    pen.path(cap, 'accent-4');
    let dark = new Shape();
    let joints = new Shape();
    let nails = new Shape();
    for (let x = roofFront + 5.6, i = 0; x < roofRear; x += 5.6, i++) {
      if (i % 3 === 1) dark = dark.add(rect(x, -4.4, x + 5.6, 4.4));
      joints = joints.add(line([x, -4.4], [x, 4.4]));
      nails = nails.add(line([x - 1, -3.2], [x - 1, -3.2])).add(line([x - 1, 3.2], [x - 1, 3.2]));
    }
    pen.path(dark, 'shade-3');
    pen.path(rect(roofFront, 0, roofRear, 4.4), 'light-1');
    pen.layers(joints, ['detail-line'], ['dark-gleam-1', { shift: [0.4, 0] }]);
    pen.path(nails, { stroke: 'metal', width: 0.5, strokeOpacity: 0.6 });
    pen.path(line([roofFront, 0], [roofRear, 0]), 'dark-gleam-2');
    pen.path(cap, 'edge-line');
    pen.hitArea(outline).calloutAt(300, 2);
  });
}

export function roofRake(view: View) {
  for (const [a, g, k] of [
    [roofFront, 1, 'front'],
    [roofRear, -1, 'rear'],
  ] as const)
    for (const [s, q] of sidesFromAbove)
      view.region(`house.rake-${k}-${q}`, `Rake board & drip edge, ${k}, ${q} side`, (pen) => {
        const outline = box(a - g * 1.6, 0, a + g * 2, s * (roofHalfWidth + 0.8), 0.3);
        pen.layers(outline, ['plastic'], ['standing-cylinder', { opacity: 0.4 }]);
        pen.path(line([a + g * 0.9, 0], [a + g * 0.9, s * roofHalfWidth]), 'detail-line', 'half-line');
        let nails = new Shape();
        for (let y = 6; y < roofHalfWidth; y += 12) nails = nails.add(line([a, s * y], [a, s * y]));
        pen.path(nails, { stroke: 'metal-2', width: 0.5 });
        pen.path(outline, 'part-line');
        pen.hitArea(outline, true).calloutAt(a, s * 52);
      });
}

/** The open trough with its hangers, the seams of its lengths and the outlets over the downspouts. */
export function roofGutter(view: View) {
  for (const [s, q] of sidesFromAbove)
    view.region(`house.gutter-${q}`, `Gutter, ${q} side`, (pen) => {
      const outline = box(40, s * 78.6, 462, s * 84, 0.5);
      pen.shadow(outline, 0.6, 1, 3);
      pen.path(outline, 'plastic', 'part-line');
      pen.path(outline.inset(0.9), 'dark-metal', 'detail-line');
      pen.path(box(41, s * 79.6, 461, s * 81.4), 'shade-3');
      pen.path(box(41, s * 82.6, 461, s * 83.1), 'light-3');
      for (let x = 73; x < 460; x += 31)
        pen.path(box(x - 0.6, s * 78.8, x + 0.6, s * 83.8), 'plastic', 'detail-line');
      for (const x of [40.2, 180, 321, 460.6])
        pen.path(box(x, s * 78.6, x + 1.2, s * 84), 'dark-plastic', 'detail-line');
      for (const x of [47.6, 454.4]) {
        pen.path(box(x - 2.4, s * 79.6, x + 2.4, s * 83), 'dark-metal', 'detail-line');
        pen.circle(x, s * 81.3, 1.3, 'void');
      }
      pen.hitArea(outline, true).calloutAt(s > 0 ? 290 : 212, s * 81.3);
    });
}
