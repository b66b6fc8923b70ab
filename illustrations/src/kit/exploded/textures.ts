import { onPlane } from './axonometry.ts';
import { line, Shape, spline } from '../geometry/shapes.ts';
import type { Pen } from '../drawing/pen.ts';
import { lerp, around, type Point } from '../geometry/points.ts';
import type { Vec3 } from './space.ts';

/** The field of a texture: its plane, the box it fills there, and the places of the box that belong to it. */
export interface TextureField {
  readonly box: readonly [number, number, number, number];
  readonly O: Vec3;
  readonly U: Vec3;
  readonly V: Vec3;
  readonly keep?: (x: number, y: number) => boolean;
}

type Strand = (x: number, y: number, i: number) => Shape | null;

/** Evenly scattered strokes (the R2 sequence): no two drawings of a material differ. */
function scattered(
  count: number,
  { box: [x0, y0, x1, y1], O, U, V, keep }: TextureField,
  strand: Strand,
): Shape[] {
  const found: Shape[] = [];
  for (let i = 1; i <= count; i++) {
    const x = lerp(x0, x1, (i * 0.7548776662) % 1);
    const y = lerp(y0, y1, (i * 0.5698402909) % 1);
    const drawn = !keep || keep(x, y) ? strand(x, y, i) : null;
    if (drawn) found.push(onPlane(drawn, O, U, V));
  }
  return found;
}

function together(shapes: readonly Shape[]): Shape {
  return shapes.reduce((all, one) => all.add(one), new Shape());
}

export function foam(pen: Pen, count: number, field: TextureField): void {
  const cells = scattered(count, field, (x, y, i) => {
    const size = 0.22 + (i % 3) * 0.07;
    const [c, s] = [size * Math.cos(i * 2.4), size * Math.sin(i * 2.4)];
    return line([x - c, y - s], [x + c, y + s]);
  });
  pen.path(together(cells), 'detail-line', { strokeOpacity: 0.32 });
}

export function strandBoard(pen: Pen, count: number, field: TextureField): void {
  const [dark, light]: [Shape[], Shape[]] = [[], []];
  scattered(count, field, (x, y, i) => {
    const size = 0.9 + (i % 4) * 0.35;
    const [c, s] = [size * Math.cos(i * 1.9), size * Math.sin(i * 1.9)];
    const strand = line([x - c, y - s], [x + c + 0.2, y + s]);
    (i % 3 ? dark : light).push(onPlane(strand, field.O, field.U, field.V));
    return null;
  });
  pen.path(together(dark), 'detail-line', { strokeOpacity: 0.22 }).path(together(light), 'gleam-1');
}

export function woodGrain(pen: Pen, count: number, field: TextureField): void {
  const grain = scattered(count, field, (x, y, i) => {
    const run = 3 + (i % 5) * 1.3;
    const bow = ((i % 3) - 1) * 0.12;
    if (field.keep && !field.keep(x + run, y)) return null;
    return new Shape().M(x, y).C(x + run * 0.3, y + bow, x + run * 0.6, y - bow, x + run, y);
  });
  pen.path(together(grain), 'detail-line', { strokeOpacity: 0.2 });
}

export function fiberBatt(pen: Pen, count: number, field: TextureField): void {
  const fibers = scattered(count, field, (x, y, i) => {
    const s = 0.8 + (i % 3) * 0.2;
    return new Shape().M(x - s, y).C(x - s * 0.4, y + s, x + s * 0.3, y - s, x + s, y + 0.2 * s);
  });
  pen.path(together(fibers), 'detail-line', { strokeOpacity: 0.26 });
}

/** A hand-broken edge from a to b. */
export function tornEdge(a: Point, b: Point, amplitude: number, count: number, seed: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const run = Math.hypot(dx, dy);
  const corners = Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const wave = Math.sin(t * 7.3 + seed * 2.1) * 0.6 + Math.sin(t * 17.1 + seed) * 0.4;
    const off = i > 0 && i < count ? amplitude * wave : 0;
    return [a[0] + dx * t - (dy / run) * off, a[1] + dy * t + (dx / run) * off];
  });
  return spline(corners).pts(0.1);
}

/** True for a place inside an outline. */
export function insideOf(outline: readonly Point[]): (x: number, y: number) => boolean {
  return (x, y) => {
    let isInside = false;
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = around(outline, i - 1);
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    });
    return isInside;
  };
}

/** Places spread regularly along the edges of a rectangle: screws of a frame. */
export function alongRectangle(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  nx: number,
  ny: number,
): Point[] {
  const places: Point[] = [];
  for (let i = 0; i < nx; i++) {
    const x = lerp(x0, x1, nx > 1 ? i / (nx - 1) : 0.5);
    places.push([x, y0], [x, y1]);
  }
  for (let i = 1; i < ny - 1; i++) {
    const y = lerp(y0, y1, i / (ny - 1));
    places.push([x0, y], [x1, y]);
  }
  return places;
}
