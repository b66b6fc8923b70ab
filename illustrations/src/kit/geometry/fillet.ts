import { around, doubleArea, length, minus, type Point, type Segment, type Vert } from './points.ts';

interface Corner {
  readonly toPrevious: Point;
  readonly toNext: Point;
  readonly angle: number;
}

/** Runs through the corners, each rounded by its own radius; radii that do not fit on an edge shrink together. */
export function filleted(verts: readonly Vert[], closed: boolean): Segment[] {
  const corners = verts.map((_, index) => cornerAt(verts, index, closed));
  const tangents = fittedTangents(verts, corners, closed);
  const segments: Segment[] = [];
  verts.forEach(([x, y], index) => {
    const corner = corners[index];
    const tangent = tangents[index] ?? 0;
    const start = index === 0 ? 'M' : 'L';
    if (!corner || tangent === 0) {
      segments.push([start, x, y]);
      return;
    }
    const { toPrevious: u, toNext: w, angle } = corner;
    const radius = tangent * Math.tan(angle / 2);
    const handle = (4 / 3) * Math.tan((Math.PI - angle) / 4) * radius;
    const from: Point = [x + u[0] * tangent, y + u[1] * tangent];
    const to: Point = [x + w[0] * tangent, y + w[1] * tangent];
    segments.push(
      [start, ...from],
      [
        'C',
        from[0] - u[0] * handle,
        from[1] - u[1] * handle,
        to[0] - w[0] * handle,
        to[1] - w[1] * handle,
        ...to,
      ],
    );
  });
  if (closed) segments.push(['Z']);
  return segments;
}

function cornerAt(verts: readonly Vert[], index: number, closed: boolean): Corner | null {
  const here = around(verts, index);
  const isEnd = !closed && (index === 0 || index === verts.length - 1);
  if (!here[2] || isEnd) return null;
  const u = minus(around(verts, index - 1), here);
  const w = minus(around(verts, index + 1), here);
  const [lu, lw] = [length(u), length(w)];
  if (lu < 1e-6 || lw < 1e-6) return null;
  const toPrevious: Point = [u[0] / lu, u[1] / lu];
  const toNext: Point = [w[0] / lw, w[1] / lw];
  const cosine = toPrevious[0] * toNext[0] + toPrevious[1] * toNext[1];
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  if (angle > Math.PI - 0.001 || angle < 0.001) return null;
  return { toPrevious, toNext, angle };
}

function fittedTangents(
  verts: readonly Vert[],
  corners: readonly (Corner | null)[],
  closed: boolean,
): number[] {
  const tangents = corners.map((corner, index) =>
    corner ? (verts[index]?.[2] ?? 0) / Math.tan(corner.angle / 2) : 0,
  );
  for (let pass = 0; pass < 3; pass++) {
    for (let i = 0; i < verts.length; i++) {
      const j = (i + 1) % verts.length;
      if (!closed && j === 0) continue;
      const edge = length(minus(around(verts, j), around(verts, i)));
      const wanted = around(tangents, i) + around(tangents, j);
      if (wanted <= edge || wanted <= 0) continue;
      tangents[i] = around(tangents, i) * (edge / wanted);
      tangents[j] = around(tangents, j) * (edge / wanted);
    }
  }
  return tangents;
}

/** The corners of the outline moved inward by a distance (outward when negative). */
export function insetVerts(verts: readonly Vert[], distance: number): Vert[] {
  const turn = doubleArea(verts) > 0 ? 1 : -1;
  return verts.map((p, index) => {
    const e1 = unit(minus(p, around(verts, index - 1)));
    const e2 = unit(minus(around(verts, index + 1), p));
    const a: Point = [p[0] - e1[1] * turn * distance, p[1] + e1[0] * turn * distance];
    const b: Point = [p[0] - e2[1] * turn * distance, p[1] + e2[0] * turn * distance];
    const cross = e1[0] * e2[1] - e1[1] * e2[0];
    const t = Math.abs(cross) < 1e-6 ? 0 : ((b[0] - a[0]) * e2[1] - (b[1] - a[1]) * e2[0]) / cross;
    const radius = p[2] ?? 0;
    const grown = cross * turn > 0 ? radius - distance : radius + distance;
    return [a[0] + e1[0] * t, a[1] + e1[1] * t, radius ? Math.max(0.15, grown) : 0];
  });
}

function unit(a: Point): Point {
  const l = length(a) || 1;
  return [a[0] / l, a[1] / l];
}
