/** A place or a direction in inches: x along the vehicle, y outboard, z up. */
export type Vec3 = readonly [number, number, number];

export const X: Vec3 = [1, 0, 0];
export const Y: Vec3 = [0, 1, 0];
export const Z: Vec3 = [0, 0, 1];

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Adds `b` to `a` the given number of times. */
export function plus(a: Vec3, b: Vec3, times = 1): Vec3 {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function apart(a: Vec3, b: Vec3): Vec3 {
  return plus(a, b, -1);
}

export function scaled(a: Vec3, by: number): Vec3 {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function neg(a: Vec3): Vec3 {
  return scaled(a, -1);
}

export function crossProduct(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unitVector(a: Vec3): Vec3 {
  return scaled(a, 1 / (Math.hypot(...a) || 1));
}

/** A place on the plane through an origin, by its two coordinates along the plane. */
export function placeOn([u, v]: readonly [number, number, ...unknown[]], O: Vec3, U: Vec3, V: Vec3): Vec3 {
  return plus(plus(O, U, u), V, v);
}

/** Two directions across an axis, and the axis itself, all of length one. */
export function basis(axis: Vec3): [Vec3, Vec3, Vec3] {
  const along = unitVector(axis);
  const across = unitVector(crossProduct(Math.abs(along[2]) < 0.9 ? Z : X, along));
  return [across, crossProduct(along, across), along];
}

/** Places written as one row of numbers: x, y, z, x, y, z … */
export function triples(numbers: readonly number[]): Vec3[] {
  return numbers.flatMap((x, i) =>
    i % 3 === 0 ? [[x, numbers[i + 1] ?? 0, numbers[i + 2] ?? 0] as const] : [],
  );
}
