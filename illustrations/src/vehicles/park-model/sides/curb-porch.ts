import { box, cornered, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { siding } from '../../../parts/house/siding-and-roofing.ts';
import { postArt, railArt } from '../../../parts/house/porch.ts';
import { porch } from '../hull.ts';

export function curbPorchDeck(view: View) {
  const c = porch.center;
  const pw = porch.half;
  view.region('house.porch-deck', 'Porch deck & framing', (pen) => {
    const outline = rect(c - pw, 24, c + pw, 30.4, 0.3);
    pen.path(rect(c - pw + 3, 0, c + pw - 3, 24), 'shade-3');
    const lat = rect(c - pw + 3, 1, c + pw - 3, 24);
    pen.path(lat, 'skirt');
    pen.within(lat, () => {
      let a = new Shape();
      for (let x = c - pw - 30; x < c + pw + 30; x += 3.4)
        a = a.add(line([x, 0], [x + 26, 26])).add(line([x, 26], [x + 26, 0]));
      pen.path(lat, 'shade-4');
      pen.layers(a, [{ stroke: 'line', width: 1.25 }], [{ stroke: 'plastic-2', width: 0.95 }]);
      pen.path(rect(c - pw, 16, c + pw, 24), 'shade-from-top');
    });
    pen.path(lat, 'edge-line');
    for (const x of [c - pw + 3, c - 21, c + 21, c + pw - 3]) {
      const P = rect(x - 2.4, 0, x + 2.4, 25);
      pen.layers(P, ['plastic', 'edge-line'], ['standing-cylinder', { opacity: 0.4 }]);
    }
    pen.layers(outline, ['plastic', 'part-line'], ['bevel']);
    pen.path(rect(c - pw - 1.4, 29, c + pw + 1.4, 31, 0.4), 'wood', 'part-line');
    pen.path(line([c - pw, 30.5], [c + pw, 30.5]), 'gleam-1');
    pen.path(line([c - pw, 27.6], [c + pw, 27.6]), 'detail-line', 'faint-line');
    pen.hitArea(
      poly([
        [c - pw, 0],
        [c + pw, 0],
        [c + pw, 24],
        [c + pw + 1.4, 29],
        [c + pw + 1.4, 31],
        [c - pw - 1.4, 31],
        [c - pw - 1.4, 29],
        [c - pw, 24],
      ]),
    );
    pen.calloutAt(c + 40, 26.6);
  });
}

export function curbPorchGable(view: View) {
  const c = porch.center;
  view.region('house.porch-gable', 'Porch gable & header beam', (pen) => {
    const T = poly([c - 64, 116, c + 64, 116, c, 141]);
    pen.path(poly([c - 58, 96, c + 58, 96, c + 58, 109, c - 58, 109]), 'shade-from-top', { opacity: 0.6 });
    const B = rect(c - 59, 108.4, c + 59, 116.2, 0.3);
    siding(pen, T, { exp: 4, joints: false, y: 114, base: 'dark-wall' });
    pen.within(T, () => {
      pen.path(poly([c - 64, 116, c, 141, c + 64, 116, c + 54, 116, c, 136, c - 54, 116]), 'shade-3');
    });
    // king post, collar and diagonal ties
    for (const T2 of [rect(c - 1.7, 114, c + 1.7, 140), rect(c - 42, 124, c + 42, 127.2)]) {
      pen.shadow(T2, 0.6, 0.8, 2);
      pen.layers(T2, ['plastic', 'edge-line'], ['diagonal-bevel']);
    }
    pen.layers(B, ['plastic', 'part-line'], ['bevel']);
    pen.path(line([c - 58, 110], [c + 58, 110]), 'detail-line', 'half-line');
    pen.path(line([c - 58, 114.8], [c + 58, 114.8]), 'gleam-1');
    pen.hitArea(
      poly([
        [c - 59, 108.2],
        [c + 59, 108.2],
        [c + 59, 116.2],
        [c + 64, 116.2],
        [c, 141],
        [c - 64, 116.2],
        [c - 59, 116.2],
      ]),
    );
    pen.calloutAt(c + 20, 119.8);
  });
}

export function curbPorchRoof(view: View) {
  const c = porch.center;
  view.region('house.porch-rake', 'Porch rake trim', (pen) => {
    const outline = cornered([
      c - 70,
      112,
      0,
      c,
      139.4,
      0,
      c + 70,
      112,
      0,
      c + 70,
      117,
      0,
      c,
      144.8,
      0.6,
      c - 70,
      117,
      0,
    ]);
    pen.shadow(outline, 0, 2.4, 4);
    pen.path(outline, 'plastic', 'part-line');
    pen.path(line([c - 69, 113.6], [c, 140.8], [c + 69, 113.6]), 'detail-line', 'half-line');
    pen.path(
      poly([c, 139.4, c + 70 * view.direction, 112, c + 70 * view.direction, 117, c, 144.8]),
      'shade-2',
    );
    pen.hitArea(outline).calloutAt(c + 36, 126.8);
  });
  view.region('house.porch-roof', 'Porch roof (metal)', (pen) => {
    const U = poly([
      [c - 70.6, 116],
      [c, 143.8],
      [c + 70.6, 116],
      [c + 70.6, 118],
      [c, 146, 0.8],
      [c - 70.6, 118],
    ]);
    pen.path(U, 'accent-2', 'part-line');
    pen.path(line([c - 69.6 * view.direction, 117.6], [c, 145.2]), 'dark-gleam-2');
    pen.hitArea(U, true).calloutAt(c - 30, 133);
  });
}

export function curbPorchPost(view: View) {
  const c = porch.center;
  for (const [x, k, n] of [
    [c - 53, 'fwd', 'forward'],
    [c + 53, 'aft', 'aft'],
  ] as const)
    view.region(`house.porch-post-${k}`, `Porch post, ${n}`, (pen) => {
      const H = postArt(pen, x, 31, 108.6);
      pen.hitArea(H).calloutAt(x, 84);
    });
}

export function curbPorchRail(view: View) {
  const c = porch.center;
  for (const [a, b, k, n] of [
    [c - 49.6, c - 21.6, 'fwd', 'forward'],
    [c + 21.6, c + 49.6, 'aft', 'aft'],
  ] as const)
    view.region(`house.porch-rail-${k}`, `Porch railing, ${n}`, (pen) => {
      railArt(pen, a, b, 31, 35);
      const nx = k === 'fwd' ? b + 1 : a - 1,
        P = rect(nx - 2, 31, nx + 2, 68.6, 0.2),
        C = cornered([nx - 2.8, 68.4, 0.2, nx + 2.8, 68.4, 0.2, nx + 1.2, 70.8, 0.6, nx - 1.2, 70.8, 0.6]);
      pen.layers(P, ['plastic'], ['standing-cylinder', { opacity: 0.4 }], ['edge-line']);
      pen.path(C, 'plastic', 'edge-line');
      pen.hitArea(k === 'fwd' ? rect(a - 0.6, 31.2, nx + 2.8, 70.8) : rect(nx - 2.8, 31.2, b + 0.6, 70.8));
      pen.calloutAt((a + b) / 2, 32.6 + 1.2);
    });
}

export function curbPorchSteps(view: View) {
  const c = porch.center;
  view.region('house.porch-steps', 'Porch steps', (pen) => {
    pen.path(rect(c - 20, 0, c + 20, 24), 'plastic');
    for (const y of [22.4, 15, 7.6]) {
      pen.path(rect(c - 19, y - 5.6, c + 19, y), 'shade-from-top');
      pen.path(rect(c - 19.6, y - 0.2, c + 19.6, y + 1.6, 0.3), 'wood', 'edge-line');
      pen.path(line([c - 19, y + 1.1], [c + 19, y + 1.1]), 'gleam-1');
    }
    for (const s of [-1, 1]) {
      const S = box(c + s * 18.6, 0, c + s * 20.8, 24.6);
      pen.layers(S, ['plastic', 'edge-line'], [s * view.direction > 0 ? 'shade-2' : 'shade-1']);
    }
    pen.path(rect(c - 20.8, 0, c + 20.8, 24.6), 'edge-line');
    pen.hitArea(rect(c - 20.8, 0, c + 20.8, 24.6)).calloutAt(c - 6, 12);
  });
}
