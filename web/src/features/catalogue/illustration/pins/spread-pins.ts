export interface PlacedNumber {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Overlapping pins move apart sideways, so that every number stays readable. */
export function spreadPins<Placed extends PlacedNumber>(
  pins: readonly Placed[],
  size: number,
  width: number,
): Placed[] {
  const placed: Placed[] = [];
  for (const pin of pins) {
    let { x } = pin;
    const step = pin.x + size > width ? -size : size;
    while (placed.some((other) => Math.hypot(other.x - x, other.y - pin.y) < size)) x += step;
    placed.push({ ...pin, x });
  }
  return placed;
}
