/** A point in a plane: pixels of a photo, inches of a drawing, pixels of the screen. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * A projective map between planes: nine numbers, row by row. Shifts, rotations and scales are such maps, and so is a
 * camera's view of a flat wall.
 */
export type PlaneMap = readonly [number, number, number, number, number, number, number, number, number];

export function shifted(x: number, y: number): PlaneMap {
  return [1, 0, x, 0, 1, y, 0, 0, 1];
}

export function scaled(by: number, byY = by): PlaneMap {
  return [by, 0, 0, 0, byY, 0, 0, 0, 1];
}

/** Applies `first`, then `next`, in the order of function composition. */
export function after(next: PlaneMap, first: PlaneMap): PlaneMap {
  const [a, b, c, d, e, f, g, h, i] = first;
  const row = (x: number, y: number, z: number): [number, number, number] => [
    x * a + y * d + z * g,
    x * b + y * e + z * h,
    x * c + y * f + z * i,
  ];
  return [
    ...row(next[0], next[1], next[2]),
    ...row(next[3], next[4], next[5]),
    ...row(next[6], next[7], next[8]),
  ];
}

/** Null beyond the photo's horizon: such a point has no image on the other plane. */
export function mapped(map: PlaneMap, { x, y }: PlanePoint): PlanePoint | null {
  const [a, b, c, d, e, f, g, h, i] = map;
  const depth = g * x + h * y + i;
  if (depth <= nearestDepth) return null;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** Depth is 1 at the points the map was made from; this is a thousand times farther away. */
const nearestDepth = 0.001;

/** The inverse map. Undefined for a map onto one line, which `layPhoto` never creates. */
export function wayBack(map: PlaneMap): PlaneMap {
  const [a, b, c, d, e, f, g, h, i] = map;
  const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const whole = a * p + b * q + c * r;
  return scaledMap(
    [p, c * h - b * i, b * f - c * e, q, a * i - c * g, c * d - a * f, r, b * g - a * h, a * e - b * d],
    1 / whole,
  );
}

/** An equivalent map; scaling changes only the depth that `mapped` checks. */
export function scaledMap(map: PlaneMap, by: number): PlaneMap {
  const [a, b, c, d, e, f, g, h, i] = map;
  return [a * by, b * by, c * by, d * by, e * by, f * by, g * by, h * by, i * by];
}

/** Formats the map for CSS: four by four, column by column. */
export function cssMatrix([a, b, c, d, e, f, g, h, i]: PlaneMap): string {
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].map(plain).join(', ')})`;
}

/** CSS allows exponents, but engines differ in how many digits they accept. */
function plain(value: number): string {
  return value === 0 ? '0' : Number(value.toPrecision(12)).toString();
}

/** The local scale of the map at a point. */
export function stretchAt(map: PlaneMap, at: PlanePoint): number | null {
  const here = mapped(map, at);
  const [right, below] = [mapped(map, { x: at.x + 1, y: at.y }), mapped(map, { x: at.x, y: at.y + 1 })];
  if (here === null || right === null || below === null) return null;
  const across = { x: right.x - here.x, y: right.y - here.y };
  const down = { x: below.x - here.x, y: below.y - here.y };
  return Math.sqrt(Math.abs(across.x * down.y - across.y * down.x));
}
