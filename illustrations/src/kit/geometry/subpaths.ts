import { around, type Point, type Segment } from './points.ts';
import { Shape } from './shapes.ts';

/** The separate strokes of a path. */
export function subpaths({ segments }: Shape): Shape[] {
  const found: Segment[][] = [];
  for (const segment of segments) {
    if (segment[0] === 'M' || found.length === 0) found.push([]);
    found.at(-1)?.push(segment);
  }
  return found.map((part) => new Shape(part));
}

/** The same closed outlines run the other way round. */
export function reversed(shape: Shape): Shape {
  return subpaths(shape)
    .map(reversedOne)
    .reduce((all, one) => all.add(one), new Shape());
}

function reversedOne({ segments }: Shape): Shape {
  const drawn = segments.filter((segment) => segment[0] !== 'Z');
  const ends = drawn.map((segment): Point =>
    segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]],
  );
  const result = new Shape().M(...around(ends, -1));
  for (let i = drawn.length - 1; i > 0; i--) {
    const segment = around(drawn, i);
    const start = around(ends, i - 1);
    if (segment[0] === 'C') result.C(segment[3], segment[4], segment[1], segment[2], ...start);
    else result.L(...start);
  }
  return result.Z();
}

/** Fewer corners, none farther than the tolerance from the line they leave (Douglas–Peucker). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [a, b] = [points.at(0), points.at(-1)];
  if (points.length < 3 || !a || !b) return [...points];
  const run = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let [farthest, index] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const p = around(points, i);
    const distance = run
      ? Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / run
      : Math.hypot(p[0] - a[0], p[1] - a[1]);
    if (distance > farthest) [farthest, index] = [distance, i];
  }
  if (farthest <= tolerance) return [a, b];
  return [
    ...simplified(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(index), tolerance),
  ];
}

/** A closed outline simplified in two halves that meet at the given corner. */
export function simplifiedLoop(points: readonly Point[], meeting: number, tolerance: number): Point[] {
  return [
    ...simplified(points.slice(0, meeting + 1), tolerance).slice(0, -1),
    ...simplified([...points.slice(meeting), around(points, 0)], tolerance).slice(0, -1),
  ];
}
