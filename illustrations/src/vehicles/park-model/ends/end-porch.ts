import { pairs } from '../../../kit/geometry/points.ts';
import { box, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { metalRoof } from '../../../parts/house/siding-and-roofing.ts';
import { postArt, railArt } from '../../../parts/house/porch.ts';
import { halfWidth, porch, roofHalfWidth } from '../hull.ts';

function endPorchSteps(view: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  view.region('house.porch-steps@R', 'Porch steps (profile)', (pen) => {
    const outline = poly([out(112), 0, out(112), 29, out(118), 24, out(126), 16.6, out(134), 9, out(134), 0]);
    pen.path(outline, 'skirt', 'part-line');
    for (const [x, y] of pairs([112, 23, 119, 15.6, 126, 8.2])) {
      const T = box(out(x), y, out(x + 9), y + 1.7, 0.3);
      pen.path(T, 'wood', 'edge-line');
      pen.path(box(out(x), y - 2, out(x + 8), y), 'shade-from-top');
    }
    pen.hitArea(
      poly([out(112), 0, out(112), 29, out(121), 25, out(128), 17.6, out(135.2), 10, out(135.2), 0]),
    );
    pen.calloutAt(out(124), 6);
  });
}

function endPorchDeck(view: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  view.region('house.porch-deck@R', 'Porch deck & framing', (pen) => {
    const lat = box(out(halfWidth), 1, out(110), 25),
      b = lat.bbox();
    pen.path(lat, 'skirt');
    pen.within(lat, () => {
      let a = new Shape();
      for (let x = b.x0 - 30; x < b.x1 + 30; x += 3.4)
        a = a.add(line([x, 0], [x + 26, 26])).add(line([x, 26], [x + 26, 0]));
      pen.path(lat, 'shade-4');
      pen.layers(a, [{ stroke: 'line', width: 1.2 }], [{ stroke: 'plastic-2', width: 0.95 }]);
      pen.path(rect(b.x0, 16, b.x1, 25), 'shade-from-top');
    });
    pen.path(lat, 'edge-line');
    const P = box(out(107.6), 0, out(112), 25);
    pen.layers(P, ['plastic', 'edge-line'], ['standing-cylinder', { opacity: 0.4 }]);
    const outline = box(out(halfWidth), 24, out(112), 30.4, 0.3);
    pen.layers(outline, ['plastic', 'part-line'], ['bevel']);
    const T = box(out(halfWidth), 29, out(113.6), 31, 0.4);
    pen.path(T, 'wood', 'edge-line');
    pen.hitArea(box(out(halfWidth), 0, out(113.6), 31)).calloutAt(out(94), 26.6);
  });
}

function endPorchRail(view: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  view.region(
    `house.porch-rail-end-${f ? 'fwd' : 'aft'}@R`,
    `Porch railing, ${f ? 'forward' : 'aft'} end`,
    (pen) => {
      pen.hitArea(
        railArt(pen, Math.min(out(halfWidth + 1), out(107)), Math.max(out(halfWidth + 1), out(107)), 31, 35),
      );
      pen.calloutAt(out(90), 64.4);
    },
  );
}

function endPorchGable(view: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  view.region('house.porch-gable@R', 'Porch header beam (side)', (pen) => {
    const outline = box(out(halfWidth), 108.4, out(113), 116.4, 0.3);
    pen.layers(outline, ['plastic', 'part-line'], ['bevel']);
    pen.hitArea(outline).calloutAt(out(98), 111.2);
  });
}

function endPorchPost(view: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  view.region(`house.porch-post-${f ? 'fwd' : 'aft'}@R`, `Porch post, ${f ? 'forward' : 'aft'}`, (pen) => {
    const H = postArt(pen, out(108.4), 31, 108.6);
    pen.hitArea(H).calloutAt(out(108.4), 86);
  });
}

function endPorchRoof(view: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  view.region('house.porch-roof@R', 'Porch roof (metal)', (pen) => {
    const outline = poly([
      [out(porch.roofEdge), 117],
      [out(porch.roofEdge), 146],
      [out(16), 146],
      [out(roofHalfWidth), 119],
      [out(roofHalfWidth), 117],
    ]);
    metalRoof(pen, outline, { pitch: 8 });
    pen.within(outline, () => {
      pen.path(rect(-140, 117, 140, 125), 'shade-from-bottom', { opacity: 0.6 });
      pen.path(rect(-140, 134, 140, 146), 'top-light', { opacity: 0.3 });
    });
    pen.path(outline, 'overlap-line');
    pen.hitArea(outline).calloutAt(out(108), 137);
  });
}

function endPorchRoofTrim(view: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  const [k, n] = f ? ['fwd', 'forward'] : ['aft', 'aft'];
  view.region(`house.porch-fascia-${k}@R`, `Porch eave fascia, ${n}`, (pen) => {
    const outline = box(out(roofHalfWidth - 2), 112.4, out(119.4), 117.4, 0.3);
    pen.layers(outline, ['plastic', 'part-line'], ['bevel']);
    pen.hitArea(outline).calloutAt(out(110), 115);
  });
  view.region('house.porch-ridge@R', 'Porch ridge cap', (pen) => {
    const outline = box(out(16), 145, out(119.4), 147.4, 0.6);
    pen.path(outline, 'accent-4', 'edge-line');
    pen.hitArea(outline, true).calloutAt(out(96), 146.4);
  });
  view.region('house.porch-rake@R', 'Porch rake trim', (pen) => {
    const outline = box(out(117.4), 112.4, out(119.6), 147.4, 0.3);
    pen.layers(outline, ['plastic', 'edge-line'], [f ? 'shade-from-left' : 'shade-from-right']);
    pen.hitArea(outline, true).calloutAt(out(118.6), 128);
  });
}

export function porchEnd(view: View, f: boolean) {
  endPorchSteps(view, f);
  endPorchDeck(view, f);
  endPorchRail(view, f);
  endPorchGable(view, f);
  endPorchPost(view, f);
  endPorchRoof(view, f);
  endPorchRoofTrim(view, f);
}
