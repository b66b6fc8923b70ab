import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { metalRoof } from '../../parts/house.ts';
import { postArt, railArt } from '../../parts/porch.ts';
import { halfWidth, porch, roofHalfWidth } from './hull.ts';

function endPorchSteps(v: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  v.region('house.porch-steps@R', 'Porch steps (profile)', { part: 'porch-steps', cat: 'house' }, (r) => {
    const F = poly([
      [out(112), 0],
      [out(112), 29],
      [out(118), 24],
      [out(126), 16.6],
      [out(134), 9],
      [out(134), 0],
    ]);
    r.p(F, 'skirt', 'part-line');
    for (const [x, y] of [
      [112, 23],
      [119, 15.6],
      [126, 8.2],
    ] as const) {
      const T = box(out(x), y, out(x + 9), y + 1.7, 0.3);
      r.p(T, 'wood', 'edge-line');
      r.p(box(out(x), y - 2, out(x + 8), y), 'shade-from-top');
    }
    r.hit(
      poly([
        [out(112), 0],
        [out(112), 29],
        [out(121), 25],
        [out(128), 17.6],
        [out(135.2), 10],
        [out(135.2), 0],
      ]),
    );
    r.at(out(124), 6);
  });
}

function endPorchDeck(v: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  v.region('house.porch-deck@R', 'Porch deck & framing', { part: 'porch-deck', cat: 'house' }, (r) => {
    const lat = box(out(halfWidth), 1, out(110), 25),
      b = lat.bbox();
    r.p(lat, 'skirt');
    r.clip(lat, () => {
      let a = new Shape();
      for (let x = b.x0 - 30; x < b.x1 + 30; x += 3.4)
        a = a.add(line([x, 0], [x + 26, 26])).add(line([x, 26], [x + 26, 0]));
      r.p(lat, 'shade-4');
      r.p(a, { stroke: 'line', width: 1.2 });
      r.p(a, { stroke: 'plastic-2', width: 0.95 });
      r.p(rect(b.x0, 16, b.x1, 25), 'shade-from-top');
    });
    r.p(lat, 'edge-line');
    const P = box(out(107.6), 0, out(112), 25);
    r.p(P, 'plastic', 'edge-line');
    r.p(P, 'standing-cylinder', { opacity: 0.4 });
    const F = box(out(halfWidth), 24, out(112), 30.4, 0.3);
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'bevel');
    const T = box(out(halfWidth), 29, out(113.6), 31, 0.4);
    r.p(T, 'wood', 'edge-line');
    r.hit(box(out(halfWidth), 0, out(113.6), 31));
    r.at(out(94), 26.6);
  });
}

function endPorchRail(v: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  v.region(
    `house.porch-rail-end-${f ? 'fwd' : 'aft'}@R`,
    `Porch railing, ${f ? 'forward' : 'aft'} end`,
    { part: 'porch-rail', cat: 'house' },
    (r) => {
      r.hit(
        railArt(r, Math.min(out(halfWidth + 1), out(107)), Math.max(out(halfWidth + 1), out(107)), 31, 35),
      );
      r.at(out(90), 64.4);
    },
  );
}

function endPorchGable(v: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  v.region('house.porch-gable@R', 'Porch header beam (side)', { part: 'porch-gable', cat: 'house' }, (r) => {
    const F = box(out(halfWidth), 108.4, out(113), 116.4, 0.3);
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'bevel');
    r.hit(F);
    r.at(out(98), 111.2);
  });
}

function endPorchPost(v: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  v.region(
    `house.porch-post-${f ? 'fwd' : 'aft'}@R`,
    `Porch post, ${f ? 'forward' : 'aft'}`,
    { part: 'porch-post', cat: 'house' },
    (r) => {
      const H = postArt(r, out(108.4), 31, 108.6);
      r.hit(H);
      r.at(out(108.4), 86);
    },
  );
}

function endPorchRoof(v: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  v.region('house.porch-roof@R', 'Porch roof (metal)', { part: 'porch-roof', cat: 'house' }, (r) => {
    const F = poly([
      [out(porch.roofEdge), 117],
      [out(porch.roofEdge), 146],
      [out(16), 146],
      [out(roofHalfWidth), 119],
      [out(roofHalfWidth), 117],
    ]);
    metalRoof(r, F, { pitch: 8 });
    r.clip(F, () => {
      r.p(rect(-140, 117, 140, 125), 'shade-from-bottom', { opacity: 0.6 });
      r.p(rect(-140, 134, 140, 146), 'top-light', { opacity: 0.3 });
    });
    r.p(F, 'overlap-line');
    r.hit(F);
    r.at(out(108), 137);
  });
}

function endPorchRoofTrim(v: View, f: boolean) {
  const s = f ? -1 : 1;
  const out = (x: number) => s * x;
  const [k, n] = f ? ['fwd', 'forward'] : ['aft', 'aft'];
  v.region(`house.porch-fascia-${k}@R`, `Porch eave fascia, ${n}`, { part: 'fascia', cat: 'house' }, (r) => {
    const F = box(out(roofHalfWidth - 2), 112.4, out(119.4), 117.4, 0.3);
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'bevel');
    r.hit(F);
    r.at(out(110), 115);
  });
  v.region('house.porch-ridge@R', 'Porch ridge cap', { part: 'porch-ridge', cat: 'house' }, (r) => {
    const F = box(out(16), 145, out(119.4), 147.4, 0.6);
    r.p(F, 'accent-4', 'edge-line');
    r.hit(F, true);
    r.at(out(96), 146.4);
  });
  v.region('house.porch-rake@R', 'Porch rake trim', { part: 'porch-rake', cat: 'house' }, (r) => {
    const F = box(out(117.4), 112.4, out(119.6), 147.4, 0.3);
    r.p(F, 'plastic', 'edge-line');
    r.p(F, f ? 'shade-from-left' : 'shade-from-right');
    r.hit(F, true);
    r.at(out(118.6), 128);
  });
}

export function porchEnd(v: View, f: boolean) {
  endPorchSteps(v, f);
  endPorchDeck(v, f);
  endPorchRail(v, f);
  endPorchGable(v, f);
  endPorchPost(v, f);
  endPorchRoof(v, f);
  endPorchRoofTrim(v, f);
}
