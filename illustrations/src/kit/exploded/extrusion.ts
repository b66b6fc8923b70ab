import { through, tone, towardViewer } from './axonometry.ts';
import { rimOf, type Rim } from './extrusion-rim.ts';
import type { PaintName } from '../paint/paint-names.ts';
import type { Pen } from '../drawing/pen.ts';
import { pairs, type Point } from '../geometry/points.ts';
import { rect, Shape } from '../geometry/shapes.ts';
import { apart, crossProduct, dot, neg, plus, unitVector, X, Y, Z, type Vec3 } from './space.ts';

/** An outline to be extruded: a shape with curves, or its corners. */
export type Profile = Shape | readonly Point[];

export interface SolidOptions {
  readonly paint?: PaintName;
  /** The material of the sides where it differs from the face. */
  readonly side?: PaintName;
  readonly line?: PaintName;
  readonly crease?: PaintName;
  /** The line round the face toward the viewer. */
  readonly rim?: PaintName;
  readonly holes?: readonly Shape[];
  /** Strength of the diagonal light over the face. */
  readonly grad?: number;
  /** Distance of the white companion from the lit edge; 0 leaves it out. */
  readonly edge?: number;
  readonly tol?: number;
}

const dark: ReadonlySet<PaintName> = new Set([
  'gloss',
  'light-gloss',
  'glass',
  'flat-glass',
  'frame',
  'rubber',
  'tire',
  'light-tire',
  'void',
  'underbody',
  'dark-underbody',
  'accent-2',
  'accent-4',
]);

/** A solid of a closed outline (with holes) drawn along W: silhouette, tones, light creases, lit edge, and the face last. */
export function extrude(
  pen: Pen,
  outline: Profile,
  from: Vec3,
  U: Vec3,
  V: Vec3,
  along: Vec3,
  length: number,
  o: SolidOptions = {},
): void {
  const away = dot(along, towardViewer) < 0;
  const W = away ? neg(along) : along;
  const frame = { O: away ? plus(from, along, length) : from, U, V, W, length };
  const rims = [
    rimOf(outline, frame, false, o.tol),
    ...(o.holes ?? []).map((hole) => rimOf(hole, frame, true, o.tol)),
  ];
  const cap = rims.reduce((all, rim) => all.add(rim.cap), new Shape());
  drawSides(pen, rims, cap, o);
  const paint = o.paint ?? 'plastic';
  if (!rims[0]?.isConvex) pen.path(cap, paint);
  const lit = tone(W);
  if (lit) pen.path(cap, lit);
  const edges = litEdges(rims, o.edge);
  if (edges.segments.length > 0) pen.path(edges, dark.has(paint) ? 'dark-gleam-1' : 'gleam-1');
  const sheen = o.grad ?? (length < 6 ? 0.45 : 0);
  const line = o.rim ?? 'edge-line';
  if (sheen) pen.path(cap, 'diagonal-bevel', line, { fillOpacity: sheen });
  else pen.path(cap, line);
}

function drawSides(pen: Pen, rims: readonly Rim[], cap: Shape, o: SolidOptions): void {
  const paint = o.paint ?? 'plastic';
  const faces = rims.flatMap((rim) => rim.faces).toSorted((a, b) => a.depth - b.depth);
  const silhouette = faces.reduce((all, face) => all.add(face.shape), new Shape()).add(cap);
  pen.path(silhouette, o.side ?? paint, o.line ?? 'overlap-line', { strokeFirst: true });
  if (o.side) pen.path(cap, paint);
  const crease: readonly PaintName[] = o.crease ? [o.crease] : ['edge-line', 'half-line'];
  const isConvex = rims[0]?.isConvex;
  const tones = new Map<PaintName, Shape>();
  let creases = new Shape();
  for (const { shape, lit, isHole, lo, fold } of faces) {
    const shades = [lit, isHole ? ('shade-2' as const) : null].filter((shade) => shade !== null);
    if (isConvex) {
      for (const shade of shades) tones.set(shade, (tones.get(shade) ?? new Shape()).add(shape));
      if (fold) creases = creases.add(through(fold, false));
      continue;
    }
    pen.path(shape, o.side ?? paint);
    for (const shade of shades) pen.path(shape, shade);
    if (fold) pen.path(through(fold, false), ...crease);
    pen.path(through(lo, false), 'edge-line');
  }
  for (const [shade, shape] of tones) pen.path(shape, shade);
  if (creases.segments.length > 0) pen.path(creases, ...crease);
}

function litEdges(rims: readonly Rim[], edge = 0.14): Shape {
  if (edge === 0) return new Shape();
  return rims
    .flatMap((rim) => rim.faces)
    .filter((face) => !face.isHole)
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ hi, normal }) =>
      through(
        hi.map((place) => plus(place, normal, -edge)),
        false,
      ),
    )
    .reduce((all, one) => all.add(one), new Shape());
}

/** A slab in the plane of the wall: outline in x and z, its thickness toward +y. */
export function slab(pen: Pen, outline: Profile, O: Vec3, thickness: number, o?: SolidOptions): void {
  extrude(pen, outline, O, X, Z, Y, thickness, o);
}

/** A solid that stands on the floor: outline in x and y, its height toward +z. */
export function upright(pen: Pen, outline: Profile, O: Vec3, height: number, o?: SolidOptions): void {
  extrude(pen, outline, O, X, Y, Z, height, o);
}

/** A section drawn along the vehicle: outline in y and z, its length toward +x. */
export function profile(pen: Pen, outline: Profile, O: Vec3, length: number, o?: SolidOptions): void {
  extrude(pen, outline, O, Y, Z, X, length, o);
}

export function block(pen: Pen, O: Vec3, x: number, y: number, z: number, o?: SolidOptions): void {
  extrude(pen, pairs([0, 0, x, 0, x, y, 0, y]), O, X, Y, Z, z, o);
}

/** A bar of rectangular section between two places. */
export function bar(pen: Pen, a: Vec3, b: Vec3, width: number, height: number, o?: SolidOptions): void {
  const run = apart(b, a);
  const along = unitVector(run);
  const U = unitVector(crossProduct(along, Math.abs(along[2]) > 0.9 ? Y : Z));
  const section = rect(-width / 2, -height / 2, width / 2, height / 2).pts();
  extrude(pen, section, a, U, crossProduct(U, along), along, Math.hypot(...run), o);
}
