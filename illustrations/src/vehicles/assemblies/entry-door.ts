import { assembly, type AssemblyStep, ghost, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, onPlane, project, through } from '../../kit/exploded/axonometry.ts';
import { cornered, ellipse, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import { bar, block, profile, slab } from '../../kit/exploded/extrusion.ts';
import { bent, pane, rod, screws } from '../../kit/exploded/hardware.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import { pairs } from '../../kit/geometry/points.ts';
import { triples, X, Y, Z } from '../../kit/exploded/space.ts';
import { alongRectangle } from '../../kit/exploded/textures.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('door.entry.');
const yS = -68,
  yI = 61,
  yD = 122,
  yW = 152,
  R = 4.2;
const outer = rect(-1.6, -0.6, 31.6, 77.6, [1.2, 1.2, R + 1, R + 1]),
  open = rect(1, 1, 29, 75, [0.6, 0.6, R - 1, R - 1]),
  leaf = rect(0.6, 0.6, 29.4, 75.4, [0.8, 0.8, R - 0.4, R - 0.4]);
const wo = rect(7, 35, 23, 70, 2.2);

const steps: readonly AssemblyStep[] = [
  ghost(triples([-46, -2, -32, 86, -2, -32, 86, -2, 96, -46, -2, 96]), 6),
  loose((pen) => {
    for (const [x, z] of pairs([2, 74, 28, 4])) axis(pen, [x, yS, z], [x, yD, z]);
    axis(pen, [15, 0, 88], [15, 0, -34]);
    axis(pen, [1, -0.4, 34], [12, -0.4, 34]);
    axis(pen, [14, yS, 37], [40, yS, 37]);
    for (const z of [9, 39, 67]) axis(pen, [30, 0.8, z], [38, 0.8, z]);
    axis(pen, [15, yD, 52], [15, yW, 52]);
    axis(pen, [15, yD, 8], [15, yD + 26, 8]);
    axis(pen, [4, yD, 33], [4, yD + 44, 33]);
    axis(pen, [4, yD, 40], [4, yD + 44, 40]);
    axis(pen, [30, 0.8, 20], [45, 0.8, 13]);
    axis(pen, [30, 0, 36], [66, 0, 36]);
  }),
  // screen door, inboard
  part('screen', 'Screen door', { at3: [20, yS + 1, 66] }, (pen) => {
    const a = rect(1.2, 1.2, 28.8, 74.8, [0.8, 0.8, 3, 3]),
      b = rect(3.4, 22.6, 26.6, 72.6, [0.6, 0.6, 1.8, 1.8]),
      c = rect(3.4, 3.4, 26.6, 20.6, 0.6),
      k = rect(4, 30, 15, 44, 0.6),
      m = onPlane(b, [0, yS, 0])
        .add(onPlane(k, [0, yS, 0]))
        .add(onPlane(c, [0, yS, 0]));
    pen.path(m, 'fabric', 'even-odd', { fillOpacity: 0.34 });
    let q = new Shape();
    const seg = (x0: number, z0: number, x1: number, z1: number) => {
      q = q.add(onPlane(line([x0, z0], [x1, z1]), [0, yS, 0]));
    };
    for (let x = 4.6; x < 26.4; x += 1.2) {
      seg(x, 3.6, x, 20.4);
      if (x > 4 && x < 15) {
        seg(x, 22.8, x, 30);
        seg(x, 44, x, 72.4);
      } else seg(x, 22.8, x, 72.4);
    }
    for (let z = 4.6; z < 72.4; z += 1.2) {
      if (z > 20.4 && z < 22.8) continue;
      if (z > 30 && z < 44) {
        seg(15, z, 26.4, z);
      } else seg(3.6, z, 26.4, z);
    }
    pen.path(q, 'detail-line', { strokeOpacity: 0.2, width: 0.1 });
    slab(pen, k, [0, yS, 0], 0.7, { paint: 'metal', holes: [k.inset(0.8)], line: 'part-line' });
    slab(pen, a, [0, yS, 0], 1, { paint: 'dark-plastic', holes: [b, c] });
    screws(pen, pairs([2.3, 12, 2.3, 66, 27.7, 12, 27.7, 40, 27.7, 66]), [0, yS + 1, 0], X, Z, 0.28);
    slab(pen, rect(1.8, 46, 3, 51, 0.4), [0, yS + 1, 0], 0.7, { paint: 'gloss', line: 'part-line' });
  }),
  part('screen-slide', 'Screen door slide panel', { at3: [44, yS + 1, 33] }, (pen) => {
    slab(pen, rect(36.4, 30.4, 47.4, 43.6, 0.5), [0, yS, 0], 0.5, { paint: 'lens', line: 'part-line' });
    pen.path(onPlane(poly([38.6, 30.6, 41.4, 30.6, 46.4, 43.4, 43.6, 43.4]), [0, yS + 0.5, 0]), 'light-3');
    slab(pen, rect(37.2, 34, 38.2, 40, 0.4), [0, yS + 0.5, 0], 0.5, {
      paint: 'dark-plastic',
      line: 'part-line',
    });
  }),
  // frame
  part('drip-cap', 'Drip cap', { at3: [1, 0.4, 88.6] }, (pen) =>
    profile(pen, pairs([-0.3, 0, 1.8, -0.9, 2.1, -0.5, 0.2, 0.6, 0.2, 2, -0.3, 2]), [-2, 0, 87], 34, {
      paint: 'metal',
    }),
  ),
  part('frame', 'Door frame (jamb and flange)', { at3: [-0.6, 0.8, 70] }, (pen) => {
    slab(pen, rect(0, 0, 30, 76, [1, 1, R, R]), [0, -3.4, 0], 3.4, {
      paint: 'metal',
      holes: [open],
      line: 'part-line',
    });
    slab(pen, outer, [0, 0, 0], 0.8, { paint: 'metal', holes: [open] });
    pen.path(onPlane(rect(-0.1, 0.4, 30.1, 76, [1, 1, R, R]), [0, 0.8, 0]), 'detail-line', 'half-line');
    screws(
      pen,
      [
        ...alongRectangle(-0.85, 6, 30.85, 70, 2, 8).filter((p) => p[1] > 5),
        [6, 76.8],
        [15, 76.8],
        [24, 76.8],
      ],
      [0, 0.8, 0],
      X,
      Z,
      0.3,
    );
    pen.path(onPlane(rect(0.2, 30.4, 0.9, 37.6), [0.8, -1, 0], Y, Z), 'void', 'detail-line');
  }),
  part('threshold', 'Threshold (sill plate)', { at3: [21, 2, -7.4] }, (pen) => {
    profile(pen, pairs([-3.4, 0, 2.6, 0, 2.6, 0.4, 1.2, 0.8, -3, 1.1, -3.4, 1.1]), [0, 0, -8.6], 30, {
      paint: 'metal',
    });
    let q = new Shape();
    for (let y = -2.6; y < 1; y += 0.62)
      q = q.add(through(triples([0.6, y, -7.6 - (y + 3) * 0.07, 29.4, y, -7.6 - (y + 3) * 0.07]), false));
    pen.path(q, 'detail-line', 'half-line');
  }),
  part('step-hinge', 'Step hinge brackets', { at3: [26, 2.4, -15.1], close: 0.2 }, (pen) => {
    for (const x of [2, 24]) {
      profile(
        pen,
        cornered([0, 0, 0.5, 5, 0, 0.5, 5, 2.8, 0.4, 3.4, 5.6, 1.2, 1, 5.6, 0.6, 0, 4, 0.4]),
        [x, 0, -21],
        0.5,
        { paint: 'dark-metal' },
      );
      block(pen, [x, 0, -15.6], 4, 5, 0.45, { paint: 'dark-metal' });
      rod(pen, [x - 0.4, 3.2, -19.2], [x + 1.1, 3.2, -19.2], 0.62, {
        paint: 'metal',
        line: 'part-line',
        hub: 0.45,
      });
      screws(pen, pairs([2.6, 1.2, 2.6, 3.8]), [x, 0, -15.15], X, Y, 0.34);
    }
  }),
  part('step', 'Entry step tread', { at3: [18, 13, -30.4] }, (pen) => {
    for (const x of [2.4, 26.8])
      bar(pen, [x, 1.6, -27.4], [x, 8, -32], 0.8, 1.4, { paint: 'dark-metal', line: 'part-line' });
    block(pen, [1.4, 6, -33.4], 27.2, 10, 1.3, { paint: 'underbody' });
    let q = new Shape();
    for (let y = 7; y < 15.6; y += 1.1) q = q.add(through(triples([2.2, y, -32.1, 27.8, y, -32.1]), false));
    pen.path(q, 'dark-gleam-2');
    block(pen, [1.4, 15, -33.4], 27.2, 1.2, 1.5, { paint: 'metal', line: 'part-line' });
  }),
  ...(
    [
      ['lower', 9, 'Lower hinge'],
      ['center', 39, 'Center hinge'],
      ['upper', 67, 'Upper hinge'],
    ] as const
  ).map(([n, z, t]) =>
    part('hinge-' + n, t, { at3: [37.2, 2, z + 1.6], grow: 0.4 }, (pen) => {
      slab(pen, rect(35.4, z - 2.6, 37.2, z + 2.6, 0.4), [0, 0.8, 0], 0.35, {
        paint: 'metal',
        line: 'part-line',
      });
      rod(pen, [37.4, 1.4, z - 2.8], [37.4, 1.4, z + 2.8], 0.5, {
        paint: 'metal',
        line: 'part-line',
        rings: [0.2, 0.4, 0.6, 0.8],
      });
      slab(pen, rect(37.6, z - 2.6, 39.6, z + 2.6, 0.4), [0, 1.2, 0], 0.35, {
        paint: 'metal',
        line: 'part-line',
      });
      screws(pen, pairs([36.2, z - 1.5, 36.2, z + 1.5]), [0, 1.15, 0]);
      screws(pen, pairs([38.8, z - 1.5, 38.8, z + 1.5]), [0, 1.55, 0]);
    }),
  ),
  part('striker', 'Striker plate', { at3: [9, -1, 36.6], grow: 0.5 }, (pen) => {
    profile(pen, rect(-2.4, 30.4, 1.6, 37.6, 0.6), [8.4, 0, 0], 0.5, { paint: 'metal', line: 'part-line' });
    pen.path(onPlane(rect(-1.3, 32.4, 0.5, 35.6, 0.3), [8.9, 0, 0], Y, Z), 'void', 'detail-line');
    screws(pen, pairs([-0.4, 31.3, -0.4, 36.7]), [8.9, 0, 0], Y, Z, 0.4);
  }),
  part('hold-back', 'Door hold-back', { at3: [46.4, 2, 11.8], grow: 0.3 }, (pen) => {
    slab(pen, rect(44, 8, 48.6, 14, 0.8), [0, 0.6, 0], 0.6, { paint: 'gloss', line: 'part-line' });
    block(pen, [45.2, 1.2, 10.4], 2.2, 4.4, 1.3, { paint: 'gloss', line: 'part-line' });
    profile(pen, cornered([0, 0, 0.3, 1.4, 0, 0.5, 1.4, 2.2, 0.7, 0, 2.2, 0.3]), [45.2, 4.4, 11.7], 2.2, {
      paint: 'light-gloss',
      line: 'part-line',
    });
    screws(pen, pairs([46.3, 8.9, 46.3, 13.2]), [0, 1.2, 0]);
  }),
  part('assist-handle', 'Assist handle', { at3: [66, 4.6, 44] }, (pen) => {
    for (const z of [24, 50]) {
      slab(pen, rect(64, z - 2, 68, z + 2, 0.9), [0, 0.4, 0], 0.7, { paint: 'metal', line: 'part-line' });
      screws(pen, pairs([65, z - 1, 67, z + 1, 65, z + 1, 67, z - 1]), [0, 1.1, 0], X, Z, 0.26);
    }
    pen.tube(bent(triples([66, 1.2, 24, 66, 4.6, 24.6, 66, 4.6, 49.4, 66, 1.2, 50]), 1.2), 1.5, 'plastic');
    let q = new Shape();
    for (let z = 28; z < 47; z += 1.3) {
      const c = project([66, 4.6, z]);
      q = q.add(line([c[0] - 0.55, c[1] - 0.12], [c[0] + 0.55, c[1] + 0.02]));
    }
    pen.path(q, 'detail-line', 'half-line');
  }),
  // seal, leaf
  part('seal', 'Door bulb seal', { at3: [1.1, 30.9, 62], grow: 0.25 }, (pen) =>
    slab(pen, leaf, [0, 30, 0], 0.9, {
      paint: 'rubber',
      holes: [leaf.inset(0.95)],
      line: 'part-line',
      edge: 0.2,
    }),
  ),
  part('inner-skin', 'Inner door skin', { at3: [3.4, yI + 1, 66] }, (pen) => {
    slab(pen, leaf, [0, yI, 0], 1, { paint: 'plastic', holes: [wo] });
    pen.layers(onPlane(rect(4, 4, 26, 30, 1), [0, yI + 1, 0]), ['shade-1'], ['detail-line', 'half-line']);
    pen.path(onPlane(line([4.2, 29.6], [25.8, 29.6]), [0, yI + 1, 0]), 'gleam-1');
    pen.path(onPlane(rect(2.4, 30.6, 5.6, 42, 0.5), [0, yI + 1, 0]), 'void', 'edge-line');
    pen.path(onPlane(leaf.inset(1.3), [0, yI + 1, 0]), 'detail-line', 'faint-line');
  }),
  part('window-trim', 'Window inner garnish ring', { at3: [7, 92.8, 66], grow: 0.25 }, (pen) => {
    const a = rect(6.2, 34.2, 23.8, 70.8, 2.8);
    slab(pen, a, [0, 92, 0], 0.8, { paint: 'gloss', holes: [a.inset(1.5)] });
    screws(pen, alongRectangle(6.95, 38, 23.05, 67, 2, 4), [0, 92.8, 0], X, Z, 0.26);
  }),
  part('slab', 'Door slab (outer skin and core)', { at3: [4, yD + 1.6, 68] }, (pen) => {
    slab(pen, leaf, [0, yD, 0], 1.6, { paint: 'mid-wall', side: 'dark-plastic', holes: [wo], grad: 0.7 });
    const y = yD + 1.6,
      L = onPlane(leaf, [0, y, 0]);
    pen.within(L, () => {
      const f = (a: Shape, c: PaintName) => pen.path(onPlane(a, [0, y, 0]), c);
      const st = (z: number, w: number) =>
        new Shape()
          .M(0, z)
          .C(10, z - 3, 20, z + 1, 30, z + 5)
          .L(30, z + 5 + w)
          .C(20, z + 1 + w * 0.8, 10, z - 3 + w, 0, z + w * 1.1)
          .Z();
      f(st(25, 4.4), 'accent-1');
      f(st(20.6, 2.6), 'accent-2');
      f(st(30.2, 0.8), 'accent-3');
    });
    pen.path(onPlane(leaf.inset(1.1), [0, y, 0]), 'detail-line', 'faint-line');
    pen.path(L, 'edge-line');
    pen.path(onPlane(wo, [0, y, 0]), 'edge-line');
    for (const [x, z, w, h] of [
      [2, 29.4, 4.4, 7],
      [2.6, 38.4, 3, 3.4],
    ] as const)
      pen.path(onPlane(rect(x, z, x + w, z + h, 0.6), [0, y, 0]), 'void', 'edge-line');
  }),
  part('kick-panel', 'Kick panel', { at3: [20, yD + 27, 9] }, (pen) => {
    slab(pen, rect(3, 4, 27, 13, 0.9), [0, yD + 26, 0], 0.3, { paint: 'metal', line: 'part-line' });
    let q = new Shape();
    for (let k = 0; k < 5; k++)
      q = q.add(onPlane(line([4.6, 5.8 + k * 1.35], [25.4, 5.8 + k * 1.35]), [0, yD + 26.3, 0]));
    pen.path(q, 'detail-line', 'faint-line');
    screws(pen, alongRectangle(4, 5, 26, 12, 4, 2), [0, yD + 26.3, 0], X, Z, 0.26);
  }),
  part('window', 'Door window', { at3: [18, yW + 2, 50] }, (pen) => {
    const a = rect(6, 34, 24, 71, 3);
    slab(pen, a, [0, yW, 0], 1.1, { paint: 'frame', line: 'overlap-line' });
    pane(pen, a.inset(1.15), [0, yW + 1.1, 0]);
    pen.path(onPlane(a.inset(0.4), [0, yW + 1.1, 0]), 'dark-gleam-1');
  }),
  part('deadbolt', 'Deadbolt', { at3: [4, yD + 46, 40.9], grow: 0.4 }, (pen) => {
    rod(pen, [4, yD + 40, 40], [4, yD + 44, 40], 0.8, { paint: 'dark-metal', line: 'part-line' });
    slab(pen, rect(2.2, 38, 5.8, 42, 1), [0, yD + 44, 0], 0.7, { paint: 'gloss', line: 'part-line' });
    rod(pen, [4, yD + 44.7, 40], [4, yD + 46.2, 40], 1.25, { paint: 'metal', line: 'part-line', hub: 0.55 });
    pen.path(onPlane(rect(3.85, 39.4, 4.15, 40.6), [0, yD + 46.2, 0]), 'void');
  }),
  part('lockset', 'Lockset with paddle handle', { at3: [4.4, yD + 45.7, 30.4] }, (pen) => {
    block(pen, [2.4, yD + 40, 31], 3.4, 4, 3.6, { paint: 'dark-metal', line: 'part-line' });
    slab(pen, rect(1.2, 28, 7.2, 37, 1.1), [0, yD + 44, 0], 0.9, { paint: 'gloss' });
    pen.path(onPlane(rect(2, 29, 6.4, 34, 0.8), [0, yD + 44.9, 0]), 'void', 'detail-line');
    slab(pen, rect(2.3, 29.6, 6.1, 33.4, 0.7), [0, yD + 44.9, 0], 0.8, {
      paint: 'light-gloss',
      line: 'part-line',
    });
    pen.path(onPlane(ellipse(4.2, 35.5, 0.75), [0, yD + 44.95, 0]), 'metal', 'detail-line');
    pen.path(onPlane(rect(4.05, 35.1, 4.35, 35.9), [0, yD + 44.96, 0]), 'void');
  }),
];

/** Exploded assembly: entry door, curb side, seen from outside (+y is outboard). */
export function entryDoor(): View {
  return assembly(
    { id: 'asm.entry-door', title: 'Entry door — exploded assembly', columns: true, mid: 0.565 },
    steps,
  );
}
