import { assembly, type AssemblyStep, ghost, loose, partsOf } from '../../kit/exploded/assembly.ts';
import { axis, circlePoints, project } from '../../kit/exploded/axonometry.ts';
import { cornered, ellipse, fromPts, Shape, spline } from '../../kit/geometry/shapes.ts';
import { bar, block, extrude, profile, slab, upright } from '../../kit/exploded/extrusion.ts';
import { bolt, rod } from '../../kit/exploded/hardware.ts';
import { sheet } from '../../kit/exploded/lofts.ts';
import { lerp, pairs, type Point } from '../../kit/geometry/points.ts';
import { neg, triples, type Vec3, X, Y, Z } from '../../kit/exploded/space.ts';
import type { View } from '../../kit/drawing/view.ts';

const part = partsOf('awning.');
const ty = 66,
  tz = 14;
/** An open channel, with lips or without. */
const ch = (w: number, d: number, t: number, lip = 0): Point[] => {
  const half = lip
    ? pairs([w, 0, w, d, w - lip, d, w - lip, d - t, w - t, d - t, w - t, t])
    : pairs([w, 0, w, d, w - t, d, w - t, t]);
  return [...half, ...half.toReversed().map(([x, y]): Point => [w - x, y])];
};
// fabric with front hem wrapped downward
const prof: readonly Point[] = [
  ...Array.from({ length: 11 }, (_, i): Point => {
    const t = i / 10;
    return [9 + 34 * t, 57 - 12 * t - 2.6 * Math.sin(Math.PI * t)];
  }),
  [44.4, 43.6],
  [45, 41.8],
  [45.1, 39.4],
];
// right arm, shown assembled (stowed)
const armX = 100;
// left arm, exploded: brackets, channel, rafter, arms, strut
const ax = -44;
const k1: Vec3 = [ax + 1.6, 15, 46],
  k2: Vec3 = [ax + 1.6, 52, 39];
const m0: Vec3 = [ax + 1.6, 13, 6],
  m1: Vec3 = [ax + 1.6, 33, 20],
  m2: Vec3 = [ax + 1.6, 37, 22.8],
  m3: Vec3 = [ax + 1.6, 56, 35.4];
// roller group along its axis
const at = (x: number): Vec3 => [x, ty, tz];
const headProf = cornered([-3.2, -3.4, 2.2, 3, -3.4, 2, 3.4, 2.4, 2.2, 0.6, 4, 2, -3.4, 3, 2.2]).pts(0.04);

const steps: readonly AssemblyStep[] = [
  // faint wall plane for orientation
  ghost(triples([-54, -1.2, -14, 114, -1.2, -14, 114, -1.2, 74, -54, -1.2, 74]), 8),
  // explosion axes
  loose((pen) => {
    axis(pen, [-46, ty, tz], [118, ty, tz]);
    for (const x of [6, 78]) {
      axis(pen, [x, 0, 66], [x, 0, 58]);
      axis(pen, [x, 2, 58], [x, 9, 56.6]);
      axis(pen, [x, 45, 40], [x, ty, tz + 2]);
    }
    axis(pen, [-44, 0, 62], [-44, 0, -10]);
    axis(pen, [-42.4, 2, 6.4], [-42.4, 13, 6.4]);
    axis(pen, [-42.4, 2, 46], [-42.4, 15, 46]);
    axis(pen, [-42.4, 33, 20], [-42.4, 37, 22.8]);
    axis(pen, [-42.4, 57, 35.4], [-36, ty, tz + 4]);
    axis(pen, [-42.4, 53, 39], [-42.4, 57, 35.4]);
    axis(pen, [-42.4, 35, 21.4], [-42.4, 35, 15]);
    axis(pen, [100, 1, 46], [103, ty, tz + 4]);
  }),
  // wall rail and LED
  part('led', 'LED light strip', { at3: [58, 0, 68.4] }, (pen) => {
    block(pen, [2, -0.5, 66.6], 80, 1.1, 1.5, { paint: 'plastic' });
    let q = new Shape();
    for (let x = 4; x < 81; x += 2) {
      const a = project([x, 0.65, 67.35]);
      q = q.add(ellipse(a[0], a[1], 0.28));
    }
    pen.path(q, 'light-amber');
  }),
  part('rail', 'Awning rail (wall track)', { at3: [66, 1, 58.4] }, (pen) =>
    extrude(
      pen,
      ch(3, 1.6, 0.4, 0.9).map(([a, b]): Point => [a - 1.5, b]),
      [0, -0.6, 58.4],
      neg(Z),
      Y,
      X,
      84,
      { paint: 'metal' },
    ),
  ),
  part('fabric', 'Awning fabric (canopy)', { at3: [54, 24, 49.8] }, (pen) => {
    sheet(pen, prof, 2, 82, 16, ['fabric', 'accent-1']);
    for (const x of [2, 82])
      pen.path(
        fromPts(
          prof.map((p) => project([x, p[0], p[1]])),
          false,
        ),
        'part-line',
      );
  }),
  part('polyrod', 'Fabric retainer rod (spline)', { thin: true, at3: [26, 9, 57.6] }, (pen) => {
    rod(pen, [2, 9, 57.3], [82, 9, 57.3], 0.45, { paint: 'plastic', line: 'edge-line' });
  }),
  part('arm-complete', 'Hardware arm assembly, complete (idler side)', { at3: [armX, 3, 22] }, (pen) => {
    upright(pen, ch(4, 2.6, 0.45), [armX - 2, -0.4, 0], 54, { paint: 'plastic' });
    bar(pen, [armX, 1.1, 4], [armX, 1.1, 50], 2.2, 1.6, { paint: 'dark-plastic' });
    bar(pen, [armX, 2.4, 6], [armX, 2.4, 30], 1.7, 1.2, { paint: 'metal' });
    rod(pen, [armX, 3.4, 8], [armX, 3.4, 20], 0.62, { paint: 'gloss', line: 'edge-line' });
    rod(pen, [armX, 3.4, 20], [armX, 3.4, 28], 0.32, { paint: 'metal', line: 'edge-line' });
    block(pen, [armX - 2.4, -0.8, -4], 4.8, 2, 5, { paint: 'metal' });
    block(pen, [armX - 2.4, -0.8, 53], 4.8, 2.4, 4, { paint: 'metal' });
    for (const z of [-2.6, -0.2])
      for (const x of [-1.3, 1.3]) {
        const c = project([armX + x, 1.3, z]);
        pen.path(ellipse(c[0], c[1], 0.36), 'dark-metal', 'detail-line');
      }
  }),
  part('bracket-top', 'Upper mounting bracket', { at3: [ax, 1, 62] }, (pen) => {
    slab(pen, cornered([-3, 0, 0.5, 3, 0, 0.5, 3, 4.6, 0.8, -3, 4.6, 0.8]).pts(0.05), [ax, -0.6, 58.4], 1, {
      paint: 'metal',
    });
    slab(pen, pairs([-1.6, 0, 1.6, 0, 1.6, 2.6, -1.6, 2.6]), [ax, 0.4, 59], 1.8, { paint: 'dark-metal' });
    for (const x of [-2.2, 2.2]) {
      const c = project([ax + x, 0.5, 60.7]);
      pen.path(ellipse(c[0], c[1], 0.42), 'void', 'detail-line');
    }
  }),
  part('channel', 'Wall channel (base arm)', { at3: [ax, 2, 30] }, (pen) =>
    upright(pen, ch(4, 2.6, 0.45), [ax - 2, -0.4, 2], 52, { paint: 'plastic' }),
  ),
  part('bracket-foot', 'Lower foot bracket', { at3: [ax + 2.4, 0.6, -5.6] }, (pen) => {
    slab(pen, cornered([-3, 0, 0.8, 3, 0, 0.8, 3, 6.4, 0.5, -3, 6.4, 0.5]).pts(0.05), [ax, -0.6, -9.6], 1, {
      paint: 'metal',
    });
    slab(pen, pairs([-1.7, 0, 1.7, 0, 1.7, 3, -1.7, 3]), [ax, 0.4, -7.4], 2.4, { paint: 'dark-metal' });
    for (const x of [-2.2, 2.2])
      for (const z of [-8.6, -4.2]) {
        const c = project([ax + x, 0.5, z]);
        pen.path(ellipse(c[0], c[1], 0.4), 'void', 'detail-line');
      }
  }),
  part('fasteners', 'Bracket fastener set (lag screws)', { at3: [ax + 2.2, 9.6, -8.6] }, (pen) => {
    for (const x of [-2.2, 2.2])
      for (const z of [-8.6, -4.2]) bolt(pen, [ax + x, 6.5, z], Y, { R: 0.66, L: 2.6 });
  }),
  part('rafter', 'Rafter (tension arm)', { at3: [ax + 1.6, 30, 43.6] }, (pen) => {
    bar(pen, k1, k2, 1.8, 1.5, { paint: 'plastic' });
    rod(pen, [ax + 0.2, 15.6, 45.9], [ax + 3, 15.6, 45.9], 1.15, { paint: 'metal', hub: 0.4 });
    rod(pen, [ax + 0.2, 51.6, 39.1], [ax + 3, 51.6, 39.1], 1.15, { paint: 'metal', hub: 0.4 });
  }),
  part('arm-lower', 'Lateral arm, lower (outer tube)', { at3: [ax + 1.6, 24, 13.7] }, (pen) => {
    bar(pen, m0, m1, 2.6, 2.1, { paint: 'dark-plastic' });
    rod(pen, [ax, 13.6, 6.4], [ax + 3.2, 13.6, 6.4], 1.35, { paint: 'metal', hub: 0.4 });
  }),
  part('arm-upper', 'Lateral arm, upper (inner tube)', { at3: [ax + 1.6, 46, 28.8] }, (pen) => {
    bar(pen, m2, m3, 2, 1.6, { paint: 'metal' });
    rod(pen, [ax + 0.2, 55.4, 35], [ax + 3, 55.4, 35], 1.25, { paint: 'metal', hub: 0.4 });
  }),
  part('elbow', 'Arm lock / pivot knuckle', { at3: [ax + 1.6, 35, 15.6] }, (pen) => {
    rod(pen, [ax - 0.4, 35, 15.2], [ax + 3.6, 35, 15.2], 1.5, {
      paint: 'gloss',
      hub: 0.4,
      capPaint: 'light-gloss',
    });
  }),
  part('strut', 'Gas strut', { at3: [ax + 1.6, 32, 6.2] }, (pen) => {
    const s0: Vec3 = [ax + 1.6, 20, -2],
      s1: Vec3 = [ax + 1.6, 36, 9.2],
      s2: Vec3 = [ax + 1.6, 46, 16.2];
    rod(pen, s1, s2, 0.5, { paint: 'metal', line: 'edge-line' });
    rod(pen, s0, s1, 1.05, { paint: 'gloss', capPaint: 'light-gloss' });
    rod(pen, [ax + 0.8, 46.6, 16.6], [ax + 2.4, 46.6, 16.6], 0.8, {
      paint: 'metal',
      line: 'edge-line',
      hub: 0.4,
    });
    rod(pen, [ax + 0.8, 19.4, -2.4], [ax + 2.4, 19.4, -2.4], 0.8, {
      paint: 'metal',
      line: 'edge-line',
      hub: 0.4,
    });
  }),
  part('cap-idler', 'End cap cover, idler side', { at3: [113.5, ty, tz + 2.6] }, (pen) =>
    profile(
      pen,
      headProf.map(([a, b]): Point => [a * 0.96, b * 0.96]),
      [112, ty, tz],
      1.6,
      { paint: 'plastic' },
    ),
  ),
  part('head-idler', 'Idler head casting', { at3: [104.6, ty, tz + 3.4] }, (pen) => {
    profile(pen, headProf, [102.6, ty, tz], 3.6, { paint: 'dark-plastic' });
    pen.path(
      fromPts(headProf.map(([a, b]) => project([106.22, ty + a * 0.82, tz + b * 0.82]))),
      'edge-line',
      'half-line',
    );
    for (const [a, b] of pairs([-2.3, -2.3, 2.2, -2.3, 2.3, 1.8, -2.4, 2]))
      pen.path(fromPts(circlePoints([106.24, ty + a, tz + b], Y, Z, 0.32, 14)), 'dark-metal', 'detail-line');
    const E = fromPts(circlePoints([106.25, ty, tz], Y, Z, 1.9));
    pen.path(E, 'dark-metal', 'edge-line');
    pen.path(fromPts(circlePoints([106.25, ty, tz], Y, Z, 0.8)), 'void', 'detail-line');
  }),
  part('bearing', 'Idler shaft & bearing plug', { at3: [93.6, ty, tz + 1.4] }, (pen) => {
    rod(pen, at(89.6), at(94), 1.85, { paint: 'gloss', capPaint: 'light-gloss', rings: [0.5] });
    rod(pen, at(94), at(98), 0.7, { paint: 'metal' });
  }),
  part('roller', 'Roller tube', { at3: [34, ty + 1, tz + 1.6] }, (pen) => {
    rod(pen, at(2), at(83), 2.25, {
      paint: 'metal',
      grooves: [0.3, 0.36, 0.68],
      hollow: 0.8,
      line: 'overlap-line',
    });
  }),
  part('motor', 'Tubular motor', { at3: [-11, ty, tz + 1.2] }, (pen) => {
    rod(pen, at(-19.5), at(-6.2), 1.55, { paint: 'underbody', rings: [0.12, 0.86] });
    rod(pen, at(-6.2), at(-3.6), 1.85, { paint: 'gloss', capPaint: 'light-gloss' });
    rod(pen, at(-3.6), at(-1.8), 0.6, { paint: 'metal', line: 'edge-line' });
    const w = triples([
      -19.5,
      ty + 0.6,
      tz + 0.6,
      -22,
      ty + 3,
      tz + 2.4,
      -24.6,
      ty + 3,
      tz + 0.6,
      -27,
      ty + 2,
      tz + 1,
    ]).map((p) => project(p));
    pen.layers(spline(w), [{ stroke: 'line', width: 0.62 }], [{ stroke: 'red-2', width: 0.34 }]);
  }),
  part('head-motor', 'Motor head casting (drive head)', { at3: [-31.4, ty, tz + 3.4] }, (pen) => {
    profile(pen, headProf, [-33.6, ty, tz], 4, { paint: 'dark-plastic' });
    pen.path(
      fromPts(headProf.map(([a, b]) => project([-29.58, ty + a * 0.82, tz + b * 0.82]))),
      'edge-line',
      'half-line',
    );
    for (const [a, b] of pairs([-2.3, -2.3, 2.2, -2.3, 2.3, 1.8, -2.4, 2]))
      pen.path(fromPts(circlePoints([-29.56, ty + a, tz + b], Y, Z, 0.32, 14)), 'dark-metal', 'detail-line');
    pen.path(fromPts(circlePoints([-29.55, ty, tz], Y, Z, 2.05)), 'dark-metal', 'edge-line');
    pen.path(fromPts(circlePoints([-29.55, ty, tz], Y, Z, 1.55)), 'void', 'detail-line');
  }),
  part('cap-motor', 'End cap cover, motor side', { at3: [-42.6, ty, tz + 2.6] }, (pen) => {
    profile(
      pen,
      headProf.map(([a, b]): Point => [a * 0.96, b * 0.96]),
      [-43.6, ty, tz],
      1.6,
      { paint: 'plastic' },
    );
    const c = project([-41.96, ty - 0.4, tz + 0.2]);
    pen.path(ellipse(c[0], c[1], 0.5), 'detail-line', 'half-line');
  }),
  // break across rail, LED, fabric and tube
  loose((pen) => {
    const xb = 44;
    const cutAt = (y0: number, z0: number, y1: number, z1: number, amp: number, w: number) => {
      const mk = (off: number) => {
        const q = [];
        for (let i = 0; i <= 12; i++) {
          const t = i / 12;
          q.push(project([xb + off + amp * Math.sin(t * Math.PI * 2), lerp(y0, y1, t), lerp(z0, z1, t)]));
        }
        return q;
      };
      const a = mk(-w),
        b = mk(w);
      pen.path(fromPts([...a, ...b.toReversed()]), 'paper');
      pen.path(spline(a), 'edge-line');
      pen.path(spline(b), 'edge-line');
    };
    cutAt(0, 68.6, 0, 66.2, 0.5, 0.8);
    cutAt(0.4, 59.2, 0.4, 55, 0.5, 0.8);
    cutAt(8.4, 57.8, 46, 38.6, 1.2, 0.8);
    cutAt(ty - 1.9, tz + 2.5, ty + 1.9, tz - 2.5, 0.6, 0.8);
  }),
];

/** Exploded assembly: power lateral-arm patio awning, its length broken for scale. */
export function lateralAwning(): View {
  return assembly(
    { id: 'asm.awning-lateral', title: 'Lateral-arm power awning — exploded assembly', mid: 0.54 },
    steps,
  );
}
