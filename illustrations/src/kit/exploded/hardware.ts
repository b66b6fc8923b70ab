import { onPlane, project, through, tone, towardViewer } from './axonometry.ts';
import { arc, ellipse, line, poly, Shape, spline } from '../geometry/shapes.ts';
import { cut } from '../geometry/cuts.ts';
import { extrude } from './extrusion.ts';
import type { PaintName } from '../paint/paint-names.ts';
import type { Pen } from '../drawing/pen.ts';
import { pairs, type Point, type Vert } from '../geometry/points.ts';
import { apart, basis, dot, plus, scaled, X, Z, type Vec3 } from './space.ts';
import type { Ink } from '../paint/tokens.ts';

export interface RodOptions {
  readonly paint?: PaintName;
  readonly line?: PaintName;
  readonly capPaint?: PaintName;
  readonly capLine?: PaintName;
  /** Lines along the rod, as shares of its visible half. */
  readonly grooves?: readonly number[];
  /** Lines round the rod, as shares of its length. */
  readonly rings?: readonly number[];
  readonly ringPaints?: readonly PaintName[];
  /** Radius of the bore and of the hub, as shares of the rod's. */
  readonly hollow?: number;
  readonly hub?: number;
}

/** A cylinder with exact elliptical ends and a light that runs along it. */
export function rod(pen: Pen, from: Vec3, to: Vec3, radius: number, o: RodOptions = {}): void {
  const [p0, p1] = dot(apart(to, from), towardViewer) < 0 ? [to, from] : [from, to];
  const [U, V, W] = basis(apart(p1, p0));
  const at = (angle: number): Vec3 => plus(scaled(U, Math.cos(angle)), V, Math.sin(angle));
  const edge = Math.atan2(-dot(U, towardViewer), dot(V, towardViewer));
  const start = dot(at(edge + Math.PI / 2), towardViewer) > 0 ? edge : edge + Math.PI;
  const degrees = (start * 180) / Math.PI;
  const far = onPlane(arc(0, 0, radius, degrees + 180, degrees + 360), p1, U, V);
  const near = onPlane(arc(0, 0, radius, degrees, degrees + 180), p0, U, V);
  const joined = near.segments.map((s) => (s[0] === 'M' ? (['L', s[1], s[2]] as const) : s));
  const body = new Shape([...far.segments, ...joined]).Z();
  const rims = [project(plus(p0, at(edge), radius)), project(plus(p0, at(edge), -radius))] as const;
  pen.path(body, o.paint ?? 'metal', o.line ?? 'overlap-line');
  pen.path(body, { fill: pen.view.addGradient(...litFirst(rims, Math.abs(W[2]) > 0.9)) });
  for (const share of o.grooves ?? []) {
    const side = at(start + share * Math.PI);
    pen.path(through([plus(p0, side, radius), plus(p1, side, radius)], false), 'detail-line', 'half-line');
  }
  const rings = (o.rings ?? []).map((share) =>
    onPlane(arc(0, 0, radius, degrees, degrees + 180), plus(p0, apart(p1, p0), share), U, V),
  );
  if (rings.length > 0)
    pen.path(
      rings.reduce((all, ring) => all.add(ring)),
      ...(o.ringPaints ?? (['edge-line', 'half-line'] as const)),
    );
  const end = onPlane(ellipse(0, 0, radius), p1, U, V);
  const lit = tone(W);
  pen.path(end, o.capPaint ?? o.paint ?? 'metal');
  if (lit) pen.path(end, lit);
  pen.path(end, o.capLine ?? 'edge-line');
  if (o.hollow) pen.path(onPlane(ellipse(0, 0, radius * o.hollow), p1, U, V), 'void', 'edge-line');
  if (o.hub) pen.path(onPlane(ellipse(0, 0, radius * o.hub), p1, U, V), 'dark-metal', 'detail-line');
}

/** Light comes from the upper left, so the gradient starts at the upper edge, or at the left one of an upright rod. */
function litFirst([a, b]: readonly [Point, Point], upright: boolean): [Point, Point] {
  const aFirst = a[1] > b[1] + 1e-6 || (Math.abs(a[1] - b[1]) < 1e-6 && a[0] < b[0]);
  const [first, second] = aFirst ? [a, b] : [b, a];
  return upright && first[0] > second[0] ? [second, first] : [first, second];
}

/** Flush screw heads on a plane. */
export function screws(
  pen: Pen,
  at: readonly Vert[],
  O: Vec3,
  U: Vec3 = X,
  V: Vec3 = Z,
  radius = 0.34,
): void {
  let [heads, slots] = [new Shape(), new Shape()];
  const half = radius * 0.5;
  for (const [x, y] of at) {
    heads = heads.add(onPlane(ellipse(x, y, radius), O, U, V));
    slots = slots
      .add(onPlane(line([x - half, y], [x + half, y]), O, U, V))
      .add(onPlane(line([x, y - half], [x, y + half]), O, U, V));
  }
  pen.path(heads, 'dark-metal', 'detail-line');
  pen.path(slots, 'detail-line', 'half-line');
}

export function holes(pen: Pen, at: readonly Vert[], O: Vec3, U: Vec3 = X, V: Vec3 = Z, radius = 0.4): void {
  const all = at.map(([x, y]) => onPlane(ellipse(x, y, radius), O, U, V));
  pen.path(
    all.reduce((sum, one) => sum.add(one), new Shape()),
    'void',
    'detail-line',
  );
}

/** A loose screw or bolt: its tip at a place, its head back along the direction. */
export function bolt(
  pen: Pen,
  tip: Vec3,
  back: Vec3,
  o: { readonly R?: number; readonly L?: number; readonly h?: number; readonly hex?: boolean } = {},
): void {
  const { R = 0.55, L = 2.2, h = R * 0.8 } = o;
  const neck = plus(tip, back, L);
  const thread = [0.12, 0.26, 0.4, 0.54, 0.68, 0.82];
  const shank = () =>
    rod(pen, tip, neck, R * 0.42, {
      paint: 'dark-metal',
      line: 'part-line',
      capLine: 'detail-line',
      rings: thread,
      ringPaints: ['detail-line', 'half-line'],
    });
  const head = () => {
    if (!o.hex)
      return rod(pen, neck, plus(neck, back, h), R, { line: 'part-line', capLine: 'detail-line', hub: 0.42 });
    const [U, V] = basis(back);
    const corners = Array.from({ length: 6 }, (_, i): Point => {
      const angle = (i * Math.PI) / 3;
      return [R * Math.cos(angle), R * Math.sin(angle)];
    });
    extrude(pen, corners, neck, U, V, back, h, {
      paint: 'metal',
      line: 'part-line',
      crease: 'detail-line',
      rim: 'detail-line',
      edge: 0,
    });
  };
  const facing = dot(back, towardViewer) > 0;
  for (const draw of facing ? [shank, head] : [head, shank]) draw();
}

/** A tinted pane on a plane with the two reflections used on all glass. */
export function pane(pen: Pen, glass: Shape, O: Vec3, recess = true): void {
  const { w, h, cx, cy, y1 } = glass.bbox();
  const width = Math.max(w, h * 0.7);
  const middle = cx - 0.5 * cy;
  const outline = onPlane(glass, O);
  pen.path(outline, 'glass');
  for (const [from, to] of pairs([-0.36, -0.08, -0.02, 0.05]))
    pen.path(onPlane(cut.slab(glass, 1, -0.5, middle + width * from, middle + width * to), O), 'light-1');
  if (recess) pen.path(onPlane(cut.above(glass, y1 - Math.min(2, h * 0.16)), O), 'shade-from-top');
  pen.path(outline, 'edge-line');
}

/** A curved bar through places in space. */
export function curved(points: readonly Vec3[]): Shape {
  return spline(points.map(project));
}

/** A round bar bent at its corners; the fillet in inches of the page. */
export function bent(points: readonly Vec3[], fillet = 2): Shape {
  return poly(
    points.map((place): Vert => [...project(place), fillet]),
    false,
  );
}

export function wire(pen: Pen, points: readonly Vec3[], ink: Ink = 'red-2', width = 0.34): void {
  const path = curved(points);
  pen.layers(path, [{ stroke: 'line', width: width + 0.28 }], [{ stroke: ink, width }]);
}
