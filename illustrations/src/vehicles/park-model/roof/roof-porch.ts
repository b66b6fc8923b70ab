import type { Pen } from '../../../kit/drawing/pen.ts';
import { box, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { porch, roofHalfWidth } from '../hull.ts';

/** The porch roof meets the main slope in two valleys that run from its eaves up to this far from the ridge. */
const valleyTop = 16;
const valleyFoot = roofHalfWidth;
const { center, roofHalf, roofEdge } = porch;
const slopes = [
  [-1, 'fwd', 'forward'],
  [1, 'aft', 'aft'],
] as const;

const slopeOf = (s: 1 | -1) =>
  poly([
    [center, roofEdge],
    [center + s * roofHalf, roofEdge],
    [center + s * roofHalf, valleyFoot - 1],
    [center, valleyTop],
  ]);

/** Both slopes are one roof: whoever orders it orders it whole. */
export function roofPorchRoof(view: View) {
  view.region('house.porch-roof@R', 'Porch roof (metal)', (pen) => {
    for (const [s] of slopes) {
      const outline = slopeOf(s);
      pen.shadow(outline, 1.2, 1.8, 4);
      pen.path(outline, 'accent-2');
      pen.within(outline, () => panels(pen, outline, s));
      pen.path(outline, 'overlap-line');
    }
    pen.hitArea(
      poly([
        [center - roofHalf, roofEdge],
        [center + roofHalf, roofEdge],
        [center + roofHalf, valleyFoot - 1],
        [center, valleyTop],
        [center - roofHalf, valleyFoot - 1],
      ]),
    );
    pen.calloutAt(center + 36, 96);
  });
}

/** Raised ribs down the slope, with a row of screws over each purlin. */
function panels(pen: Pen, outline: Shape, s: 1 | -1) {
  const [x0, x1] = [center - 80, center + 80];
  let ribs = new Shape();
  let lit = new Shape();
  let shade = new Shape();
  for (let y = valleyTop; y < roofEdge; y += 9) {
    ribs = ribs.add(line([x0, y], [x1, y])).add(line([x0, y - 1.3], [x1, y - 1.3]));
    lit = lit.add(line([x0, y + 0.35], [x1, y + 0.35])).add(line([x0, y - 4.6], [x1, y - 4.6]));
    shade = shade.add(rect(x0, y - 1.3, x1, y));
  }
  pen.path(shade, 'shade-3');
  pen.path(lit, 'dark-gleam-2');
  pen.path(ribs, 'detail-line');
  const screws = { stroke: 'metal', width: 0.6, dash: [0.01, 9], strokeOpacity: 0.8 } as const;
  for (const x of [10, 30, 50, 67])
    pen.path(line([center + s * x, roofEdge - 3.2], [center + s * x, 0]), screws);
  pen.path(outline, s < 0 ? 'light-1' : 'shade-2');
  pen.path(
    box(center, valleyTop, center + s * 24, roofEdge),
    s < 0 ? 'shade-from-right' : 'shade-from-left',
    { opacity: 0.5 },
  );
}

export function roofPorchValley(view: View) {
  const [top, foot, far] = [valleyTop, valleyFoot, roofHalf + 1];
  view.region('house.porch-valley@R', 'Porch roof valley flashing', (pen) => {
    for (const s of [-1, 1]) {
      const outline = poly([
        [center, top + 1.6],
        [center + s * far, foot + 0.4],
        [center + s * far, foot - 4],
        [center, top - 2.8],
      ]);
      pen.layers(outline, ['metal', 'edge-line'], [s < 0 ? 'diagonal-bevel' : 'shade-2']);
      pen.path(line([center, top - 0.8], [center + s * far, foot - 2]), 'detail-line', 'half-line');
      pen.path(line([center, top - 1.2], [center + s * far, foot - 2.4]), 'gleam-1');
    }
    pen.hitArea(
      poly([
        [center, top + 1.6],
        [center + far, foot + 0.4],
        [center + far, foot - 4],
        [center, top - 2.8],
        [center - far, foot - 4],
        [center - far, foot + 0.4],
      ]),
      true,
    );
    pen.calloutAt(center - 40, 50.6);
  });
}

export function roofPorchFascia(view: View) {
  for (const [s, k, n] of slopes)
    view.region(`house.porch-fascia-${k}@R`, `Porch eave fascia, ${n}`, (pen) => {
      const a = center + s * roofHalf;
      const outline = box(a - s * 0.4, valleyFoot + 0.4, a + s * 1.8, roofEdge + 1, 0.3);
      pen.shadow(outline, 0.6, 0.8, 3);
      pen.layers(outline, ['plastic', 'edge-line'], ['standing-cylinder', { opacity: 0.4 }]);
      pen.hitArea(outline, true).calloutAt(a + s * 0.8, 104);
    });
}

export function roofPorchRidge(view: View) {
  view.region('house.porch-ridge@R', 'Porch ridge cap', (pen) => {
    const outline = rect(center - 2.8, valleyTop - 1.4, center + 2.8, roofEdge + 0.8, 0.6);
    pen.shadow(outline, 0.6, 0.8, 2);
    pen.path(outline, 'accent-4', 'edge-line');
    pen.path(rect(center - 2.6, valleyTop, center, roofEdge), 'light-1');
    pen.path(line([center, valleyTop], [center, roofEdge]), 'dark-gleam-2');
    const screws = { stroke: 'metal', width: 0.6, dash: [0.01, 9], strokeOpacity: 0.8 } as const;
    for (const x of [-2, 2]) pen.path(line([center + x, valleyTop + 4], [center + x, roofEdge]), screws);
    for (const y of [50, 84]) pen.path(line([center - 2.8, y], [center + 2.8, y]), 'detail-line');
    pen.hitArea(outline, true).calloutAt(center, 72);
  });
}

export function roofPorchRake(view: View) {
  view.region('house.porch-rake@R', 'Porch rake trim', (pen) => {
    const outline = rect(center - roofHalf - 1.8, roofEdge - 1, center + roofHalf + 1.8, roofEdge + 1.8, 0.4);
    pen.layers(outline, ['plastic', 'part-line'], ['bevel']);
    pen.path(line([center, roofEdge - 1], [center, roofEdge + 1.8]), 'edge-line');
    pen.hitArea(outline, true).calloutAt(center + 52, roofEdge + 0.6);
  });
}
