import type { Pen } from '../../kit/pen.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { porch, roofHalfWidth } from './hull.ts';

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
export function roofPorchRoof(v: View) {
  v.region('house.porch-roof@R', 'Porch roof (metal)', { part: 'porch-roof', cat: 'house' }, (r) => {
    for (const [s] of slopes) {
      const F = slopeOf(s);
      r.cast(F, 1.2, 1.8, 4);
      r.p(F, 'accent-2');
      r.clip(F, () => panels(r, F, s));
      r.p(F, 'overlap-line');
    }
    r.hit(
      poly([
        [center - roofHalf, roofEdge],
        [center + roofHalf, roofEdge],
        [center + roofHalf, valleyFoot - 1],
        [center, valleyTop],
        [center - roofHalf, valleyFoot - 1],
      ]),
    );
    r.at(center + 36, 96);
  });
}

/** Raised ribs down the slope, with a row of screws over each purlin. */
function panels(r: Pen, F: Shape, s: 1 | -1) {
  const [x0, x1] = [center - 80, center + 80];
  let ribs = new Shape();
  let lit = new Shape();
  let shade = new Shape();
  for (let y = valleyTop; y < roofEdge; y += 9) {
    ribs = ribs.add(line([x0, y], [x1, y])).add(line([x0, y - 1.3], [x1, y - 1.3]));
    lit = lit.add(line([x0, y + 0.35], [x1, y + 0.35])).add(line([x0, y - 4.6], [x1, y - 4.6]));
    shade = shade.add(rect(x0, y - 1.3, x1, y));
  }
  r.p(shade, 'shade-3');
  r.p(lit, 'dark-gleam-2');
  r.p(ribs, 'detail-line');
  const screws = { stroke: 'metal', width: 0.6, dash: [0.01, 9], strokeOpacity: 0.8 } as const;
  for (const x of [10, 30, 50, 67]) r.p(line([center + s * x, roofEdge - 3.2], [center + s * x, 0]), screws);
  r.p(F, s < 0 ? 'light-1' : 'shade-2');
  r.p(box(center, valleyTop, center + s * 24, roofEdge), s < 0 ? 'shade-from-right' : 'shade-from-left', {
    opacity: 0.5,
  });
}

export function roofPorchValley(v: View) {
  const [top, foot, far] = [valleyTop, valleyFoot, roofHalf + 1];
  v.region(
    'house.porch-valley@R',
    'Porch roof valley flashing',
    { part: 'valley-flashing', cat: 'house' },
    (r) => {
      for (const s of [-1, 1]) {
        const F = poly([
          [center, top + 1.6],
          [center + s * far, foot + 0.4],
          [center + s * far, foot - 4],
          [center, top - 2.8],
        ]);
        r.p(F, 'metal', 'edge-line');
        r.p(F, s < 0 ? 'diagonal-bevel' : 'shade-2');
        r.p(line([center, top - 0.8], [center + s * far, foot - 2]), 'detail-line', 'half-line');
        r.p(line([center, top - 1.2], [center + s * far, foot - 2.4]), 'gleam-1');
      }
      r.hit(
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
      r.at(center - 40, 50.6);
    },
  );
}

export function roofPorchFascia(v: View) {
  for (const [s, k, n] of slopes)
    v.region(
      `house.porch-fascia-${k}@R`,
      `Porch eave fascia, ${n}`,
      { part: 'fascia', cat: 'house' },
      (r) => {
        const a = center + s * roofHalf;
        const F = box(a - s * 0.4, valleyFoot + 0.4, a + s * 1.8, roofEdge + 1, 0.3);
        r.cast(F, 0.6, 0.8, 3);
        r.p(F, 'plastic', 'edge-line');
        r.p(F, 'standing-cylinder', { opacity: 0.4 });
        r.hit(F, true);
        r.at(a + s * 0.8, 104);
      },
    );
}

export function roofPorchRidge(v: View) {
  v.region('house.porch-ridge@R', 'Porch ridge cap', { part: 'porch-ridge', cat: 'house' }, (r) => {
    const F = rect(center - 2.8, valleyTop - 1.4, center + 2.8, roofEdge + 0.8, 0.6);
    r.cast(F, 0.6, 0.8, 2);
    r.p(F, 'accent-4', 'edge-line');
    r.p(rect(center - 2.6, valleyTop, center, roofEdge), 'light-1');
    r.p(line([center, valleyTop], [center, roofEdge]), 'dark-gleam-2');
    const screws = { stroke: 'metal', width: 0.6, dash: [0.01, 9], strokeOpacity: 0.8 } as const;
    for (const x of [-2, 2]) r.p(line([center + x, valleyTop + 4], [center + x, roofEdge]), screws);
    for (const y of [50, 84]) r.p(line([center - 2.8, y], [center + 2.8, y]), 'detail-line');
    r.hit(F, true);
    r.at(center, 72);
  });
}

export function roofPorchRake(v: View) {
  v.region('house.porch-rake@R', 'Porch rake trim', { part: 'porch-rake', cat: 'house' }, (r) => {
    const F = rect(center - roofHalf - 1.8, roofEdge - 1, center + roofHalf + 1.8, roofEdge + 1.8, 0.4);
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'bevel');
    r.p(line([center, roofEdge - 1], [center, roofEdge + 1.8]), 'edge-line');
    r.hit(F, true);
    r.at(center + 52, roofEdge + 0.6);
  });
}
