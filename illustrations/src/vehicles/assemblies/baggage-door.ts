import { assembly, type AssemblyStep, ghost, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, onPlane } from '../../kit/exploded/axonometry.ts';
import { ellipse, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import { block, profile, slab } from '../../kit/exploded/extrusion.ts';
import { rod, screws } from '../../kit/exploded/hardware.ts';
import { pairs, type Point } from '../../kit/geometry/points.ts';
import { type Vec3, X, Y, Z } from '../../kit/exploded/space.ts';
import { alongRectangle, foam } from '../../kit/exploded/textures.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('door.baggage.');
const W = 42,
  H = 24,
  yS = 30,
  yI = 62,
  yC = 94,
  yO = 126,
  yL = 158;
const O = rect(-1.4, -1.4, W + 1.4, H + 1.4, 2.6),
  open = rect(1.2, 1.2, W - 1.2, H - 1.2, 1.4),
  leaf = rect(0.4, 0.4, W - 0.4, H - 0.4, 2.2);

const steps: readonly AssemblyStep[] = [
  ghost(
    [
      [-26, -4, -14],
      [W + 30, -4, -14],
      [W + 30, -4, H + 22],
      [-26, -4, H + 22],
    ],
    4,
  ),
  loose((pen) => {
    for (const [x, z] of pairs([2, 2, W - 2, 2, 2, H - 2, W - 2, H - 2])) axis(pen, [x, -34, z], [x, yO, z]);
    for (const x of [9.5, W - 9.5]) axis(pen, [x, yO, 4.4], [x, yL + 22, 4.4]);
    axis(pen, [W / 2, 0, H], [W / 2, 0, H + 17]);
    axis(pen, [W, 2, 16], [W + 12, 2, 16]);
    axis(pen, [W / 2, 0, 0], [W / 2, 0, -9]);
  }),
  part('light', 'Compartment light', { at3: [33, -32, 18], grow: 0.3 }, (pen) => {
    slab(pen, rect(28.6, 15, 37.4, 20.4, 1.2), [0, -34, 0], 0.8, { paint: 'dark-plastic' });
    slab(pen, rect(29.6, 16, 36.4, 19.4, 0.9), [0, -33.2, 0], 0.8, { paint: 'lens', line: 'part-line' });
    pen.path(onPlane(rect(30.6, 16.8, 35.4, 18.6, 0.7), [0, -32.4, 0]), 'light-3');
  }),
  part('strike', 'Latch strike (catch)', { at3: [W - 9.5, -26.9, 3.6], grow: 0.4, close: 0.2 }, (pen) => {
    for (const x of [9.5, W - 9.5]) {
      profile(pen, pairs([0, 0, 3.6, 0, 3.6, 0.4, 0.4, 0.4, 0.4, 3.2, 0, 3.2]), [x - 2, -27, 1.6], 4, {
        paint: 'metal',
        line: 'part-line',
      });
      screws(pen, pairs([-1, 2, 1, 2]), [x, -27, 2], X, Y, 0.3);
    }
  }),
  part('frame', 'Compartment door frame', { at3: [-0.7, 0.8, 15] }, (pen) => {
    slab(pen, rect(0, 0, W, H, 2), [0, -2.6, 0], 2.6, { paint: 'metal', holes: [open], line: 'part-line' });
    slab(pen, O, [0, 0, 0], 0.8, { paint: 'metal', holes: [open] });
    pen.path(onPlane(rect(0, 0, W, H, 1.8), [0, 0.8, 0]), 'detail-line', 'half-line');
    screws(
      pen,
      alongRectangle(-0.7, 3, W + 0.7, H - 3, 2, 4).concat(alongRectangle(6, -0.7, W - 6, H + 0.7, 5, 2)),
      [0, 0.8, 0],
      X,
      Z,
      0.27,
    );
  }),
  part('hinge', 'Piano hinge', { at3: [3, 0.7, H + 13.4], grow: 0.3 }, (pen) => {
    slab(pen, rect(1, H + 12.2, W - 1, H + 14, 0.2), [0, 0.4, 0], 0.25, {
      paint: 'metal',
      line: 'part-line',
    });
    slab(pen, rect(1, H + 10, W - 1, H + 11.8, 0.2), [0, 0.8, 0], 0.25, {
      paint: 'metal',
      line: 'part-line',
    });
    rod(pen, [1, 1.2, H + 12], [W - 1, 1.2, H + 12], 0.42, {
      paint: 'metal',
      line: 'part-line',
      rings: Array.from({ length: 15 }, (_, i) => (i + 1) / 16),
      ringPaints: ['detail-line'],
    });
    screws(
      pen,
      Array.from({ length: 7 }, (_, i): Point => [4 + i * 5.7, H + 13.2]),
      [0, 0.65, 0],
      X,
      Z,
      0.26,
    );
    screws(
      pen,
      Array.from({ length: 7 }, (_, i): Point => [4 + i * 5.7, H + 10.6]),
      [0, 1.05, 0],
      X,
      Z,
      0.26,
    );
  }),
  part('rain-gutter', 'Rain gutter', { at3: [0, 0.1, H + 20.4] }, (pen) =>
    profile(
      pen,
      pairs([-0.3, 0, 1.6, -0.7, 1.9, -0.2, 0.2, 0.7, 0.2, 1.9, -0.3, 1.9]),
      [-2, 0, H + 19],
      W + 4,
      { paint: 'plastic', line: 'part-line' },
    ),
  ),
  part('sill', 'Sill scuff plate', { at3: [30, 0.8, -9] }, (pen) => {
    profile(pen, pairs([-2.6, 0, 1.2, 0, 1.2, -1.4, 1.5, -1.4, 1.5, 0.4, -2.6, 0.4]), [1, 0, -9.4], W - 2, {
      paint: 'dark-metal',
      line: 'part-line',
    });
  }),
  part('strut', 'Gas strut, aft', { at3: [W + 12, 9.4, 10.6], grow: 0.2 }, (pen) => {
    const x = W + 12,
      a: Vec3 = [x, 1.6, 2],
      b: Vec3 = [x, 10, 12],
      c: Vec3 = [x, 15.4, 18.4];
    rod(pen, a, b, 0.85, { paint: 'gloss', line: 'part-line', capPaint: 'light-gloss' });
    rod(pen, b, c, 0.36, { paint: 'metal', line: 'part-line' });
    for (const p of [a, c]) {
      rod(pen, [x - 0.8, p[1], p[2]], [x + 0.9, p[1], p[2]], 0.85, {
        paint: 'gloss',
        line: 'part-line',
        capPaint: 'light-gloss',
        hub: 0.4,
      });
    }
  }),
  part(
    'strut-mounts',
    'Strut ball-stud brackets',
    { at3: [W + 19, 1.6, 3.6], grow: 0.4, close: 0.2 },
    (pen) => {
      for (const [y, z] of pairs([1.6, 2, 15.4, 18.4])) {
        const x = W + 18;
        profile(pen, rect(-1.3, -2, 1.3, 2, 0.5), [x, y, z], 0.4, { paint: 'metal', line: 'part-line' });
        rod(pen, [x + 0.4, y, z], [x + 1.8, y, z], 0.5, { paint: 'dark-metal', line: 'part-line' });
        screws(pen, pairs([0, -1.3, 0, 1.3]), [x + 0.4, y, z], Y, Z, 0.3);
      }
    },
  ),
  part('hold-open', 'Hold-open catch', { at3: [W + 22, 2.6, H + 12], grow: 0.3 }, (pen) => {
    const x = W + 22;
    slab(pen, rect(x - 2, H + 9, x + 2, H + 13, 0.9), [0, 0.4, 0], 0.7, {
      paint: 'gloss',
      line: 'part-line',
    });
    rod(pen, [x, 1.1, H + 11], [x, 3.4, H + 11], 1, {
      paint: 'gloss',
      line: 'part-line',
      capPaint: 'light-gloss',
    });
    block(pen, [x - 0.5, 3.2, H + 10.6], 1, 2.6, 0.9, { paint: 'light-gloss', line: 'part-line' });
    screws(pen, pairs([x, H + 9.7, x, H + 12.4]), [0, 1.1, 0], X, Z, 0.28);
  }),
  part('seal', 'Door bulb seal', { at3: [1, yS + 1, 16], grow: 0.25 }, (pen) => {
    slab(pen, leaf, [0, yS, 0], 1, {
      paint: 'rubber',
      holes: [leaf.inset(1)],
      line: 'part-line',
      edge: 0.22,
    });
  }),
  part('inner-skin', 'Inner door skin', { at3: [2, yI + 0.5, 16] }, (pen) => {
    slab(pen, leaf, [0, yI, 0], 0.5, { paint: 'dark-plastic' });
    const k = rect(4, 4, W - 4, H - 4, 1.4);
    pen.path(onPlane(k, [0, yI + 0.5, 0]), 'shade-1', 'detail-line');
    pen.path(onPlane(k.inset(0.5), [0, yI + 0.5, 0]), 'detail-line', 'faint-line');
    pen.path(onPlane(line([4.6, H - 4.3], [W - 4.6, H - 4.3]), [0, yI + 0.5, 0]), 'gleam-2');
  }),
  part('core', 'Foam core', { at3: [8, yC + 1.6, H - 3.6] }, (pen) => {
    const c = rect(1.4, 1.4, W - 1.4, H - 1.4, 1.4);
    slab(pen, c, [0, yC, 0], 1.6, { paint: 'accent-3', grad: 0.6 });
    const cc = onPlane(c, [0, yC + 1.6, 0]);
    pen.path(cc, 'light-2');
    foam(pen, 260, { box: [2.4, 2.4, W - 2.4, H - 2.4], O: [0, yC + 1.6, 0], U: X, V: Z });
  }),
  part('edge', 'Door edge extrusion', { at3: [1, yC + 16.6, 17], grow: 0.2 }, (pen) => {
    slab(pen, leaf, [0, yC + 15, 0], 1.7, { paint: 'metal', holes: [leaf.inset(0.9)], line: 'part-line' });
  }),
  part('outer-skin', 'Outer door skin', { at3: [3, yO + 0.5, 19] }, (pen) => {
    slab(pen, leaf, [0, yO, 0], 0.5, { paint: 'mid-wall', grad: 0.7 });
    const y = yO + 0.5,
      L = onPlane(leaf, [0, y, 0]);
    pen.within(L, () => {
      const st = (z: number, w: number) =>
        new Shape()
          .M(0, z + 4)
          .C(14, z - 2, 28, z - 1, W, z + 4)
          .L(W, z + 4 + w)
          .C(28, z - 1 + w, 14, z - 2 + w * 1.2, 0, z + 4 + w * 1.3)
          .Z();
      pen.path(onPlane(st(8, 4.6), [0, y, 0]), 'accent-1');
      pen.path(onPlane(st(4.6, 2.2), [0, y, 0]), 'accent-2');
      pen.path(onPlane(st(14.2, 0.7), [0, y, 0]), 'accent-3');
    });
    pen.path(onPlane(leaf.inset(0.9), [0, y, 0]), 'detail-line', 'faint-line');
    for (const x of [9.5, W - 9.5])
      pen.path(onPlane(rect(x - 1.8, 2.8, x + 1.8, 6, 0.4), [0, y, 0]), 'void', 'edge-line');
    pen.path(L, 'edge-line');
  }),
  ...(
    [
      [9.5, 'fwd', 'forward'],
      [W - 9.5, 'aft', 'aft'],
    ] as const
  ).flatMap(([x, n, T]) => [
    part('latch-' + n, `Paddle latch, ${T}`, { at3: [x - 1.6, yL + 1.4, 5.4], grow: 0.3 }, (pen) => {
      block(pen, [x - 1.7, yL - 3, 3], 3.4, 3, 2.8, { paint: 'dark-metal', line: 'part-line' });
      slab(pen, rect(x - 2.8, 2, x + 2.8, 6.9, 0.8), [0, yL, 0], 0.6, { paint: 'gloss', line: 'part-line' });
      pen.path(onPlane(rect(x - 2.1, 4, x + 2.1, 6.3, 0.5), [0, yL + 0.6, 0]), 'void', 'detail-line');
      slab(pen, rect(x - 1.9, 4.2, x + 1.9, 6, 0.45), [0, yL + 0.6, 0], 0.6, {
        paint: 'light-gloss',
        line: 'part-line',
      });
      pen.path(onPlane(ellipse(x, 3, 0.6), [0, yL + 0.6, 0]), 'void', 'detail-line');
    }),
    part('lock-' + n, `Lock cylinder, ${T}`, { at3: [x, yL + 20.4, 3.2], grow: 0.6 }, (pen) => {
      rod(pen, [x, yL + 14, 3], [x, yL + 18, 3], 0.6, {
        paint: 'dark-metal',
        line: 'part-line',
        rings: [0.3, 0.5, 0.7],
      });
      rod(pen, [x, yL + 18, 3], [x, yL + 19, 3], 0.95, { paint: 'metal', line: 'part-line' });
      pen.path(onPlane(rect(x - 0.12, 2.6, x + 0.12, 3.4), [0, yL + 19, 0]), 'void');
    }),
  ]),
];

/** Exploded assembly: baggage / compartment door (+y is outboard). */
export function baggageDoor(): View {
  return assembly(
    {
      id: 'asm.baggage-door',
      title: 'Baggage compartment door — exploded assembly',
      columns: true,
      mid: 0.575,
    },
    steps,
  );
}
