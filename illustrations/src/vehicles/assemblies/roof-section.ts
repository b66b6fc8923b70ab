import { assembly, type AssemblyStep, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, onPlane, project, through } from '../../kit/exploded/axonometry.ts';
import { cornered, rect, Shape, spline } from '../../kit/geometry/shapes.ts';
import { block, profile, slab, upright } from '../../kit/exploded/extrusion.ts';
import { bolt, screws } from '../../kit/exploded/hardware.ts';
import { loft } from '../../kit/exploded/lofts.ts';
import { pairs, type Point } from '../../kit/geometry/points.ts';
import { triples, X, Y, Z } from '../../kit/exploded/space.ts';
import { alongRectangle, fiberBatt, insideOf, strandBoard, tornEdge } from '../../kit/exploded/textures.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('roof.');
const L = 96,
  D = 54,
  zT = 18,
  zI = 35,
  zD = 55,
  zM = 110,
  vx = 72,
  vy = 22,
  crown = (y: number) => 1.8 * (1 - (y / D) ** 2);
const tr: readonly Point[] = [
  [0, 0],
  [D, 0],
  ...Array.from({ length: 9 }, (_, i): Point => {
    const y = D - (D * i) / 8;
    return [y, 3.4 + crown(y) * 1.2];
  }),
];
// decking and membrane, torn back to the left
const cutp = (x: number, s: number, am: number): readonly Point[] => [
  ...tornEdge([x, D], [x + 5, 0], am, 9, s),
  [L, 0],
  [L, D],
];
const dk = cutp(24, 1, 1.5);
// penetration: flange, bead, screws, vent
const outline = rect(vx - 9, vy - 9, vx + 9, vy + 9, 1.4),
  hole = rect(vx - 7, vy - 7, vx + 7, vy + 7, 0.8),
  ci = rect(vx - 6.6, vy - 6.6, vx + 6.6, vy + 6.6, 0.8);
// curb edge: butyl, molding, screws, insert
const zE = zM - 4.6;

const steps: readonly AssemblyStep[] = [
  loose((pen) => {
    for (const [x, y] of pairs([L - 1, 1, L - 1, D - 1, 26, D - 1])) axis(pen, [x, y, 0], [x, y, zM]);
    axis(pen, [2, D - 1, 0], [2, D - 1, zT]);
    for (const [x, y] of pairs([vx - 8, vy + 8, vx + 8, vy - 8, vx + 8, vy + 8, vx - 8, vy - 8]))
      axis(pen, [x, y, zM], [x, y, zM + 29]);
    for (const x of [50, L - 4]) axis(pen, [x, D, zM - 2], [x, D + 32, zM - 2]);
    for (const y of [6, D - 6]) axis(pen, [L, y, zM + 0.4], [L + 20, y, zM + 0.4]);
  }),
  part('ceiling', 'Ceiling panel, interior', { at3: [10, 44, 0.6] }, (pen) => {
    block(pen, [0, 0, 0], L, D, 0.6, { paint: 'dark-plastic', grad: 0.5 });
    let q = new Shape();
    for (const x of [32, 64]) q = q.add(through(triples([x, 0, 0.6, x, D, 0.6]), false));
    pen.path(q, 'detail-line', 'half-line');
  }),
  part('trusses', 'Roof trusses (bowed rafters)', { at3: [1.5, 30, zT + 2], close: 0.1 }, (pen) => {
    for (let k = 0; k < 6; k++) {
      const x = (k * (L - 1.5)) / 5;
      const h = [];
      for (const [a, b] of pairs([6, 14, 18, 26, 30, 38, 42, 49]))
        h.push(
          cornered([a, 1.1, 0.4, b, 1.1, 0.4, b, 2.4 + crown(b) * 1.1, 0.4, a, 2.4 + crown(a) * 1.1, 0.4]),
        );
      profile(pen, tr, [x, 0, zT], 1.5, { paint: 'wood', holes: h, grad: 0.5, line: 'part-line' });
    }
    block(pen, [0, D, zT], L, 1.5, 3.4, { paint: 'wood', line: 'part-line' });
  }),
  part('insulation', 'Batt insulation', { at3: [14, 48, zI + 3] }, (pen) => {
    for (let k = 0; k < 5; k++) {
      const x0 = 2.2 + k * 18.9,
        x1 = x0 + 15.6;
      slab(pen, rect(0, 0, x1 - x0, 2.8, 1), [x0, 1, zI], D - 3, { paint: 'accent-1', line: 'part-line' });
      pen.path(onPlane(rect(0, 0, x1 - x0, 2.8, 1), [x0, D - 2, zI], X, Z), 'light-2');
      pen.path(
        through([
          [x0 + 0.8, 1, zI + 2.8],
          [x1 - 0.8, 1, zI + 2.8],
          [x1 - 0.8, D - 2, zI + 2.8],
          [x0 + 0.8, D - 2, zI + 2.8],
        ]),
        'light-2',
      );
      fiberBatt(pen, 16, { box: [x0 + 1.8, 3, x1 - 1.8, D - 4], O: [0, 0, zI + 2.8], U: X, V: Y });
      fiberBatt(pen, 6, { box: [1.4, 0.9, 14.2, 2], O: [x0, D - 2, zI], U: X, V: Z });
    }
  }),
  part('decking', 'Roof decking', { at3: [31, 28, zD + 0.7] }, (pen) => {
    upright(pen, dk, [0, 0, zD], 0.7, { paint: 'wood', grad: 0.4, edge: 0 });
    strandBoard(pen, 110, { box: [20, 1, L, D - 1], O: [0, 0, zD + 0.7], U: X, V: Y, keep: insideOf(dk) });
    pen.path(
      through(triples([62, 0, zD + 0.7, 62, D, zD + 0.7]), false).add(
        through(triples([30, 27, zD + 0.7, L, 27, zD + 0.7]), false),
      ),
      'edge-line',
      'half-line',
    );
    screws(
      pen,
      [34, 43, 52, 60.6, 63.4, 74, 85, 94].flatMap((x) => pairs([x, D - 2, x, 29])),
      [0, 0, zD + 0.7],
      X,
      Y,
      0.34,
    );
  }),
  part('membrane', 'Roof membrane', { at3: [60, 44, zM + 0.3] }, (pen) => {
    block(pen, [46, 0, zM], L - 46, D, 0.3, { paint: 'membrane', grad: 0.4, edge: 0.14 });
    pen.path(
      through([
        [51.6, 0, zM + 0.3],
        [55.4, 0, zM + 0.3],
        [55.4, D, zM + 0.3],
        [51.6, D, zM + 0.3],
      ]),
      'shade-2',
    );
    const hS = onPlane(rect(vx - 7, vy - 7, vx + 7, vy + 7, 0.8), [0, 0, zM + 0.3], X, Y);
    pen.layers(hS, ['wood'], ['shade-4']);
    pen.path(
      through([
        [vx - 7, vy - 7, zM + 0.3],
        [vx + 7, vy - 7, zM + 0.3],
        [vx + 7, vy - 5.4, zM + 0.3],
        [vx - 5.6, vy - 5.4, zM + 0.3],
        [vx - 5.6, vy + 7, zM + 0.3],
        [vx - 7, vy + 7, zM + 0.3],
      ]),
      'shade-4',
    );
    pen.path(hS, 'edge-line');
    // free edge rolled back
    const o: Point[] = [],
      n: Point[] = [];
    for (let k = 0; k <= 22; k++) {
      const t = ((-90 - k * 19) * Math.PI) / 180,
        R = 3 - k * 0.055;
      o.push([R * Math.cos(t), R * Math.sin(t)]);
      n.push([(R - 0.3) * Math.cos(t), (R - 0.3) * Math.sin(t)]);
    }
    slab(pen, [...o, ...n.toReversed()], [46, 0, zM + 3], D, {
      paint: 'accent-1',
      edge: 0,
      grad: 0,
      line: 'part-line',
    });
  }),
  part('vent.butyl', 'Butyl tape under vent flange', { at3: [vx + 8, vy - 4, zM + 8.5], grow: 0.25 }, (pen) =>
    upright(pen, outline.inset(0.2), [0, 0, zM + 8], 0.4, {
      paint: 'underbody',
      holes: [outline.inset(1.5)],
      line: 'part-line',
    }),
  ),
  part('vent.flange', 'Vent base with flange', { at3: [vx + 8, vy + 5, zM + 15.3] }, (pen) => {
    upright(pen, outline, [0, 0, zM + 15], 0.35, { paint: 'plastic', holes: [hole] });
    upright(pen, hole, [0, 0, zM + 15.35], 2.6, { paint: 'plastic', holes: [ci], line: 'part-line' });
    screws(pen, alongRectangle(vx - 8, vy - 8, vx + 8, vy + 8, 5, 5), [0, 0, zM + 15.35], X, Y, 0.3);
  }),
  part('vent.sealant', 'Lap sealant, vent flange', { at3: [vx - 9, vy + 6, zM + 21], grow: 0.3 }, (pen) => {
    const s = onPlane(rect(vx - 8.8, vy - 8.8, vx + 8.8, vy + 8.8, 1.8), [0, 0, zM + 21], X, Y);
    pen.layers(s, [{ stroke: 'line', width: 2.1 }], [{ stroke: 'plastic-2', width: 1.75 }]);
    pen.path(s, { stroke: 'metal-2', width: 1.75, strokeOpacity: 0.35 });
    pen.path(s.move(-0.16, 0.26), { stroke: 'hi', strokeOpacity: 0.8, width: 0.5 });
  }),
  part('vent.lid', 'Vent lid', { at3: [vx + 2, vy + 2, zM + 33] }, (pen) => {
    const q = (d: number, rr: number) => {
      const o: Point[] = [];
      for (const [i, c] of pairs([-1, -1, 1, -1, 1, 1, -1, 1]).entries()) {
        for (let k = 0; k <= 3; k++) {
          const a = Math.PI * (1 + i * 0.5 + k / 6);
          o.push([vx + c[0] * (d - rr) + rr * Math.cos(a), vy + c[1] * (d - rr) + rr * Math.sin(a)]);
        }
      }
      return o;
    };
    loft(
      pen,
      [
        { p: q(8, 1.4), z: 0 },
        { p: q(8, 1.4), z: 1.1 },
        { p: q(7.4, 1.5), z: 2.2 },
        { p: q(6, 1.6), z: 3 },
      ],
      [0, 0, zM + 29],
      'lens',
    );
    pen.path(
      onPlane(rect(vx - 4, vy - 4.4, vx + 4, vy + 4.4, 1.2), [0, 0, zM + 32], X, Y),
      'detail-line',
      'half-line',
    );
    pen.path(
      onPlane(rect(vx - 3.2, vy - 3.6, vx + 3.2, vy + 3.6, 1), [0, 0, zM + 32], X, Y),
      'detail-line',
      'faint-line',
    );
  }),
  // termination bar at the aft edge
  part('termination-bar', 'Termination bar', { at3: [L + 9, 30, zM + 0.8] }, (pen) => {
    block(pen, [L + 8, 0, zM], 2.2, D, 0.5, { paint: 'metal' });
    screws(
      pen,
      Array.from({ length: 8 }, (_, i): Point => [L + 9.1, 3.4 + i * 6.7]),
      [0, 0, zM + 0.5],
      X,
      Y,
      0.42,
    );
  }),
  part(
    'termination-screws',
    'Termination bar screws',
    { at3: [L + 9.1, 23.5, zM + 9.6], grow: 0.5, close: 0.1 },
    (pen) => {
      for (let i = 0; i < 8; i++) bolt(pen, [L + 9.1, 3.4 + i * 6.7, zM + 7], Z, { R: 0.55, L: 2 });
    },
  ),
  part('lap-sealant', 'Lap sealant bead, roof edge', { at3: [L + 20, 20, zM + 0.4], grow: 0.3 }, (pen) => {
    const p = [];
    for (let i = 0; i <= 40; i++) p.push(project([L + 20 + 0.08 * Math.sin(i * 1.7), (D * i) / 40, zM]));
    const s = spline(p);
    for (const [w, c, o] of [
      [2, 'line', 1],
      [1.65, 'plastic-2', 1],
      [1.65, 'metal-2', 0.3],
    ] as const)
      pen.path(s, { stroke: c, width: w, strokeOpacity: o });
    pen.path(s.move(-0.12, 0.26), { stroke: 'hi', strokeOpacity: 0.85, width: 0.45 });
  }),
  part('edge-butyl', 'Butyl tape, edge molding', { at3: [L - 1, D + 6.4, zE + 1], grow: 0.3 }, (pen) =>
    slab(pen, rect(46, 0, L + 1, 2.4, 0.2), [0, D + 6, zE], 0.4, { paint: 'underbody', line: 'part-line' }),
  ),
  part('edge-molding', 'Roof edge molding', { at3: [64, D + 18, zE + 4.6] }, (pen) => {
    profile(
      pen,
      pairs([
        0, -1, 0.5, -1, 0.8, 0.4, 1.5, 0.4, 1.5, 0.9, 0.9, 0.9, 0.9, 2.1, 1.5, 2.1, 1.5, 2.6, 0.8, 2.6, 0.6,
        4, -0.4, 4.9, -3, 5.3, -3, 4.9, -0.6, 4.4, 0, 3.7,
      ]),
      [44, D + 17, zE],
      L - 42,
      { paint: 'metal' },
    );
  }),
  part(
    'edge-screws',
    'Edge molding screws',
    { at3: [61.2, D + 26.3, zE + 1.6], grow: 0.5, close: 0.1 },
    (pen) => {
      for (let i = 0; i < 8; i++) bolt(pen, [48 + i * 6.6, D + 24, zE + 1.4], Y, { R: 0.55, L: 2 });
    },
  ),
  part('vinyl-insert', 'Vinyl insert', { at3: [60, D + 33, zE + 1.4], grow: 0.25 }, (pen) =>
    profile(
      pen,
      cornered([0, -0.8, 0.2, 0.5, -0.8, 0.3, 0.75, 0, 0.5, 0.5, 0.8, 0.3, 0, 0.8, 0.2]),
      [42, D + 33, zE + 1.4],
      L - 40,
      { paint: 'gloss', line: 'part-line' },
    ),
  ),
];

/** Layered cut-away: roof build-up, curb edge toward the viewer (+y is outboard, +x is aft). */
export function roofSection(): View {
  return assembly(
    { id: 'asm.roof-section', title: 'Roof section — layered build-up', mid: 0.5, columns: true },
    steps,
  );
}
