import { assembly, type AssemblyStep, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, onPlane } from '../../kit/exploded/axonometry.ts';
import { cornered, ellipse, poly, rect } from '../../kit/geometry/shapes.ts';
import { block, slab, upright } from '../../kit/exploded/extrusion.ts';
import { bent, bolt, curved, holes, rod, screws, wire } from '../../kit/exploded/hardware.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { pairs } from '../../kit/geometry/points.ts';
import { triples, X, Y, Z } from '../../kit/exploded/space.ts';
import { alongRectangle } from '../../kit/exploded/textures.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('chassis.');
const w = 12,
  xl = 92,
  yN = 46,
  yR = -30;
// ── pin box ──
const prof = cornered([
    0, 0, 0.6, 15, 0, 2, 33, 15, 2, 52, 15, 0.6, 52, 31, 0.6, 30, 31, 3, 5, 11, 2, 0, 11, 1.4,
  ]),
  hol = pairs([34, 20, 48, 20, 34, 28, 48, 28]);
const sidep = cornered([29.4, 16.6, 0.8, 54, 16.6, 0.8, 54, 36, 0.8, 33, 36, 2, 29.4, 31, 2]);
// ── landing gear: road-side leg complete, curb-side leg exploded ──
const sq = (x: number, y: number, s: number) => rect(x - s / 2, y - s / 2, x + s / 2, y + s / 2, 0.35),
  foot = (pen: Pen, y: number, z: number) => {
    upright(pen, rect(xl - 5, y - 5, xl + 5, y + 5, 1.2), [0, 0, z], 0.7, { paint: 'dark-metal' });
    upright(pen, rect(xl - 2.4, y - 2.4, xl + 2.4, y + 2.4, 0.6), [0, 0, z + 0.7], 1.8, {
      paint: 'dark-metal',
      line: 'part-line',
    });
    rod(pen, [xl - 2.8, y, z + 1.7], [xl + 2.8, y, z + 1.7], 0.5, { paint: 'metal', line: 'part-line' });
  };

const steps: readonly AssemblyStep[] = [
  loose((pen) => {
    axis(pen, [6, 0, 6], [6, 0, -30]);
    for (const [x, z] of pairs([34, 20, 48, 20, 34, 28, 48, 28])) axis(pen, [x, -40, z], [x, 52, z]);
    axis(pen, [18, 0, 16], [18, 0, 30]);
    axis(pen, [xl, yR, 34], [xl, yN + 2, 34]);
    axis(pen, [xl, yN, 52], [xl, yN, -46]);
    axis(pen, [xl, yN, 34], [xl + 18, yN, 34]);
    axis(pen, [xl, yN, 18], [xl - 16, yN, 18]);
  }),
  part('pin-box.wing-road', 'Mount plate (frame wing), road side', { at3: [52, -27, 33] }, (pen) => {
    slab(pen, sidep, [0, -28, 0], 0.7, { paint: 'underbody' });
    holes(pen, hol, [0, -27.3, 0], X, Z, 0.8);
  }),
  part('pin-box.body', 'Pin box', { at3: [5, w / 2, 7] }, (pen) => {
    slab(pen, prof, [0, -w / 2, 0], w, { paint: 'underbody', grad: 0.5 });
    const y = w / 2;
    pen.path(
      onPlane(cornered([8, 3, 0.8, 14, 3, 1.4, 28, 15, 1.6, 28, 23, 2, 8, 8, 1.4]), [0, y, 0]),
      'shade-3',
      'detail-line',
    );
    pen.path(
      onPlane(cornered([8, 3, 0.8, 14, 3, 1.4, 28, 15, 1.6], false), [0, y - 0.04, -0.16]),
      'dark-gleam-2',
    );
    holes(pen, hol, [0, y, 0], X, Z, 0.8);
    pen.path(onPlane(poly([31, 16.6, 31, 29.4], false), [0, y, 0]), 'dark-gleam-1');
    pen.path(onPlane(poly([51, 16, 51, 30], false), [0, y, 0]), 'dark-gleam-1');
  }),
  part('pin-box.shock', 'Pin box cushion (rubber spring)', { at3: [20, 4.4, 36] }, (pen) => {
    for (let k = 0; k < 3; k++)
      rod(pen, [18, 0, 31 + k * 2.6], [18, 0, 33 + k * 2.6], 4.6 - (k === 1 ? 0 : 0.4), {
        paint: 'rubber',
        line: 'part-line',
      });
    upright(pen, rect(12.6, -5.4, 23.4, 5.4, 0.8), [0, 0, 29.6], 0.8, {
      paint: 'dark-metal',
      line: 'part-line',
    });
    for (let k = 0; k < 3; k++)
      rod(pen, [18, 0, 30.4 + k * 2.4], [18, 0, 32.6 + k * 2.4], 4.4, {
        paint: 'rubber',
        line: 'part-line',
        rings: [0.5],
        ringPaints: ['dark-gleam-1'],
      });
    upright(pen, rect(12.6, -5.4, 23.4, 5.4, 0.8), [0, 0, 37.6], 0.8, {
      paint: 'dark-metal',
      line: 'part-line',
    });
    holes(pen, pairs([14, -4, 22, -4, 14, 4, 22, 4]), [0, 0, 38.4], X, Y, 0.55);
  }),
  part('pin-box.seven-way', 'Seven-way cord bracket', { at3: [-5, 3, 9], grow: 0.3 }, (pen) => {
    block(pen, [-9, -2.6, 5.4], 0.6, 5.6, 6, { paint: 'dark-metal', line: 'part-line' });
    rod(pen, [-8.4, 0.2, 8.4], [-4.6, 0.2, 8.4], 1.9, {
      paint: 'gloss',
      line: 'part-line',
      capPaint: 'light-gloss',
    });
    holes(pen, pairs([-0.7, -0.6, 0.7, -0.6, -0.7, 0.7, 0.7, 0.7, 0, 0]), [-4.6, 0.2, 8.4], Y, Z, 0.28);
  }),
  part('pin-box.wing-curb', 'Mount plate (frame wing), curb side', { at3: [50, 26.7, 33] }, (pen) => {
    slab(pen, sidep, [0, 26, 0], 0.7, { paint: 'underbody' });
    holes(pen, hol, [0, 26.7, 0], X, Z, 0.8);
    pen.path(onPlane(poly([30.6, 18, 52.8, 18], false), [0, 26.7, 0]), 'dark-gleam-1');
  }),
  part('pin-box.hardware', 'Mount bolt set', { at3: [48, 46, 28.4], grow: 0.4, close: 0.1 }, (pen) => {
    for (const [x, z] of hol) {
      rod(pen, [x, 36, z], [x, 36.5, z], 1.3, { paint: 'metal', line: 'part-line', hollow: 0.5 });
      bolt(pen, [x, 40, z], Y, { R: 1.15, L: 5, hex: true, h: 1.1 });
    }
  }),
  part('pin-box.pin-plate', 'Pin plate (skid plate)', { at3: [11, 6, -9] }, (pen) => {
    upright(pen, cornered([-6, -8, 2, 18, -8, 1, 18, 8, 1, -6, 8, 2]), [0, 0, -10], 0.9, {
      paint: 'dark-underbody',
      holes: [ellipse(6, 0, 2.6)],
    });
    holes(pen, pairs([-3, -5.6, -3, 5.6, 14.6, -5.6, 14.6, 5.6]), [0, 0, -9.1], X, Y, 0.6);
  }),
  part('king-pin', 'King pin', { at3: [7.6, 1.6, -21.6] }, (pen) => {
    rod(pen, [6, 0, -27], [6, 0, -25.4], 1.75, { paint: 'metal' });
    rod(pen, [6, 0, -25.4], [6, 0, -23], 1.25, { paint: 'metal', line: 'part-line' });
    rod(pen, [6, 0, -23], [6, 0, -19.6], 1.75, { paint: 'metal' });
    rod(pen, [6, 0, -19.6], [6, 0, -18.4], 4, { paint: 'dark-metal' });
    holes(pen, pairs([3.2, 0, 8.8, 0, 6, 2.8, 6, -2.8]), [0, 0, -18.4], X, Y, 0.4);
  }),
  part('pin-box.lube-plate', 'Lube plate', { at3: [9.6, 3.4, -33.4], grow: 0.3 }, (pen) =>
    upright(pen, ellipse(6, 0, 5.4), [0, 0, -34], 0.6, {
      paint: 'dark-plastic',
      holes: [ellipse(6, 0, 2)],
      line: 'part-line',
      tol: 0.05,
    }),
  ),
  part(
    'landing-gear.leg-road',
    'Landing leg, complete, road side',
    { at3: [xl + 1, yR + 1.9, 12] },
    (pen) => {
      foot(pen, yR, -24);
      upright(pen, sq(xl, yR, 2.9), [0, 0, -22], 24, { paint: 'metal' });
      holes(pen, pairs([0, -16, 0, -12, 0, -8]), [xl, yR + 1.45, 0], X, Z, 0.45);
      upright(pen, sq(xl, yR, 3.8), [0, 0, -2], 44, { paint: 'underbody' });
      slab(pen, rect(xl - 5, 16, xl + 5, 30, 0.8), [0, yR - 2.6, 0], 0.6, {
        paint: 'dark-underbody',
        line: 'part-line',
      });
      upright(pen, sq(xl, yR, 3.8), [0, 0, 12], 30, { paint: 'underbody' });
      block(pen, [xl - 2.6, yR - 2.6, 31], 5.2, 5.2, 6, { paint: 'dark-underbody', line: 'part-line' });
      rod(pen, [xl, yR + 2.6, 34], [xl, yR + 5, 34], 0.8, { paint: 'metal', line: 'part-line' });
    },
  ),
  part('landing-gear.cross-shaft', 'Cross shaft', { at3: [xl, 14, 34.8], grow: 0.4 }, (pen) => {
    rod(pen, [xl, -16, 34], [xl, 28, 34], 0.85, { paint: 'metal', grooves: [0.35] });
    for (const y of [-17, 25])
      rod(pen, [xl, y, 34], [xl, y + 4, 34], 1.3, { paint: 'dark-metal', line: 'part-line', rings: [0.5] });
  }),
  part('landing-gear.bracket', 'Leg mounting bracket', { at3: [xl - 20, yN + 0.6, 24] }, (pen) => {
    slab(pen, rect(xl - 25, 8, xl - 15, 28, 0.8), [0, yN, 0], 0.6, { paint: 'dark-underbody' });
    holes(pen, alongRectangle(xl - 23.4, 10, xl - 16.6, 26, 2, 4), [0, yN + 0.6, 0], X, Z, 0.5);
    upright(pen, pairs([0, 0, 4.2, 0, 4.2, 0.6, 0.6, 0.6, 0.6, 4.2, 0, 4.2]), [xl - 22.2, yN + 0.6, 12], 12, {
      paint: 'underbody',
      line: 'part-line',
    });
  }),
  part('landing-gear.outer', 'Landing leg, outer tube', { at3: [xl - 0.6, yN + 2, 18] }, (pen) => {
    upright(pen, sq(xl, yN, 3.8), [0, 0, 2], 34, { paint: 'underbody' });
    pen.path(onPlane(sq(xl, yN, 3), [0, 0, 36], X, Y), 'void', 'detail-line');
    holes(pen, pairs([xl, 5, xl, 31]), [0, yN + 1.9, 0], X, Z, 0.5);
  }),
  part('landing-gear.gearbox', 'Gearbox', { at3: [xl, yN + 2.8, 46] }, (pen) => {
    upright(pen, rect(xl - 3, yN - 3, xl + 3, yN + 3, 0.6), [0, 0, 42.6], 6.6, { paint: 'dark-underbody' });
    screws(pen, alongRectangle(xl - 2.2, yN - 2.2, xl + 2.2, yN + 2.2, 2, 2), [0, 0, 49.2], X, Y, 0.42);
    pen.path(onPlane(ellipse(0, 46, 1.4), [xl + 3, yN, 0], Y, Z), 'dark-metal', 'edge-line');
    pen.path(onPlane(ellipse(0, 46, 0.6), [xl + 3, yN, 0], Y, Z), 'void');
    rod(pen, [xl, yN, 39.4], [xl, yN, 42.6], 0.9, { paint: 'metal', line: 'part-line', rings: [0.3, 0.6] });
  }),
  part('landing-gear.motor', 'Landing gear motor', { at3: [xl + 22, yN, 48.4] }, (pen) => {
    rod(pen, [xl + 9, yN, 46], [xl + 13, yN, 46], 0.7, { paint: 'metal', line: 'part-line' });
    rod(pen, [xl + 13, yN, 46], [xl + 15, yN, 46], 2.6, { paint: 'dark-metal', line: 'part-line' });
    rod(pen, [xl + 15, yN, 46], [xl + 29, yN, 46], 2.5, {
      paint: 'gloss',
      rings: [0.1, 0.84],
      capPaint: 'light-gloss',
      hub: 0.3,
    });
    wire(
      pen,
      [
        [xl + 27, yN + 1, 48.2],
        [xl + 30, yN + 1, 51],
        [xl + 34, yN + 1, 50.4],
        [xl + 37, yN + 1, 52],
      ],
      'red-2',
      0.42,
    );
  }),
  part('landing-gear.crank', 'Manual crank handle', { at3: [xl + 22, yN + 3, 31.5], grow: 0.4 }, (pen) =>
    pen.tube(
      bent(
        [
          [xl + 10, yN, 34],
          [xl + 22, yN, 34],
          [xl + 22, yN + 6, 29],
          [xl + 30, yN + 6, 29],
        ],
        1,
      ),
      1,
      'metal',
    ),
  ),
  part('landing-gear.inner', 'Landing leg, inner tube', { at3: [xl + 0.4, yN + 1.4, -14] }, (pen) => {
    upright(pen, sq(xl, yN, 2.9), [0, 0, -32], 28, { paint: 'metal' });
    pen.path(onPlane(sq(xl, yN, 2.3), [0, 0, -4], X, Y), 'void', 'detail-line');
    holes(
      pen,
      [-28, -24, -20, -16, -12, -8].map((z) => [xl, z]),
      [0, yN + 1.45, 0],
      X,
      Z,
      0.45,
    );
  }),
  part('landing-gear.pull-pin', 'Drop-leg pull pin', { at3: [xl + 10, yN, -22], grow: 0.5 }, (pen) => {
    rod(pen, [xl + 6, yN, -22], [xl + 14, yN, -22], 0.5, { paint: 'metal', line: 'part-line' });
    pen.tube(
      curved(
        triples([
          xl + 14,
          yN,
          -22,
          xl + 16,
          yN,
          -20.4,
          xl + 17.4,
          yN,
          -22,
          xl + 16,
          yN,
          -23.6,
          xl + 14,
          yN,
          -22,
        ]),
      ),
      0.5,
      'metal',
      0.3,
    );
  }),
  part('landing-gear.foot', 'Landing foot', { at3: [xl + 3, yN + 4, -43.2] }, (pen) => foot(pen, yN, -44)),
];

/** Exploded assembly: fifth-wheel pin box and landing gear (front at the left, +x is aft, +y is curb). */
export function pinBox(): View {
  return assembly(
    { id: 'asm.pin-box-landing-gear', title: 'Pin box and landing gear — exploded assembly', mid: 0.5 },
    steps,
  );
}
