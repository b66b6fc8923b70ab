import { band, ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { box, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { win } from '../../parts/windows.ts';
import { fromFront } from './end-shapes.ts';

const cap = new Shape()
  .M(-40, 84)
  .C(-45.6, 84, -47.6, 86.6, -48, 92)
  .L(-48.4, 118)
  .C(-48.4, 128, -45, 134, -35, 135.6)
  .C(-17, 137.4, 17, 137.4, 35, 135.6)
  .C(45, 134, 48.4, 128, 48.4, 118)
  .L(48, 92)
  .C(47.6, 86.6, 45.6, 84, 40, 84)
  .Z();

const mask = new Shape()
  .M(-48.4, 100)
  .C(-38, 104, -26, 106, -14, 103.6)
  .C(-8, 102.4, -4, 101.6, 0, 101.6)
  .C(4, 101.6, 8, 102.4, 14, 103.6)
  .C(26, 106, 38, 104, 48.4, 100)
  .L(48.4, 117)
  .C(45, 124, 38, 127, 28, 127.6)
  .C(14, 128.4, -14, 128.4, -28, 127.6)
  .C(-38, 127, -45, 124, -48.4, 117)
  .Z();

export function frontNose(v: View) {
  frontBodyCaboverCap(v);
  frontBodyCapMask(v);
  frontLightAccent(v);
  win(v, 'glass.nose', 'Window, cab-over nose', {
    s0: -21,
    s1: 21,
    h0: 107,
    h1: 124.6,
    kind: 'frameless',
    r: 4,
    split: 0,
    meta: { cat: 'glass', part: 'window' },
  });
  frontBodyCapMolding(v);
  [-8, 0, 8].forEach((x, i) =>
    marker(v, `light.id-front-${i + 1}`, 'Identification light (amber)', x, 131, {
      w: 3.2,
      h: 1.3,
      callout: i === 1,
    }),
  );
  for (const [k, s] of fromFront)
    marker(v, `light.clearance-front-${k}`, `Clearance light, ${k} side (amber)`, s * 37, 130, {
      w: 3.2,
      h: 1.3,
    });
}

function frontBodyCaboverCap(v: View) {
  v.region(
    'body.cabover-cap',
    'Cab-over cap (molded fiberglass)',
    { part: 'front-cap', cat: 'body' },
    (r) => {
      r.p(cap, 'body');
      r.clip(cap, () => {
        r.p(rect(-48.4, 80, -27, 138), 'shade-from-left');
        r.p(rect(27, 80, 48.4, 138), 'shade-from-right');
        r.p(rect(-50, 131, 50, 137), 'shade-from-top');
        r.p(rect(-50, 84, 50, 93), 'shade-from-bottom');
        r.p(ellipse(-10, 97, 24, 7), 'glow');
        r.p(band(pairs([-32, 132.4, 0, 134.2, 32, 132.4]), 0, 0, 1.5), 'light-4');
        for (const k of [0, 1])
          r.p(
            spline([
              [-49, 94.4 - k * 0.8],
              [-25, 92 - k * 0.8],
              [0, 91 - k * 0.8],
              [25, 92 - k * 0.8],
              [49, 94.4 - k * 0.8],
            ]),
            ...(k ? (['gleam-2'] as const) : (['edge-line', 'half-line'] as const)),
          );
      });
      r.p(cap, 'silhouette-line');
      r.hit(cap);
      r.at(-30, 96);
    },
  );
}

function frontBodyCapMask(v: View) {
  v.region('body.cap-mask', 'Cab-over gloss mask / accent panel', { cat: 'body' }, (r) => {
    r.clip(cap, () => {
      r.p(mask, 'gloss');
      for (const s of [-1, 1])
        r.p(
          ribbon(
            [
              [s * 50, 114],
              [s * 43, 121],
              [s * 35, 124.4],
              [s * 25, 126],
            ],
            [
              [s * 50, 109],
              [s * 43, 116.4],
              [s * 35, 121],
              [s * 25, 125.8],
            ],
          ),
          'light-1',
        );
      r.p(mask, 'part-line');
    });
    r.hit(cut.box(mask, -48.3, 99, 48.3, 129));
    r.at(36, 112);
  });
}

function frontLightAccent(v: View) {
  for (const [k, s] of fromFront)
    v.region(
      `light.accent-${k}`,
      `Cap LED accent light, ${k} side`,
      { part: 'accent-light', cat: 'light' },
      (r) => {
        const Bn = band(
          [
            [s * 25, 107.2],
            [s * 34, 106.6],
            [s * 42, 104.8],
            [s * 47.4, 103],
          ],
          0.8,
          0.8,
          1,
        );
        r.p(Bn, 'lens', 'detail-line');
        r.hit(Bn, true);
        r.at(s * 34, 106.6);
      },
    );
}

function frontBodyCapMolding(v: View) {
  for (const [k, s] of fromFront)
    v.region(
      `body.cap-moulding-${k}`,
      `Cab-over cap seam molding, ${k} side`,
      { part: 'corner-moulding', cat: 'body' },
      (r) => {
        const F = box(s * 47.4, 94, s * 49, 121, 0.6);
        r.p(F, 'metal', 'edge-line');
        r.hit(F);
        r.at(s * 48.2, s > 0 ? 98 : 108);
      },
    );
}
