import { assembly, type AssemblyStep, ghost, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, onPlane, through } from '../../kit/exploded/axonometry.ts';
import { ellipse, line, rect, Shape, spline } from '../../kit/geometry/shapes.ts';
import { block, profile, upright } from '../../kit/exploded/extrusion.ts';
import { bolt, curved, holes, rod, screws, wire } from '../../kit/exploded/hardware.ts';
import { loft } from '../../kit/exploded/lofts.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { pairs, type Point } from '../../kit/geometry/points.ts';
import { neg, triples, X, Y, Z } from '../../kit/exploded/space.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('roof.ac.');
const cx = 20,
  cy = 14,
  zc = 19,
  zS = 44;
const ring = (x0: number, y0: number, x1: number, y1: number, rr: number) => {
  const o: Point[] = [];
  for (const [i, c] of (
    [
      [x0, y0, 1, 1],
      [x1, y0, -1, 1],
      [x1, y1, -1, -1],
      [x0, y1, 1, -1],
    ] as const
  ).entries()) {
    for (let k = 0; k <= 4; k++) {
      const a = Math.PI * (1 + i * 0.5 + k / 8);
      o.push([c[0] + c[2] * rr + rr * Math.cos(a), c[1] + c[3] * rr + rr * Math.sin(a)]);
    }
  }
  return o;
};
// row of components on the fan axis, back to front by x
const fins = (pen: Pen, x: number, y0: number, z0: number, w: number, h: number, n: number) => {
  let q = new Shape();
  for (let k = 1; k < n; k++)
    q = q.add(onPlane(line([y0 + (w * k) / n, z0 + 0.3], [y0 + (w * k) / n, z0 + h - 0.3]), [x, 0, 0], Y, Z));
  pen.path(q, 'detail-line', { strokeOpacity: 0.4, width: 0.09 });
};
const coil = (pen: Pen, x: number, d: number, y0: number, z0: number, w: number, h: number, n: number) => {
  profile(pen, rect(y0, z0, y0 + w, z0 + h), [x, 0, 0], d, { paint: 'dark-metal' });
  fins(pen, x + d, y0 + 0.8, z0 + 0.6, w - 1.6, h - 1.2, n);
  pen.path(onPlane(rect(y0 + 0.8, z0 + 0.6, y0 + w - 0.8, z0 + h - 0.6), [x + d, 0, 0], Y, Z), 'detail-line');
  for (let k = 0; k < 5; k++) {
    const z = z0 + 1.2 + (k * (h - 2.4)) / 4;
    pen.tube(
      curved(
        triples([
          x + 0.8,
          y0 + w,
          z,
          x + 1.2,
          y0 + w + 1,
          z + 0.2,
          x + d - 1.2,
          y0 + w + 1,
          z + 0.2,
          x + d - 0.8,
          y0 + w,
          z,
        ]),
      ),
      0.45,
      'p3',
      0.3,
    );
  }
};

const steps: readonly AssemblyStep[] = [
  ghost(triples([-30, -14, -19, 74, -14, -19, 74, 44, -19, -30, 44, -19])),
  loose((pen) => {
    pen.path(onPlane(rect(cx - 7, cy - 7, cx + 7, cy + 7, 1), [0, 0, -19], X, Y), 'detail-line', {
      strokeOpacity: 0.4,
      dash: [1.2, 0.8],
    });
    axis(pen, [-42, cy, zc], [70, cy, zc]);
    for (const [x, y] of pairs([1, 1, 39, 1, 1, 27, 39, 27])) axis(pen, [x, y, 2], [x, y, zS]);
    for (const [x, y] of pairs([cx - 8, cy - 8, cx + 8, cy - 8, cx - 8, cy + 8, cx + 8, cy + 8]))
      axis(pen, [x, y, 0], [x, y, -66]);
    axis(pen, [cx + 9, cy, -36], [cx + 30, cy, -36]);
    axis(pen, [9, 27, 2], [9, 40, 2]);
  }),
  // ceiling assembly, from below upward
  part('grille', 'Ceiling return-air grille', { at3: [cx + 10.5, cy + 11, -66] }, (pen) => {
    const outline = rect(cx - 12, cy - 12, cx + 12, cy + 12, 2);
    upright(pen, outline, [0, 0, -68], 1.6, { paint: 'plastic' });
    const z = -66.4;
    pen.path(
      onPlane(rect(cx - 10.6, cy - 10.6, cx + 10.6, cy + 10.6, 1.2), [0, 0, z], X, Y),
      'shade-1',
      'detail-line',
    );
    let q = new Shape();
    for (let k = 0; k < 11; k++)
      q = q.add(
        onPlane(rect(cx - 6.5, cy - 6.4 + k * 1.18, cx + 6.5, cy - 5.9 + k * 1.18, 0.2), [0, 0, z], X, Y),
      );
    pen.path(q, 'void', 'detail-line');
    for (const s of [-1, 1])
      pen.path(
        onPlane(rect(cx + s * 9 - 0.9, cy - 5, cx + s * 9 + 0.9, cy + 5, 0.8), [0, 0, z], X, Y),
        'void',
        'detail-line',
      );
  }),
  part('filter', 'Air filter', { at3: [cx + 5.6, cy + 5, -57] }, (pen) => {
    block(pen, [cx - 7, cy - 7, -58], 14, 14, 0.8, { paint: 'fabric', line: 'part-line' });
    let q = new Shape();
    for (let k = 1; k < 13; k++)
      q = q
        .add(through(triples([cx - 7 + k * 1.08, cy - 7, -57.2, cx - 7 + k * 1.08, cy + 7, -57.2]), false))
        .add(through(triples([cx - 7, cy - 7 + k * 1.08, -57.2, cx + 7, cy - 7 + k * 1.08, -57.2]), false));
    pen.path(q, 'detail-line', 'faint-line');
  }),
  part('bolts', 'Mounting bolts', { at3: [cx + 8, cy + 8, -49], grow: 0.4, close: 0.1 }, (pen) => {
    for (const [x, y] of pairs([cx - 8, cy - 8, cx + 8, cy - 8, cx - 8, cy + 8, cx + 8, cy + 8]))
      bolt(pen, [x, y, -42.6], neg(Z), { R: 0.8, L: 8, hex: true, h: 0.9 });
  }),
  part('plenum', 'Ceiling plenum', { at3: [cx + 9, cy + 5, -35] }, (pen) => {
    const outline = rect(cx - 9.4, cy - 9.4, cx + 9.4, cy + 9.4, 0.8);
    upright(pen, outline, [0, 0, -39], 0.5, {
      paint: 'metal',
      holes: [rect(cx - 6.6, cy - 6.6, cx + 6.6, cy + 6.6, 0.5)],
      line: 'part-line',
    });
    upright(pen, rect(cx - 7, cy - 7, cx + 7, cy + 7, 0.5), [0, 0, -38.5], 4.6, {
      paint: 'metal',
      holes: [rect(cx - 6.6, cy - 6.6, cx + 6.6, cy + 6.6, 0.4)],
    });
    block(pen, [cx - 0.3, cy - 6.6, -38.5], 0.6, 13.2, 4.6, { paint: 'metal', line: 'part-line' });
    holes(
      pen,
      pairs([cx - 8, cy - 8, cx + 8, cy - 8, cx - 8, cy + 8, cx + 8, cy + 8]),
      [0, 0, -38.5],
      X,
      Y,
      0.5,
    );
  }),
  part('control-box', 'Control box', { at3: [cx + 36, cy + 3, -36] }, (pen) => {
    block(pen, [cx + 30, cy - 4, -39], 9, 8, 5, { paint: 'gloss' });
    const x = cx + 39;
    pen.path(onPlane(rect(-3, 1, 3, 4, 0.4), [x, cy, -39], Y, Z), 'light-gloss', 'detail-line');
    pen.path(onPlane(ellipse(-1.4, 2.5, 0.8), [x, cy, -39], Y, Z), 'metal', 'detail-line');
    pen.path(onPlane(ellipse(1.4, 2.5, 0.8), [x, cy, -39], Y, Z), 'metal', 'detail-line');
    wire(
      pen,
      [
        [cx + 30, cy + 2, -36],
        [cx + 26, cy + 2, -37],
        [cx + 23, cy + 2, -34],
        [cx + 20, cy + 2, -35],
      ],
      'red-2',
      0.4,
    );
  }),
  part('gasket', 'Roof gasket', { at3: [cx + 7.6, cy + 4, -11], grow: 0.25 }, (pen) => {
    const outline = rect(cx - 8.6, cy - 8.6, cx + 8.6, cy + 8.6, 1.2);
    upright(pen, outline, [0, 0, -12.4], 1.3, { paint: 'underbody', holes: [outline.inset(1.7)] });
  }),
  // base pan
  part('base-pan', 'Base pan', { at3: [36, 25, 1] }, (pen) => {
    const outline = rect(0, 0, 40, 28, 2.4),
      h = rect(cx - 6.6, cy - 6.6, cx + 6.6, cy + 6.6, 0.6);
    upright(pen, outline, [0, 0, -1.6], 0.8, { paint: 'dark-metal', holes: [h] });
    const z = -0.8;
    pen.path(onPlane(rect(1.6, 2, 11, 26, 1), [0, 0, z], X, Y), 'shade-1', 'detail-line');
    pen.path(onPlane(rect(29, 2, 38.4, 26, 1), [0, 0, z], X, Y), 'shade-1', 'detail-line');
    holes(pen, pairs([2, 14, 38, 14, 26, 25.6, 14, 25.6]), [0, 0, z], X, Y, 0.4);
    upright(pen, outline, [0, 0, z], 2.2, { paint: 'metal', holes: [outline.inset(0.5)], line: 'part-line' });
  }),
  part('electrical', 'Capacitor and terminal box', { at3: [12, 44, 4] }, (pen) => {
    wire(pen, triples([4.4, 38, 1, 3, 35.6, 2.4, 1.6, 33, 2.6, 1.6, 30, 1.6]), 'red-2', 0.4);
    block(pen, [3, 38, -1], 11, 6, 5, { paint: 'metal' });
    screws(pen, pairs([4, -0.2, 13, -0.2, 4, 3.2, 13, 3.2]), [0, 44, 0], X, Z, 0.36);
    pen.path(onPlane(rect(5.2, 0.2, 11.8, 2.8, 0.3), [0, 44, 0]), 'plastic', 'detail-line');
    for (const x of [6, 10.6])
      rod(pen, [x, 41, 4], [x, 41, 7.2], 1.5, { paint: 'dark-metal', line: 'part-line', hub: 0.3 });
  }),
  part('evaporator', 'Evaporator coil', { at3: [-31, 10, 22] }, (pen) =>
    coil(pen, -36, 5, 4, 13.6, 20, 10, 44),
  ),
  part('blower', 'Blower wheel', { at3: [-15, cy, zc + 3] }, (pen) => {
    rod(pen, [-22, cy, zc], [-14, cy, zc], 4.6, { paint: 'gloss', hollow: 0.84 });
    const U = Y,
      V = Z;
    let q = new Shape();
    for (let k = 0; k < 26; k++) {
      const a = (k / 26) * 2 * Math.PI;
      q = q.add(
        onPlane(
          line([3.9 * Math.cos(a), 3.9 * Math.sin(a)], [4.5 * Math.cos(a + 0.12), 4.5 * Math.sin(a + 0.12)]),
          [-14, cy, zc],
          U,
          V,
        ),
      );
    }
    pen.path(q, 'dark-gleam-2');
    pen.path(onPlane(ellipse(0, 0, 1.4), [-16, cy, zc], U, V), 'dark-metal', 'edge-line');
    let s = new Shape();
    for (let k = 0; k < 22; k++) {
      const a = (-0.55 + (k / 21) * 1.0) * Math.PI;
      const y = cy + 4.6 * Math.cos(a),
        z = zc + 4.6 * Math.sin(a);
      if (Math.cos(a) * 0.814 + Math.sin(a) * 0.407 > 0.05)
        s = s.add(through(triples([-21.4, y, z, -14.6, y, z]), false));
    }
    pen.path(s, 'dark-gleam-1');
  }),
  part('fan-motor', 'Fan motor', { at3: [3, cy, zc + 2] }, (pen) => {
    rod(pen, [-7, cy, zc], [-2.4, cy, zc], 0.5, { paint: 'metal', line: 'part-line' });
    rod(pen, [-2.4, cy, zc], [8.4, cy, zc], 3.2, { paint: 'underbody', rings: [0.12, 0.88] });
    rod(pen, [8.4, cy, zc], [9.2, cy, zc], 1.6, { paint: 'dark-metal', line: 'part-line' });
    rod(pen, [9.2, cy, zc], [14, cy, zc], 0.5, { paint: 'metal', line: 'part-line' });
    for (const x of [0.4, 5])
      block(pen, [x, cy - 1.6, zc - 5], 1, 3.2, 2.2, { paint: 'dark-metal', line: 'part-line' });
  }),
  part('compressor', 'Compressor', { at3: [25, cy + 3, 18] }, (pen) => {
    const z0 = 11,
      c: Point = [24, cy];
    for (const [a, b] of pairs([-3.6, -3.6, 3.6, -3.6, -3.6, 3.6, 3.6, 3.6]))
      rod(pen, [c[0] + a, c[1] + b, z0 - 1.2], [c[0] + a, c[1] + b, z0], 0.9, {
        paint: 'rubber',
        line: 'part-line',
      });
    upright(pen, rect(c[0] - 4.8, c[1] - 4.8, c[0] + 4.8, c[1] + 4.8, 1.2), [0, 0, z0], 0.4, {
      paint: 'dark-metal',
      line: 'part-line',
    });
    rod(pen, [...c, z0 + 0.4], [...c, z0 + 9.4], 4.1, { paint: 'gloss', rings: [0.12, 0.86] });
    rod(pen, [...c, z0 + 9.4], [...c, z0 + 10.4], 3.3, { paint: 'gloss', line: 'part-line' });
    rod(pen, [...c, z0 + 10.4], [...c, z0 + 11.2], 1.4, { paint: 'light-gloss', line: 'part-line' });
    pen.tube(
      curved(triples([27.6, cy + 2, 19, 30, cy + 4, 19.6, 31, cy + 5, 22.6, 32, cy + 5, 25])),
      0.7,
      'p3',
      0.32,
    );
    pen.tube(
      curved(triples([22, cy + 4, 14, 21, cy + 7, 14.4, 20.4, cy + 8, 17, 20, cy + 8.4, 20])),
      0.7,
      'p3',
      0.32,
    );
  }),
  part('fan', 'Condenser fan', { at3: [42.6, cy + 3.4, zc + 2.4], grow: 0.2 }, (pen) => {
    const x = 42;
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * 2 * Math.PI + 0.3,
        p = (R: number, t: number): Point => [R * Math.cos(t), R * Math.sin(t)];
      const s = spline(
        [
          p(1.4, a - 0.5),
          p(3.6, a - 0.55),
          p(5.9, a - 0.32),
          p(6.2, a + 0.1),
          p(5.9, a + 0.4),
          p(3.8, a + 0.22),
          p(1.4, a + 0.4),
        ],
        true,
      );
      const o = onPlane(s, [x, cy, zc], Y, Z);
      pen.path(o.move(0.25, -0.2), 'dark-underbody', 'part-line');
      pen.layers(o, ['gloss', 'edge-line'], ['diagonal-bevel', { fillOpacity: 0.5 }]);
    }
    rod(pen, [x - 0.6, cy, zc], [x + 1.4, cy, zc], 1.7, {
      paint: 'light-gloss',
      line: 'part-line',
      hub: 0.4,
    });
  }),
  part('condenser', 'Condenser coil', { at3: [63, 8, 22] }, (pen) => coil(pen, 58, 4.4, 1, 13, 26, 12, 58)),
  // shroud
  part('shroud', 'Shroud', { at3: [12, 22, zS + 8.4] }, (pen) => {
    const L = [
      { p: ring(-1.4, -1.2, 41.4, 29.2, 4), z: 0 },
      { p: ring(-1.4, -1.2, 41.4, 29.2, 4), z: 2.4 },
      { p: ring(0.6, -0.2, 40.8, 28.2, 4.2), z: 5 },
      { p: ring(6, 1.4, 39.6, 26.6, 4.6), z: 9.4 },
      { p: ring(10.6, 3.4, 37.6, 24.6, 4.6), z: 11.6 },
      { p: ring(14, 5.4, 35, 22.6, 4), z: 12.2 },
    ];
    loft(pen, L, [0, 0, zS], 'plastic');
    pen.path(onPlane(rect(17, 8, 31, 20, 2.6), [0, 0, zS + 12.2], X, Y), 'shade-1');
    pen.path(onPlane(rect(17, 8, 31, 20, 2.6), [0, 0, zS + 12.2], X, Y), 'detail-line', 'half-line');
    let q = new Shape(),
      w = new Shape();
    for (let k = 0; k < 4; k++) {
      const z = zS + 3.2 + k * 1.5,
        x = 41.2 - k * 0.42;
      q = q.add(
        through([
          [x, 4.6, z],
          [x, 23.4, z],
          [x - 0.1, 23.4, z + 0.75],
          [x - 0.1, 4.6, z + 0.75],
        ]),
      );
      w = w.add(through(triples([x, 4.6, z - 0.18, x, 23.4, z - 0.18]), false));
    }
    pen.path(q, 'void', 'detail-line');
    pen.path(w, 'gleam-1');
    let s = new Shape();
    for (let k = 0; k < 9; k++) {
      const x = 20 + k * 1.7;
      s = s.add(
        through([
          [x, 28.9, zS + 3.2],
          [x + 0.8, 28.9, zS + 3.2],
          [x + 0.8 - 0.1, 27.7, zS + 6.6],
          [x - 0.1, 27.7, zS + 6.6],
        ]),
      );
    }
    pen.path(s, 'void', 'detail-line');
    pen.path(through(triples([2, 29.2, zS + 2.4, 38, 29.2, zS + 2.4]), false), 'gleam-1');
    screws(pen, pairs([4, 1.2, 20, 1.2, 36, 1.2]), [0, 29.2, zS], X, Z, 0.34);
  }),
];

/** Exploded assembly: rooftop air conditioner with ceiling assembly (+x is aft, +y is curb). */
export function rooftopAc(): View {
  return assembly(
    { id: 'asm.rooftop-ac', title: 'Rooftop air conditioner — exploded assembly', mid: 0.5, columns: true },
    steps,
  );
}
