/** A place in inches. In a view's own coordinates y points up; in a scene's it points down. */
export type Point = readonly [number, number];

/** A corner of a polygon, with the radius of its fillet. */
export type Vert = readonly [number, number, (number | undefined)?];

/** Only lines and cubics, so that mirroring is exact. */
export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type PointMap = (x: number, y: number) => Point;

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Hundredths of an inch: finer than any line is wide. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

export function minus(a: Vert, b: Vert): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

export function length(a: Point): number {
  return Math.hypot(a[0], a[1]);
}

/** The element at an index counted round the list: a closed outline has no first and no last corner. */
export function around<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('An outline without corners has no corner to look at.');
  return found;
}

/** Twice the signed area of a closed outline: positive when it runs counterclockwise with y up. */
export function doubleArea(points: readonly Vert[]): number {
  return points.reduce((sum, a, index) => {
    const b = around(points, index + 1);
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);
}

/** Points written as one row of numbers: x, y, x, y … */
export function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []));
}

/** Corners written as one row of numbers: x, y, fillet radius, x, y, fillet radius … */
export function corners(numbers: readonly number[]): Vert[] {
  return numbers.flatMap((x, i) =>
    i % 3 === 0 ? [[x, numbers[i + 1] ?? 0, numbers[i + 2] ?? 0] as const] : [],
  );
}
