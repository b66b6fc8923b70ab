import { assembly, type AssemblyStep, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, onPlane, through } from '../../kit/exploded/axonometry.ts';
import { profile, slab, upright } from '../../kit/exploded/extrusion.ts';
import { bolt, holes } from '../../kit/exploded/hardware.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { pairs, type Point } from '../../kit/geometry/points.ts';
import { cornered, fromPts, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import { triples, type Vec3, X, Y, Z } from '../../kit/exploded/space.ts';
import { alongRectangle, foam, insideOf, tornEdge, woodGrain } from '../../kit/exploded/textures.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('body.');
const W = 74,
  H = 46,
  yP = 0,
  yB = 26,
  ySt = 54,
  yF = 84,
  yO = 112,
  yG = 138,
  yM = 164;
const lay = (w: number, s: number, am = 1.3): readonly Point[] => [
  [0, 0],
  ...tornEdge([w, 0], [w - 6, H], am, 8, s),
  [0, H],
];
const pP = pairs([0, 0, W, 0, W, H, 0, H]),
  pB = lay(W - 4, 1),
  pF = lay(W - 14, 2),
  pO = lay(W - 22, 3.2),
  pG = lay(W - 30, 4.4, 1.6);
const stud = (pen: Pen, x0: number, z0: number, x1: number, z1: number) => {
  const vert = Math.abs(z1 - z0) > Math.abs(x1 - x0),
    a: Vec3 = [x0, ySt, z0],
    len = vert ? z1 - z0 : x1 - x0;
  if (vert) {
    upright(pen, pairs([0, 0, 1.5, 0, 1.5, 2, 0, 2]), a, len, { paint: 'metal', line: 'part-line' });
    pen.path(
      through([
        [x0 + 0.3, ySt + 0.3, z1],
        [x0 + 1.2, ySt + 0.3, z1],
        [x0 + 1.2, ySt + 1.7, z1],
        [x0 + 0.3, ySt + 1.7, z1],
      ]),
      'void',
      'detail-line',
    );
  } else {
    profile(pen, pairs([0, 0, 2, 0, 2, 1.5, 0, 1.5]), a, len, { paint: 'metal', line: 'part-line' });
    pen.path(
      through([
        [x1, ySt + 0.3, z0 + 0.3],
        [x1, ySt + 1.7, z0 + 0.3],
        [x1, ySt + 1.7, z0 + 1.2],
        [x1, ySt + 0.3, z0 + 1.2],
      ]),
      'void',
      'detail-line',
    );
  }
};

const steps: readonly AssemblyStep[] = [
  loose((pen) => {
    for (const [x, z] of pairs([1, H - 1, 1, 1, 30, 1])) axis(pen, [x, yP, z], [x, yG, z]);
    axis(pen, [0, yG, 10], [-43, yG, 10]);
    axis(pen, [0, yG, 38], [-43, yG, 38]);
    axis(pen, [12, yG, 19], [12, yM + 18, 19]);
    axis(pen, [36, yG, 19], [36, yM + 18, 19]);
    axis(pen, [64, ySt + 1, 0], [64, ySt + 1, -12]);
  }),
  part('wall.panel', 'Decorative interior panel', { at3: [W - 5, yP + 0.4, 40] }, (pen) => {
    slab(pen, pP, [0, yP, 0], 0.35, { paint: 'plastic', grad: 0.6 });
    let q = new Shape();
    for (let x = 6; x < W; x += 6) q = q.add(onPlane(line([x, 0.4], [x, H - 0.4]), [0, yP + 0.35, 0]));
    pen.path(q, 'detail-line', 'faint-line');
  }),
  part('wall.backer-inner', 'Inner backer (plywood)', { at3: [W - 15, yB + 0.5, 40] }, (pen) => {
    slab(pen, pB, [0, yB, 0], 0.5, { paint: 'wood', grad: 0.6, edge: 0 });
    woodGrain(pen, 130, { box: [1, 1, W, H - 1], O: [0, yB + 0.5, 0], U: X, V: Z, keep: insideOf(pB) });
  }),
  part('wall.studs', 'Aluminum wall studs (tube frame)', { at3: [60.8, ySt + 2, 40], close: 0.1 }, (pen) => {
    stud(pen, 0, 0, 68, 0);
    for (const x of [0, 20, 40, 60]) stud(pen, x, 1.5, x, H - 1.5);
    for (const [a, b] of pairs([1.5, 20, 21.5, 40])) stud(pen, a, 22, b, 22);
    stud(pen, 41.5, 22, 60, 22);
    stud(pen, 0, H - 1.5, 64, H - 1.5);
    let q = new Shape();
    for (const x of [0, 20, 40, 60])
      for (const z of [1.5, H - 1.5])
        q = q.add(through(triples([x, ySt + 2, z, x + 1.5, ySt + 2, z]), false));
    pen.path(q, 'edge-line');
  }),
  part('wall.backing-plate', 'Steel backing plate', { at3: [66, ySt + 1.5, -11], grow: 0.3 }, (pen) => {
    slab(pen, rect(56, -14, 72, -8, 0.6), [0, ySt + 1, 0], 0.5, { paint: 'dark-metal', line: 'part-line' });
    holes(pen, alongRectangle(58, -12.6, 70, -9.4, 4, 2), [0, ySt + 1.5, 0], X, Z, 0.42);
  }),
  part('wall.foam', 'Block foam insulation', { at3: [W - 24, yF + 2, 34], close: 0.1 }, (pen) => {
    const cells = pairs([0.4, 1, 20.6, 1, 0.4, 2, 20.6, 2, 40.8, 1, 40.8, 2]);
    const ins = insideOf(pF);
    for (const [x, k] of cells) {
      const z0 = k === 1 ? 0.6 : 23.4,
        z1 = k === 1 ? 22 : H - 0.6;
      let p = pairs([x, z0, x + 19, z0, x + 19, z1, x, z1]);
      if (x > 40) {
        const e = pF.filter((q) => q[1] >= z0 && q[1] <= z1 && q[0] > 40);
        p = [[x, z0], ...e, [x, z1]];
      }
      slab(pen, p, [0, yF, 0], 2, { paint: 'lens', grad: 0.5, line: 'part-line', edge: 0 });
      pen.path(onPlane(fromPts(p), [0, yF + 2, 0]), 'shade-1');
      foam(pen, 90, {
        box: [x + 0.8, z0 + 0.8, x + 18.6, z1 - 0.8],
        O: [0, yF + 2, 0],
        U: X,
        V: Z,
        keep: (a, b) => ins(a + 0.8, b),
      });
    }
  }),
  part('wall.backer-outer', 'Outer backer (plywood)', { at3: [W - 32, yO + 0.5, 36] }, (pen) => {
    slab(pen, pO, [0, yO, 0], 0.5, { paint: 'wood', grad: 0.6, edge: 0 });
    woodGrain(pen, 130, { box: [1, 1, W - 16, H - 1], O: [0, yO + 0.5, 0], U: X, V: Z, keep: insideOf(pO) });
  }),
  part('wall.skin', 'Gelcoat fiberglass skin', { at3: [5, yG + 0.4, 18] }, (pen) => {
    slab(pen, pG, [0, yG, 0], 0.4, { paint: 'mid-wall', grad: 0.7 });
    const y = yG + 0.4;
    pen.within(onPlane(fromPts(pG), [0, y, 0]), () => {
      pen.path(onPlane(poly([3, 44, 9, 44, 33, 2, 27, 2]), [0, y, 0]), 'light-2');
    });
    pen.path(onPlane(fromPts(pG), [0, y, 0]), 'edge-line');
  }),
  part('graphics', 'Vinyl graphic', { at3: [8, yM - 12, 37.6] }, (pen) => {
    const o: Vec3 = [4, yM - 12, 8],
      st = (z: number, w: number, x1: number) =>
        new Shape()
          .M(2, z)
          .C(14, z - 4, 24, z - 2, x1, z + 5)
          .L(x1 + 0.6, z + 5 + w * 0.6)
          .C(24, z - 2 + w, 14, z - 4 + w, 2, z + w)
          .Z();
    for (const [z, w, x1, c] of [
      [28, 4.2, 36, 'accent-1'],
      [25, 2.2, 35, 'accent-2'],
      [33, 0.9, 37, 'accent-3'],
    ] as const) {
      pen.layers(onPlane(st(z, w, x1), o), [c, 'edge-line'], ['diagonal-bevel', { fillOpacity: 0.4 }]);
    }
  }),
  // belt molding with insert
  part('belt-trim', 'Belt molding', { at3: [12, yM + 0.9, 20] }, (pen) =>
    profile(
      pen,
      pairs([
        0, -1.5, 0.4, -1.5, 1.1, -0.9, 1.1, -0.5, 0.5, -0.5, 0.5, 0.5, 1.1, 0.5, 1.1, 0.9, 0.4, 1.5, 0, 1.5,
      ]),
      [8, yM, 19],
      32,
      { paint: 'metal' },
    ),
  ),
  part('belt-screws', 'Belt molding screws', { at3: [10, yM + 9.3, 19.2], grow: 0.5, close: 0.1 }, (pen) => {
    for (let i = 0; i < 5; i++) bolt(pen, [10 + i * 7, yM + 7, 19], Y, { R: 0.55, L: 2 });
  }),
  part('belt-insert', 'Belt molding vinyl insert', { at3: [12, yM + 16.5, 19], grow: 0.25 }, (pen) =>
    profile(
      pen,
      cornered([0, -0.7, 0.2, 0.4, -0.7, 0.3, 0.6, 0, 0.5, 0.4, 0.7, 0.3, 0, 0.7, 0.2]),
      [8, yM + 16, 19],
      32,
      { paint: 'gloss', line: 'part-line' },
    ),
  ),
  // bottom J-channel
  part('wall.bottom-trim', 'Bottom J-channel', { at3: [4, yG + 1.1, -8] }, (pen) =>
    profile(
      pen,
      pairs([-2.4, 0, 1, 0, 1, 2.6, 0.5, 2.6, 0.5, 0.5, -1.9, 0.5, -1.9, 1.8, -2.4, 1.8]),
      [0, yG, -9.4],
      40,
      { paint: 'metal', line: 'part-line' },
    ),
  ),
  // corner molding, exploded forward
  part('corner.butyl', 'Butyl tape, corner molding', { at3: [-14, yG + 0.6, 44], grow: 0.3 }, (pen) =>
    slab(pen, rect(-15, 0, -13, H, 0.2), [0, yG + 0.2, 0], 0.35, { paint: 'underbody', line: 'part-line' }),
  ),
  part('corner.molding', 'Corner molding', { at3: [-25.6, yG + 1, 38] }, (pen) =>
    upright(
      pen,
      pairs([
        0, 0, 0, 0.5, 0.5, 1, 0.9, 1, 0.9, 0.5, 2.3, 0.5, 2.3, 1, 2.7, 1, 3.4, 0.45, 3.4, 0, 0.45, 0, 0.45,
        -3.4, 0, -3.4,
      ]),
      [-27.4, yG, -2],
      H + 4,
      { paint: 'metal' },
    ),
  ),
  part(
    'corner.screws',
    'Corner molding screws',
    { at3: [-34, yG + 4.3, 33.5], grow: 0.5, close: 0.1 },
    (pen) => {
      for (let i = 0; i < 6; i++) bolt(pen, [-34, yG + 2, 3 + i * 7.6], Y, { R: 0.55, L: 2 });
    },
  ),
  part('corner.insert', 'Corner molding vinyl insert', { at3: [-40, yG + 1.5, 40], grow: 0.25 }, (pen) =>
    upright(
      pen,
      cornered([-0.7, 0, 0.2, -0.7, 0.4, 0.3, 0, 0.65, 0.5, 0.7, 0.4, 0.3, 0.7, 0, 0.2]),
      [-40, yG + 1, -2],
      H + 4,
      { paint: 'gloss', line: 'part-line' },
    ),
  ),
];

/** Layered cut-away: laminated sidewall (+y is outboard), corner molding at the forward edge. */
export function wallSection(): View {
  return assembly(
    {
      id: 'asm.sidewall-section',
      title: 'Laminated sidewall section — layered build-up',
      mid: 0.5,
      columns: true,
    },
    steps,
  );
}
