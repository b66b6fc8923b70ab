import type { PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';

/** Half the width of a label's letter, in pixels. */
export const halfLetter = 4;
/** From the middle of a label to the middle of a pin that just does not touch it. */
const [beside, above] = [20, 25];
const moves = [0, above, -above, 2 * above, -2 * above];

/** The position of a mark's label, moved below or above the pins that would cover it. */
export function clearOfPins(at: PlanePoint, text: string, pins: readonly PlanePoint[]): PlanePoint {
  const reach = text.length * halfLetter + beside;
  const isFree = (y: number) =>
    pins.every((pin) => Math.abs(pin.x - at.x) >= reach || Math.abs(pin.y - y) >= above);
  const move = moves.find((one) => isFree(at.y + one)) ?? 0;
  return { x: at.x, y: at.y + move };
}
