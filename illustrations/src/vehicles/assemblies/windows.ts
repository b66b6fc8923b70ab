import { assembly, type AssemblyStep, ghost, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, onPlane } from '../../kit/exploded/axonometry.ts';
import { bar, block, profile, slab } from '../../kit/exploded/extrusion.ts';
import { bolt, pane, rod, screws } from '../../kit/exploded/hardware.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { pairs } from '../../kit/geometry/points.ts';
import { line, rect, Shape } from '../../kit/geometry/shapes.ts';
import { neg, X, Y, Z } from '../../kit/exploded/space.ts';
import { alongRectangle } from '../../kit/exploded/textures.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('glass.');
const W = 36,
  H = 22;
const net = (pen: Pen, sh: Shape, y: number, x0: number, z0: number, x1: number, z1: number) => {
  pen.path(onPlane(sh, [0, y, 0]), 'fabric', { fillOpacity: 0.36 });
  let q = new Shape();
  for (let x = x0 + 0.7; x < x1 - 0.2; x += 0.9) q = q.add(onPlane(line([x, z0], [x, z1]), [0, y, 0]));
  for (let z = z0 + 0.7; z < z1 - 0.2; z += 0.9) q = q.add(onPlane(line([x0, z], [x1, z]), [0, y, 0]));
  pen.path(q, 'detail-line', { strokeOpacity: 0.22, width: 0.08 });
};
// ── framed slider ──
const O = rect(-0.8, -0.8, W + 0.8, H + 0.8, 3.6);
// ── frameless bonded ──
const x0 = 64,
  ox = x0 + 17,
  B = rect(x0 - 0.6, -0.6, x0 + W + 0.6, H + 0.6, 3.4),
  zs = 8.2,
  up = rect(x0, zs + 0.3, x0 + W, H, [0.5, 0.5, 3, 3]),
  dn = rect(x0, 0, x0 + W, zs - 0.3, [3, 3, 0.5, 0.5]);

const steps: readonly AssemblyStep[] = [
  ...[0, 64].flatMap((x) => [
    ghost([
      [x - 12, -8, -10],
      [x + W + 12, -8, -10],
      [x + W + 12, -8, H + 10],
      [x - 12, -8, H + 10],
    ]),
    loose((pen) =>
      pen.path(onPlane(rect(x, 0, x + W, H, 3), [0, -8, 0]), 'detail-line', {
        strokeOpacity: 0.3,
        dash: [1.2, 0.8],
      }),
    ),
  ]),
  loose((pen) => {
    for (const x of [0, 64])
      for (const [a, b] of pairs([2, H - 2, W - 2, 2, 2, 2, W - 2, H - 2]))
        axis(pen, [x + a, -74, b], [x + a, 108, b]);
    axis(pen, [18, 38, H], [18, 38, H + 8]);
    axis(pen, [82, 24, -11.6], [97, 24, -11.6]);
    axis(pen, [82, 24, 0], [82, 24, -11.6]);
  }),
  part(
    'framed.screws',
    'Framed window: clamp ring screws',
    { at3: [W + 0.1, -82.2, H * 0.66], grow: 0.45, close: 0.2 },
    (pen) => {
      for (const [x, z] of pairs([
        2,
        H + 0.1,
        18,
        H + 0.1,
        34,
        H + 0.1,
        W + 0.1,
        H * 0.66,
        W + 0.1,
        H * 0.25,
      ]))
        bolt(pen, [x, -80, z], neg(Y), { R: 0.5, L: 2 });
    },
  ),
  part('framed.clamp-ring', 'Framed window: inner clamp ring', { at3: [W - 0.4, -60, 15] }, (pen) => {
    slab(pen, O, [0, -62, 0], 1.2, { paint: 'plastic', holes: [rect(1, 1, W - 1, H - 1, 2.4)] });
    pen.path(onPlane(O.inset(0.7), [0, -60.8, 0]), 'detail-line', 'half-line');
  }),
  part('framed.screen', 'Framed window: insect screen', { at3: [26, -34, 12] }, (pen) => {
    const a = rect(17.4, 1.2, W - 1.2, H - 1.2, [0.6, 2, 2, 0.6]),
      b = a.inset(0.9);
    net(pen, b, -34, 18.3, 2.1, W - 2.1, H - 2.1);
    slab(pen, a, [0, -34, 0], 0.5, { paint: 'dark-metal', holes: [b], line: 'part-line' });
    pen.path(onPlane(rect(17.7, 10, 18.1, 12.4, 0.2), [0, -33.4, 0]), 'void');
  }),
  part('framed.tape', 'Framed window: butyl seal tape', { at3: [W - 0.2, 12.5, 14], grow: 0.25 }, (pen) => {
    const a = rect(-0.5, -0.5, W + 0.5, H + 0.5, 3.3);
    slab(pen, a, [0, 12, 0], 0.35, { paint: 'underbody', holes: [a.inset(1)], line: 'part-line' });
  }),
  part('framed.drip-cap', 'Framed window: drip cap', { at3: [8, 38.6, H + 9.4] }, (pen) =>
    profile(
      pen,
      pairs([-0.3, 0, 1.5, -0.8, 1.8, -0.4, 0.2, 0.5, 0.2, 1.6, -0.3, 1.6]),
      [-1, 38, H + 8],
      W + 2,
      { paint: 'gloss', line: 'part-line' },
    ),
  ),
  part('framed.frame', 'Framed window: outer frame', { at3: [W - 0.2, 40, 8] }, (pen) => {
    const open = rect(1.2, 1.2, W - 1.2, H - 1.2, 2.4);
    slab(pen, rect(0, 0, W, H, 3), [0, 36, 0], 2.4, { paint: 'gloss', holes: [open], line: 'part-line' });
    slab(pen, rect(17.4, 1, 18.8, H - 1), [0, 37, 0], 1.2, { paint: 'gloss', line: 'part-line' });
    slab(pen, O, [0, 38.4, 0], 1, { paint: 'gloss', holes: [open] });
    pen.path(onPlane(O.inset(0.7), [0, 39.4, 0]), 'dark-gleam-2');
    for (const x of [8, 27])
      pen.path(onPlane(rect(x, -0.2, x + 2, 0.3, 0.2), [0, 39.4, 0]), 'void', 'dark-gleam-1');
  }),
  part('framed.gasket', 'Framed window: glazing gasket', { at3: [2, 66, 15], grow: 0.25 }, (pen) => {
    const a = rect(1.4, 1.4, 17.6, H - 1.4, [2.2, 0.5, 0.5, 2.2]);
    slab(pen, a, [0, 65, 0], 0.7, { paint: 'rubber', holes: [a.inset(0.75)], line: 'part-line' });
  }),
  part('framed.track', 'Framed window: sash track', { at3: [30, 66, 0.8] }, (pen) => {
    profile(
      pen,
      pairs([
        0, 0, 1.6, 0, 1.6, 1, 1.2, 1, 1.2, 0.4, 0.95, 0.4, 0.95, 0.8, 0.65, 0.8, 0.65, 0.4, 0.4, 0.4, 0.4, 1,
        0, 1,
      ]),
      [18.6, 65, -0.4],
      16,
      { paint: 'metal', line: 'part-line' },
    );
  }),
  part('framed.glass-fixed', 'Framed window: fixed pane', { at3: [8, 89, 12] }, (pen) => {
    const a = rect(1.8, 1.8, 17.4, H - 1.8, [2, 0.3, 0.3, 2]);
    slab(pen, a, [0, 88, 0], 0.4, { paint: 'glass', line: 'overlap-line', edge: 0.12 });
    pane(pen, a, [0, 88.4, 0], false);
  }),
  part('framed.sash', 'Framed window: sliding sash', { at3: [28, 92, 13] }, (pen) => {
    const a = rect(19.6, 1.6, W - 1.4, H - 1.6, [0.5, 2, 2, 0.5]);
    slab(pen, a, [0, 92, 0], 1, { paint: 'gloss' });
    pane(pen, a.inset(0.9), [0, 93, 0]);
  }),
  part('framed.latch', 'Framed window: sash latch', { at3: [21, 109, 11.6], grow: 0.6 }, (pen) => {
    slab(pen, rect(19.8, 8.4, 21.8, 13.6, 0.5), [0, 107, 0], 0.5, { paint: 'gloss', line: 'part-line' });
    slab(pen, rect(20.2, 10, 21.4, 12.6, 0.4), [0, 107.5, 0], 1, { paint: 'dark-metal', line: 'part-line' });
  }),
  part('bonded.garnish', 'Frameless window: inner garnish ring', { at3: [x0 + W - 0.2, -60, 15] }, (pen) => {
    slab(pen, B, [0, -62, 0], 1.2, {
      paint: 'plastic',
      holes: [rect(x0 + 1.2, 1.2, x0 + W - 1.2, H - 1.2, 2.2)],
    });
    pen.path(onPlane(B.inset(0.8), [0, -60.8, 0]), 'detail-line', 'half-line');
    screws(pen, alongRectangle(x0 + 0.4, 4, x0 + W - 0.4, H - 4, 2, 3), [0, -60.8, 0], X, Z, 0.26);
  }),
  part('bonded.screen', 'Frameless window: insect screen', { at3: [x0 + 26, -30, 4.4] }, (pen) => {
    const a = rect(x0 + 1.4, 1.2, x0 + W - 1.4, zs - 0.6, [1.8, 1.8, 0.4, 0.4]),
      b = a.inset(0.8);
    net(pen, b, -30, x0 + 2.2, 2, x0 + W - 2.2, zs - 1.4);
    slab(pen, a, [0, -30, 0], 0.5, { paint: 'dark-metal', holes: [b], line: 'part-line' });
  }),
  part('bonded.frame', 'Frameless window: aluminum inner frame', { at3: [x0 + W - 0.3, 26, 14] }, (pen) => {
    const a = rect(x0 + 1.2, zs + 0.9, x0 + W - 1.2, H - 1.2, [0.6, 0.6, 2, 2]),
      b = rect(x0 + 1.2, 1.2, x0 + W - 1.2, zs - 0.9, [2, 2, 0.6, 0.6]);
    slab(pen, rect(x0, 0, x0 + W, H, 3), [0, 22, 0], 2.6, { paint: 'metal', holes: [a, b] });
    pen.path(
      onPlane(rect(x0 + 0.6, 0.6, x0 + W - 0.6, H - 0.6, 2.5), [0, 24.6, 0]),
      'detail-line',
      'half-line',
    );
  }),
  part(
    'bonded.operator',
    'Frameless window: crank operator',
    { at3: [ox + 19, 26.6, -10.8], grow: 0.4 },
    (pen) => {
      block(pen, [ox + 12, 21, -13], 12, 3.6, 2.2, { paint: 'underbody', line: 'part-line' });
      bar(pen, [ox + 13, 23, -10.4], [ox + 6, 27, -10.4], 0.9, 0.45, { paint: 'metal', line: 'part-line' });
      bar(pen, [ox + 23, 23, -10.4], [ox + 30, 27, -10.4], 0.9, 0.45, { paint: 'metal', line: 'part-line' });
      rod(pen, [ox + 18, 24.4, -12], [ox + 18, 27, -12], 0.7, { paint: 'metal', line: 'part-line' });
      bar(pen, [ox + 18, 27.4, -12], [ox + 18, 27.4, -15.4], 0.8, 0.6, { paint: 'gloss', line: 'part-line' });
      rod(pen, [ox + 18, 27, -15.4], [ox + 18, 29.4, -15.4], 0.62, { paint: 'gloss', line: 'part-line' });
    },
  ),
  part(
    'bonded.hinge',
    'Frameless window: vent hinge bar',
    { at3: [x0 + 12, 47, zs + 0.3], grow: 0.5 },
    (pen) => {
      rod(pen, [x0 + 1, 47, zs], [x0 + W - 1, 47, zs], 0.5, {
        paint: 'metal',
        line: 'part-line',
        rings: [0.25, 0.5, 0.75],
      });
    },
  ),
  part(
    'bonded.urethane',
    'Frameless window: urethane bead',
    { at3: [x0 + 1.1, 57, 16], grow: 0.3 },
    (pen) => {
      const a = rect(x0 + 0.5, zs + 0.7, x0 + W - 0.5, H - 0.5, [0.8, 0.8, 2.6, 2.6]),
        m = a.inset(0.4);
      const s = onPlane(m, [0, 57, 0]);
      pen.layers(s, [{ stroke: 'line', width: 1.15 }], [{ stroke: 'rubber', width: 0.9 }]);
      pen.path(s.move(-0.1, 0.14), { stroke: 'hi', strokeOpacity: 0.3, width: 0.16 });
    },
  ),
  part(
    'bonded.weatherstrip',
    'Frameless window: vent weatherstrip',
    { at3: [x0 + W - 0.8, 57, 4], grow: 0.25 },
    (pen) => {
      const a = rect(x0 + 0.3, 0.3, x0 + W - 0.3, zs - 0.6, [2.8, 2.8, 0.6, 0.6]);
      slab(pen, a, [0, 56.6, 0], 0.7, { paint: 'rubber', holes: [a.inset(0.8)], line: 'part-line' });
    },
  ),
  part('bonded.glass-upper', 'Frameless window: bonded glass, fixed', { at3: [x0 + 22, 89, 16] }, (pen) => {
    slab(pen, up, [0, 88, 0], 0.4, { paint: 'glass', edge: 0.12 });
    pane(pen, up, [0, 88.4, 0], false);
    pen.path(onPlane(up.inset(1.3), [0, 88.4, 0]), 'dark-gleam-2');
  }),
  part('bonded.glass-vent', 'Frameless window: vent glass (awning)', { at3: [x0 + 22, 97, 3.4] }, (pen) => {
    slab(pen, dn, [0, 96, 0], 0.4, { paint: 'glass', edge: 0.12 });
    pane(pen, dn, [0, 96.4, 0], false);
    pen.path(onPlane(dn.inset(1.1), [0, 96.4, 0]), 'dark-gleam-2');
  }),
];

/** Exploded assemblies: framed slider window and frameless bonded awning window (+y is outboard). */
export function windows(): View {
  return assembly(
    { id: 'asm.windows', title: 'Framed and frameless windows — exploded assemblies', mid: 0.56 },
    steps,
  );
}
