import { project, through, tone, towardViewer } from './axonometry.ts';
import type { PaintName } from '../paint/paint-names.ts';
import type { Pen } from '../drawing/pen.ts';
import { around, type Point } from '../geometry/points.ts';
import { fromPts, Shape } from '../geometry/shapes.ts';
import { apart, crossProduct, dot, plus, unitVector, type Vec3 } from './space.ts';

export interface LoftLevel {
  readonly p: readonly Point[];
  readonly z: number;
}

interface Facet {
  readonly shape: Shape;
  readonly lit: PaintName | null;
  readonly normal: Vec3;
  readonly depth: number;
  readonly level: number;
  readonly side: number;
}

/** A skin over a stack of outlines with equally many corners at rising heights: shrouds, domes. */
export function loft(pen: Pen, levels: readonly LoftLevel[], O: Vec3, paint: PaintName = 'plastic'): void {
  const sides = around(levels, 0).p.length;
  const place = (level: number, side: number): Vec3 => {
    const { p, z } = around(levels, level);
    return plus(O, [...around(p, side), z]);
  };
  const facets = facetsOf(levels.length - 1, sides, place);
  const last = levels.length - 1;
  const top = through(around(levels, last).p.map((_, i) => place(last, i)));
  const all = facets.reduce((sum, { shape }) => sum.add(shape), new Shape()).add(top);
  pen.path(all, 'overlap-line').path(all, paint);
  const shown = facets.toSorted((a, b) => a.depth - b.depth);
  for (const { shape } of shown) pen.path(shape, paint);
  const tones = new Map<PaintName, Shape>();
  for (const { lit, shape } of shown) if (lit) tones.set(lit, (tones.get(lit) ?? new Shape()).add(shape));
  for (const [lit, shape] of tones) pen.path(shape, lit);
  pen.path(top, paint).path(top, 'light-3').path(top, 'diagonal-bevel', { opacity: 0.35 });
  pen.path(foldsOf(shown, sides, place), 'detail-line', 'half-line').path(top, 'detail-line', 'half-line');
}

type Place = (level: number, side: number) => Vec3;

function facetsOf(levels: number, sides: number, place: Place): Facet[] {
  const facets: Facet[] = [];
  for (let level = 0; level < levels; level++) {
    for (let side = 0; side < sides; side++) {
      const [a, b] = [place(level, side), place(level, side + 1)];
      const [c, d] = [place(level + 1, side + 1), place(level + 1, side)];
      const normal = unitVector(crossProduct(apart(b, a), apart(d, a)));
      if (dot(normal, towardViewer) <= 1e-4) continue;
      const depth = dot(plus(a, c), towardViewer);
      facets.push({ shape: through([a, b, c, d]), lit: tone(normal), normal, depth, level, side });
    }
  }
  return facets;
}

function foldsOf(facets: readonly Facet[], sides: number, place: Place): Shape {
  let folds = new Shape();
  for (const { level, side, normal } of facets) {
    const beside = facets.find((f) => f.level === level && f.side === (side + 1) % sides);
    if (beside && dot(beside.normal, normal) < 0.8)
      folds = folds.add(through([place(level, side + 1), place(level + 1, side + 1)], false));
    const above = facets.find((f) => f.side === side && f.level === level + 1);
    if (above && dot(above.normal, normal) < 0.86)
      folds = folds.add(through([place(level + 1, side), place(level + 1, side + 1)], false));
  }
  return folds;
}

/** A curved sheet: a profile in y and z drawn between two stations, in stripes of the given classes. */
export function sheet(
  pen: Pen,
  profile: readonly Point[],
  x0: number,
  x1: number,
  stripes: number,
  classes: readonly PaintName[],
): void {
  const edge = (x: number): Point[] => profile.map(([y, z]) => project([x, y, z]));
  const between = (a: number, b: number) => fromPts([...edge(a), ...edge(b).toReversed()]);
  for (let i = 0; i < stripes; i++) {
    const step = (x1 - x0) / stripes;
    pen.path(between(x0 + step * i, x0 + step * (i + 1)), around(classes, i));
  }
  for (let k = 0; k < profile.length - 1; k++) {
    const [[y0, z0], [y1, z1]] = [around(profile, k), around(profile, k + 1)];
    const lit = tone([0, z0 - z1, y1 - y0]);
    const strip: Vec3[] = [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ];
    if (lit) pen.path(through(strip), lit);
  }
  pen.path(between(x0, x1), 'part-line');
}
