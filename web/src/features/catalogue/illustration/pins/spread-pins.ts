export interface PlacedNumber {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Overlapping pins move apart sideways, so that every number stays readable, and none crosses the edges of a picture
 * of this width. A row without room continues below.
 */
export function spreadPins<Placed extends PlacedNumber>(
  pins: readonly Placed[],
  size: number,
  width: number,
): Placed[] {
  const isBounded = width !== Infinity;
  const last = isBounded ? Math.max(size / 2, width - size / 2) : Infinity;
  const first = isBounded ? size / 2 : -Infinity;
  const placed: Placed[] = [];
  for (const pin of pins) {
    const from = Math.min(Math.max(pin.x, first), last);
    let y = pin.y;
    const isFree = (at: number) => !placed.some((other) => Math.hypot(other.x - at, other.y - y) < size);
    let x = freeBeside(from, { size, first, last }, isFree);
    while (x === undefined) {
      y += size;
      x = freeBeside(from, { size, first, last }, isFree);
    }
    placed.push({ ...pin, x, y });
  }
  return placed;
}

interface Row {
  readonly size: number;
  readonly first: number;
  readonly last: number;
}

/** The nearest free place to the right, or else to the left; undefined if the row is full. */
function freeBeside(
  from: number,
  { size, first, last }: Row,
  isFree: (x: number) => boolean,
): number | undefined {
  for (let x = from; x <= last; x += size) if (isFree(x)) return x;
  for (let x = from - size; x >= first; x -= size) if (isFree(x)) return x;
  return undefined;
}
