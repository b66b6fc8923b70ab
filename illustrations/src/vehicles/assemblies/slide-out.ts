import { assembly, type AssemblyStep, ghost, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, onPlane, through } from '../../kit/exploded/axonometry.ts';
import { cornered, ellipse, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import { bar, block, profile, slab } from '../../kit/exploded/extrusion.ts';
import { pane, rod, screws, wire } from '../../kit/exploded/hardware.ts';
import { sheet } from '../../kit/exploded/lofts.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import { pairs, type Point } from '../../kit/geometry/points.ts';
import { triples, type Vec3, X, Y, Z } from '../../kit/exploded/space.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('slide.main.');
const Lx = 96,
  Hz = 66,
  D = 38,
  yF = 112,
  yT = 62,
  zM = -66,
  zR = -49;
const ring = (e: number, t: number): readonly [Shape, Shape] => [
  rect(-e - t, -e - t, Lx + e + t, Hz + e + t, 1.2),
  rect(-e, -e, Lx + e, Hz + e, 0.6),
];
// face
const wo = rect(26, 27, 78, 53, 3);

const mechanisms = [
  [46, 0, 'fwd', 'forward'],
  [94, 1, 'aft', 'aft'],
] as const;

const steps: readonly AssemblyStep[] = [
  ghost(triples([-54, -46, -20, 150, -46, -20, 150, -46, 118, -54, -46, 118]), 8),
  loose((pen) => {
    for (const [x, z] of pairs([0, Hz, Lx, Hz, 0, 0, Lx, 0])) axis(pen, [x, -80, z], [x, yF, z]);
    for (const x of [4, 92]) {
      axis(pen, [x, D, 76], [x, D, 98]);
      axis(pen, [x, D, -10], [x, D, -2]);
    }
    axis(pen, [-14, 4, 34], [0, 4, 34]);
    axis(pen, [Lx, 4, 34], [110, 4, 34]);
    axis(pen, [30, 0, zM], [150, 0, zM]);
    for (const [x] of mechanisms) {
      axis(pen, [x, 0, -12], [x, 0, zM]);
      axis(pen, [x, 42, zR], [x, 42, zR - 15]);
    }
    axis(pen, [52, yF, 42], [52, yF + 24, 42]);
  }),
  part('seal-wiper', 'Wiper seal set', { at3: [Lx + 3.4, -80, 52], grow: 0.5 }, (pen) => {
    const [a, b] = ring(2, 2.2);
    slab(pen, a, [0, -81, 0], 0.8, { paint: 'rubber', holes: [b], line: 'part-line' });
    pen.path(onPlane(a.inset(1.2), [0, -80.2, 0]), 'dark-gleam-1');
  }),
  part('seal-bulb', 'Bulb seal set', { at3: [Lx + 2, -52, 36], grow: 0.5 }, (pen) => {
    const [a, b] = ring(1.4, 2);
    slab(pen, a, [0, -56, 0], 2.2, { paint: 'rubber', holes: [b], line: 'part-line' });
    pen.path(onPlane(a.inset(0.7), [0, -53.8, 0]), 'dark-gleam-2');
  }),
  // room shell
  part('end-wall-fwd', 'End wall, forward', { at3: [-12.2, 20, 56] }, (pen) => {
    profile(pen, rect(0, 0, D, Hz), [-14, 0, 0], 1.8, { paint: 'plastic', side: 'dark-plastic', grad: 0.7 });
    pen.path(onPlane(rect(0, 0, D, 4.5), [-12.2, 0, 0], Y, Z), 'wood', 'detail-line');
    pen.path(onPlane(rect(10, 30, 13, 35, 0.3), [-12.2, 0, 0], Y, Z), 'dark-plastic', 'detail-line');
    pen.path(onPlane(rect(0, 55, D, 66), [-12.2, 0, 0], Y, Z), 'shade-from-top');
  }),
  part('floor', 'Slide floor', { at3: [88, 24, -10] }, (pen) => {
    block(pen, [0, 0, -12], Lx, D, 2, { paint: 'wood', grad: 0.5 });
    let q = new Shape();
    for (let y = 4.2; y < D; y += 4.2) q = q.add(through(triples([0, y, -10, Lx, y, -10]), false));
    for (let y = 0, k = 0; y < D; y += 4.2, k++)
      for (let x = 16 + ((k * 23) % 37); x < Lx; x += 37)
        q = q.add(through(triples([x, y, -10, x, Math.min(D, y + 4.2), -10]), false));
    pen.path(q, 'detail-line', 'faint-line');
    pen.path(through(triples([0, D, -11.2, Lx, D, -11.2]), false), 'detail-line', 'half-line');
  }),
  part('roof', 'Slide roof panel', { at3: [4, 30, 77] }, (pen) => {
    block(pen, [0, 0, 75], Lx, D, 2, { paint: 'membrane', side: 'dark-plastic', grad: 0.4 });
    pen.path(through(triples([1, D - 1.4, 77, Lx - 1, D - 1.4, 77]), false), 'detail-line', 'half-line');
    pen.path(through(triples([0, D, 75.9, Lx, D, 75.9]), false), 'detail-line', 'half-line');
  }),
  part('end-wall-aft', 'End wall, aft', { at3: [110, 14, 40] }, (pen) => {
    profile(pen, rect(0, 0, D, Hz), [108.2, 0, 0], 1.8, {
      paint: 'mid-wall',
      side: 'dark-plastic',
      grad: 0.4,
    });
    const f = (z0: number, w: number, c: PaintName) =>
      pen.path(onPlane(rect(0, z0, D, z0 + w), [110, 0, 0], Y, Z), c);
    f(14, 5, 'accent-1');
    f(10, 2.6, 'accent-2');
    f(20.4, 0.8, 'accent-3');
    pen.path(onPlane(rect(0, 0, D, Hz), [110, 0, 0], Y, Z), 'shade-2', 'edge-line');
  }),
  part('fascia', 'Fascia flange set', { at3: [-2.4, yT + 1.4, 60] }, (pen) => {
    const a = rect(-4.6, -4, Lx + 4.6, Hz + 4, 0.8),
      b = rect(0.4, 0.4, Lx - 0.4, Hz - 0.4, 0.4);
    slab(pen, a, [0, yT, 0], 1.4, { paint: 'plastic', holes: [b] });
    for (const miter of [
      pairs([-4.6, -4, 0.4, 0.4]),
      pairs([Lx + 4.6, -4, Lx - 0.4, 0.4]),
      pairs([-4.6, Hz + 4, 0.4, Hz - 0.4]),
      pairs([Lx + 4.6, Hz + 4, Lx - 0.4, Hz - 0.4]),
    ])
      pen.path(onPlane(line(...miter), [0, yT + 1.4, 0]), 'edge-line');
    pen.path(onPlane(a.inset(1.7), [0, yT + 1.4, 0]), 'detail-line', 'half-line');
    pen.path(onPlane(a.inset(2.3), [0, yT + 1.4, 0]), 'detail-line', 'half-line');
  }),
  // topper
  part('topper-rail', 'Topper wall rail', { at3: [92, 1, 108.6] }, (pen) =>
    profile(
      pen,
      pairs([0, 0, 1.2, 0, 1.2, 0.6, 0.5, 0.6, 0.5, 1.6, 1.2, 1.6, 1.2, 2.2, 0, 2.2]),
      [-2, 0, 107],
      100,
      { paint: 'metal', line: 'part-line' },
    ),
  ),
  part('topper', 'Topper fabric', { at3: [10, 26, 101.6] }, (pen) => {
    const prof: Point[] = [];
    for (let i = 0; i <= 6; i++) {
      const t = i / 6;
      prof.push([4 + 32 * t, 106 - 5 * t - 1.4 * Math.sin(Math.PI * t)]);
    }
    sheet(pen, prof, 1, Lx - 1, 1, ['fabric']);
    const q = prof
      .filter((_, k) => k % 2 === 0)
      .map(([y, z]) => through(triples([1, y, z, Lx - 1, y, z]), false))
      .reduce((a, b) => a.add(b));
    pen.path(q, 'detail-line', 'faint-line');
  }),
  part('topper-tube', 'Topper roller tube', { at3: [5, D + 5, 97.2] }, (pen) =>
    rod(pen, [-1, D + 5, 96], [Lx + 1, D + 5, 96], 1.7, {
      paint: 'metal',
      grooves: [0.3, 0.4],
      hollow: 0.72,
    }),
  ),
  part('topper-bracket', 'Topper end bracket, aft', { at3: [Lx + 9.5, D + 5, 97.6], grow: 0.4 }, (pen) => {
    profile(
      pen,
      cornered([-2.6, -7, 0.5, 1.6, -7, 0.5, 2.6, -1, 1, 2.6, 2.6, 1.2, -2.6, 2.6, 1.2]),
      [Lx + 8, D + 5, 96],
      1.4,
      { paint: 'dark-plastic' },
    );
    pen.path(onPlane(ellipse(0, 0, 1.2), [Lx + 9.4, D + 5, 96], Y, Z), 'dark-metal', 'edge-line');
    screws(pen, pairs([-1.4, -5.6, 0.6, -5.6]), [Lx + 9.4, D + 5, 96], Y, Z, 0.45);
  }),
  part('face', 'Slide face panel', { at3: [12, yF + 1.8, 56] }, (pen) => {
    const outline = rect(0, 0, Lx, Hz, 0.8);
    slab(pen, outline, [0, yF, 0], 1.8, { paint: 'mid-wall', side: 'dark-plastic', holes: [wo], grad: 0.7 });
    const y = yF + 1.8;
    pen.within(onPlane(outline, [0, y, 0]), () => {
      const st = (z: number, a: number, w0: number, w1: number) =>
        new Shape()
          .M(0, z)
          .C(30, z - 16, 62, z - 15, Lx, z + a)
          .L(Lx, z + a + w1)
          .C(62, z - 15 + w1, 30, z - 16 + w0, 0, z + w0)
          .Z();
      pen.path(onPlane(st(21, -6, 8, 6), [0, y, 0]), 'accent-1');
      pen.path(onPlane(st(14, -7, 6, 3), [0, y, 0]), 'accent-2');
      pen.path(onPlane(st(31, -7.6, 1.6, 0.8), [0, y, 0]), 'accent-3');
    });
    pen.path(onPlane(outline.inset(1), [0, y, 0]), 'detail-line', 'faint-line');
    pen.path(onPlane(wo, [0, y, 0]).add(onPlane(outline, [0, y, 0])), 'edge-line');
  }),
  part('window', 'Slide window', { category: 'glass', at3: [34, yF + 25.5, 44] }, (pen) => {
    const a = rect(24.6, 25.6, 79.4, 54.4, 3.6),
      g = a.inset(1.4);
    slab(pen, a, [0, yF + 24, 0], 1.4, { paint: 'frame' });
    pane(pen, g, [0, yF + 25.4, 0]);
    const y = yF + 25.5;
    pen.path(onPlane(rect(26, 35, 78, 36.1), [0, y, 0]), 'frame');
    pen.path(onPlane(line([26.4, 35.8], [77.6, 35.8]), [0, y, 0]), 'dark-gleam-1');
    pen.path(onPlane(rect(26.6, 27.6, 77.4, 34.6, 1.6), [0, y, 0]), 'dark-gleam-1');
    pen.path(onPlane(a.inset(0.5), [0, y, 0]), 'dark-gleam-1');
  }),
  // mechanism: rack arms, gear packs, shaft, motor
  ...mechanisms.flatMap(([x, k, n, T]) => [
    part('rack-' + n, `Slide rail with gear rack, ${T}`, { at3: [x + 1.4, k ? 0 : 30, zR + 0.8] }, (pen) => {
      bar(pen, [x, -8, zR], [x, 46, zR], 3, 3.6, { paint: 'underbody' });
      let t = new Shape();
      for (let y = -5; y < 44; y += 1.3)
        t = t.add(
          through([
            [x + 1.5, y, zR - 1.6],
            [x + 1.5, y + 0.3, zR - 0.5],
            [x + 1.5, y + 0.8, zR - 0.5],
            [x + 1.5, y + 1.1, zR - 1.6],
          ]),
        );
      pen.path(
        through([
          [x + 1.5, -6, zR - 1.7],
          [x + 1.5, 45, zR - 1.7],
          [x + 1.5, 45, zR - 0.3],
          [x + 1.5, -6, zR - 0.3],
        ]),
        'dark-metal',
        'detail-line',
      );
      pen.path(t, 'void');
      block(pen, [x - 3.4, 42, zR + 1.8], 6.8, 4, 0.7, { paint: 'dark-metal', line: 'part-line' });
      screws(pen, pairs([-2.4, 2, 2.4, 2]), [x, 42, zR + 2.5], X, Y, 0.5);
    }),
    part(
      'roller-' + n,
      `Support roller, ${T}`,
      { at3: [x + (k ? 3.4 : -2), 41, zR - 13.6], grow: 0.3 },
      (pen) => {
        const zA = zR - 16.8;
        block(pen, [x - 3.2, 39.6, zR - 14.2], 7, 4.8, 0.6, { paint: 'dark-metal', line: 'part-line' });
        profile(
          pen,
          cornered([-2.2, 0, 0.4, 2.2, 0, 0.4, 1.6, -4.6, 1.4, -1.6, -4.6, 1.4]),
          [x - 3, 42, zR - 14.2],
          0.5,
          { paint: 'dark-metal', line: 'part-line' },
        );
        rod(pen, [x - 2.3, 42, zA], [x + 2.7, 42, zA], 1.9, { paint: 'metal', line: 'part-line' });
        profile(
          pen,
          cornered([-2.2, 0, 0.4, 2.2, 0, 0.4, 1.6, -4.6, 1.4, -1.6, -4.6, 1.4]),
          [x + 2.9, 42, zR - 14.2],
          0.5,
          { paint: 'dark-metal', line: 'part-line' },
        );
        pen.path(onPlane(ellipse(0, 0, 0.7), [x + 3.42, 42, zA], Y, Z), 'metal', 'detail-line');
      },
    ),
  ]),
  part('cross-shaft', 'Cross shaft (drive shaft)', { at3: [70, 0, zM + 0.6], grow: 0.5 }, (pen) => {
    rod(pen, [57, 0, zM], [83, 0, zM], 1.05, { paint: 'metal', grooves: [0.35], line: 'overlap-line' });
    for (const x of [55, 81])
      rod(pen, [x, 0, zM], [x + 4, 0, zM], 1.6, { paint: 'dark-metal', line: 'part-line', rings: [0.5] });
  }),
  ...mechanisms.flatMap(([x, k, n, T]) => [
    part(
      'gear-pack-' + n,
      `Gear pack with pinion, ${T}`,
      { at3: [x + (k ? 2.6 : -3.8), 3.6, zM - 3.8] },
      (pen) => {
        block(pen, [x - 3.4, -3.2, zM - 3.8], 5.4, 6.4, 5.2, { paint: 'underbody' });
        block(pen, [x - 4.4, -4.4, zM - 4.4], 7.4, 8.8, 0.7, { paint: 'dark-underbody', line: 'part-line' });
        const c: Vec3 = [x - 1.8, 0, zM + 2.2],
          g: Point[] = [];
        for (let i = 0; i < 28; i++) {
          const a = (i / 28) * 2 * Math.PI,
            R = i % 2 ? 2.1 : 2.7;
          g.push([R * Math.cos(a), R * Math.sin(a)]);
        }
        profile(pen, g, c, 2, { paint: 'dark-metal', line: 'part-line', edge: 0, grad: 0.4 });
        pen.path(onPlane(ellipse(0, 0, 1), [x + 0.22, 0, zM + 2.2], Y, Z), 'metal', 'detail-line');
        pen.path(onPlane(ellipse(0, 0, 1.5), [x + 2, 0, zM - 1], Y, Z), 'dark-metal', 'edge-line');
        pen.path(
          onPlane(
            poly([-0.7, -0.4, 0, -0.8, 0.7, -0.4, 0.7, 0.4, 0, 0.8, -0.7, 0.4]),
            [x + 2, 0, zM - 1],
            Y,
            Z,
          ),
          'void',
        );
        screws(pen, pairs([-2.4, 0.4, 2.4, 0.4, -2.4, -2.8, 2.4, -2.8]), [x + 2, 0, zM], Y, Z, 0.4);
      },
    ),
  ]),
  part('motor', 'Slide motor', { at3: [122, 0, zM + 2.6] }, (pen) => {
    rod(pen, [103, 0, zM], [108, 0, zM], 0.8, { paint: 'metal', line: 'part-line' });
    block(pen, [108, -4, zM - 4.6], 7, 8, 9, { paint: 'underbody' });
    screws(pen, pairs([-3, -3.4, 3, -3.4, -3, 3.4, 3, 3.4]), [115, 0, zM], Y, Z, 0.45);
    rod(pen, [115, 0, zM], [130, 0, zM], 3.2, {
      paint: 'gloss',
      rings: [0.08, 0.8],
      capPaint: 'light-gloss',
      hub: 0.3,
    });
    wire(
      pen,
      [
        [127, 2, zM + 2.6],
        [130, 2, zM + 6],
        [134, 2, zM + 6.4],
        [138, 0, zM + 9],
      ],
      'red-2',
      0.5,
    );
  }),
  part('controller', 'Slide controller', { at3: [128, 6, -34] }, (pen) => {
    slab(pen, rect(118, -40, 134, -26, 0.8), [0, 2, 0], 0.7, { paint: 'dark-metal' });
    slab(pen, rect(119.6, -38.6, 132.4, -27.4, 0.9), [0, 2.7, 0], 3, { paint: 'gloss' });
    const y = 5.7;
    pen.path(onPlane(rect(121, -31, 131, -28.6, 0.4), [0, y, 0]), 'light-gloss', 'detail-line');
    pen.path(
      onPlane(rect(121.4, -36.6, 123.8, -34.4, 0.3), [0, y, 0])
        .add(onPlane(rect(124.8, -36.6, 127.2, -34.4, 0.3), [0, y, 0]))
        .add(onPlane(rect(128.2, -36.6, 130.6, -34.4, 0.3), [0, y, 0])),
      'dark-plastic',
      'detail-line',
    );
    pen.path(onPlane(ellipse(130, -32.6, 0.5), [0, y, 0]), 'light-amber', 'detail-line');
    screws(pen, pairs([118.8, -33, 133.2, -33]), [0, 2.7, 0], X, Z, 0.4);
    wire(pen, triples([122, 4, -38.6, 121.4, 4, -44, 124, 4, -48, 123, 4, -53]), 'red-2', 0.5);
  }),
];

/** Exploded assembly: through-frame rack-and-pinion slide-out room (+y is outboard). */
export function slideOut(): View {
  return assembly(
    {
      id: 'asm.slide-out',
      title: 'Slide-out room, rack and pinion — exploded assembly',
      columns: true,
      mid: 0.52,
    },
    steps,
  );
}
